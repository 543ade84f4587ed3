import { MAX_STAKE_PER_WIN_MINOR } from '@tonalli/contracts/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../kernel/fairness';
import { drawJackpot } from './jackpot';

describe('the draw of the jackpot', () => {
  it('GAME-08 wins when the number drawn is less than the stake, and with certainty once the stake reaches the bound', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_STAKE_PER_WIN_MINOR }),
        fc.nat({ max: MAX_STAKE_PER_WIN_MINOR - 1 }),
        fc.integer({ min: 1, max: 50_000 }),
        (stakePerWinMinor, number, stakeMinor) => {
          const source = { below: (bound: number) => number % bound };
          const { drawn, won } = drawJackpot(source, { stakeMinor, stakePerWinMinor });
          expect(drawn).toBe(number % stakePerWinMinor);
          expect(won).toBe(drawn < stakeMinor);
          if (stakeMinor >= stakePerWinMinor) expect(won).toBe(true);
        },
      ),
    );
  });

  it.each([
    [0, true],
    [999, true],
    [1_000, false],
    [1_001, false],
  ])('GAME-08 of a stake of 10.00 the number %d wins: %s', (number, wins) => {
    const stake = { stakeMinor: 1_000, stakePerWinMinor: 100_000 };
    expect(drawJackpot({ below: () => number }, stake)).toEqual({ drawn: number, won: wins });
  });

  it('GAME-08 pays on average one pool for so much staked, for small stakes as for large ones', () => {
    const seeds = { serverSeed: '7'.repeat(64), clientSeed: 'chance' };
    const rounds = 20_000;
    const winsAt = (stakeMinor: number) => {
      let wins = 0;
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        if (drawJackpot(fairDraws({ ...seeds, nonce }), { stakeMinor, stakePerWinMinor: 100_000 }).won) wins += 1;
      }
      return wins;
    };
    // Expected 200 and 2,000; the bounds are five standard deviations.
    expect(Math.abs(winsAt(1_000) - 200)).toBeLessThan(71);
    expect(Math.abs(winsAt(10_000) - 2_000)).toBeLessThan(213);
  });
});
