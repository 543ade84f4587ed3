import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { roulette } from './module';
import { payoutsOf, settle } from './settle';
import { SPOTS } from './spots';

/** Where a number lies on the cloth: three across, twelve down; the zero lies beside the first three. */
const across = (number: number): number => (number - 1) % 3;
const down = (number: number): number => Math.floor((number - 1) / 3);
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);

/** Numbers whose cells share the point or the border: all spots inside, by geometry. */
function insideBets(): Map<string, string> {
  const bets = new Map<string, string>();
  const add = (numbers: number[], kind: string) => bets.set([...numbers].sort((a, b) => a - b).join('-'), kind);
  const cellOf = (number: number): [number, number, number, number] =>
    number === 0 ? [0, -1, 3, 0] : [across(number), down(number), across(number) + 1, down(number) + 1];
  const all = [0, ...NUMBERS];
  /** Cells whose closed rectangles have this point. */
  const touching = (x: number, y: number) =>
    all.filter((number) => {
      const [left, top, right, bottom] = cellOf(number);
      return left <= x && x <= right && top <= y && y <= bottom;
    });
  for (let y = -0.5; y <= 12; y += 0.5) {
    for (let x = 0.5; x <= 2.5; x += 0.5) {
      const numbers = touching(x, y);
      if (numbers.length === 1) add(numbers, 'straight');
      if (numbers.length === 2) add(numbers, 'split');
      if (numbers.length === 3) add(numbers, 'trio');
      if (numbers.length === 4) add(numbers, 'corner');
    }
    // On the outer border, whole rows: where two rows meet, both.
    const rows = touching(0, y).map((number) => (number === 0 ? [0] : [number, number + 1, number + 2]));
    const row = rows.flat();
    if (row.length === 3) add(row, 'street');
    if (row.length === 4) add(row, 'first-four');
    if (row.length === 6) add(row, 'line');
  }
  return bets;
}

/** As the wheel is painted: beside each other they change, and so do the four ranges of odd and even. */
const isRed = (number: number): boolean => {
  const isOdd = number % 2 === 1;
  const isFirst = (number >= 1 && number <= 10) || (number >= 19 && number <= 28);
  return isFirst ? isOdd : !isOdd;
};

const OUTSIDE: readonly (readonly [string, (number: number) => boolean])[] = [
  ...[1, 2, 3].map((nth) => [`dozen:${nth}`, (number: number) => Math.ceil(number / 12) === nth] as const),
  ...[1, 2, 3].map((nth) => [`column:${nth}`, (number: number) => across(number) === nth - 1] as const),
  ['red', isRed],
  ['black', (number) => !isRed(number)],
  ['odd', (number) => number % 2 === 1],
  ['even', (number) => number % 2 === 0],
  ['low', (number) => number <= 18],
  ['high', (number) => number >= 19],
];

/** What the bets pay to 1, as every table prints it. */
const PAYS_TO_ONE: Readonly<Record<string, number>> = {
  ...{ straight: 35, split: 17, street: 11, trio: 11, corner: 8, 'first-four': 8, line: 5 },
  ...{ dozen: 2, column: 2, red: 1, black: 1, odd: 1, even: 1, low: 1, high: 1 },
};

describe('roulette', () => {
  it('GAME-05 has every bet that the cloth has, and no other, on the numbers that it lies on', () => {
    const inside = [...insideBets()].map(([numbers, kind]) => [`${kind}:${numbers}`, kind, numbers] as const);
    const outside = OUTSIDE.map(([id, has]) => [id, id.split(':')[0] ?? '', NUMBERS.filter(has).join('-')] as const);
    const counted = [...inside, ...outside].sort(([one], [other]) => one.localeCompare(other));
    const coded = [...SPOTS.values()].map(({ id, kind, numbers }) => [id, kind, numbers.join('-')] as const);
    expect(coded.sort(([one], [other]) => one.localeCompare(other))).toEqual(counted);
    // 37 numbers, 60 borders, 12 rows and 2 with the zero, 22 points and 1 with the zero, 11 pairs of rows, 12 outside.
    expect(coded).toHaveLength(37 + 60 + 12 + 2 + 22 + 1 + 11 + 12);
  });

  it.each([...SPOTS.values()].map(({ id, kind, numbers }) => [id, kind, numbers.length] as const))(
    'GAME-05 GAME-11 %s returns exactly 36/37, counted over all pockets',
    (id, kind, covered) => {
      const stakeMinor = 137;
      const context = { config: roulette.config.initial, at: 0, phase: () => null };
      let [paidMinor, wins] = [0, 0];
      for (let pocket = 0; pocket < 37; pocket += 1) {
        const { turn } = roulette.accept({ spots: { [id]: stakeMinor } }, context).start({ below: () => pocket });
        const payoutMinor = turn.results?.[0]?.payoutMinor ?? Number.NaN;
        paidMinor += payoutMinor;
        if (payoutMinor === 0) continue;
        wins += 1;
        expect(payoutMinor).toBe(stakeMinor * ((PAYS_TO_ONE[kind] ?? Number.NaN) + 1));
      }
      expect(wins).toBe(covered);
      expect(paidMinor).toBe(36 * stakeMinor);
    },
  );

  it('GAME-05 returns 36/37 of a layout of all spots at once, and settles it as it says', () => {
    const laid = Object.fromEntries([...SPOTS.keys()].map((id, index) => [id, 100 + index]));
    const stakedMinor = Object.values(laid).reduce((sum, stakeMinor) => sum + stakeMinor, 0);
    const payouts = payoutsOf(laid);
    expect(payouts.reduce((sum, paid) => sum + paid, 0)).toBe(36 * stakedMinor);
    for (const pocket of payouts.keys()) {
      const results = settle(laid, pocket);
      expect(results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0)).toBe(payouts[pocket]);
    }
    expect(roulette.stated?.(roulette.config.initial)).toMatchObject({ rtpPercent: '97.29', maxWinStakes: 36 });
  });

  it('GAME-08 turns the bytes of a seed into every pocket equally often (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'ruleta', nonce: 3 });
    const spins = 37_000;
    const fell = new Array<number>(37).fill(0);
    for (let spin = 0; spin < spins; spin += 1) {
      const pocket = draws.below(37);
      fell[pocket] = (fell[pocket] ?? 0) + 1;
    }
    const chiSquare = fell.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 36 degrees of freedom: the 1 - 10^-6 quantile is 91.3.
    expect(chiSquare).toBeLessThan(91.3);
  });
});
