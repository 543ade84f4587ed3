import type { fetchTeamOverview as endpoint } from '@tonalli/contracts/team/wire';
import { toIso } from '../../clock/system-time';
import { daysBefore, eachDay, type ReportDays, reportLength, spanOfDays } from '../../rollups/report-days';
import { activeBelow, activeByDay, teamDaysOf } from '../../rollups/team-figures';
import { peopleBelow } from '../../rollups/team-people';
import { figuresOf } from '../../rollups/team-period';
import { dayOf } from '../../rollups/time-parts';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';

/** What the agent's own downline is and holds, and what it did in a range and in the one before (AG-02, AG-06). Amounts in minor units. */
export const fetchTeamOverview: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  reportLength(input);
  const before = daysBefore(input);
  const { levels, balanceMinor, joinsByDay } = peopleBelow(world, member.id, spanOfDays(input));
  const earlier = peopleBelow(world, member.id, spanOfDays(before)).joinsByDay;
  const now = world.clock.now();
  const today = eachDay(input).find(({ start }) => start === dayOf(now));
  return {
    members: sum(levels.map(({ members }) => members)),
    agents: sum(levels.map(({ agents }) => agents)),
    balance: balanceMinor,
    levels,
    ...ofRange(world, member.id, { days: input, joinsByDay }),
    previous: { ...before, ...ofRange(world, member.id, { days: before, joinsByDay: earlier }).totals },
    partialDay: today?.day ?? null,
    asOf: toIso(now),
  };
};

interface Period {
  days: ReportDays;
  joinsByDay: ReadonlyMap<number, number>;
}

function ofRange(world: World, agentId: string, { days, joinsByDay }: Period) {
  const span = spanOfDays(days);
  const sums = teamDaysOf(world, agentId, span);
  const byDay = Map.groupBy(sums, ({ at }) => at);
  const active = activeByDay(world, agentId, span);
  return {
    totals: {
      ...figuresOf(sums),
      newMembers: sum([...joinsByDay.values()]),
      activeMembers: activeBelow(world, agentId, span),
    },
    days: eachDay(days).map(({ day, start }) => ({
      day,
      ...figuresOf(byDay.get(start) ?? []),
      newMembers: joinsByDay.get(start) ?? 0,
      activeMembers: active.get(start) ?? 0,
    })),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
