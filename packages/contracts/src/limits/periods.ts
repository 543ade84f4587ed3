/** Of the operator's calendar. No imports, since it ships to browsers. */
export const LIMIT_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** What a member can limit, in what span: `rolling`: the last 24 hours; `each`: every single one. */
export const PERIODS_OF_LIMITS = {
  deposit: LIMIT_PERIODS,
  loss: [...LIMIT_PERIODS, 'rolling'],
  stake: LIMIT_PERIODS,
  singleStake: ['each'],
  time: ['daily'],
} as const;

export type LimitKind = keyof typeof PERIODS_OF_LIMITS;
export type PeriodOf<Kind extends LimitKind> = (typeof PERIODS_OF_LIMITS)[Kind][number];
export type OwnLimitPeriod = PeriodOf<LimitKind>;
// The keys of the table above, in its order.
export const LIMIT_KINDS = Object.keys(PERIODS_OF_LIMITS) as [LimitKind, ...LimitKind[]];
export const OWN_LIMIT_PERIODS = [...LIMIT_PERIODS, 'rolling', 'each'] as const satisfies readonly OwnLimitPeriod[];

/** The limits of one kind by period: minor units, of `time` minutes. Left out: no limit. */
export type KindLimits = { [Period in OwnLimitPeriod]?: number | undefined };

/** The most that a member wants to deposit in each period, in minor units; left out: no limit. */
export type DepositLimits = { [Period in LimitPeriod]?: number | undefined };

interface Reached {
  period: OwnLimitPeriod;
  /** When there is room again, ISO 8601 UTC; null where time makes none, or nobody can tell. */
  startsAnewAt: string | null;
}

/** Amounts in minor units; what is used counts what is open, too. */
export interface AmountReached extends Reached {
  kind: Exclude<LimitKind, 'time'>;
  limitMinor: number;
  usedMinor: number;
}

export interface TimeReached extends Reached {
  kind: 'time';
  limitMinutes: number;
  usedMinutes: number;
}

/** Which of a member's own limits is in the way. */
export type LimitReached = AmountReached | TimeReached;

/** The first limit of the calendar that is below one of a shorter period, which it would make pointless. */
export function limitOutOfOrder(limits: DepositLimits): LimitPeriod | null {
  let least = 0;
  for (const period of LIMIT_PERIODS) {
    const limit = limits[period];
    if (limit === undefined) continue;
    if (limit < least) return period;
    least = limit;
  }
  return null;
}
