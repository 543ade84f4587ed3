import type { Winner } from '../count';
import { type Count, plus, SIDES, type Side, totalOf } from '../count';
import type { Way } from '../market';
import { jointCounts } from '../poisson';
import { type MapStory, NO_MAP, waysOfMaps } from '../sports/best-of';
import { type FightStory, waysOfFight } from '../sports/cockfight';
import type { PointStory } from '../sports/points';
import { countOf, type Draws, happens, type Match, type Told, unbegun } from './match';

/** Runs that are expected of each side in nine innings. */
export interface BaseballGiven {
  readonly runs: Count;
}
/** Half innings: the away side bats first. */
export const BASEBALL_STEPS = 18;

const batterOf = (step: number): Side => (step % 2 === 0 ? 'away' : 'home');
const add = (score: Count, side: Side, count: number): Count => ({ ...score, [side]: score[side] + count });

/** Extra innings give one run to either side, as often to each as its share of runs. */
const homeShare = ({ runs }: BaseballGiven): number => runs.home / totalOf(runs);

export const baseballGame: Match<PointStory, BaseballGiven> = {
  engine: 'baseball-1',
  begin: unbegun<PointStory>({ score: { home: 0, away: 0 } }),
  step(course, given, draws) {
    const step = course.steps;
    const side = step < BASEBALL_STEPS ? batterOf(step) : happens(draws, homeShare(given)) ? 'home' : 'away';
    const runs = step < BASEBALL_STEPS ? countOf(draws, given.runs[side] / 9) : 1;
    const score = add(course.story.score, side, runs);
    const steps = step + 1;
    const isOver = steps >= BASEBALL_STEPS && score.home !== score.away;
    const told: Told[] = runs > 0 ? [{ step, kind: 'run', side, count: runs }] : [];
    if (isOver) told.push({ step, kind: 'end', side: null, count: 1 });
    return { steps, story: { score }, told: [...course.told, ...told], isDangerous: false, isOver };
  },
  scoreOf: ({ score }) => score,
};

/** Every way in which a game ends from how it stands. */
export function waysOfBaseball({ score }: PointStory, given: BaseballGiven, steps: number): Way<PointStory>[] {
  if (steps > BASEBALL_STEPS && score.home !== score.away) return [{ of: { score }, chance: 1 }];
  const left = (side: Side) =>
    Array.from({ length: Math.max(0, BASEBALL_STEPS - steps) }, (_, at) => batterOf(steps + at)).filter(
      (batter) => batter === side,
    ).length;
  const rest = { home: (given.runs.home / 9) * left('home'), away: (given.runs.away / 9) * left('away') };
  const share = homeShare(given);
  return jointCounts(rest).flatMap(({ of, chance }) => {
    const end = plus(score, of);
    if (end.home !== end.away) return [{ of: { score: end }, chance }];
    return SIDES.map((side) => ({
      of: { score: add(end, side, 1) },
      chance: chance * (side === 'home' ? share : 1 - share),
    }));
  });
}

/** With which chance the home side wins each map, and how many win the match. */
export interface MapsGiven {
  readonly homeChance: number;
  readonly toWin: number;
}

export const mapsMatch: Match<MapStory, MapsGiven> = {
  engine: 'maps-1',
  begin: unbegun(NO_MAP),
  step(course, { homeChance, toWin }, draws) {
    const step = course.steps;
    const side: Side = happens(draws, homeChance) ? 'home' : 'away';
    const { maps, winners } = course.story;
    const story: MapStory = { maps: add(maps, side, 1), winners: [...winners, side] };
    const isOver = story.maps[side] === toWin;
    const told: Told[] = [{ step, kind: 'map', side, count: 1 }];
    if (isOver) told.push({ step, kind: 'end', side: null, count: 1 });
    return { steps: step + 1, story, told: [...course.told, ...told], isDangerous: false, isOver };
  },
  scoreOf: ({ maps }) => maps,
};

export const waysOfRest = (story: MapStory, { homeChance, toWin }: MapsGiven): Way<MapStory>[] =>
  waysOfMaps(toWin, homeChance, story);

export type FightGiven = Readonly<Record<Winner, number>>;

function drawWinner(draws: Draws, { home, draw }: FightGiven): Winner {
  const drawn = draws.below(1_000_000) / 1_000_000;
  if (drawn < home) return 'home';
  return drawn < home + draw ? 'draw' : 'away';
}

/** One step: nothing is bet on while two drawn birds fight. A fight without a winner is a draw from its beginning on. */
export const cockfight: Match<FightStory, FightGiven> = {
  engine: 'cockfight-1',
  begin: unbegun<FightStory>({ winner: 'draw' }),
  step(course, given, draws) {
    const winner = drawWinner(draws, given);
    const told: Told[] = [{ step: 0, kind: 'fight', side: winner === 'draw' ? null : winner, count: 1 }];
    return { ...course, steps: 1, story: { winner }, told, isOver: true };
  },
  scoreOf: ({ winner }) => ({ home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 }),
};

export const waysOfCockfight = waysOfFight;
