import { chance } from '../../chance';
import type { Play } from '../../play';
import { winning } from '../plays/hits';
import { wholeNumbers } from '../plays/numbers';
import { type OneRow, oneRowPlay } from '../plays/one-row';
import { FACES, facesIn, isRun, isTriple, ROLLS, type Roll, SORTED_ROLLS, sumOf } from './dice';

/** Of how many throws a sum from 3 to 10 comes; 21 less the sum comes as often. */
const SUM_WAYS = [1, 3, 6, 10, 15, 21, 25, 27];
const sumKind = (sum: number) => `sum-${Math.min(sum, 21 - sum)}-${Math.max(sum, 21 - sum)}`;

const rowPlay = (play: Omit<OneRow<Roll>, 'draws'>): Play<Roll> => oneRowPlay({ ...play, draws: SORTED_ROLLS });

/** A play whose bets all have one chance, of so many throws. */
type SameChance = Omit<OneRow<Roll>, 'kinds' | 'kindOf' | 'draws'> & { kind: string; ways: number };
const sameChance = ({ kind, ways, ...play }: SameChance) =>
  rowPlay({ ...play, kinds: [winning(kind, chance(ways, ROLLS))], kindOf: () => kind });

export const sumPlay = rowPlay({
  id: 'sum',
  group: 'sum',
  row: 'sums',
  options: wholeNumbers(3, 18),
  kinds: SUM_WAYS.map((ways, above) => winning(sumKind(3 + above), chance(ways, ROLLS))),
  kindOf: (option) => sumKind(Number(option)),
  wins: (option, roll) => sumOf(roll) === Number(option),
  example: { option: '11', result: ['2', '6', '3'] },
});

export const tripleAny = sameChance({
  id: 'triple-any',
  group: 'three-dice',
  row: 'patterns',
  options: ['any-triple'],
  kind: 'triple-any',
  ways: 6,
  wins: (_, roll) => isTriple(roll),
  example: { option: 'any-triple', result: ['4', '4', '4'] },
});

export const tripleOne = sameChance({
  id: 'triple-one',
  group: 'three-dice',
  row: 'triples',
  options: FACES.map((face) => face.repeat(3)),
  kind: 'triple-one',
  ways: 1,
  wins: (option, roll) => roll.join('') === option,
  example: { option: '444', result: ['4', '4', '4'] },
});

export const runAny = sameChance({
  id: 'run-any',
  group: 'three-dice',
  row: 'patterns',
  options: ['any-run'],
  kind: 'run-any',
  ways: 24,
  wins: (_, roll) => isRun(roll),
  example: { option: 'any-run', result: ['4', '2', '3'] },
});

/** Two dice of a face or more: a triple wins as well, which makes it 16 throws, not 15. */
export const pair = sameChance({
  id: 'pair',
  group: 'two-dice',
  row: 'pairs',
  options: FACES.map((face) => face.repeat(2)),
  kind: 'pair',
  ways: 16,
  wins: (option, roll) => facesIn(roll, option.charAt(0)) >= 2,
  example: { option: '55', result: ['5', '1', '5'] },
});

/** Small is 3 to 10 and big 11 to 18; a triple loses both, so that 4 to 10 and 11 to 17 win. */
export const bigSmall = sameChance({
  id: 'big-small',
  group: 'sides',
  row: 'sides',
  options: ['big', 'small'],
  kind: 'side-without-triples',
  ways: 105,
  wins: (option, roll) => !isTriple(roll) && sumOf(roll) > 10 === (option === 'big'),
  example: { option: 'big', result: ['2', '6', '3'] },
});

export const bigSmallAll = sameChance({
  id: 'big-small-all',
  group: 'sides',
  row: 'sides',
  options: ['big', 'small'],
  kind: 'side',
  ways: 108,
  wins: (option, roll) => sumOf(roll) > 10 === (option === 'big'),
  example: { option: 'small', result: ['2', '2', '2'] },
});

export const oddEven = sameChance({
  id: 'odd-even',
  group: 'sides',
  row: 'parity',
  options: ['odd', 'even'],
  kind: 'side',
  ways: 108,
  wins: (option, roll) => (sumOf(roll) % 2 === 1) === (option === 'odd'),
  example: { option: 'odd', result: ['2', '6', '3'] },
});

export const ONE_DIE = 'one-die';

/** A face that pays by how many of the dice show it. */
export const oneDie = rowPlay({
  id: ONE_DIE,
  group: ONE_DIE,
  row: 'faces',
  options: FACES,
  kinds: [
    { id: ONE_DIE, prizes: [75, 15, 1].map((ways, more) => ({ id: `hit-${1 + more}`, chance: chance(ways, ROLLS) })) },
  ],
  kindOf: () => ONE_DIE,
  wins: (option, roll) => (facesIn(roll, option) > 0 ? `hit-${facesIn(roll, option)}` : false),
  example: { option: '3', result: ['3', '6', '3'] },
});
