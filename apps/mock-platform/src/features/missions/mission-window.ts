import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { MissionWindow } from '@tonalli/contracts/missions/wire';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { dayAfter, dayOf } from '../../rollups/time-parts';

const DAYS_OF_WEEK = 7;

export interface WindowSpan {
  /** Milliseconds since epoch, inclusive. */
  from: number;
  /** Exclusive; null: it never closes. */
  to: number | null;
}

const FOR_EVER: WindowSpan = { from: 0, to: null };

// Asking for a zone's day is dear, and every bet does.
let latest = { from: 0, to: 0 };

/** The operator's week of a moment, from Monday on. */
export function weekAt(at: number): { from: number; to: number } {
  if (at >= latest.from && at < latest.to) return latest;
  const day = dayInZone(at, OPERATOR_TIME_ZONE);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const startOf = (days: number) => dayStartInZone(addDays(day, days), OPERATOR_TIME_ZONE);
  latest = { from: startOf(-sinceMonday), to: startOf(DAYS_OF_WEEK - sinceMonday) };
  return latest;
}

/** The window that a moment falls in. */
export function windowAt(window: MissionWindow, at: number): WindowSpan {
  if (window === 'once') return FOR_EVER;
  return window === 'week' ? weekAt(at) : { from: dayOf(at), to: dayAfter(at) };
}
