import type { LotteryFamily } from '../../play';
import { codesPlay } from '../digits/any-place';
import type { Digits, Window } from '../digits/digits';
import { DIGITS, sumOfDigits } from '../digits/digits';
import { dragonTigerPlay } from '../digits/dragon-tiger';
import { DIGIT_RETURNS, digitOdds, digitTrends, drawDigits, showDigits } from '../digits/drawn';
import { pairMarksPlay, placeMarksPlay, sumMarksPlay } from '../digits/marks';
import { patternsPlay } from '../digits/patterns';
import { positioningPlay } from '../digits/positioning';
import { threeStarPlays, twoStarPlays } from '../digits/stars';
import { numbersTo, spanOf } from '../digits/sums';

const SIZE = 3;

const three: Window = { id: 'three', from: 0, size: 3, of: SIZE };
const twos: readonly Window[] = [
  { id: 'two-front', from: 0, size: 2, of: SIZE },
  { id: 'two-back', from: 1, size: 2, of: SIZE },
];

/** Three digits, each from 0 to 9: "pick 3" and the "3D" lotteries. */
export const threeDigit: LotteryFamily<Digits> = {
  id: 'three-digit',
  /** `below(10)` three times: hundreds, tens, units. */
  draw: (draws) => drawDigits(draws, SIZE),
  show: (drawn) => showDigits(drawn, 'blue'),
  trends: [
    ...digitTrends(SIZE),
    { id: 'sum', options: numbersTo(9 * SIZE), seen: (drawn) => [`${sumOfDigits(drawn)}`] },
    { id: 'span', options: DIGITS, seen: (drawn) => [`${spanOf(drawn)}`] },
  ],
  plays: [
    ...threeStarPlays(three),
    ...twos.flatMap(twoStarPlays),
    positioningPlay(SIZE),
    codesPlay(three, 1),
    codesPlay(three, 2),
    placeMarksPlay(SIZE),
    ...twos.map(pairMarksPlay),
    sumMarksPlay({ id: 'sum-of-three', size: SIZE }),
    dragonTigerPlay(SIZE),
    patternsPlay([three]),
  ],
  proposedOdds: digitOdds,
  returns: DIGIT_RETURNS,
  hasPrizeGroups: true,
};
