import type { PostingReceipt } from '../ledger/ledger';
import type { World } from '../world/world';
import { requirePermit } from './decide';

interface Credit {
  memberId: string;
  amountMinor: number;
  /** The posting's idempotency key. */
  key: string;
  reference: string;
  /** Milliseconds since epoch. */
  at: number;
}

/** Money that comes to a member without an order, as the operator books it: the default data's, scenarios', testers'. */
export const creditByHand = (world: World, credit: Credit): PostingReceipt =>
  world.transaction(() => {
    const { memberId, amountMinor } = credit;
    const permit = requirePermit(world, { kind: 'deposit.credit', memberId, amountMinor, by: 'operator' });
    return world.ledger.post({ ...credit, kind: 'deposit.credit', permit });
  });
