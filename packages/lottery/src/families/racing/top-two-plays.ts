import { chance } from '../../chance';
import { winning } from '../plays/hits';
import { wholeNumbers } from '../plays/numbers';
import { oneRowPlay } from '../plays/one-row';
import { type Finish, isOnSide, SHOWN, SIDES, topTwoOf } from './finish';

/** Champions and runners-up there are, each pair in both orders. */
const PAIRS = 90;

export const SUMS = wholeNumbers(3, 19);

/** Sums that as many of the pairs have, on both sides of 11. */
const SUM_KINDS = [
  { sums: [3, 4, 18, 19], ways: 2 },
  { sums: [5, 6, 16, 17], ways: 4 },
  { sums: [7, 8, 14, 15], ways: 6 },
  { sums: [9, 10, 12, 13], ways: 8 },
  { sums: [11], ways: 10 },
].map(({ sums, ways }) => ({ sums, ...winning(`sum-${sums.join('-')}`, chance(ways, PAIRS)) }));

export const topTwoSum = oneRowPlay<Finish>({
  id: 'top-two-sum',
  group: 'top-two',
  row: 'sums',
  options: SUMS,
  kinds: SUM_KINDS.map(({ id, prizes }) => ({ id, prizes })),
  kindOf: (option) => SUM_KINDS.find(({ sums }) => sums.includes(Number(option)))?.id ?? '',
  wins: (option, finish) => topTwoOf(finish) === Number(option),
  example: { option: '10', result: SHOWN },
});

const finishOf = (champion: string, second: string): Finish => [champion, second];

/**
 * The sum is 11 most often, which is small and odd: 50 of the 90 pairs are small, and 50 odd. So small and odd pay less than big
 * and even, which they would not if each half were taken for one half.
 */
export const topTwoSides = oneRowPlay<Finish>({
  id: 'top-two-sides',
  group: 'top-two',
  row: 'sides',
  options: SIDES,
  kinds: [winning('big-even', chance(40, PAIRS)), winning('small-odd', chance(50, PAIRS))],
  kindOf: (option) => (option === 'big' || option === 'even' ? 'big-even' : 'small-odd'),
  wins: (option, finish) => isOnSide(option, topTwoOf(finish), 11),
  example: { option: 'small', result: SHOWN },
  draws: [finishOf('01', '02'), finishOf('01', '03'), finishOf('09', '10'), finishOf('08', '10')],
});
