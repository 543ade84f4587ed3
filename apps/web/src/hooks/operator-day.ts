import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';

const timeZone = OPERATOR_TIME_ZONE;
/** Created on first use: its `Intl` tables take a phone tens of milliseconds. */
let dayFormat: Intl.DateTimeFormat | undefined;
let offsetFormat: Intl.DateTimeFormat | undefined;
const MINUTE_MS = 60_000;

/** The day that a moment (ms) falls on where the operator is, as yyyy-MM-dd. */
export function operatorDay(at: number): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // Put together here: engines differ in the order that they write a day in, by the age of their tables.
  const parts = new Map(dayFormat.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The moment at which a day (yyyy-MM-dd) begins where the operator is, as ISO 8601 UTC. */
export function dayStart(day: string): string {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const guess = utcMidnight - offsetMinutes(utcMidnight) * MINUTE_MS;
  // The offset is that of the day's own beginning, which differs where clocks were changed.
  return new Date(utcMidnight - offsetMinutes(guess) * MINUTE_MS).toISOString();
}

function offsetMinutes(at: number): number {
  offsetFormat ??= new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = offsetFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
