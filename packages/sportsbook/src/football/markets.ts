import { handicapResult, type QuarterLine } from '../asian';
import { type Count, marginOf, other, type Side, totalOf, WINNERS, type Winner, winnerOf } from '../count';
import { answering, asking, type Market, overUnder, yesNo } from '../market';
import { goalsOf, type Period, type Story } from './story';

/** A bet in play about a handicap is about what is scored from then on. */
export interface Taken {
  readonly scoreAtBet: Count;
}
const LEVEL: Count = { home: 0, away: 0 };

export type MarketType =
  | 'matchResult'
  | 'doubleChance'
  | 'drawNoBet'
  | 'asianHandicap'
  | 'europeanHandicap'
  | 'totalGoals'
  | 'teamTotal'
  | 'bothTeamsScore'
  | 'correctScore'
  | 'halfTimeFullTime'
  | 'oddEven'
  | 'exactGoals'
  | 'cleanSheet'
  | 'winToNil'
  | 'winningMargin'
  | 'firstGoal'
  | 'lastGoal'
  | 'nextGoal'
  | 'resultAndBothScore'
  | 'resultAndTotal'
  | 'highestHalf'
  | 'scoreInBothHalves'
  | 'winEitherHalf'
  | 'winBothHalves'
  | 'totalCorners'
  | 'cornerHandicap'
  | 'totalCards';

export type FootballMarket = Market<MarketType, Story, Taken>;

const winnerIn = (story: Story, period: Period): Winner => winnerOf(goalsOf(story, period));

export const matchResult = (period: Period = 'match'): FootballMarket =>
  asking(
    'matchResult',
    period,
    Object.fromEntries(WINNERS.map((winner) => [winner, (story: Story) => winnerIn(story, period) === winner])),
  );

export const doubleChance = (period: Period = 'match'): FootballMarket =>
  asking('doubleChance', period, {
    homeOrDraw: (story) => winnerIn(story, period) !== 'away',
    homeOrAway: (story) => winnerIn(story, period) !== 'draw',
    drawOrAway: (story) => winnerIn(story, period) !== 'home',
  });

/** A draw gives the stake back. */
export const drawNoBet = (period: Period = 'match'): FootballMarket => {
  const answer = (side: Side) => (story: Story) => handicapResult(marginOf(goalsOf(story, period), side), 0);
  return answering('drawNoBet', period, { home: answer('home'), away: answer('away') });
};

/** The line is that of the home side; the away side has it turned around. In play what was scored before the bet does not count. */
export const asianHandicap = (line: QuarterLine, period: Period = 'match'): FootballMarket => {
  const answer = (side: Side, own: QuarterLine) => (story: Story, taken: Taken | undefined) =>
    handicapResult(marginOf(goalsOf(story, period), side) - marginOf(taken?.scoreAtBet ?? LEVEL, side), own);
  return answering('asianHandicap', `${period}:${line}`, { home: answer('home', line), away: answer('away', -line) });
};

/** Whole goals for the home side, with the draw as an answer of its own. */
export const europeanHandicap = (goals: number): FootballMarket =>
  asking(
    'europeanHandicap',
    String(goals),
    Object.fromEntries(
      WINNERS.map((winner) => [
        winner,
        (story: Story) => {
          const { home, away } = goalsOf(story, 'match');
          return winnerOf({ home: home + goals, away }) === winner;
        },
      ]),
    ),
  );

export const totalGoals = (line: QuarterLine, period: Period = 'match'): FootballMarket =>
  overUnder('totalGoals', { key: `${period}:${line}`, line }, (story: Story) => totalOf(goalsOf(story, period)));

export const teamTotal = (side: Side, line: QuarterLine): FootballMarket =>
  overUnder('teamTotal', { key: `${side}:${line}`, line }, (story: Story) => goalsOf(story, 'match')[side]);

export const totalCorners = (line: QuarterLine): FootballMarket =>
  overUnder('totalCorners', { key: String(line), line }, ({ corners }: Story) => totalOf(corners));

export const totalCards = (line: QuarterLine): FootballMarket =>
  overUnder('totalCards', { key: String(line), line }, ({ cards }: Story) => totalOf(cards));

export const cornerHandicap = (line: QuarterLine): FootballMarket =>
  answering('cornerHandicap', String(line), {
    home: ({ corners }: Story) => handicapResult(marginOf(corners, 'home'), line),
    away: ({ corners }: Story) => handicapResult(marginOf(corners, 'away'), -line),
  });

const bothScore = (story: Story, period: Period = 'match'): boolean => {
  const { home, away } = goalsOf(story, period);
  return home > 0 && away > 0;
};
export const bothTeamsScore = (period: Period = 'match'): FootballMarket =>
  yesNo('bothTeamsScore', period, (story) => bothScore(story, period));

/** Scores that have an answer of their own; all others are one. */
export const SCORES: readonly Count[] = [0, 1, 2, 3, 4].flatMap((home) =>
  [0, 1, 2, 3, 4].map((away) => ({ home, away })),
);
const nameOf = ({ home, away }: Count): string => `${home}-${away}`;

