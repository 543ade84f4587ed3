import type { DigitPlay, Window } from './digits';
import { bankerPlay, groupSumPlay, groupTypedPlay } from './group-words';
import { groupPlay } from './groups';
import { straightPlay, straightTypedPlay } from './straight';
import { spanPlay, sumPlay } from './sums';

/** All plays on three neighbouring places. */
export const threeStarPlays = (three: Window): DigitPlay[] => [
  straightPlay(three),
  straightTypedPlay(three),
  sumPlay(three),
  spanPlay(three),
  groupPlay(three, {
    parts: [
      { picks: 1, times: 2 },
      { picks: 1, times: 1 },
    ],
    isOneRow: true,
  }),
  groupPlay(three, { parts: [{ picks: 3, times: 1 }] }),
  groupTypedPlay(three),
  groupSumPlay(three),
  bankerPlay(three),
];

/** All plays on two neighbouring places. */
export const twoStarPlays = (two: Window): DigitPlay[] => [
  straightPlay(two),
  straightTypedPlay(two),
  sumPlay(two),
  spanPlay(two),
  groupPlay(two, { parts: [{ picks: 2, times: 1 }] }),
  groupTypedPlay(two),
  groupSumPlay(two),
  bankerPlay(two),
];
