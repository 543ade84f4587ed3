import { familyOf } from '@tonalli/lottery/families';
import type { Lottery } from '@tonalli/lottery/lotteries';
import type { LotteryFamily } from '@tonalli/lottery/play';
import { PlatformFailure } from '../../kernel/failure';

const DRAWN = /^\d+$/;

/** Whether two texts are of one make: digits may be others, and what is none is the same, such as a station's code. */
const isTextLike = (one: string, other: string): boolean =>
  DRAWN.test(one) ? DRAWN.test(other) && one.length === other.length : one === other;

/** Whether two results are of one make: the same parts, with texts of the same length. */
function isLike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return isTextLike(one, other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const of = new Map<string, unknown>(Object.entries(other));
  const parts = Object.entries(one);
  return parts.length === of.size && parts.every(([key, part]) => of.has(key) && isLike(part, of.get(key)));
}

/** Whether a family could draw it: numbers that there are, and none twice where none comes twice. */
function isDrawable({ trends, show, plays, drawsDistinct }: LotteryFamily, result: unknown): boolean {
  try {
    const numbers = show(result).flatMap((row) => row.numbers.map(({ text }) => text));
    for (const { hits, example } of plays) hits(example.selection, result);
    return (
      trends.every(({ options, seen }) => seen(result).every((option) => options.includes(option))) &&
      (!drawsDistinct || new Set(numbers).size === numbers.length)
    );
  } catch {
    // A family reads what it drew, and may throw for anything else.
    return false;
  }
}

/** Throws `INVALID_REQUEST` for what cannot be a result of the lottery instead of another, and for the same one. */
export function assertResult({ family }: Lottery, { was, is }: { was: unknown; is: unknown }): void {
  const isOther = JSON.stringify(was) !== JSON.stringify(is);
  if (!isOther || !isLike(was, is) || !isDrawable(familyOf(family), is)) throw new PlatformFailure('INVALID_REQUEST');
}
