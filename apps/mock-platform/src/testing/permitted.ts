import { type GuardedKind, isGuarded, type KindOfMove, moveOf } from '@tonalli/contracts/ledger';
import { requirePermit, requireStake } from '../guard/decide';
import type { Permit, PostingReceipt, PostingRequest } from '../ledger/ledger';
import type { World } from '../world/world';

/** A posting that still lacks the permit that its kind may ask for. */
export type Unpermitted<Request extends PostingRequest = PostingRequest> = Request extends unknown
  ? Omit<Request, 'permit'>
  : never;

/** Posts with a permit of its own, as whoever books by hand: for tests that are about something else than permits. */
export function postPermitted(world: World, request: Unpermitted): PostingReceipt {
  return world.transaction(() => world.ledger.post(permitted(world, request)));
}

/** As `postPermitted`, of many: all of them or none. */
export function postAllPermitted(world: World, requests: readonly Unpermitted[]): PostingReceipt[] {
  return world.transaction(() => world.ledger.postAll(requests.map((request) => permitted(world, request))));
}

const isStake = (kind: GuardedKind): kind is KindOfMove<'stake'> => moveOf(kind) === 'stake';

const TITLE = { nodeId: '000001', gameType: 'RNG', family: 'summary' } as const;

function permitOf(world: World, kind: GuardedKind, of: { memberId: string; amountMinor: number }): Permit {
  const asked = { ...of, by: 'operator' } as const;
  return isStake(kind)
    ? requireStake(world, { ...asked, title: TITLE, isStart: true })(kind, of.amountMinor)
    : requirePermit(world, { ...asked, kind });
}

function permitted(world: World, request: Unpermitted): PostingRequest {
  const { kind, memberId, toMemberId, amountMinor } = request;
  const whose = memberId ?? toMemberId ?? '';
  const permit = isGuarded(kind) ? { permit: permitOf(world, kind, { memberId: whose, amountMinor }) } : {};
  // The permit is of the request's own kind, and there where that one is guarded: what no type follows through a union.
  return { ...request, ...permit } as PostingRequest;
}
