import type { SettledStake } from '../../events/facts';
import type { World } from '../../world/world';
import { type OrderRow, ordersRepository } from './lottery.repository';

type Settled = Pick<SettledStake, 'validMinor' | 'at'>;

/** Pays what an order's odds left of the member's own rate, of what counts as play: of draws that came to a result. */
export function payRebate(world: World, { memberId, roundId, rebateBp }: OrderRow, { validMinor, at }: Settled): void {
  const rebateMinor = Math.floor((validMinor * rebateBp) / 10_000);
  if (rebateMinor === 0) return;
  world.ledger.postWithin({
    ...{ kind: 'bet.rebate', key: `lottery-rebate:${roundId}`, memberId, amountMinor: rebateMinor },
    ...{ reference: roundId, at },
  });
  ordersRepository(world).payRebate({ roundId, rebateMinor });
}
