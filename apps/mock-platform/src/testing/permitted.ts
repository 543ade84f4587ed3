import { isGuarded } from '@tonalli/contracts/ledger';
import { requirePermit } from '../guard/decide';
import type { PostingReceipt, PostingRequest } from '../ledger/ledger';
import type { World } from '../world/world';

/** A posting that still lacks the permit that its kind may ask for. */
export type Unpermitted<Request extends PostingRequest = PostingRequest> = Request extends unknown
  ? Omit<Request, 'permit'>
  : never;

/** Posts with a permit of its own, as whoever books by hand: for tests that are about something else than permits. */
export function postPermitted(world: World, request: Unpermitted): PostingReceipt {
  return world.transaction(() => world.ledger.post(permitted(world, request)));
}

function permitted(world: World, request: Unpermitted): PostingRequest {
  const { kind, memberId, toMemberId, amountMinor } = request;
  const whose = memberId ?? toMemberId ?? '';
  const permit = isGuarded(kind)
    ? { permit: requirePermit(world, { kind, memberId: whose, amountMinor, by: 'operator' }) }
    : {};
  // The permit is of the request's own kind, and there where that one is guarded: what no type follows through a union.
  return { ...request, ...permit } as PostingRequest;
}
