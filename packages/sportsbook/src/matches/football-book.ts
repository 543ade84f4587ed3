import type { QuarterLine } from '../asian';
import { totalOf } from '../count';
import * as markets from '../football/markets';
import { type Expected, pricing } from '../football/model';
import { goalsOf, type Story } from '../football/story';
import { type PricedMarket, priced } from './priced';

/** Inverses of the odds of a market sum to so much. Two sides with a line are dearer to nobody; many answers cost more. */
const NARROW = 1.04;
const USUAL = 1.06;
const MANY = 1.12;

/** The whole or half line nearest to what is expected, in quarters. */
const nearest = (expected: number): QuarterLine => Math.round(expected * 2) * 2;
/** Quarter lines around a middle; none at or below what has happened already. */
const around = (middle: QuarterLine, above: number): QuarterLine[] =>
  [-4, -2, -1, 0, 1, 2, 4].map((from) => middle + from).filter((line) => line > above * 4);

interface Stand {
  readonly story: Story;
  readonly expected: Expected;
  /** The break has begun: what is about the first half is decided. */
  readonly isHalfOver: boolean;
}

type Offer = readonly [market: markets.FootballMarket, margin: number, line?: QuarterLine];

function lined({ story, expected }: Stand): Offer[] {
  const goals = goalsOf(story, 'match');
  const [half1, half2] = expected.goals;
  const rest = { home: half1.home + half2.home, away: half1.away + half2.away };
  const ahead = nearest(rest.away - rest.home);
  const corners = totalOf(story.corners) + totalOf(expected.corners);
  const cards = totalOf(story.cards) + totalOf(expected.cards);
  return [
    ...[-4, -2, -1, 0, 1, 2, 4].map((from): Offer => [markets.asianHandicap(ahead + from), NARROW, ahead + from]),
    ...around(nearest(totalOf(goals) + totalOf(rest)), totalOf(goals)).map(
      (line): Offer => [markets.totalGoals(line), NARROW, line],
    ),
    ...(['home', 'away'] as const).map((side): Offer => {
      const line = Math.floor(goals[side] + rest[side]) * 4 + 2;
      return [markets.teamTotal(side, line), USUAL, line];
    }),
    ...[Math.floor(corners) * 4 + 2].map((line): Offer => [markets.totalCorners(line), USUAL, line]),
    ...[Math.floor(cards) * 4 + 2].map((line): Offer => [markets.totalCards(line), USUAL, line]),
    ...[nearest(totalOf(story.corners) === 0 ? expected.corners.away - expected.corners.home : 0)].map(
      (line): Offer => [markets.cornerHandicap(line), USUAL, line],
    ),
  ];
}

const ofFirstHalf = (): Offer[] => [
  [markets.matchResult('half1'), USUAL],
  [markets.doubleChance('half1'), USUAL],
  [markets.totalGoals(2, 'half1'), USUAL, 2],
  [markets.totalGoals(6, 'half1'), USUAL, 6],
  [markets.bothTeamsScore('half1'), USUAL],
];

const ofMatch = (story: Story): Offer[] => [
  [markets.matchResult(), USUAL],
  [markets.doubleChance(), USUAL],
  [markets.drawNoBet(), NARROW],
  [markets.bothTeamsScore(), USUAL],
  [markets.europeanHandicap(-1), USUAL],
  [markets.europeanHandicap(1), USUAL],
  [markets.correctScore(), MANY],
  [markets.halfTimeFullTime(), MANY],
  [markets.oddEven(), USUAL],
  [markets.exactGoals(), MANY],
  [markets.winningMargin(), MANY],
  [markets.nextGoal(story.scorers.length + 1), USUAL],
  [markets.resultAndBothScore(), MANY],
  [markets.resultAndTotal(2), MANY],
  [markets.highestHalf(), USUAL],
  ...(['home', 'away'] as const).flatMap((side): Offer[] => [
    [markets.cleanSheet(side), USUAL],
    [markets.winToNil(side), USUAL],
    [markets.scoreInBothHalves(side), USUAL],
    [markets.winEitherHalf(side), USUAL],
    [markets.winBothHalves(side), USUAL],
  ]),
];

/** All that can be bet on about a match from how it stands, with its price. What is decided is left out. */
export function footballBook(stand: Stand): PricedMarket[] {
  const offers = [...ofMatch(stand.story), ...(stand.isHalfOver ? [] : ofFirstHalf()), ...lined(stand)];
  // A bet in play on a handicap is about what comes from then on.
  const chancesOf = pricing({ ...stand, taken: { scoreAtBet: goalsOf(stand.story, 'match') } });
  return offers.flatMap(([market, margin, line = null]) => {
    const found = priced({ ...market, line, margin }, chancesOf(market));
    return found ? [found] : [];
  });
}
