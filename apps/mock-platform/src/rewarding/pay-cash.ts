import { requirePermit } from '../guard/decide';
import { definePayer } from './define-payer';

/** Money that is free at once. What comes of a level is posted as that, and stands by itself in records and statements. */
export const payCash = definePayer('cash', (world, { reward, source, ...payment }) => {
  const { memberId, key, reference, by, at } = payment;
  const { amountMinor } = reward;
  const posting = { key, memberId, amountMinor, reference, at };
  if (source === 'vip') {
    const permit = requirePermit(world, { kind: 'bonus.vip', memberId, amountMinor, by });
    world.ledger.postWithin({ ...posting, kind: 'bonus.vip', permit });
  } else {
    const permit = requirePermit(world, { kind: 'bonus.reward', memberId, amountMinor, by });
    world.ledger.postWithin({ ...posting, kind: 'bonus.reward', permit });
  }
});