export const correctScore = (): FootballMarket => {
  const listed = new Set(SCORES.map(nameOf));
  const scored = (story: Story) => nameOf(goalsOf(story, 'match'));
  const named = [...listed].map((score) => [score, (story: Story) => scored(story) === score] as const);
  return asking('correctScore', 'match', {
    ...Object.fromEntries(named),
    other: (story) => !listed.has(scored(story)),
  });
};

export const halfTimeFullTime = (): FootballMarket =>
  asking(
    'halfTimeFullTime',
    'match',
    Object.fromEntries(
      WINNERS.flatMap((half) =>
        WINNERS.map((full) => [
          `${half}/${full}`,
          (story: Story) => winnerIn(story, 'half1') === half && winnerIn(story, 'match') === full,
        ]),
      ),
    ),
  );

/** No goal at all is even. */
export const oddEven = (period: Period = 'match'): FootballMarket =>
  asking('oddEven', period, {
    odd: (story) => totalOf(goalsOf(story, period)) % 2 === 1,
    even: (story) => totalOf(goalsOf(story, period)) % 2 === 0,
  });

const MOST_EXACT = 6;
export const exactGoals = (): FootballMarket => {
  const exact = [0, 1, 2, 3, 4, 5].map(
    (goals) => [String(goals), (story: Story) => totalOf(goalsOf(story, 'match')) === goals] as const,
  );
  return asking('exactGoals', 'match', {
    ...Object.fromEntries(exact),
    [`${MOST_EXACT}+`]: (story: Story) => totalOf(goalsOf(story, 'match')) >= MOST_EXACT,
  });
};

export const cleanSheet = (side: Side): FootballMarket =>
  yesNo('cleanSheet', side, (story) => goalsOf(story, 'match')[other(side)] === 0);

export const winToNil = (side: Side): FootballMarket =>
  yesNo('winToNil', side, (story) => {
    const goals = goalsOf(story, 'match');
    return marginOf(goals, side) > 0 && marginOf(goals, side) === goals[side];
  });

export const winningMargin = (): FootballMarket => {
  const by = (side: Side, least: number, most = least) => {
    return (story: Story) => {
      const margin = marginOf(goalsOf(story, 'match'), side);
      return margin >= least && margin <= most;
    };
  };
  return asking('winningMargin', 'match', {
    ...{ home1: by('home', 1), home2: by('home', 2), 'home3+': by('home', 3, Number.POSITIVE_INFINITY) },
    draw: (story) => winnerIn(story, 'match') === 'draw',
    ...{ away1: by('away', 1), away2: by('away', 2), 'away3+': by('away', 3, Number.POSITIVE_INFINITY) },
  });
};

/** Who scores the goal with a number, counted from 1; of nobody where there are not so many. */
const scorer = (type: MarketType, key: string, of: (scorers: readonly Side[]) => Side | undefined): FootballMarket =>
  asking(type, key, {
    home: ({ scorers }) => of(scorers) === 'home',
    none: ({ scorers }) => of(scorers) === undefined,
    away: ({ scorers }) => of(scorers) === 'away',
  });

export const firstGoal = (): FootballMarket => scorer('firstGoal', 'match', (scorers) => scorers[0]);
export const lastGoal = (): FootballMarket => scorer('lastGoal', 'match', (scorers) => scorers.at(-1));
export const nextGoal = (number: number): FootballMarket =>
  scorer('nextGoal', String(number), (scorers) => scorers[number - 1]);

export const resultAndBothScore = (): FootballMarket =>
  asking(
    'resultAndBothScore',
    'match',
    Object.fromEntries(
      WINNERS.flatMap((winner) =>
        [true, false].map((both) => [
          `${winner}/${both ? 'yes' : 'no'}`,
          (story: Story) => winnerIn(story, 'match') === winner && bothScore(story) === both,
        ]),
      ),
    ),
  );

/** `goals` and a half: 2 is the line 2.5. */
export const resultAndTotal = (goals: number): FootballMarket =>
  asking(
    'resultAndTotal',
    String(goals),
    Object.fromEntries(
      WINNERS.flatMap((winner) =>
        [true, false].map((over) => [
          `${winner}/${over ? 'over' : 'under'}`,
          (story: Story) => winnerIn(story, 'match') === winner && totalOf(goalsOf(story, 'match')) > goals === over,
        ]),
      ),
    ),
  );

export const highestHalf = (): FootballMarket => {
  const ahead = ({ halves }: Story) => Math.sign(totalOf(halves[0]) - totalOf(halves[1]));
  return asking('highestHalf', 'match', {
    first: (story) => ahead(story) === 1,
    same: (story) => ahead(story) === 0,
    second: (story) => ahead(story) === -1,
  });
};

export const scoreInBothHalves = (side: Side): FootballMarket =>
  yesNo('scoreInBothHalves', side, ({ halves }: Story) => halves.every((half) => half[side] > 0));
export const winEitherHalf = (side: Side): FootballMarket =>
  yesNo('winEitherHalf', side, ({ halves }: Story) => halves.some((half) => marginOf(half, side) > 0));
export const winBothHalves = (side: Side): FootballMarket =>
  yesNo('winBothHalves', side, ({ halves }: Story) => halves.every((half) => marginOf(half, side) > 0));
