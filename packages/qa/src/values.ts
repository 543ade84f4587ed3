import { z } from 'zod';

const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const PART = /(\d+)(ms|s|m|h|d|w)/g;

/** ISO 8601 UTC on the wire, milliseconds since epoch inside. */
export const Time = z.codec(z.iso.datetime(), z.int(), {
  decode: (iso) => Date.parse(iso),
  encode: (ms) => new Date(ms).toISOString(),
});

/** A stretch of time such as `90s`, `2h`, `1d12h` or a number of milliseconds; milliseconds inside. */
export const Duration = z
  .union([
    z.int().min(0),
    z.string().regex(/^(?:(?:\d+(?:ms|s|m|h|d|w))+|\d+)$/, 'has to be a duration such as 90s, 2h or 1d12h'),
  ])
  .transform((given) => (typeof given === 'number' ? given : durationMs(given)))
  .refine((ms) => Number.isSafeInteger(ms) && ms <= 10 * 365 * UNIT_MS.d, 'has to be ten years at most');

function durationMs(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  let total = 0;
  for (const [, count, unit] of text.matchAll(PART)) {
    // The expression names these units only.
    total += Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  }
  return total;
}

/** A duration as one types it, such as `1d12h`. */
export function writeDuration(ms: number): string {
  const units = Object.entries(UNIT_MS).toSorted(([, a], [, b]) => b - a);
  let rest = ms;
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count}${unit}` : '';
  });
  return parts.join('') || '0s';
}

/** Of a world or a snapshot. */
export const Name = z.string().regex(/^[\w-]{1,64}$/, 'has to be letters, digits, - and _, at most 64 of them');
export const MemberId = z.string().min(1).max(32);
export const Nothing = z.strictObject({});
