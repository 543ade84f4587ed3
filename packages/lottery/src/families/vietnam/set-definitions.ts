import type { Region } from './region';
import type { SetKind, SetPlay } from './set-plays';

/** How many numbers may be chosen where sets are made of them. */
const MOST_CHOSEN = 20;

const SIZES = [
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const;
const NONE_SIZES = [
  ['four', 4],
  ['eight', 8],
  ['ten', 10],
  ['twelve', 12],
  ['fourteen', 14],
] as const;

const PARLAYS: readonly SetKind[] = SIZES.map(([name, size]) => ({ id: `parlay-${name}`, size }));

const parlays: readonly SetPlay[] = PARLAYS.map((kind) => ({
  id: kind.id,
  group: 'parlay',
  kinds: [kind],
  least: kind.size,
  most: MOST_CHOSEN,
  wins: 'all',
}));

/** Every set of two or more of its numbers is a bet, at the odds of a parlay of that size. */
const wheels: readonly SetPlay[] = SIZES.slice(1).map(([name, size]) => ({
  id: `wheel-${name}`,
  group: 'parlay',
  kinds: PARLAYS.filter((kind) => kind.size <= size),
  least: size,
  most: size,
  wins: 'all',
}));

const nones: readonly SetPlay[] = NONE_SIZES.map(([name, size]) => ({
  id: `none-${name}`,
  group: 'none',
  kinds: [{ id: `none-${name}`, size }],
  least: size,
  most: MOST_CHOSEN,
  wins: 'none',
}));

const pairs: readonly SetPlay[] = ([1, 2] as const).map((together) => {
  const id = together === 1 ? 'pair-one-station' : 'pair-two-stations';
  return { id, group: 'pair', kinds: [{ id, size: 2 }], least: 2, most: MOST_CHOSEN, wins: 'all', together };
});

/** The plays on sets of numbers; pairs of stations are a matter of the regions where several draw. */
export const setDefinitions = ({ hasStations }: Region): readonly SetPlay[] => [
  ...parlays,
  ...wheels,
  ...nones,
  ...(hasStations ? pairs : []),
];
