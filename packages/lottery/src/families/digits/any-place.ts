import { chance, choose, sum } from '../../chance';
import { winning, won } from '../plays/hits';
import { subsetsOf } from '../plays/sets';
import { type DigitPlay, digitsRow, drawnIn, drawShowing, type Window } from './digits';

const timesIn = (drawn: string, digit: string) => drawn.split(digit).length - 1;

/** Of how many numbers of so many digits all the codes are part: all numbers, less those that lack one, and so on. */
const waysOf = (codes: number, size: number) =>
  sum(
    Array.from(
      { length: codes + 1 },
      (_, lacking) => (-1) ** lacking * choose(codes, lacking) * (10 - lacking) ** size,
    ),
  );

/** Digits that have to be drawn at any place of the window, so many together a bet; one that is drawn twice counts once. */
export function codesPlay(window: Window, codes: number): DigitPlay {
  const kind = `codes-${codes}-of-${window.size}`;
  const drawn = '25882'.slice(0, window.size);
  return {
    id: `${window.id}-any-${codes}`,
    group: 'any-place',
    board: { kind: 'rows', rows: [digitsRow('digits', codes)] },
    kinds: [winning(kind, chance(waysOf(codes, window.size), 10 ** window.size))],
    example: { selection: [['2', '5', '8'].slice(0, codes)], result: drawShowing(window, drawn) },
    count: ([digits = []]) => [{ kind, bets: choose(digits.length, codes) }],
    *expand([digits = []]) {
      for (const bet of subsetsOf(digits, codes)) yield { kind, bet: bet.join('') };
    },
    hits([digits = []], result) {
      const found = digits.filter((digit) => drawnIn(window, result).includes(digit));
      return won(kind, choose(found.length, codes));
    },
    bestCases: ([digits = []]) => [won(kind, choose(Math.min(digits.length, window.size), codes))],
  };
}

/** In how many numbers of so many digits one digit stands so often, or more often. */
const timesWays = (times: number, size: number) =>
  sum(Array.from({ length: size - times + 1 }, (_, more) => choose(size, times + more) * 9 ** (size - times - more)));

/** Single digits that have to be drawn so many times at least, at any places. */
export function timesPlay({ times, size }: { times: number; size: number }): DigitPlay {
  const kind = `times-${times}`;
  return {
    id: kind,
    group: 'times',
    board: { kind: 'rows', rows: [digitsRow('digits', 1)] },
    kinds: [winning(kind, chance(timesWays(times, size), 10 ** size))],
    example: { selection: [['7']], result: '04182'.slice(0, size - times) + '7'.repeat(times) },
    count: ([digits = []]) => [{ kind, bets: digits.length }],
    *expand([digits = []]) {
      for (const bet of digits) yield { kind, bet };
    },
    hits: ([digits = []], result) => won(kind, digits.filter((digit) => timesIn(result, digit) >= times).length),
    bestCases: ([digits = []]) => [won(kind, Math.min(digits.length, Math.floor(size / times)))],
  };
}
