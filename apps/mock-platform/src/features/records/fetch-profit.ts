import { OPERATOR_TIME_ZONE, REPORT_MAX_RANGE_DAYS } from '@tonalli/contracts/constants';
import type { fetchProfit as endpoint, Profit } from '@tonalli/contracts/records/wire';
import { addDays, dayStartInZone, daysBetween } from '../../clock/zone-days';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { recordsRepository } from '../../wagering/bets.repository';
import type { World } from '../../world/world';
import { movementsRepository } from './movements.repository';
import { addMovement, addProfits, NO_PROFIT } from './profit';

const startOf = (day: string): number => dayStartInZone(day, OPERATOR_TIME_ZONE);

/** So many days, with what was moved on each. */
function profitByDay(world: World, memberId: string, days: readonly string[]): (Profit & { day: string })[] {
  const spans = days.map((day) => [startOf(day), startOf(addDays(day, 1))] as const);
  const byDay = days.map((day) => ({ day, ...NO_PROFIT }));
  for (const { day, kind, amountMinor } of movementsRepository(world).daySums(memberId, spans)) {
    const profit = byDay[day];
    if (profit) addMovement(profit, kind, amountMinor);
  }
  return byDay;
}

/** Deposits, withdrawals, play and bonuses day by day, and how the period before went (MEM-09). */
export const fetchProfit: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const { from, to } = input;
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > REPORT_MAX_RANGE_DAYS) throw new PlatformFailure('INVALID_REQUEST');
  const daysFrom = (first: string) => Array.from({ length }, (_, index) => addDays(first, index));
  const days = profitByDay(world, member.id, daysFrom(from));
  const previousFrom = addDays(from, -length);
  const range = { memberId: member.id, from: startOf(from), to: startOf(addDays(to, 1)) };
  return {
    days,
    games: recordsRepository(world)
      .byGameType(range)
      .map(({ gameType, bets, stakeMinor, payoutMinor }) => {
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
