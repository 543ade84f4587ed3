import type { SettledStake } from '../../events/facts';
import type { World } from '../../world/world';
import { ordersRepository } from './lottery.repository';

const LOTTERY_TYPES: readonly string[] = ['LOTT', 'ELOTT'];

/** Pays what an order's odds left of the member's own rate, of what counts as play: of draws that came to a result. */
export function payRebate(world: World, { memberId, roundId, gameType, validMinor, at }: SettledStake): void {
  if (!LOTTERY_TYPES.includes(gameType)) return;
  const row = ordersRepository(world).byRound(roundId);
  const rebateMinor = row ? Math.floor((validMinor * row.rebateBp) / 10_000) : 0;
  if (rebateMinor === 0) return;
  world.ledger.postWithin({
    ...{ kind: 'bet.rebate', key: `lottery-rebate:${roundId}`, memberId, amountMinor: rebateMinor },
    ...{ reference: roundId, at },
  });
  ordersRepository(world).payRebate({ roundId, rebateMinor });
}
