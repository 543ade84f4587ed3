import { CRAPS_SPOTS, type CrapsSpot } from '@tonalli/contracts/games/craps';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { firstDice } from './dice';
import { craps } from './module';
import { chancesOf, edgeBp, type Point, paidAt, paidInAll, WAYS } from './odds';
import { type Dice, endOf, roll, type Table } from './table';

const DICE: readonly Dice[] = [1, 2, 3, 4, 5, 6].flatMap((one) =>
  [1, 2, 3, 4, 5, 6].map((other): Dice => [one, other]),
);
const POINTS: readonly Point[] = [4, 5, 6, 8, 9, 10];

/** A fraction in lowest terms. */
class Part {
  readonly over: bigint;
  readonly under: bigint;
  constructor(over: bigint, under = 1n) {
    const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
    const common = gcd(over < 0n ? -over : over, under) || 1n;
    this.over = over / common;
    this.under = under / common;
  }
  plus(other: Part): Part {
    return new Part(this.over * other.under + other.over * this.under, this.under * other.under);
  }
  times(other: Part): Part {
    return new Part(this.over * other.over, this.under * other.under);
  }
  by(other: Part): Part {
    return new Part(this.over * other.under, this.under * other.over);
  }
  text(): string {
    return `${this.over}/${this.under}`;
  }
}

/** Divisible by all that odds divide by, so that nothing is cut. */
const STAKE = 3_000;

/**
 * What comes back of a stake in the long run, by the table itself rolled with all 36 pairs of dice: what is decided, and what
 * stays as it was over and over, and from a come-out the way over each point.
 */
function returned(spot: CrapsSpot, point: Point | null): Part {
  let [decided, stays] = [new Part(0n), 0n];
  for (const dice of DICE) {
    const before: Table = { point, open: { [spot]: STAKE }, rolls: [] };
    const after = roll(before, dice, {});
    const [result] = after.rolls[0]?.results ?? [];
    if (result) decided = decided.plus(new Part(BigInt(result.payoutMinor), BigInt(STAKE) * 36n));
    else if ((spot === 'pass' || spot === 'dont-pass') && point === null) {
      decided = decided.plus(returned(spot, after.point).times(new Part(1n, 36n)));
    } else stays += 1n;
  }
  return decided.by(new Part(36n - stays, 36n));
}

/** As books on the game print them: what comes back of 1. */
const PRINTED: readonly (readonly [CrapsSpot, Point | null, string, number])[] = [
  ['pass', null, '488/495', 142],
  ['dont-pass', null, '217/220', 137],
  ['field', null, '35/36', 278],
  ['place-4', null, '14/15', 667],
  ['place-5', null, '24/25', 400],
  ['place-6', null, '65/66', 152],
  ['place-8', null, '65/66', 152],
  ['place-9', null, '24/25', 400],
  ['place-10', null, '14/15', 667],
  ['hard-4', null, '8/9', 1_112],
  ['hard-6', null, '10/11', 910],
  ['hard-8', null, '10/11', 910],
  ['hard-10', null, '8/9', 1_112],
  ['any-craps', null, '8/9', 1_112],
  ['two', null, '31/36', 1_389],
  ['eleven', null, '8/9', 1_112],
  ['twelve', null, '31/36', 1_389],
  ...POINTS.flatMap((point) => [['pass-odds', point, '1/1', 0] as const, ['dont-odds', point, '1/1', 0] as const]),
];

describe('craps', () => {
  it('GAME-05 has a printed return for every bet there is', () => {
    expect(new Set(PRINTED.map(([spot]) => spot))).toEqual(new Set(CRAPS_SPOTS));
  });

  it.each(PRINTED.map(([spot, point, back, edge]) => ({ spot, point, back, edge })))(
    'GAME-05 GAME-11 $spot with the point $point returns exactly $back, rolled with all dice',
    ({ spot, point, back, edge }) => {
      expect(returned(spot, point).text()).toBe(back);
      expect(new Part(BigInt(paidInAll(spot, STAKE, point)), BigInt(WAYS * STAKE)).text()).toBe(back);
      expect(edgeBp(spot, STAKE, point)).toBe(edge);
      const { wins, push } = chancesOf(spot, point);
      expect(wins.reduce((sum, { ways }) => sum + ways, push)).toBeLessThan(WAYS);
    },
  );

  it('GAME-05 a bet on a number goes by that number alone, whatever the point', () => {
    for (const spot of CRAPS_SPOTS.filter(
      (each) => each.startsWith('place') || each.startsWith('hard') || each === 'field',
    )) {
      for (const point of POINTS) expect(returned(spot, point).text()).toBe(returned(spot, null).text());
    }
  });

  it('GAME-05 two dice of one number make a hard way, and any other pair of the sum loses it', () => {
    expect(endOf('hard-8', null, [4, 4])).toBe('win');
    expect(endOf('hard-8', null, [5, 3])).toBe('lose');
    expect(endOf('hard-8', null, [3, 4])).toBe('lose');
    expect(endOf('hard-8', null, [6, 6])).toBe('stay');
  });

  it('GAME-14 states a return that is never above the true one, the centavos of a small stake included', () => {
    // Two thirds of 101 are 67.33, of which 67 are paid.
    expect(paidAt(101, [2, 3])).toBe(168);
    expect(edgeBp('dont-odds', 101, 5)).toBe(20);
    expect(edgeBp('dont-odds', 300, 5)).toBe(0);
    expect(craps.stated?.(craps.config.initial)).toMatchObject({ rtpPercent: '98.58', maxWinStakes: 31 });
  });

  it('GAME-08 turns the bytes of seeds into every pair of dice equally often (chi-square, 1 in 10^6)', () => {
    const came = new Map<string, number>();
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'dados', nonce: 3 });
    const rolls = 36_000;
    for (let rolled = 0; rolled < rolls; rolled += 4) {
      for (const dice of firstDice(draws)) came.set(dice.join(), (came.get(dice.join()) ?? 0) + 1);
    }
    const chiSquare = [...came.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(came.size).toBe(36);
    // 35 degrees of freedom: the 1 - 10^-6 quantile is 89.6.
    expect(chiSquare).toBeLessThan(89.6);
  });
});
