import type { Count } from '@tonalli/sportsbook/count';
import { baseballGame, cockfight, mapsMatch } from '@tonalli/sportsbook/matches/counted';
import { baseballBook, fightBook, mapsBook } from '@tonalli/sportsbook/matches/counted-books';
import { FIRST_MINUTES, footballMatch, footballRest, partOfStep } from '@tonalli/sportsbook/matches/football';
import { footballBook } from '@tonalli/sportsbook/matches/football-book';
import { type Course, type Draws, type Match, playTo, type Told } from '@tonalli/sportsbook/matches/match';
import type { PricedMarket } from '@tonalli/sportsbook/matches/priced';
import type { Fixture } from './fixtures';

const MINUTE_MS = 60_000;

/** Where a match stands after so many steps. */
export interface Stand {
  readonly steps: number;
  readonly score: Count;
  readonly told: readonly Told[];
  readonly isOver: boolean;
  readonly isBreak: boolean;
  readonly isDangerous: boolean;
  readonly part: number;
  readonly minute: number | null;
  /** What may be bet on, from nothing but what has happened. */
  readonly book: () => PricedMarket[];
}

/** How a match is played: an engine, what it is given, and how long each of its steps lasts. */
export interface Playing {
  readonly engine: string;
  readonly stepMs: number;
  readonly given: Readonly<Record<string, number>>;
  readonly stand: (draws: Draws, steps: number) => Stand;
}

interface Shown<Story> {
  readonly steps: number;
  readonly course: Course<Story>;
}

function standing<Story, Given>(
  match: Match<Story, Given>,
  given: Given,
  shown: (told: Shown<Story>) => Partial<Stand> & Pick<Stand, 'book'>,
): Playing['stand'] {
  return (draws, steps) => {
    const course = playTo(match, given, { draws, steps });
    const { story, told, isOver, isDangerous } = course;
    const common = { steps: course.steps, score: match.scoreOf(story), told, isOver, isDangerous };
    return {
      ...common,
      isBreak: false,
      part: course.steps + 1,
      minute: null,
      ...shown({ steps: course.steps, course }),
    };
  };
}

/** Two sides' expected numbers around a mean: `edge` is by how much the better one is ahead, as a logarithm. */
const sides = (mean: number, edge: number): Count => ({ home: mean * Math.exp(edge), away: mean * Math.exp(-edge) });

function football(edge: number): Playing {
  const given = {
    goals: sides(1.32, edge * 0.35 + 0.1),
    corners: sides(5, edge * 0.15 + 0.06),
    cards: sides(2.1, -edge * 0.1),
  };
  return {
    engine: footballMatch.engine,
    stepMs: MINUTE_MS,
    given: {
      ...{ homeGoals: given.goals.home, awayGoals: given.goals.away },
      ...{ homeCorners: given.corners.home, awayCorners: given.corners.away },
      ...{ homeCards: given.cards.home, awayCards: given.cards.away },
    },
    stand: standing(footballMatch, given, ({ steps, course }) => {
      const part = partOfStep(steps);
      const isSecond = part === 'half2' || part === 'end';
      const minute = isSecond ? steps - FIRST_MINUTES - 15 + 45 : Math.min(steps, FIRST_MINUTES);
      const expected = footballRest(given, steps);
      return {
        ...{ isBreak: part === 'break', part: isSecond ? 2 : 1, minute },
        book: () => footballBook({ story: course.story, expected, isHalfOver: steps >= FIRST_MINUTES }),
      };
    }),
  };
}

function baseball(edge: number): Playing {
  const given = { runs: sides(4.4, edge * 0.18 + 0.03) };
  return {
    engine: baseballGame.engine,
    stepMs: 7 * MINUTE_MS,
    given: { homeRuns: given.runs.home, awayRuns: given.runs.away },
    stand: standing(baseballGame, given, ({ steps, course }) => ({
      part: Math.floor(steps / 2) + 1,
      book: () => baseballBook(course.story, given, steps),
    })),
  };
}

function maps(edge: number): Playing {
  const given = { homeChance: 1 / (1 + Math.exp(-edge)), toWin: 2 };
  return {
    engine: mapsMatch.engine,
    stepMs: 50 * MINUTE_MS,
    given,
    stand: standing(mapsMatch, given, ({ course }) => ({ book: () => mapsBook(course.story, given) })),
  };
}

function fight(edge: number): Playing {
  const home = 0.46 + edge * 0.02;
  const given = { home, draw: 0.08, away: 0.92 - home };
  return {
    engine: cockfight.engine,
    stepMs: 3 * MINUTE_MS,
    given,
    stand: standing(cockfight, given, () => ({ book: () => fightBook(given) })),
  };
}

/** Throws RangeError for a sport that nothing plays. */
export function playingOf({ league, home, away }: Fixture): Playing {
  const edge = home.rating - away.rating;
  if (league.sport === 'football') return football(edge);
  if (league.sport === 'baseball') return baseball(edge);
  if (league.sport === 'esports') return maps(edge);
  if (league.sport === 'cockfight') return fight(edge);
  throw new RangeError(`nothing plays ${league.sport}`);
}
