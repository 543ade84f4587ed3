import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { applyBasisPoints } from '@tonalli/contracts/money';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { flowsByDay } from '../../rollups/cash';
import { playInSlots } from '../../rollups/play';
import type { Span } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import type { CashbackTerms } from './campaign-schema';

const WEEK_DAYS = 7;

/** The Monday that begins the operator's week of a moment, yyyy-MM-dd. */
export function weekOf(at: number): string {
  const day = dayInZone(at, OPERATOR_TIME_ZONE);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % WEEK_DAYS));
}

/** The Monday that follows the one of a week. */
export const weekAfter = (period: string): string => addDays(period, WEEK_DAYS);

/** A week from its first moment to the next one's. */
export const spanOfWeek = (period: string): Span => ({
  from: dayStartInZone(period, OPERATOR_TIME_ZONE),
  to: dayStartInZone(weekAfter(period), OPERATOR_TIME_ZONE),
});

/** What a member played and was given within a period, minor units. */
export interface PeriodPlay {
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** Everything that came as bonus, earlier cashback included. */
  readonly bonusMinor: number;
}

/** From the rollups, so that it costs the same however much was played. The span is of whole days. */
export function playOf(
  world: World,
  memberId: string,
  { categories, span }: Pick<CashbackTerms, 'categories'> & { span: Span },
) {
  const wanted = new Set<string>(categories);
  const { play } = playInSlots(world, memberId, span);
  const sums = { stakeMinor: 0, payoutMinor: 0, bonusMinor: 0 };
  for (const { category, stakeMinor, payoutMinor } of play) {
    if (!wanted.has(category)) continue;
    sums.stakeMinor += stakeMinor;
    sums.payoutMinor += payoutMinor;
  }
  for (const { category, inMinor } of flowsByDay(world, memberId, span)) {
    if (category === 'bonus') sums.bonusMinor += inMinor;
  }
  return sums;
}

/** The rate of a VIP level: that of the highest step that it reaches; 0 below the first. */
export const rateOf = ({ rates }: Pick<CashbackTerms, 'rates'>, level: number): number =>
  rates.reduce((rateBp, step) => (level >= step.level ? step.rateBp : rateBp), 0);

/** Stakes less payouts, less what was given as bonus and earlier cashback; below zero for who won. */
export const netLossOf = ({ stakeMinor, payoutMinor, bonusMinor }: PeriodPlay): number =>
  stakeMinor - payoutMinor - bonusMinor;

/** Rate times the net loss, nothing below the minimum and no more than the cap. */
export function cashbackOf(terms: CashbackTerms, play: PeriodPlay, rateBp: number): number {
  const netLossMinor = netLossOf(play);
  if (netLossMinor < terms.minimumMinor) return 0;
  return Math.min(applyBasisPoints(netLossMinor, rateBp), terms.capMinor);
}
