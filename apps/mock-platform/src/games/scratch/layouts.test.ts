import { SCRATCH_SYMBOLS, type ScratchSymbol } from '@tonalli/contracts/games/scratch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { countLayouts, fieldsOf, layoutAt, layoutsOf } from './layouts';

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const choose = (n: number, k: number): bigint => (k > n ? 0n : factorial(n) / factorial(k) / factorial(n - k));

/** Fields of which none shows more than two alike: so many pairs are chosen, then those that stand once, then their places. */
const withPairs = (pairs: number, { fields, symbols }: { fields: number; symbols: number }): bigint =>
  (choose(symbols, pairs) * choose(symbols - pairs, fields - 2 * pairs) * factorial(fields)) / 2n ** BigInt(pairs);

const withoutThree = (shape: { fields: number; symbols: number }): bigint => {
  let sum = 0n;
  for (let pairs = 0; 2 * pairs <= shape.fields; pairs += 1) sum += withPairs(pairs, shape);
  return sum;
};

function countsOf<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Which symbol stands three times: the only one that stands more than twice, null where none does. */
function winnerIn<Item>(items: readonly Item[]): Item | null | 'none of both' {
  const more = [...countsOf(items)].filter(([, count]) => count > 2);
  const [first] = more;
  if (!first) return null;
  return more.length === 1 && first[1] === 3 ? first[0] : 'none of both';
}

/** Every row of so many symbols, in the order of a dictionary. */
function* every(fields: number, symbols: number): Generator<number[]> {
  for (let number = 0; number < symbols ** fields; number += 1) {
    yield [...number.toString(symbols).padStart(fields, '0')].map((digit) => Number.parseInt(digit, symbols));
  }
}

const winners = fc.constantFrom<ScratchSymbol | null>(null, ...SCRATCH_SYMBOLS);

describe('what scratch cards look like', () => {
  it.each([
    { fields: 5, symbols: 4 },
    { fields: 6, symbols: 3 },
    { fields: 7, symbols: 3 },
  ])('GAME-05 GAME-08 numbers all layouts there are, each once: $fields fields, $symbols symbols', (shape) => {
    const all = [...every(shape.fields, shape.symbols)];
    for (const winner of [null, ...Array.from({ length: shape.symbols }, (_, symbol) => symbol)]) {
      const wanted = all.filter((laid) => winnerIn(laid) === winner);
      expect(countLayouts(winner, shape)).toBe(wanted.length);
      expect(wanted.map((_, number) => layoutAt(winner, number, shape))).toEqual(wanted);
      expect(() => layoutAt(winner, wanted.length, shape)).toThrow(RangeError);
    }
  });

  it('GAME-05 GAME-08 has as many layouts as there are, by a count of pairs, all within one draw', () => {
    expect(BigInt(layoutsOf(null))).toBe(withoutThree({ fields: 9, symbols: 9 }));
    const won = choose(9, 3) * withoutThree({ fields: 6, symbols: 8 });
    for (const symbol of SCRATCH_SYMBOLS) expect(BigInt(layoutsOf(symbol))).toBe(won);
    expect([layoutsOf(null), layoutsOf('scatter')]).toEqual([172_504_080, 16_934_400]);
    expect(layoutsOf(null)).toBeLessThan(2 ** 32);
  });

  it('GAME-05 shows three of the symbol that wins and of no other, whatever the number', () => {
    fc.assert(
      fc.property(winners, fc.nat({ max: 999_999_999 }), (winner, number) => {
        const fields = fieldsOf(winner, number % layoutsOf(winner));
        expect(fields).toHaveLength(9);
        expect(winnerIn(fields)).toBe(winner);
      }),
    );
  });

  it('GAME-05 GAME-08 never lays out two numbers alike: they stand in the order of a dictionary', () => {
    const word = (winner: ScratchSymbol | null, number: number) =>
      fieldsOf(winner, number)
        .map((symbol) => SCRATCH_SYMBOLS.indexOf(symbol))
        .join('');
    fc.assert(
      fc.property(winners, fc.nat({ max: 999_999_999 }), fc.nat({ max: 999_999_999 }), (winner, one, other) => {
        const [from = 0, to = 0] = [one, other].map((number) => number % layoutsOf(winner)).sort((a, b) => a - b);
        if (from < to) expect(word(winner, from) < word(winner, to)).toBe(true);
      }),
    );
    expect([word(null, 0), word(null, layoutsOf(null) - 1)]).toEqual(['001122334', '887766554']);
  });

  it('GAME-05 makes no near misses: pairs come as often as they do among all losing cards (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'rasca', nonce: 3 });
    const cards = 5_000;
    const found = countsOf(
      Array.from({ length: cards }, () => {
        const counts = countsOf(fieldsOf(null, draws.below(layoutsOf(null))));
        return [...counts.values()].filter((count) => count === 2).length;
      }),
    );
    let chiSquare = 0;
    // Cards without a pair are too rare to be counted alone: 1 in 475.
    for (const bin of [[0, 1], [2], [3], [4]]) {
      const share = bin.reduce((sum, pairs) => sum + Number(withPairs(pairs, { fields: 9, symbols: 9 })), 0);
      const expected = (cards * share) / Number(withoutThree({ fields: 9, symbols: 9 }));
      const count = bin.reduce((sum, pairs) => sum + (found.get(pairs) ?? 0), 0);
      chiSquare += (count - expected) ** 2 / expected;
    }
    // 3 degrees of freedom: the 1 - 10^-6 quantile is 30.7.
    expect(chiSquare).toBeLessThan(30.7);
  });
});
