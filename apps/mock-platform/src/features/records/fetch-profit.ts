import { OPERATOR_TIME_ZONE, REPORT_MAX_RANGE_DAYS } from '@tonalli/contracts/constants';
import type { fetchProfit as endpoint, Profit } from '@tonalli/contracts/records/wire';
import { addDays, dayStartInZone, daysBetween } from '../../clock/zone-days';
import { flowsByDay } from '../../rollups/cash';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { playedByGameType } from '../../wagering/played';
import type { World } from '../../world/world';
import { addFlow, addProfits, NO_PROFIT } from './profit';

const startOf = (day: string): number => dayStartInZone(day, OPERATOR_TIME_ZONE);

const spanOf = (days: readonly string[]) => ({
  from: startOf(days[0] ?? ''),
  to: startOf(addDays(days.at(-1) ?? '', 1)),
});

/** So many days, one after another, with what was moved on each. */
function profitByDay(world: World, memberId: string, days: readonly string[]): (Profit & { day: string })[] {
  const byStart = new Map(days.map((day) => [startOf(day), { day, ...NO_PROFIT }]));
  for (const { day, ...flow } of flowsByDay(world, memberId, spanOf(days))) {
    const profit = byStart.get(day);
    if (profit) addFlow(profit, flow);
  }
  return [...byStart.values()];
}

/** Deposits, withdrawals, play and bonuses day by day, and how the period before went (MEM-09). */
export const fetchProfit: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const { from, to } = input;
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > REPORT_MAX_RANGE_DAYS) throw new PlatformFailure('INVALID_REQUEST');
  const daysFrom = (first: string) => Array.from({ length }, (_, index) => addDays(first, index));
  const asked = daysFrom(from);
  const days = profitByDay(world, member.id, asked);
  const previousFrom = addDays(from, -length);
  return {
    days,
    games: playedByGameType(world, member.id, spanOf(asked)).map(({ gameType, bets, stakeMinor, payoutMinor }) => {
      return { gameType, bets, stake: stakeMinor, payout: payoutMinor, net: payoutMinor - stakeMinor };
    }),
    totals: addProfits(days),
    previous: {
      from: previousFrom,
      to: addDays(from, -1),
      totals: addProfits(profitByDay(world, member.id, daysFrom(previousFrom))),
    },
  };
};
