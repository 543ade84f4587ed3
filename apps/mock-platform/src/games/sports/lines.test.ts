import type { LegState } from '@tonalli/contracts/games/sports';
import type { SlipForm } from '@tonalli/contracts/sports-bets/shapes';
import { byQuarters } from '@tonalli/sportsbook/asian';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { liabilities } from './liability';
import { settled, slipLines } from './lines';
import { SPORTS_LIMITS } from './module';

const LIMIT = Number.MAX_SAFE_INTEGER;

const legOf = (oddsMilli: number, ahead: number): LegState => ({
  ...{ oddsMilli, scoreAtBet: null, result: byQuarters(ahead), voidReason: null, isCorrected: false },
});

/** In thousandths of thousandths: a quarter line is half on each line beside it, each by plain comparison. */
function share(oddsMilli: number, ahead: number): bigint {
  const plain = (by: number): bigint => (by > 0 ? BigInt(oddsMilli) : by === 0 ? 1_000n : 0n);
  return ahead % 2 === 0 ? plain(ahead) * 1_000n : (plain(ahead - 1) + plain(ahead + 1)) * 500n;
}

const MILLION = 1_000_000n;

/** By splitting on the first leg: with it, or without it. */
function sumOfSets(shares: readonly bigint[], size: number): bigint {
  if (size === 0) return 1n;
  const [first, ...rest] = shares;
  if (first === undefined) return 0n;
  return first * sumOfSets(rest, size - 1) + sumOfSets(rest, size);
}

const slips = fc
  .array(fc.tuple(fc.integer({ min: 1_001, max: 9_000 }), fc.integer({ min: -4, max: 4 })), {
    minLength: 2,
    maxLength: 6,
  })
  .chain((legs) =>
    fc.record({
      legs: fc.constant(legs),
      size: fc.integer({ min: 1, max: legs.length }),
      stakeMinor: fc.integer({ min: 1, max: 99_999 }),
    }),
  );

const formOf = (size: number, legs: number): SlipForm => {
  if (size === 1) return { kind: 'singles' };
  return size === legs ? { kind: 'parlay' } : { kind: 'system', size };
};

it('GAME-05 pays what a count by splitting makes of a slip, whatever part of it is open', () => {
  fc.assert(
    fc.property(slips, ({ legs, size, stakeMinor }) => {
      const lines = slipLines(formOf(size, legs.length), legs.length) ?? [];
      const states = legs.map(([oddsMilli, ahead]) => legOf(oddsMilli, ahead));
      const result = settled({ lines, legs: states, openMinor: stakeMinor, mostMinor: LIMIT });
      const shares = legs.map(([oddsMilli, ahead]) => share(oddsMilli, ahead));
      const worth = sumOfSets(shares, size);
      const count = sumOfSets(
        legs.map(() => 1n),
        size,
      );
      expect(BigInt(lines.length)).toBe(count);
      expect(result?.payoutMinor).toBe(Number((BigInt(stakeMinor) * worth) / (count * MILLION ** BigInt(size))));
    }),
    { numRuns: 2_000 },
  );
});

it('GAME-05 is not settled before its last leg, and pays no more than its cap', () => {
  const lines = [[0, 1]];
  const legs = [legOf(2_000, 4), { ...legOf(2_000, 4), result: null }];
  expect(settled({ lines, legs, openMinor: 100, mostMinor: LIMIT })).toBeNull();
  const won = legs.map((leg) => ({ ...leg, result: 'WON' as const }));
  expect(settled({ lines, legs: won, openMinor: 100, mostMinor: 350 })?.payoutMinor).toBe(350);
});

it('GAME-05 takes no system of more lines than anybody can look through', () => {
  expect(slipLines({ kind: 'system', size: 10 }, 20)).toBeNull();
  expect(slipLines({ kind: 'system', size: 6 }, 12)).toHaveLength(924);
});

it('GAME-05 counts for each selection what all its lines would cost the house', () => {
  const at = (event: string, oddsMilli: number) => ({
    event,
    type: 'matchResult',
    key: 'match',
    selection: 'home',
    oddsMilli,
  });
  const legs = [at('a', 2_000), at('b', 3_000), at('c', 4_000)];
  const lines = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  // 2·3 + 2·4, 2·3 + 3·4 and 2·4 + 3·4 times 1.00, less two stakes each.
  const owed = liabilities({ legs, lines, stakeMinor: 100 }, SPORTS_LIMITS).map(({ amountMinor }) => amountMinor);
  expect(owed).toEqual([1_200, 1_600, 1_800]);
});
