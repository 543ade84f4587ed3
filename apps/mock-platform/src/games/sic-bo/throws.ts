import type { SicBoDice } from '@tonalli/contracts/games/sic-bo';

/** Each die has as many faces. */
export const SIDES = 6;
export const DICE = 3;
/** 6 x 6 x 6 throws, each as likely as any other. */
export const THROWS = SIDES ** DICE;

/** The dice of a throw, which has their faces as digits from 0. */
export const diceOf = (stop: number): SicBoDice => [
  Math.floor(stop / SIDES ** 2) + 1,
  (Math.floor(stop / SIDES) % SIDES) + 1,
  (stop % SIDES) + 1,
];

export const ALL_THROWS: readonly SicBoDice[] = Array.from({ length: THROWS }, (_, stop) => diceOf(stop));
