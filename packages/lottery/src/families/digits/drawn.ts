import { oddsFor, PROPOSED_SHARE } from '../../odds';
import type { Draws, LotteryFamily, ShownRow, Tone, Trend } from '../../play';
import { DIGITS, type Digits, placesOf } from './digits';

/** A digit for each place, from the highest to the units: `below(10)` as often. Each is drawn anew, so that digits repeat. */
export const drawDigits = (draws: Draws, size: number): Digits =>
  Array.from({ length: size }, () => `${draws.below(10)}`).join('');

export const showDigits = (drawn: Digits, tone: Tone): readonly ShownRow[] => [
  { id: null, shape: 'ball', numbers: [...drawn].map((text) => ({ text, tone })) },
];

/** Each place by itself, and all places together. */
export const digitTrends = (size: number): readonly Trend<Digits>[] => [
  ...placesOf(size).map((id, at) => ({ id, options: DIGITS, seen: (drawn: Digits) => [drawn.charAt(at)] })),
  { id: 'any-place', options: DIGITS, seen: (drawn) => DIGITS.filter((digit) => drawn.includes(digit)) },
];

/** Fair odds less five of a hundred, that of the prize group 1900; each bet has one prize. */
export const digitOdds: LotteryFamily<Digits>['proposedOdds'] = (_play, _kind, { chance }) =>
  oddsFor(chance, PROPOSED_SHARE);

/** Shares of the stakes that the prize groups 1800 and 1970 give back. */
export const DIGIT_RETURNS = { least: 9_000, most: 9_850 } as const;
