import { expect, it } from 'vitest';
import { firstStake, stakesWithin } from './first-stake';

it('RG-04 offers the line stakes whose twenty lines stay within the greatest stake, and the smallest at least', () => {
  const stakes = [5, 10, 20, 50, 100, 250, 500];
  expect(stakesWithin(stakes, null)).toBe(stakes);
  expect(stakesWithin(stakes, 4_800)).toEqual([5, 10, 20, 50, 100]);
  expect(stakesWithin(stakes, 2_000)).toEqual([5, 10, 20, 50, 100]);
  expect(stakesWithin(stakes, 1_999)).toEqual([5, 10, 20, 50]);
  expect(stakesWithin(stakes, 1)).toEqual([5]);
});

it('PROMO-05 GAME-05 begins with a line stake that leaves twenty rounds of real and bonus money, at most what may be staked', () => {
  const stakes = [1, 5, 10, 20, 50];
  const of = (balanceMinor: number, bonusMinor = 0, bonusMaxStakeMinor = bonusMinor) =>
    firstStake(stakes, { balanceMinor, bonusMinor, bonusMaxStakeMinor });
  expect([of(100_000), of(4_000), of(3_999), of(0)]).toEqual([20, 10, 5, 1]);
  expect([of(0, 8_000), of(2_000, 2_000), of(0, 20_000, 399), of(0, 20_000, 400)]).toEqual([20, 10, 10, 20]);
});
