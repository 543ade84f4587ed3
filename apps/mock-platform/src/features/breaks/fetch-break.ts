import type { fetchBreak as endpoint } from '@tonalli/contracts/breaks/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';
import { toIso } from '../../clock/system-time';
import { protectionOf } from '../../people/player-protection';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { offeredBreaks } from './break-choices';
import { DAY_MS } from './break-ends';
import { breaksRepository } from './breaks.repository';
import { toWireReturn, wayBack } from './come-back';

/** For so long after a return a member is asked for limits. */
const ASKED_FOR_DAYS = 7;

const end = (until: number | null): string | null => (until === null ? null : toIso(until));

function asksForLimits(world: World, memberId: string): boolean {
  const last = breaksRepository(world).last(memberId);
  return last?.event === 'RETURNED' && world.clock.now() < last.at + ASKED_FOR_DAYS * DAY_MS;
}

/** A member's break, what may be taken now, and the way back. */
export function breakView(world: World, memberId: string): ValueOf<typeof endpoint> {
  const current = protectionOf(world, memberId).break;
  const way = wayBack(world, memberId, current);
  return {
    current: current && { kind: current.kind, from: toIso(current.from), until: end(current.until) },
    choices: offeredBreaks(world, current).map((offered) => ({ ...offered, until: end(offered.until) })),
    return: way && toWireReturn(way, world.clock.now()),
    balanceReturnDays: policyOf(world).balanceReturnDays,
    asksForLimits: asksForLimits(world, memberId),
  };
}

export const fetchBreak: Verb<typeof endpoint> = ({ ctx: { world, member } }) => breakView(world, member.id);
