import { SPOTS } from '../../roulette/spots';

const CHANCES = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen:1', 'dozen:2', 'dozen:3'],
  ['column:1', 'column:2', 'column:3'],
] as const;
export type Chance = (typeof CHANCES)[number][number];

export interface Share {
  readonly spot: Chance;
  /** Of all results, in whole percent. */
  readonly percent: number;
}

/** How often each of the outside bets came, those of a kind together; the zero is on none of them. */
export function sharesOf(pockets: readonly number[]): readonly (readonly Share[])[] {
  const times = (spot: Chance) => pockets.filter((pocket) => SPOTS.get(spot)?.numbers.includes(pocket)).length;
  const percent = (spot: Chance) => Math.round((times(spot) * 100) / Math.max(1, pockets.length));
  return CHANCES.map((spots) => spots.map((spot) => ({ spot, percent: percent(spot) })));
}
