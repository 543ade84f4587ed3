import type { LotteryFamily } from '../../play';
import { codesPlay, timesPlay } from '../digits/any-place';
import { anyStraightPlay, anyStraightTypedPlay } from '../digits/any-straight';
import { BULLS, bullOf, bullPlay } from '../digits/bull';
import type { DigitPlay, Digits, Window } from '../digits/digits';
import { dragonTigerPlay } from '../digits/dragon-tiger';
import { DIGIT_RETURNS, digitOdds, digitTrends, drawDigits, showDigits } from '../digits/drawn';
import { groupPlay } from '../digits/groups';
import { pairMarksPlay, placeMarksPlay, sumMarksPlay } from '../digits/marks';
import { patternsPlay } from '../digits/patterns';
import { positioningPlay } from '../digits/positioning';
import { threeStarPlays, twoStarPlays } from '../digits/stars';
import { straightPlay, straightTypedPlay } from '../digits/straight';

const SIZE = 5;

const window = (id: string, from: number, size: number): Window => ({ id, from, size, of: SIZE });

const five = window('five', 0, 5);
const fours = [window('four-front', 0, 4), window('four-back', 1, 4)];
const [threeFront, threeMiddle, threeBack] = [
  window('three-front', 0, 3),
  window('three-middle', 1, 3),
  window('three-back', 2, 3),
];
const threes: readonly [Window, ...Window[]] = [threeFront, threeMiddle, threeBack];
const twos = [window('two-front', 0, 2), window('two-back', 3, 2)];

const single = (picks: number) => ({ picks, times: 1 });
const pairs = (picks: number) => ({ picks, times: 2 });
const triple = { picks: 1, times: 3 };
const quadruple = { picks: 1, times: 4 };

const fiveStarPlays: DigitPlay[] = [
  straightPlay(five),
  straightTypedPlay(five),
  groupPlay(five, { parts: [single(5)] }),
  groupPlay(five, { parts: [pairs(1), single(3)] }),
  groupPlay(five, { parts: [pairs(2), single(1)] }),
  groupPlay(five, { parts: [triple, single(2)] }),
  groupPlay(five, { parts: [triple, pairs(1)] }),
  groupPlay(five, { parts: [quadruple, single(1)] }),
];

const fourStarPlays = (four: Window): DigitPlay[] => [
  straightPlay(four),
  straightTypedPlay(four),
  groupPlay(four, { parts: [single(4)] }),
  groupPlay(four, { parts: [pairs(1), single(2)] }),
  groupPlay(four, { parts: [pairs(2)] }),
  groupPlay(four, { parts: [triple, single(1)] }),
];

/** Five digits, each from 0 to 9: the fast lotteries of the "SSC" kind. */
export const fiveDigit: LotteryFamily<Digits> = {
  id: 'five-digit',
  /** `below(10)` five times: ten-thousands, thousands, hundreds, tens, units. */
  draw: (draws) => drawDigits(draws, SIZE),
  show: (drawn) => showDigits(drawn, 'red'),
  trends: [...digitTrends(SIZE), { id: 'bull', options: BULLS, seen: (drawn) => [bullOf(drawn)] }],
  plays: [
    ...fiveStarPlays,
    ...fours.flatMap(fourStarPlays),
    ...threes.flatMap(threeStarPlays),
    ...twos.flatMap(twoStarPlays),
    positioningPlay(SIZE),
    ...threes.map((three) => codesPlay(three, 1)),
    ...threes.map((three) => codesPlay(three, 2)),
    codesPlay(five, 2),
    codesPlay(five, 3),
    ...[1, 2, 3, 4].map((times) => timesPlay({ times, size: SIZE })),
    placeMarksPlay(SIZE),
    ...twos.map(pairMarksPlay),
    sumMarksPlay({ id: 'sum-of-five', size: SIZE }),
    dragonTigerPlay(SIZE),
    patternsPlay(threes),
    bullPlay,
    ...[2, 3, 4].flatMap((size) => [anyStraightPlay(size), anyStraightTypedPlay(size)]),
  ],
  proposedOdds: digitOdds,
  returns: DIGIT_RETURNS,
  hasPrizeGroups: true,
};
