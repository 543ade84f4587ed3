import { chance } from '../../chance';
import type { BetKind } from '../../play';
import { winning, won } from '../plays/hits';
import { subsetsOf } from '../plays/sets';
import { oneOfEach } from './bets';
import { type DigitPlay, type Digits, sumOfDigits } from './digits';

const NONE = 'none';
export const BULLS: readonly string[] = [NONE, '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Of a hundred thousand draws, for each number of its kind. */
const KINDS: readonly BetKind[] = [
  winning('bull-none', chance(35_649, 100_000)),
  winning('bull-odd', chance(6_375, 100_000)),
  winning('bull-even', chance(6_505, 100_000)),
  winning('bull-ten', chance(6_456, 100_000)),
];

function kindFor(bull: string): string {
  if (bull === NONE) return 'bull-none';
  if (bull === '10') return 'bull-ten';
  return Number(bull) % 2 === 1 ? 'bull-odd' : 'bull-even';
}

/**
 * Where three of the five digits add up to 0, 10 or 20, the last digit of what the other two add up to, which is that of all five;
 * 10 for a zero. Which three they are makes no difference.
 */
export function bullOf(drawn: Digits): string {
  for (const three of subsetsOf([...drawn], 3)) {
    if (sumOfDigits(three.join('')) % 10 === 0) return `${sumOfDigits(drawn) % 10 || 10}`;
  }
  return NONE;
}

export const bullPlay: DigitPlay = {
  id: 'bull',
  group: 'patterns',
  board: { kind: 'rows', rows: [{ id: 'bull', options: BULLS, least: 1, most: BULLS.length }] },
  kinds: KINDS,
  example: { selection: [['7']], result: '82034' },
  count: ([bulls = []]) =>
    KINDS.map(({ id }) => ({ kind: id, bets: bulls.filter((bull) => kindFor(bull) === id).length })),
  *expand([bulls = []]) {
    for (const bet of bulls) yield { kind: kindFor(bet), bet };
  },
  hits([bulls = []], result) {
    const bull = bullOf(result);
    return won(kindFor(bull), bulls.includes(bull));
  },
  bestCases: (selection) => oneOfEach(bullPlay.count(selection)),
};
