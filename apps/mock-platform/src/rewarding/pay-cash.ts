import { requirePermit } from '../guard/decide';
import { definePayer } from './define-payer';

/** Money that is free at once. */
export const payCash = definePayer('cash', (world, { reward, ...payment }) => {
  const { memberId, key, reference, by, at } = payment;
  const { amountMinor } = reward;
  const kind = 'bonus.reward';
  const permit = requirePermit(world, { kind, memberId, amountMinor, by });
  world.ledger.postWithin({ kind, key, memberId, amountMinor, reference, at, permit });
});
