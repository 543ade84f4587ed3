import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstStake, fundsMinor, isModest, stakeableMinor } from './funds';

const BONUS = { balanceMinor: 500, bonusMinor: 20_000, bonusMaxStakeMinor: 2_000 };

describe('what can be staked', () => {
  it.each([
    ['real money alone', { balanceMinor: 7_000 }, 7_000],
    ['both, up to the most of the bonus', BONUS, 2_000],
    ['both, where they hold less than that', { balanceMinor: 500, bonusMinor: 300, bonusMaxStakeMinor: 2_000 }, 800],
    ['exactly the most of the bonus', { balanceMinor: 0, bonusMinor: 2_000, bonusMaxStakeMinor: 2_000 }, 2_000],
    ['more real money than the bonus allows', { ...BONUS, balanceMinor: 9_000 }, 9_000],
    ['the bonus alone', { ...BONUS, balanceMinor: 0 }, 2_000],
    ['nothing', { balanceMinor: 0 }, 0],
  ])('PROMO-05 is %s', (_, funds, most) => {
    expect(stakeableMinor(funds)).toBe(most);
  });

  it('PROMO-05 is the greatest stake that the platform would take, whatever is there', () => {
    const money = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(money, money, money, (balanceMinor, bonusMinor, bonusMaxStakeMinor) => {
        // Real money first; what the bonus has to add is refused where the whole stake is above its most.
        const isTaken = (stakeMinor: number) =>
          stakeMinor <= balanceMinor || (stakeMinor - balanceMinor <= bonusMinor && stakeMinor <= bonusMaxStakeMinor);
        const most = stakeableMinor({ balanceMinor, bonusMinor, bonusMaxStakeMinor });
        expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
      }),
    );
  });

  it('PROMO-05 counts both kinds of money', () => {
    expect([fundsMinor(BONUS), fundsMinor({ balanceMinor: 40 })]).toEqual([20_500, 40]);
  });
});

describe('the first stake', () => {
  const empty = { ...BONUS, balanceMinor: 0 };
  it.each([
    { how: 'is modest at first', kept: null, funds: { balanceMinor: 100_000 }, first: 1_000 },
    { how: 'leaves twenty rounds', kept: null, funds: { balanceMinor: 4_000 }, first: 200 },
    { how: 'is the one that was played last', kept: '2500', funds: { balanceMinor: 100_000 }, first: 2_500 },
    { how: 'is modest again where that cannot be placed', kept: '2500', funds: { balanceMinor: 2_400 }, first: 120 },
    { how: 'follows bonus money', kept: null, funds: empty, first: 1_000 },
    { how: 'follows both kinds of money', kept: null, funds: { ...BONUS, bonusMinor: 2_000 }, first: 125 },
    { how: 'keeps what both can pay', kept: '1800', funds: BONUS, first: 1_800 },
    { how: 'keeps nothing above the most of the bonus', kept: '2001', funds: BONUS, first: 1_000 },
    { how: 'stays below the most of the bonus', kept: null, funds: { ...empty, bonusMaxStakeMinor: 300 }, first: 300 },
    { how: 'takes no word for a number', kept: 'much', funds: { balanceMinor: 100_000 }, first: 1_000 },
  ])('PROMO-05 GAME-05 $how', ({ kept, funds, first }) => {
    expect(firstStake(kept, funds)).toBe(first);
  });

  it('PROMO-05 GAME-05 calls modest what leaves twenty rounds and can be placed', () => {
    expect([isModest(1_025, BONUS), isModest(1_026, BONUS)]).toEqual([true, false]);
    expect(isModest(301, { ...BONUS, balanceMinor: 0, bonusMaxStakeMinor: 300 })).toBe(false);
  });
});
