import { oddsFor, PROPOSED_SHARE } from '../../odds';
import type { LotteryFamily } from '../../play';
import { wholeNumbers } from '../plays/numbers';
import { FACES, isAllDifferent, isTriple, type Roll, sumOf } from './dice';
import {
  bigSmall,
  bigSmallAll,
  ONE_DIE,
  oddEven,
  oneDie,
  pair,
  runAny,
  sumPlay,
  tripleAny,
  tripleOne,
} from './row-plays';
import {
  pairAndOnePlay,
  pairAndOneTyped,
  threeDifferent,
  threeDifferentTyped,
  twoDifferentPlay,
  twoDifferentTyped,
} from './set-plays';

/**
 * One die pays by custom 2, 3 and 4 times for one, two and three dice, which returns 199 of 216. That is stretched to the share
 * that is proposed.
 */
const ONE_DIE_ODDS: Readonly<Record<string, bigint>> = { 'hit-1': 2n, 'hit-2': 3n, 'hit-3': 4n };
const ONE_DIE_RETURN = 199n;

const RED_FACES = ['1', '4'];

/** Three dice (Fast 3, K3). */
export const fastThree: LotteryFamily<Roll> = {
  id: 'fast-three',
  /** Takes `below(6)` three times: 0 is the face 1, 5 the face 6. */
  draw: (draws) => [1, 2, 3].map(() => `${draws.below(6) + 1}`),
  show: (roll) => [
    {
      id: null,
      shape: 'die',
      numbers: roll.map((text) => ({ text, tone: RED_FACES.includes(text) ? 'red' : 'plain' })),
    },
  ],
  trends: [
    { id: 'faces', options: FACES, seen: (roll) => [...new Set(roll)] },
    { id: 'sum', options: wholeNumbers(3, 18), seen: (roll) => [`${sumOf(roll)}`] },
    {
      id: 'pattern',
      options: ['all-different', 'pair', 'triple'],
      seen: (roll) => [isTriple(roll) ? 'triple' : isAllDifferent(roll) ? 'all-different' : 'pair'],
    },
  ],
  plays: [
    sumPlay,
    bigSmall,
    bigSmallAll,
    oddEven,
    threeDifferent,
    threeDifferentTyped,
    runAny,
    tripleAny,
    tripleOne,
    pair,
    pairAndOnePlay,
    pairAndOneTyped,
    twoDifferentPlay,
    twoDifferentTyped,
    oneDie,
  ],
  proposedOdds(_, kind, { id, chance }) {
    const odds = kind.id === ONE_DIE ? ONE_DIE_ODDS[id] : undefined;
    return oddsFor(odds ? { ways: ONE_DIE_RETURN, of: chance.of * odds } : chance, PROPOSED_SHARE);
  },
  returns: { least: 8_000, most: 9_850 },
  hasPrizeGroups: true,
};
