import { product } from '../../chance';
import type { Selection } from '../../play';
import { betsOn, DIGITS, type Entry, NUMBER, ONE_NUMBER, placesOf } from '../whole-numbers/entry';
import { byPlace } from '../whole-numbers/straight';

/** Stands for a digit that may be any. */
export const FREE = 'R';

const isFree = (row: readonly string[]) => row.includes(FREE);
const spelledOut = (rows: Selection): Selection => rows.map((row) => (isFree(row) ? DIGITS : row));

/** Three places with digits and one that may be any: ten numbers for each choice of the three, each a bet. */
export function rolled(): Entry {
  const straight = byPlace(4);
  const numbers: Entry['numbers'] = (rows) => straight.numbers(spelledOut(rows));
  return {
    size: 4,
    board: {
      kind: 'rows',
      rows: placesOf(4).map((id) => ({ id, options: [...DIGITS, FREE], least: 1, most: DIGITS.length })),
    },
    kinds: ONE_NUMBER,
    refuses(rows) {
      const free = rows.findIndex(isFree);
      const isTold = (row: readonly string[], at: number) => isFree(row) && (at !== free || row.length > 1);
      const row = rows.findIndex(isTold);
      if (row !== -1) return { fault: 'overlap', row, option: FREE };
      return free === -1 ? { fault: 'no-bet', option: FREE } : null;
    },
    count: (rows) => [{ kind: NUMBER, bets: product(spelledOut(rows).map(({ length }) => length)) }],
    expand: (rows) => betsOn(numbers(rows)),
    numbers,
    winner: (rows) => straight.winner(spelledOut(rows)),
  };
}
