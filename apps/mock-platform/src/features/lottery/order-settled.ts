import type { SettledStake } from '../../events/facts';
import type { World } from '../../world/world';
import { correctEnded } from './correct-draw';
import { ordersRepository } from './lottery.repository';
import { payRebate } from './pay-rebate';

const LOTTERY_TYPES: readonly string[] = ['LOTT', 'ELOTT'];

function orderSettled(world: World, settled: SettledStake): void {
  const order = LOTTERY_TYPES.includes(settled.gameType) ? ordersRepository(world).byRound(settled.roundId) : null;
  if (!order) return;
  payRebate(world, order, settled);
  correctEnded(world, order);
}

/** Orders are settled: their rebates are paid, and draws of a chase that were corrected meanwhile are counted. */
export function ordersSettled(world: World, bets: readonly SettledStake[]): void {
  for (const bet of bets) orderSettled(world, bet);
}
