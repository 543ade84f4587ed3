import { choose, sum } from '../../chance';
import type { Selection } from '../../play';
import { won } from '../plays/hits';
import { productOf, subsetsOf } from '../plays/sets';
import { chosenIn, DIGITS, type DigitPlay, type Digits, placesOf, rowsFor } from './digits';
import { straightKind } from './straight';

const KIND = 'straight';
const SIZE = 5;
const PLACES = placesOf(SIZE);

/** A bet names the digits at its places and leaves the others open: `1--4-`. */
const maskOf = (at: readonly number[], digits: readonly string[]) =>
  PLACES.map((_, place) => digits[at.indexOf(place)] ?? '-').join('');

/** The products of every `size` of the numbers, added up. */
function productsOf(numbers: readonly number[], size: number): number {
  let sums: readonly number[] = Array.from({ length: size + 1 }, (_, taken) => Number(taken === 0));
  for (const number of numbers) sums = sums.map((before, taken) => before + number * (sums[taken - 1] ?? 0));
  return sums[size] ?? 0;
}

/** Digits at their places: those of every so many places together are straight bets. */
export function anyStraightPlay(size: number): DigitPlay {
  const everyPlaces = [...subsetsOf([...PLACES.keys()], size)];
  return {
    id: `any-${size}-straight`,
    group: 'any-straight',
    board: { kind: 'rows', rows: rowsFor(PLACES, DIGITS, 0) },
    kinds: [straightKind(size)],
    example: { selection: [...'26047'].map((digit, at) => (at < size ? [digit] : [])), result: '26047' },
    count: (rows) => [
      {
        kind: KIND,
        bets: productsOf(
          rows.map(({ length }) => length),
          size,
        ),
      },
    ],
    *expand(rows) {
      for (const at of everyPlaces) {
        const chosen = at.map((place) => chosenIn(rows, place));
        for (const digits of productOf(chosen)) yield { kind: KIND, bet: maskOf(at, digits) };
      }
    },
    hits: (rows, result) =>
      won(KIND, choose(rows.filter((row, place) => row.includes(result.charAt(place))).length, size)),
    bestCases: (rows) => [won(KIND, choose(rows.filter(({ length }) => length > 0).length, size))],
  };
}

const placesChosen = (selection: Selection): number[] => chosenIn(selection, 0).map((place) => PLACES.indexOf(place));

const numberAt = (places: readonly number[], digits: readonly number[]) =>
  places.reduce((number, place) => 10 * number + (digits[place] ?? 0), 0);

/**
 * How many of the sets of places show a number of the list, at most, in any draw. Numbers stand in each other's way, so draws are
 * tried place by place, left where what is still open cannot show more than was found. Digits of no number never help.
 */
function mostShown(typed: readonly string[], sets: readonly (readonly number[])[], places: readonly number[]): number {
  const isListed = new Uint8Array(10_000);
  for (const number of typed) isListed[Number(number)] = 1;
  const useful = [...new Set(typed.join(''))].map(Number);
  const ending = places.map((place) => sets.filter((set) => set.at(-1) === place));
  const open = places.map((_, at) => sum(ending.slice(at).map(({ length }) => length)));
  const digits = Array.from({ length: SIZE }, () => 0);
  let most = 0;
  const tryFrom = (at: number, shown: number) => {
    const place = places[at];
    if (place === undefined) most = Math.max(most, shown);
    else if (shown + (open[at] ?? 0) > most) {
      for (const digit of useful) {
        digits[place] = digit;
        const more = (ending[at] ?? []).filter((set) => isListed[numberAt(set, digits)] === 1).length;
        tryFrom(at + 1, shown + more);
      }
    }
  };
  tryFrom(0, 0);
  return most;
}

/** Numbers that are typed, each a straight bet at every so many of the places chosen. */
export function anyStraightTypedPlay(size: number): DigitPlay {
  const setsOf = (selection: Selection) => [...subsetsOf(placesChosen(selection), size)];
  const shownAt = (set: readonly number[], result: Digits) => set.map((place) => result.charAt(place)).join('');
  return {
    id: `any-${size}-straight-typed`,
    group: 'any-straight',
    board: {
      kind: 'typed',
      rows: [{ id: 'places', options: PLACES, least: size, most: SIZE }],
      typed: { pattern: `^[0-9]{${size}}$`, least: 1, most: 10_000 },
    },
    kinds: [straightKind(size)],
    example: { selection: [PLACES.slice(0, size), ['2604'.slice(0, size)]], result: '26047' },
    count: ([places = [], typed = []]) => [{ kind: KIND, bets: choose(places.length, size) * typed.length }],
    *expand(selection) {
      for (const set of setsOf(selection)) {
        for (const number of chosenIn(selection, 1)) yield { kind: KIND, bet: maskOf(set, [...number]) };
      }
    },
    hits(selection, result) {
      const typed = new Set(chosenIn(selection, 1));
      return won(KIND, sum(setsOf(selection).map((set) => Number(typed.has(shownAt(set, result))))));
    },
    bestCases: (selection) => [
      won(KIND, mostShown(chosenIn(selection, 1), setsOf(selection), placesChosen(selection))),
    ],
  };
}
