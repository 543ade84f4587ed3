import { formatMoney } from '@tonalli/contracts/money';
import { toIso } from '../clock/system-time';

/** Columns that hold moments in milliseconds since epoch, where they hold numbers. */
const MOMENT = /(?:^at|At|^until|Until|From|To|^day|Day|Since)$/;
const MINOR = /Minor$/;
/** Before it no number is a moment: it counts something. */
const EARLIEST = 100_000_000_000;
/** Of a moment that never comes. */
const NEVER = 8_640_000_000_000_000;

export const readableName = (name: string): string => name.replace(MINOR, '');

/** A stored value as its owner reads it: money with two places, moments in ISO 8601; what it holds within likewise. */
export function readable(name: string, value: unknown): unknown {
  if (typeof value === 'number') {
    if (MINOR.test(name)) return formatMoney(value);
    if (!MOMENT.test(name) || value < EARLIEST) return value;
    return value > NEVER ? null : toIso(value);
  }
  if (Array.isArray(value)) return value.map((each: unknown) => readable(name, each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [readableName(key), readable(key, each)]));
}
