import { chance } from '../../chance';
import { winning, won } from '../plays/hits';
import { chosenCount, chosenIn, DIGITS, type DigitPlay, placesOf, rowsFor } from './digits';

const KIND = 'place';

/** Digits at their places, each a bet of its own; places may be left empty. */
export function positioningPlay(size: number): DigitPlay {
  const places = placesOf(size);
  return {
    id: 'positioning',
    group: 'positioning',
    board: { kind: 'rows', rows: rowsFor(places, DIGITS, 0) },
    kinds: [winning(KIND, chance(1, 10))],
    example: { selection: places.map((_, at) => (at === 0 ? ['4', '6'] : [])), result: '40718'.slice(0, size) },
    count: (rows) => [{ kind: KIND, bets: chosenCount(rows) }],
    *expand(rows) {
      for (const [at, place] of places.entries()) {
        for (const digit of chosenIn(rows, at)) yield { kind: KIND, bet: `${place}:${digit}` };
      }
    },
    hits: (rows, result) => won(KIND, rows.filter((row, at) => row.includes(result.charAt(at))).length),
    bestCases: (rows) => [
      won(
        KIND,
        rows.reduce((places, { length }) => (length > 0 ? places + 1 : places), 0),
      ),
    ],
  };
}
