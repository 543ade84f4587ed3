import { chance, sum } from '../../chance';
import type { Play, Selection } from '../../play';
import { bestAssignment } from './best-assignment';
import { winning, won } from './hits';
import type { Drawn } from './straight';

const KIND = 'place';

export interface Positioning {
  group: string;
  /** Names the places, as many as numbers are drawn. */
  places: readonly string[];
  numbers: readonly string[];
  /** A draw for the example. */
  drawn: Drawn;
}

/** Numbers at their places, each a bet by itself. Several win at once, but a number is drawn at one place only. */
export function positioningPlay({ group, places, numbers, drawn }: Positioning): Play<Drawn> {
  const bets = (selection: Selection) => sum(selection.map(({ length }) => length));
  return {
    id: 'positioning',
    group,
    board: {
      kind: 'rows',
      rows: places.map((place) => ({ id: place, options: numbers, least: 0, most: numbers.length })),
    },
    kinds: [winning(KIND, chance(1, numbers.length))],
    example: { selection: places.map((_, at) => (at === 0 ? drawn.slice(0, 1) : [])), result: drawn },
    count: (selection) => [{ kind: KIND, bets: bets(selection) }],
    *expand(selection) {
      for (const [at, row] of selection.entries()) {
        for (const number of row) yield { kind: KIND, bet: `${places[at]}:${number}` };
      }
    },
    hits: (selection, result) =>
      won(KIND, sum(selection.map((row, at) => row.filter((number) => number === result[at]).length))),
    bestCases: (selection) => [
      won(KIND, bestAssignment(selection.map((row) => numbers.map((number) => (row.includes(number) ? 1 : 0))))),
    ],
  };
}
