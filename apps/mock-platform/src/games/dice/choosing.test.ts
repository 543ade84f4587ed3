import type { DiceConfig } from '@tonalli/contracts/games/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestStake } from '../page/instant/nearest-stake';
import { greatestStakeMinor, otherSide, withMultiplier, withTarget, withWinning } from './choosing';
import { dice } from './module';
import { multiplierX10000, winningRolls } from './odds';

const config: DiceConfig = { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
const sides = fc.constantFrom('under' as const, 'over' as const);
const context = { config, at: 0, phase: () => null };

describe('choosing a bet at dice', () => {
  it('GAME-05 offers bets that the game takes, whatever was typed', () => {
    const typed = fc.oneof(fc.double({ noNaN: true, min: -10, max: 1e9 }), fc.integer({ min: -5, max: 20_000 }));
    fc.assert(
      fc.property(sides, typed, typed, (side, value, stake) => {
        const choices = [
          withWinning(side, value, config),
          withTarget({ side, target: value }, config),
          withMultiplier(side, Math.max(value, 0.01), config),
        ];
        for (const choice of choices) {
          const limits = { least: config.minStakeMinor, most: greatestStakeMinor(choice, config) };
          const stakeMinor = nearestStake(stake, limits);
          expect(() => dice.accept({ ...choice, stakeMinor }, context).price()).not.toThrow();
        }
      }),
    );
  });

  it('GAME-05 finds the likeliest choice that pays at least what was asked for', () => {
    for (const multiplier of [1.01, 1.94, 2, 3.3333, 10, 97, 4_850, 9_700]) {
      const choice = withMultiplier('under', multiplier, config);
      const likelier = withWinning('under', winningRolls(choice) + 1, config);
      expect(multiplierX10000(choice, 9_700)).toBeGreaterThanOrEqual(Math.round(multiplier * 10_000));
      if (winningRolls(likelier) > winningRolls(choice))
        expect(multiplierX10000(likelier, 9_700)).toBeLessThan(multiplier * 10_000);
    }
  });

  it('GAME-05 takes the greatest stake, and one more would pay too much', () => {
    fc.assert(
      fc.property(sides, fc.integer({ min: 1, max: 9_603 }), (side, winning) => {
        const choice = withWinning(side, winning, config);
        const stakeMinor = greatestStakeMinor(choice, config);
        const price = (amountMinor: number) => () =>
          dice.accept({ ...choice, stakeMinor: amountMinor }, context).price();
        expect(price(stakeMinor)).not.toThrow();
        expect(price(stakeMinor + 1)).toThrow('STAKE_INVALID');
      }),
    );
  });

  it('GAME-05 changes the side and keeps the chance', () => {
    expect(otherSide({ side: 'under', target: 4_950 })).toEqual({ side: 'over', target: 5_049 });
    expect(otherSide({ side: 'over', target: 5_049 })).toEqual({ side: 'under', target: 4_950 });
  });
});
