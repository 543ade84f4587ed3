import type { askForReturn as askEndpoint, confirmReturn as confirmEndpoint } from '@tonalli/contracts/breaks/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { type Break, keepBreak, protectionOf } from '../../people/player-protection';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { DAY_MS, HOUR_MS } from './break-ends';
import { breaksRepository } from './breaks.repository';

interface AskedReturn {
  readonly mayConfirmFrom: number;
  readonly mayConfirmUntil: number;
}

export interface WayBack {
  /** Milliseconds since epoch, as all of these. */
  readonly mayAskFrom: number;
  /** Null: not asked for, or asked for and not confirmed in time. */
  readonly asked: AskedReturn | null;
}

const mayAskFrom = (world: World, { from, until }: Break): number =>
  until ?? from + policyOf(world).exclusionMinDays * DAY_MS;

function askedReturn(world: World, memberId: string): AskedReturn | null {
  const last = breaksRepository(world).last(memberId);
  if (last?.event !== 'RETURN_ASKED' || last.mayConfirmFrom === null || last.mayConfirmUntil === null) return null;
  const { mayConfirmFrom, mayConfirmUntil } = last;
  return world.clock.now() < mayConfirmUntil ? { mayConfirmFrom, mayConfirmUntil } : null;
}

/** Null where there is no exclusion; of a time-out nobody has to come back. */
export function wayBack(world: World, memberId: string, taken: Break | null): WayBack | null {
  if (taken?.kind !== 'SELF_EXCLUSION') return null;
  return { mayAskFrom: mayAskFrom(world, taken), asked: askedReturn(world, memberId) };
}

export const toWireReturn = ({ mayAskFrom: from, asked }: WayBack, now: number) => ({
  mayAskFrom: toIso(from),
  mayAsk: now >= from,
  asked: asked && {
    mayConfirmFrom: toIso(asked.mayConfirmFrom),
    mayConfirmUntil: toIso(asked.mayConfirmUntil),
    mayConfirm: now >= asked.mayConfirmFrom,
  },
});

interface Exclusion {
  taken: Break;
  way: WayBack;
}

/** Throws `NOT_FOUND` without a break, `RETURN_TOO_EARLY` for a time-out, which ends by itself. */
function requireExclusion(world: World, memberId: string): Exclusion {
  const taken = protectionOf(world, memberId).break;
  if (!taken) throw new PlatformFailure('NOT_FOUND');
  const way = wayBack(world, memberId, taken);
  if (!way) throw new PlatformFailure('RETURN_TOO_EARLY');
  return { taken, way };
}

/**
 * Begins the wait of a member who wants to come back; asked again, the wait that runs stands. Call in a transaction.
 * Throws `RETURN_TOO_EARLY` before the exclusion's time is over.
 */
export function startReturn(world: World, memberId: string): WayBack {
  const { taken, way } = requireExclusion(world, memberId);
  const at = world.clock.now();
  if (at < way.mayAskFrom) throw new PlatformFailure('RETURN_TOO_EARLY');
  if (way.asked) return way;
  const { exclusionReturnWaitH, confirmWindowH } = policyOf(world);
  const waitH = taken.until === null ? exclusionReturnWaitH.indefinite : exclusionReturnWaitH.definite;
  const mayConfirmFrom = at + waitH * HOUR_MS;
  const asked = { mayConfirmFrom, mayConfirmUntil: mayConfirmFrom + confirmWindowH * HOUR_MS };
  const { kind, until } = taken;
  breaksRepository(world).append({ memberId, event: 'RETURN_ASKED', at, kind, until, ...asked });
  return { ...way, asked };
}

/** Ends an exclusion by the member's own word. Call in a transaction. Throws `RETURN_TOO_EARLY` but within the window after the wait. */
export function endExclusion(world: World, memberId: string): void {
  const { taken, way } = requireExclusion(world, memberId);
  const at = world.clock.now();
  if (!way.asked || at < way.asked.mayConfirmFrom) throw new PlatformFailure('RETURN_TOO_EARLY');
  keepBreak(world, memberId, null);
  const { kind, until } = taken;
  breaksRepository(world).append({ memberId, event: 'RETURNED', at, kind, until });
}

export const askForReturn: Verb<typeof askEndpoint> = ({ ctx: { world, member, now } }) =>
  toWireReturn(startReturn(world, member.id), now);

export const confirmReturn: Verb<typeof confirmEndpoint> = ({ ctx: { world, member } }) => {
  endExclusion(world, member.id);
  return null;
};
