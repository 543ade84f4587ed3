/** Of the operator's calendar. No imports, since it ships to browsers. */
export const LIMIT_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** The most that a member wants to deposit in each period, in minor units; left out: no limit. */
export type DepositLimits = { [Period in LimitPeriod]?: number | undefined };

/** Which of a member's own limits is in the way. Amounts in minor units. */
export interface LimitReached {
  period: LimitPeriod;
  limitMinor: number;
  /** What was deposited in the period, and what waits to be paid. */
  usedMinor: number;
  /** When the next period begins, ISO 8601 UTC. */
  startsAnewAt: string;
}

/** The first limit that is below one of a shorter period, which it would make pointless. */
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
