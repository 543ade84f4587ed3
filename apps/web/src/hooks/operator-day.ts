import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: OPERATOR_TIME_ZONE });
const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: OPERATOR_TIME_ZONE, timeZoneName: 'longOffset' });
const MINUTE_MS = 60_000;

/** The day that a moment (ms) falls on where the operator is, as yyyy-MM-dd. */
export const operatorDay = (at: number): string => DAY.format(at);

/** The moment at which a day (yyyy-MM-dd) begins where the operator is, as ISO 8601 UTC. */
export function dayStart(day: string): string {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const guess = utcMidnight - offsetMinutes(utcMidnight) * MINUTE_MS;
  // The offset is that of the day's own beginning, which differs where clocks were changed.
  return new Date(utcMidnight - offsetMinutes(guess) * MINUTE_MS).toISOString();
}

function offsetMinutes(at: number): number {
  const name = OFFSET.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
