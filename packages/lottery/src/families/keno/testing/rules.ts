import type { Bet } from '../../../play';
import { playOf } from '../../plays/testing/laws';
import { keno } from '../family';

export const NUMBERS = Array.from({ length: 80 }, (_, index) => `${index + 1}`.padStart(2, '0'));

export const total = (draw: readonly string[]) => draw.reduce((all, number) => all + Number(number), 0);
export const upperIn = (draw: readonly string[]) => draw.filter((number) => number < '41').length;

/** From which sums on each element reaches, and up to which. */
const ELEMENTS: Record<string, readonly [from: number, to: number]> = {
  gold: [210, 695],
  wood: [696, 763],
  water: [764, 855],
  fire: [856, 923],
  earth: [924, 1_410],
};
export const isElement = (id: string, sum: number) => {
  const [from, to] = ELEMENTS[id] ?? [0, 0];
  return sum >= from && sum <= to;
};

/** Whether a bet that is no pick wins, by the sum and by how many of 01 to 40 are drawn. */
export const SIDES: Record<string, (bet: string, sum: number, upper: number) => boolean> = {
  'over-under': (bet, sum) => (bet === 'over' ? sum > 810 : sum < 810),
  equal: (_, sum) => sum === 810,
  odd: (_, sum) => sum % 2 === 1,
  even: (_, sum) => sum % 2 === 0,
  half: (bet, _, upper) => (bet === 'upper' ? upper > 10 : upper < 10),
  'halves-equal': (_, __, upper) => upper === 10,
};

export function settle({ kind, bet }: Bet, draw: readonly string[]): string | null {
  if (!kind.startsWith('pick-')) {
    const wins = SIDES[kind]?.(bet, total(draw), upperIn(draw)) ?? isElement(bet, total(draw));
    return wins ? 'won' : null;
  }
  const numbers = bet.split('-');
  const prize = `hit-${numbers.filter((number) => draw.includes(number)).length}`;
  return playOf(keno, kind).kinds[0]?.prizes.some(({ id }) => id === prize) ? prize : null;
}

/** Numbers from `from` down, so many of them, multiplied. */
export const falling = (from: number, count: number): bigint =>
  count <= 0 ? 1n : BigInt(from) * falling(from - 1, count - 1);
