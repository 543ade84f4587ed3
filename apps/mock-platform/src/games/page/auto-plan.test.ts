import { describe, expect, it } from 'vitest';
import { goesOn } from './auto-plan';

const plan = { left: 5, winStakes: 10, lossStakes: 20, onFreeSpins: true, startMinor: 10_000 };
const round = { payoutMinor: 0, stakeMinor: 100, funds: { balanceMinor: 9_900 }, freeSpins: false };

const bonus = (bonusMinor: number, bonusMaxStakeMinor: number) => ({ balanceMinor: 0, bonusMinor, bonusMaxStakeMinor });

describe('autoplay', () => {
  it('GAME-05 goes on while no stop condition is met', () => {
    expect(goesOn(plan, round)).toBe(true);
    expect(
      goesOn({ ...plan, winStakes: null, lossStakes: null, onFreeSpins: false }, { ...round, freeSpins: true }),
    ).toBe(true);
  });

  it('PROMO-05 GAME-05 goes on with bonus money', () => {
    expect(goesOn(plan, { ...round, funds: bonus(9_900, 100) })).toBe(true);
    expect(goesOn(plan, { ...round, funds: { ...bonus(8_000, 2_000), balanceMinor: 1 } })).toBe(true);
  });

  it.each([
    ['after the last spin', { ...plan, left: 0 }, round],
    ['when the balance holds no further stake', plan, { ...round, funds: { balanceMinor: 99 } }],
    ['on a win above the limit', plan, { ...round, payoutMinor: 1_001 }],
    ['once the balance has fallen by the limit', plan, { ...round, funds: { balanceMinor: 8_000 } }],
    ['when bonus money may not be staked as high', plan, { ...round, funds: bonus(9_900, 99) }],
    ['once real and bonus money have fallen by the limit', plan, { ...round, funds: bonus(8_000, 2_000) }],
    ['on free spins when asked to', plan, { ...round, freeSpins: true }],
  ])('GAME-05 stops %s', (_, stopping, after) => {
    expect(goesOn(stopping, after)).toBe(false);
  });
});
