import type { LimboConfig } from '@tonalli/contracts/games/limbo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestStake } from '../page/instant/nearest-stake';
import { greatestStakeMinor, shownChance, withChance, withMultiplier } from './choosing';
import { limbo } from './module';
import { winningDraws } from './odds';

const config: LimboConfig = { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
const context = { config, at: 0, phase: () => null };

describe('choosing a bet at limbo', () => {
  it('GAME-05 offers bets that the game takes, whatever was typed', () => {
    const typed = fc.oneof(fc.double({ noNaN: true, min: -10, max: 1e9 }), fc.integer({ min: -5, max: 20_000 }));
    fc.assert(
      fc.property(typed, typed, (value, stake) => {
        for (const choice of [withMultiplier(value, config), withChance(value, config)]) {
          const limits = { least: config.minStakeMinor, most: greatestStakeMinor(choice, config) };
          const bet = { ...choice, stakeMinor: nearestStake(stake, limits) };
          expect(() => limbo.accept(bet, context).price()).not.toThrow();
        }
      }),
    );
  });

  it('GAME-05 takes the greatest stake, and one more would pay too much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_001, max: 100_000_000 }), (targetX100) => {
        const stakeMinor = greatestStakeMinor({ targetX100 }, config);
        const price = (amountMinor: number) => () =>
          limbo.accept({ targetX100, stakeMinor: amountMinor }, context).price();
        expect(price(stakeMinor)).not.toThrow();
        expect(price(stakeMinor + 1)).toThrow('STAKE_INVALID');
      }),
    );
  });

  it.each([
    [50, 194],
    [48.5, 200],
    [1, 9_700],
    [0.000097, 100_000_000],
    [99, 101],
    [0, 100_000_000],
  ])('GAME-05 finds the target for a chance of %s %%', (percent, targetX100) => {
    expect(withChance(percent, config)).toEqual({ targetX100 });
  });

  it.each([
    [101, '96.04'],
    [200, '48.50'],
    [9_700, '1.00'],
    [100_000, '0.097'],
    [100_000_000, '0.000097'],
  ])('GAME-14 writes the chance to reach %i as %s %%', (targetX100, shown) => {
    expect(shownChance(winningDraws({ targetX100 }, config.rtpBp))).toBe(shown);
  });
});
