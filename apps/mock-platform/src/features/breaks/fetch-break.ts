import type { fetchBreak as endpoint } from '@tonalli/contracts/breaks/wire';
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

export const fetchBreak: Verb<typeof endpoint> = ({ ctx: { world, member, now } }) => {
  const current = protectionOf(world, member.id).break;
  const way = wayBack(world, member.id, current);
  return {
    current: current && { kind: current.kind, from: toIso(current.from), until: end(current.until) },
    choices: offeredBreaks(world, current).map((offered) => ({ ...offered, until: end(offered.until) })),
    return: way && toWireReturn(way, now),
    balanceReturnDays: policyOf(world).balanceReturnDays,
    asksForLimits: asksForLimits(world, member.id),
  };
};
