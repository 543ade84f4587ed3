import type { World } from '../world/world';
import { playRollups } from './play.repository';
import { teamActiveRepository } from './team-active.repository';
import { teamCarryRepository } from './team-carry.repository';
import { type TeamDaySums, teamFiguresRepository } from './team-figures.repository';
import { dayAfter, dayOf, type Span } from './time-parts';

/** How far the teams' rows reach; what was booked since is read from the slots. Milliseconds since epoch. */
export const teamsCarriedTo = (world: World): number => teamCarryRepository(world).mark().carriedTo;

/** What all below an agent staked, won and moved in a span of whole days, as the tree stood then, by day and category. */
export const teamDaysOf = (world: World, agentId: string, days: Span): TeamDaySums[] =>
  teamFiguresRepository(world)
    .days({ agentId, carriedTo: teamsCarriedTo(world), ...days })
    .map(({ at, ...sums }) => ({ at: dayOf(at), ...sums }));

/** The same of slots that the mark has passed. */
export const carriedDaysOf = (world: World, agentId: string, days: Span): TeamDaySums[] =>
  teamFiguresRepository(world).days({ agentId, carriedTo: days.to, ...days });

/** Who of all below an agent played in slots of a span that the mark has not passed. */
export const playersNotCarried = (world: World, agentId: string, days: Span): string[] => [
  ...new Set(openPlayers(world, agentId, days).map(({ memberId }) => memberId)),
];

/** How many of all below an agent had a bet settled in a span of whole days, each counted once. */
export function activeBelow(world: World, agentId: string, days: Span): number {
  const open = new Set(openPlayers(world, agentId, days).map(({ memberId }) => memberId));
  const known = teamActiveRepository(world).inRange(agentId, days);
  return known + [...open].filter((memberId) => !isKnown(world, { agentId, memberId }, days)).length;
}

/** The same for each day of a span that has any, by its first moment. */
export function activeByDay(world: World, agentId: string, days: Span): Map<number, number> {
  const counted = teamActiveRepository(world).byDay(agentId, days);
  const byDay = new Map(counted.map(({ day, people }) => [day, people]));
  const open = new Map<number, Set<string>>();
  for (const { memberId, slot } of openPlayers(world, agentId, days)) {
    const day = dayOf(slot);
    open.set(day, (open.get(day) ?? new Set()).add(memberId));
  }
  for (const [day, players] of open) {
    const span = { from: day, to: dayAfter(day) };
    const fresh = [...players].filter((memberId) => !isKnown(world, { agentId, memberId }, span)).length;
    if (fresh > 0) byDay.set(day, (byDay.get(day) ?? 0) + fresh);
  }
  return byDay;
}

/** Who played in slots that the mark has not passed. */
const openPlayers = (world: World, agentId: string, { from, to }: Span) =>
  teamActiveRepository(world).players(agentId, { from: Math.max(from, teamsCarriedTo(world)), to });

/** Whether the carried days of a span count somebody already. */
function isKnown(world: World, of: { agentId: string; memberId: string }, { from, to }: Span): boolean {
  const store = teamActiveRepository(world);
  const carriedTo = teamsCarriedTo(world);
  const lastDay = dayOf(carriedTo);
  return (
    store.days(of, { from, to: Math.min(to, lastDay) }).length > 0 ||
    store.playedInSlots(of, { from: Math.max(from, lastDay), to: Math.min(to, carriedTo) })
  );
}

/** Whether a member had a bet settled in a span of whole days. */
export const hasPlayed = (world: World, memberId: string, days: Span): boolean =>
  playRollups(world)
    .ofDays(memberId, days)
    .some(({ bets }) => bets > 0);
