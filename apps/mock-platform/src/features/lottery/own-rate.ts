import type { GameType } from '@tonalli/contracts/lobby/wire';
import { familyOf } from '@tonalli/lottery/families';
import { lotteryOf } from '@tonalli/lottery/lotteries';
import type { World } from '../../world/world';
import { ordersRepository } from './lottery.repository';

/** Whether a bet was an order whose member chose between odds and rebate, and so had the whole own rate with it. */
export function hasOwnRate(world: World, { roundId, gameType }: { roundId: string; gameType: GameType }): boolean {
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return false;
  const order = ordersRepository(world).byRound(roundId);
  const lottery = order ? lotteryOf(order.code) : null;
  return lottery !== null && familyOf(lottery.family).hasPrizeGroups === true;
}
