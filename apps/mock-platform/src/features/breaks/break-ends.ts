import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { BreakChoice } from '@tonalli/contracts/breaks/wire';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { EXCLUSION_CHOICES } from '@tonalli/contracts/policy/choices';
import { dayInZone } from '../../clock/system-time';
import { dayStartInZone } from '../../clock/zone-days';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Length = { hours: number } | { months: number } | null;

const LENGTHS: Readonly<Record<BreakChoice, Length>> = {
  '24h': { hours: 24 },
  '7d': { hours: 7 * 24 },
  '6w': { hours: 42 * 24 },
  '1m': { months: 1 },
  '2m': { months: 2 },
  '3m': { months: 3 },
  '6m': { months: 6 },
  '1y': { months: 12 },
  '5y': { months: 60 },
  indefinite: null,
};

const EXCLUSIONS: ReadonlySet<string> = new Set(EXCLUSION_CHOICES);

export const kindOfChoice = (choice: BreakChoice): BreakKind =>
  EXCLUSIONS.has(choice) ? 'SELF_EXCLUSION' : 'TIME_OUT';

/** The same day and time so many months later in the operator's zone; of a month that is too short, its last day. */
function monthsLater(at: number, months: number): number {
  const today = dayInZone(at, OPERATOR_TIME_ZONE);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return dayStartInZone(then, OPERATOR_TIME_ZONE) + (at - dayStartInZone(today, OPERATOR_TIME_ZONE));
}

/** When a break ends that is taken at a moment (ms); null: not by itself. */
export function endOfBreak(choice: BreakChoice, at: number): number | null {
  const length = LENGTHS[choice];
  if (length === null) return null;
  return 'hours' in length ? at + length.hours * HOUR_MS : monthsLater(at, length.months);
}

export { DAY_MS, HOUR_MS };
