import type { Bet, Board, Selection, SelectionFault } from '../../play';

/** How a selection says on which numbers it bets: all of them have `size` digits. */
export interface Entry {
  size: number;
  board: Board;
  /** Kinds of bets: one of a kind is on so many numbers at once, and wins with any of them. */
  kinds: readonly { id: string; numbers: number }[];
  refuses?(selection: Selection): SelectionFault | null;
  count(selection: Selection): readonly { kind: string; bets: number }[];
  expand(selection: Selection): Iterable<Bet>;
  /** Every number that is bet on, once, with the kind of its bet. */
  numbers(selection: Selection): Iterable<{ number: string; kind: string }>;
  /** Says of a number that is drawn the kind of the bet that wins with it, or null. */
  winner(selection: Selection): (number: string) => string | null;
}

/** The kind of a bet on one number. */
export const NUMBER = 'number';
export const ONE_NUMBER = [{ id: NUMBER, numbers: 1 }];

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** As many as are pasted at once. */
const MOST_TYPED = 10_000;

export const typedBoard = (size: number): Board => ({
  kind: 'typed',
  typed: { pattern: `^[0-9]{${size}}$`, least: 1, most: MOST_TYPED },
});

/** The last places of a number, by their names. */
export const placesOf = (size: number): readonly string[] => ['thousands', 'hundreds', 'tens', 'units'].slice(-size);

/** Bets on one number each are told by that number. */
export function* betsOn(numbers: Iterable<{ number: string; kind: string }>): Generator<Bet> {
  for (const { number, kind } of numbers) yield { kind, bet: number };
}
