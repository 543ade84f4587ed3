import type { LimitHistoryDay, LimitsView } from '@tonalli/contracts/limits/api';

export const MEASURES = ['deposit', 'net', 'time'] as const;
export type Measure = (typeof MEASURES)[number];

export const TONES = { deposit: 'marigold', net: 'sign', time: 'jade' } as const satisfies Record<Measure, string>;

export const minutesOf = ({ playedMs }: LimitHistoryDay): number => Math.floor(playedMs / 60_000);

/** In hundredths of what is drawn: pesos, or minutes. */
export function drawnOf(day: LimitHistoryDay, measure: Measure): number {
  if (measure === 'time') return minutesOf(day) * 100;
  return measure === 'deposit' ? day.depositedMinor : day.netMinor;
}

/** The limit of a day that holds now; undefined: none. */
export function lineOf({ states, timeMinutes }: LimitsView, measure: Measure): number | undefined {
  if (measure === 'time') return timeMinutes ?? undefined;
  const kind = measure === 'net' ? 'loss' : 'deposit';
  return states.find((state) => state.kind === kind && state.period === 'daily')?.limitMinor ?? undefined;
}
