import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessed, bandOf, chasingOf, type DayFigures } from './markers';

const QUIET: DayFigures = {
  ...{ deposits: 0, depositMinor: 0, usualDepositMinor: null, orders: 0, failedOrders: 0, depositsAfterLoss: 0 },
  ...{ stakeMinor: 0, usualStakeMinor: null, nightMinor: 0, playedMs: 0, daysPlayed: 0, chasing: null, isYoung: false },
};
const LOUD: DayFigures = {
  ...{ deposits: 9, depositMinor: 900, usualDepositMinor: 100, orders: 9, failedOrders: 9, depositsAfterLoss: 9 },
  ...{ stakeMinor: 900, usualStakeMinor: 100, nightMinor: 900, playedMs: 90_000_000, daysPlayed: 7, chasing: 1 },
  isYoung: false,
};
const amount = fc.integer({ min: 0, max: 1_000_000 });
const day = fc.record({
  ...{ deposits: fc.nat(20), depositMinor: amount, usualDepositMinor: fc.option(amount), orders: fc.nat(20) },
  ...{
    failedOrders: fc.nat(20),
    depositsAfterLoss: fc.nat(20),
    stakeMinor: amount,
    usualStakeMinor: fc.option(amount),
  },
  ...{ nightMinor: amount, playedMs: fc.nat(86_400_000), daysPlayed: fc.nat(7), isYoung: fc.boolean() },
  chasing: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
});

describe('the score of a day', () => {
  it('RG-05 goes from nothing to all', () => {
    expect(assessed(QUIET)).toMatchObject({ score: 0, band: 'none' });
    expect(assessed(LOUD)).toMatchObject({ score: 100, band: 'protect' });
    expect(assessed({ ...LOUD, isYoung: true }).score).toBe(100);
    expect(assessed({ ...QUIET, deposits: 6, playedMs: 5.5 * 3_600_000 }).score).toBe(18);
    // 18 points and 15 % more.
    expect(assessed({ ...QUIET, deposits: 6, playedMs: 5.5 * 3_600_000, isYoung: true }).score).toBe(21);
  });

  it('RG-05 is what its parts come to, of whatever day', () => {
    fc.assert(
      fc.property(day, (figures) => {
        const { score, band, parts } = assessed(figures);
        const points = parts.reduce((sum, part) => sum + part.points, 0) * (figures.isYoung ? 1.15 : 1);
        expect(score).toBe(Math.min(100, Math.round(points)));
        expect(band).toBe(bandOf(score));
        for (const part of parts) expect(part.points).toBeLessThanOrEqual(part.weight);
      }),
    );
  });

  it.each([
    [39, 'none'],
    [40, 'inform'],
    [59, 'inform'],
    [60, 'interact'],
    [79, 'interact'],
    [80, 'protect'],
  ])('RG-05 of %i asks for: %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('chasing', () => {
  const lost = (stakeMinor: number) => ({ stakeMinor, payoutMinor: 0 });
  const won = (stakeMinor: number) => ({ stakeMinor, payoutMinor: 2 * stakeMinor });

  it('RG-05 is how much oftener the stake goes up after a loss than after a win', () => {
    expect(chasingOf(Array.from({ length: 30 }, (_, turn) => lost(turn + 1)))).toBe(1);
    expect(chasingOf(Array.from({ length: 30 }, () => lost(10)))).toBe(0);
    // Up after each win, and after no loss.
    expect(chasingOf(Array.from({ length: 30 }, (_, turn) => (turn % 2 === 0 ? won(1) : lost(2))))).toBe(-1);
  });

  it('RG-05 is nothing that few bets tell', () => {
    expect(chasingOf(Array.from({ length: 10 }, (_, turn) => lost(turn + 1)))).toBeNull();
    expect(chasingOf([])).toBeNull();
  });
});
