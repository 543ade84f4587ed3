import { sum } from '../../chance';
import { wholeNumbers } from '../plays/numbers';
import { productOf } from '../plays/sets';

export const FACES = wholeNumbers(1, 6);

/** Three dice in the order in which they are thrown, each `1` to `6`. */
export type Roll = readonly string[];

export const ROLLS = 216;

/** Every throw that looks different, its dice ascending: between them they show whatever bets can win at once. */
export const SORTED_ROLLS: readonly Roll[] = [...productOf([FACES, FACES, FACES])].filter(
  (roll) => roll.join('') === sortedText(roll),
);

/** The dice ascending, such as `115`. */
export function sortedText(roll: Roll): string {
  return [...roll].sort().join('');
}

export const sumOf = (roll: Roll): number => sum(roll.map(Number));

/** How many dice show the face. */
export const facesIn = (roll: Roll, face: string): number => roll.filter((die) => die === face).length;

const differentIn = (roll: Roll): number => new Set(roll).size;
export const isTriple = (roll: Roll): boolean => differentIn(roll) === 1;
export const isAllDifferent = (roll: Roll): boolean => differentIn(roll) === 3;
export const isPair = (roll: Roll): boolean => differentIn(roll) === 2;
/** 123, 234, 345 or 456, in any order. */
export const isRun = (roll: Roll): boolean => '123456'.includes(sortedText(roll));
