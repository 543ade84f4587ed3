import { DATE_PRESETS_DAYS, REPORT_MAX_RANGE_DAYS } from '@tonalli/contracts/constants';
import { addDays, type DayRange, presetRange } from '@tonalli/ui/date-range/dates';
import { dayStart } from './operator-day';

/** As far apart as the platform lets the two ends be. */
export const MAX_RANGE_DAYS = REPORT_MAX_RANGE_DAYS;

export type DayPreset = 'today' | 'previous7' | 'previous30' | 'next7' | 'next30' | 'month' | 'previousMonth';

/** The ready ranges, seen from a day (MEM-07). */
export function presetRanges(today: string): Record<DayPreset, DayRange> {
  const month = `${today.slice(0, 7)}-01`;
  const before = addDays(month, -1);
  const { previous7, previous30, next7, next30 } = DATE_PRESETS_DAYS;
  return {
    today: { from: today, to: today },
    previous7: presetRange(today, previous7),
    previous30: presetRange(today, previous30),
    next7: presetRange(today, next7),
    next30: presetRange(today, next30),
    month: { from: month, to: today },
    previousMonth: { from: `${before.slice(0, 7)}-01`, to: before },
  };
}

/** The range of an address, or the last seven days. */
export function shownRange({ from, to }: Partial<DayRange>, today: string): DayRange {
  return from && to ? { from, to } : presetRanges(today).previous7;
}

/** Days, both included, as moments: from inclusive, to exclusive. */
export const toMoments = ({ from, to }: DayRange) => ({ from: dayStart(from), to: dayStart(addDays(to, 1)) });
