import { RANKS } from '@tonalli/contracts/games/cards';

export const shownMultiplier = (timesX10000: number): string => (timesX10000 / 10_000).toFixed(4);

/** The chance of a pick that so many ranks win, in percent, cut: `53.84`. */
export const shownChance = (winning: number): string =>
  (Math.floor((winning * 10_000) / RANKS.length) / 100).toFixed(2);

/** The greatest chance of something rare in percent, to two digits that count, rounded up: never less than it is. */
export function shownRareChance(chance: number): string {
  const percent = chance * 100;
  const places = Math.max(2, 1 - Math.floor(Math.log10(percent)));
  // A hair is taken off, since a product such as 9.7e-6 x 1e7 may come out above the whole number.
  return (Math.ceil(percent * 10 ** places - 1e-6) / 10 ** places).toFixed(places);
}
