import { sum } from '../../chance';
import { numbersTo } from '../plays/numbers';

export const NUMBERS = numbersTo(80);
export const DRAWN = 20;

/** The twenty numbers in the order in which they are drawn. */
export type Drawn = readonly string[];

/** The draw of the examples: its sum is 805, and ten of its numbers are 40 or less. */
export const SHOWN: Drawn = '07 64 23 80 15 42 38 51 09 66 30 72 01 47 58 19 35 76 12 60'.split(' ');

export const totalOf = (draw: Drawn): number => sum(draw.map(Number));
