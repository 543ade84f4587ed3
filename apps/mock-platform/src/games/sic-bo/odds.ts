import type { SicBoBet, SicBoDice } from '@tonalli/contracts/games/sic-bo';
import { spotOf, winOf } from './spots';
import { ALL_THROWS, THROWS } from './throws';

export type Laid = SicBoBet['spots'];

export const laidMinor = (laid: Laid): number => Object.values(laid).reduce((sum, stakeMinor) => sum + stakeMinor, 0);

/** What a spot is paid, with its stake. */
export function payoutOf(id: string, stakeMinor: number, dice: SicBoDice): number {
  const wins = winOf(spotOf(id), dice);
  return wins === 0 ? 0 : stakeMinor * (1 + wins);
}

export const paidIn = (laid: Laid, dice: SicBoDice): number =>
  Object.entries(laid).reduce((sum, [id, stakeMinor]) => sum + payoutOf(id, stakeMinor, dice), 0);

/** What a layout is paid in each of the throws. */
export const payoutsOf = (laid: Laid): readonly number[] => ALL_THROWS.map((dice) => paidIn(laid, dice));

/** What comes back of a layout in the long run, in basis points, cut: never more than it is. */
export function returnBp(laid: Laid): number {
  const stakedMinor = laidMinor(laid) * THROWS;
  if (stakedMinor === 0) return 0;
  return Math.floor((payoutsOf(laid).reduce((sum, paidMinor) => sum + paidMinor, 0) * 10_000) / stakedMinor);
}

export const statedPercent = (laid: Laid): string => (returnBp(laid) / 100).toFixed(2);

/** The most that a layout is paid, and in how many throws. */
export function topOf(laid: Laid): { payoutMinor: number; ways: number } {
  const payouts = payoutsOf(laid);
  const payoutMinor = Math.max(...payouts);
  return { payoutMinor, ways: payoutMinor === 0 ? 0 : payouts.filter((paid) => paid === payoutMinor).length };
}
