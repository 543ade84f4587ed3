import { oddsFor, PROPOSED_SHARE } from '../../odds';
import type { LotteryFamily } from '../../play';
import { drawDistinct } from '../plays/draw-distinct';
import { positioningPlay } from '../plays/positioning';
import { type Drawn, straightPlay, typedStraightPlay } from '../plays/straight';
import { bankersPlay, NUMBERS, type SetRule, SHOWN, setPlay, typedSetPlay } from './set-plays';

const PLACES = [1, 2, 3, 4, 5].map((place) => `place-${place}`);

const anyRule = (size: number, group: string): SetRule => ({ id: `any-${size}`, group, size, among: 5 });
const firstTwoGroup: SetRule = { id: 'first-two-group', group: 'first-two', size: 2, among: 2 };
const firstThreeGroup: SetRule = { id: 'first-three-group', group: 'first-three', size: 3, among: 3 };

const common = { numbers: NUMBERS, drawn: SHOWN };
const firstTwo = { ...common, id: 'first-two', group: 'first-two', places: PLACES.slice(0, 2) };
const firstThree = { ...common, id: 'first-three', group: 'first-three', places: PLACES.slice(0, 3) };

const UP_TO_EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
const FROM_TWO = UP_TO_EIGHT.slice(1);

/** Five different numbers of 01 to 11, in the order in which they are drawn (11 choose 5). */
export const elevenFive: LotteryFamily<Drawn> = {
  id: 'eleven-five',
  /** As `drawDistinct` says: `below(11)`, `below(10)`, `below(9)`, `below(8)`, `below(7)`, out of 01 to 11. */
  draw: (draws) => drawDistinct(draws, NUMBERS, PLACES.length),
  show: (draw) => [{ id: null, shape: 'ball', numbers: draw.map((text) => ({ text, tone: 'red' })) }],
  trends: [
    ...PLACES.map((id, place) => ({ id, options: NUMBERS, seen: (draw: Drawn) => draw.slice(place, place + 1) })),
    { id: 'numbers', options: NUMBERS, seen: (draw) => draw },
  ],
  plays: [
    ...UP_TO_EIGHT.map((size) => setPlay(anyRule(size, 'any'))),
    ...FROM_TWO.map((size) => bankersPlay(anyRule(size, 'any-bankers'))),
    ...FROM_TWO.map((size) => typedSetPlay(anyRule(size, 'any-typed'))),
    straightPlay(firstThree),
    typedStraightPlay(firstThree),
    setPlay(firstThreeGroup),
    bankersPlay(firstThreeGroup),
    typedSetPlay(firstThreeGroup),
    straightPlay(firstTwo),
    typedStraightPlay(firstTwo),
    setPlay(firstTwoGroup),
    bankersPlay(firstTwoGroup),
    typedSetPlay(firstTwoGroup),
    setPlay({ id: 'first-one', group: 'places', size: 1, among: 1 }),
    positioningPlay({ ...common, group: 'places', places: PLACES }),
    setPlay({ id: 'any-place', group: 'places', size: 1, among: 3 }),
  ],
  proposedOdds: (_play, _kind, prize) => oddsFor(prize.chance, PROPOSED_SHARE),
  returns: { least: 8_000, most: 9_850 },
  hasPrizeGroups: true,
  drawsDistinct: true,
};
