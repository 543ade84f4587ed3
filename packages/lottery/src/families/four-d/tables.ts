import { permutationsKind } from '../whole-numbers/any-order';
import { NUMBER } from '../whole-numbers/entry';
import type { FourDPrize } from './result';

/** Odds x 1000 by kind of bet and prize. */
export type PrizeTable = Readonly<Record<string, Partial<Readonly<Record<FourDPrize, number>>>>>;

/**
 * The tables "Tonalli 4D", which return 80 of 100. All permutations in one bet share the prize of one number, cut to thousandths.
 */
export const BIG: PrizeTable = {
  [NUMBER]: { first: 3_000_000, second: 1_500_000, third: 750_000, special: 200_000, consolation: 75_000 },
  [permutationsKind(24)]: { first: 125_000, second: 62_500, third: 31_250, special: 8_333, consolation: 3_125 },
  [permutationsKind(12)]: { first: 250_000, second: 125_000, third: 62_500, special: 16_666, consolation: 6_250 },
  [permutationsKind(6)]: { first: 500_000, second: 250_000, third: 125_000, special: 33_333, consolation: 12_500 },
  [permutationsKind(4)]: { first: 750_000, second: 375_000, third: 187_500, special: 50_000, consolation: 18_750 },
};

export const SMALL: PrizeTable = {
  [NUMBER]: { first: 4_000_000, second: 2_600_000, third: 1_400_000 },
  [permutationsKind(24)]: { first: 166_666, second: 108_333, third: 58_333 },
  [permutationsKind(12)]: { first: 333_333, second: 216_666, third: 116_666 },
  [permutationsKind(6)]: { first: 666_666, second: 433_333, third: 233_333 },
  [permutationsKind(4)]: { first: 1_000_000, second: 650_000, third: 350_000 },
};
