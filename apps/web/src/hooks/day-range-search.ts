import type { DayRange } from '@tonalli/ui/date-range/dates';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a range of days (yyyy-MM-dd) from an address; one that makes no sense is as good as not given. */
export function parseDayRange(raw: Record<string, unknown>): Partial<DayRange> {
  const from = day(raw.from);
  const to = day(raw.to);
  return from && to && from <= to ? { from, to } : {};
}

function day(value: unknown): string | null {
  if (typeof value !== 'string' || !DAY.test(value)) return null;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value) ? value : null;
}
