import { sum } from '../../chance';
import { numbersTo } from '../plays/numbers';

/** The ten numbers in the order in which they finish. */
export type Finish = readonly string[];

export const NUMBERS = numbersTo(10);
export const RANKS = NUMBERS.map((_, index) => `rank-${index + 1}`);

/** The finish of the examples. */
export const SHOWN: Finish = ['07', '03', '10', '01', '08', '05', '02', '09', '04', '06'];

export const SIDES = ['big', 'small', 'odd', 'even'];

/** Whether a number is on a side, where big is greater than `middle`. */
export function isOnSide(side: string, number: number, middle: number): boolean {
  if (side === 'big' || side === 'small') return number > middle === (side === 'big');
  return (number % 2 === 1) === (side === 'odd');
}

/** Of champion and runner-up. */
export const topTwoOf = (finish: Finish): number => sum(finish.slice(0, 2).map(Number));
