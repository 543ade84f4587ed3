import { chance } from '../../chance';
import { oddsFor, PROPOSED_SHARE } from '../../odds';
import type { LotteryFamily, Tone } from '../../play';
import { drawDistinct } from '../plays/draw-distinct';
import { winning } from '../plays/hits';
import { oneRowPlay } from '../plays/one-row';
import { positioningPlay } from '../plays/positioning';
import { straightPlay, typedStraightPlay } from '../plays/straight';
import { type Finish, NUMBERS, RANKS, SHOWN, topTwoOf } from './finish';
import { dragonTiger, rankSides } from './rank-plays';
import { SUMS, topTwoSides, topTwoSum } from './top-two-plays';

const common = { numbers: NUMBERS, drawn: SHOWN };
const firstTwo = { ...common, id: 'first-two', group: 'first', places: RANKS.slice(0, 2) };
const firstThree = { ...common, id: 'first-three', group: 'first', places: RANKS.slice(0, 3) };

const firstPlace = oneRowPlay<Finish>({
  id: 'first-place',
  group: 'first',
  row: 'rank-1',
  options: NUMBERS,
  kinds: [winning('place', chance(1, NUMBERS.length))],
  kindOf: () => 'place',
  wins: (option, [champion]) => champion === option,
  example: { option: '07', result: SHOWN },
});

/** The colours of 01 to 10, as near as the tones come to those of the field. */
const TONES: readonly Tone[] = ['gold', 'blue', 'dark', 'red', 'blue', 'violet', 'plain', 'red', 'violet', 'green'];

/** A race of ten (PK10): every order in which the numbers 01 to 10 may finish is as likely as any other. */
export const racing: LotteryFamily<Finish> = {
  id: 'racing',
  /** From the champion on, as `drawDistinct` says: `below(10)`, `below(9)` ... `below(2)`, out of 01 to 10. */
  draw: (draws) => drawDistinct(draws, NUMBERS, NUMBERS.length),
  show: (finish) => [
    {
      id: null,
      shape: 'rank',
      numbers: finish.map((text) => ({ text, tone: TONES[NUMBERS.indexOf(text)] ?? 'plain' })),
    },
  ],
  trends: [
    ...RANKS.map((id, rank) => ({
      id,
      options: NUMBERS,
      seen: (finish: Finish) => finish.slice(rank, rank + 1),
    })),
    { id: 'top-two-sum', options: SUMS, seen: (finish) => [`${topTwoOf(finish)}`] },
  ],
  plays: [
    rankSides,
    dragonTiger,
    positioningPlay({ ...common, group: 'places', places: RANKS }),
    topTwoSum,
    topTwoSides,
    firstPlace,
    straightPlay(firstTwo),
    typedStraightPlay(firstTwo),
    straightPlay(firstThree),
    typedStraightPlay(firstThree),
  ],
  proposedOdds: (_play, _kind, prize) => oddsFor(prize.chance, PROPOSED_SHARE),
  returns: { least: 8_000, most: 9_850 },
  hasPrizeGroups: true,
  drawsDistinct: true,
};
