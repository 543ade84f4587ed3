import type { Sport } from '@tonalli/contracts/sports/shapes';
import { type Count, WINNERS } from '@tonalli/sportsbook/count';
import { resultOfAbandoned } from '@tonalli/sportsbook/football/decided';
import type { Story } from '@tonalli/sportsbook/football/story';
import { pointsMayEnd } from '@tonalli/sportsbook/matches/broken-off';
import { BASEBALL_STEPS, baseballGame, cockfight, mapsMatch, waysOfRest } from '@tonalli/sportsbook/matches/counted';
import { baseballBook, fightBook, mapsBook } from '@tonalli/sportsbook/matches/counted-books';
import {
  BREAK_MINUTES,
  FIRST_MINUTES,
  FOOTBALL_STEPS,
  footballMatch,
  footballRest,
  partOfStep,
} from '@tonalli/sportsbook/matches/football';
import { footballBook } from '@tonalli/sportsbook/matches/football-book';
import {
  fightMarketNamed,
  footballMarketNamed,
  mapMarketNamed,
  pointMarketNamed,
} from '@tonalli/sportsbook/matches/named';
import type { Fixture } from './fixtures';
import { boxing, tennis } from './playing-duels';
import { americanFootball, basketball } from './playing-points';
import { type Playing, type Shown, type Stand, settling, standing } from './stand';

const MINUTE_MS = 60_000;

function settlingFootball({ steps, course: { story, isOver } }: Shown<Story>): Stand['resultOf'] {
  const stand = steps < FIRST_MINUTES ? 'half1' : 'half2';
  return ({ type, key, selection, scoreAtBet }) => {
    const market = footballMarketNamed(type, key);
    if (!market?.selections.includes(selection)) return null;
    const taken = scoreAtBet ? { scoreAtBet } : undefined;
    return isOver
      ? market.result(selection, story, taken)
      : resultOfAbandoned(market, selection, { story, stand, ...(taken && { taken }) });
  };
}

/** Two sides' expected numbers around a mean: `edge` is by how much the better one is ahead, as a logarithm. */
const sides = (mean: number, edge: number): Count => ({ home: mean * Math.exp(edge), away: mean * Math.exp(-edge) });

/** After its first minute, in which a goal may still be taken back, nothing changes in the break. */
const isLateInBreak = (steps: number): boolean => steps > FIRST_MINUTES && steps <= FIRST_MINUTES + BREAK_MINUTES;

function football(edge: number): Playing {
  const given = {
    goals: sides(1.32, edge * 0.35 + 0.1),
    corners: sides(5, edge * 0.15 + 0.06),
    cards: sides(2.1, -edge * 0.1),
  };
  return {
    engine: footballMatch.engine,
    stepMs: MINUTE_MS,
    leastSteps: FOOTBALL_STEPS,
    given: {
      ...{ homeGoals: given.goals.home, awayGoals: given.goals.away },
      ...{ homeCorners: given.corners.home, awayCorners: given.corners.away },
      ...{ homeCards: given.cards.home, awayCards: given.cards.away },
    },
    stand: standing(footballMatch, given, ({ steps, course }) => {
      const part = partOfStep(steps);
      const isSecond = part === 'half2' || part === 'end';
      const minute = isSecond ? steps - FIRST_MINUTES - BREAK_MINUTES + 45 : Math.min(steps, FIRST_MINUTES);
      const expected = footballRest(given, steps);
      return {
        ...{ isBreak: part === 'break', part: isSecond ? 2 : 1, minute },
        pricedSteps: isLateInBreak(steps) ? FIRST_MINUTES + 1 : steps,
        book: () => footballBook({ story: course.story, expected, isHalfOver: steps >= FIRST_MINUTES }),
        resultOf: settlingFootball({ steps, course }),
      };
    }),
  };
}

function baseball(edge: number): Playing {
  const given = { runs: sides(4.4, edge * 0.18 + 0.03) };
  return {
    engine: baseballGame.engine,
    stepMs: 7 * MINUTE_MS,
    leastSteps: BASEBALL_STEPS,
    given: { homeRuns: given.runs.home, awayRuns: given.runs.away },
    stand: standing(baseballGame, given, ({ steps, course }) => ({
      part: Math.floor(steps / 2) + 1,
      book: () => baseballBook(course.story, given, steps),
      resultOf: settling(course, { named: pointMarketNamed, mayEnd: () => pointsMayEnd(course.story) }),
    })),
  };
}

function maps(edge: number): Playing {
  const given = { homeChance: 1 / (1 + Math.exp(-edge)), toWin: 2 };
  return {
    engine: mapsMatch.engine,
    stepMs: 50 * MINUTE_MS,
    leastSteps: given.toWin,
    given,
    stand: standing(mapsMatch, given, ({ course }) => ({
      book: () => mapsBook(course.story, given),
      resultOf: settling(course, {
        named: (type, key) => mapMarketNamed(type, key, given.toWin),
        mayEnd: () => waysOfRest(course.story, given).map(({ of }) => of),
      }),
    })),
  };
}

function fight(edge: number): Playing {
  const home = 0.46 + edge * 0.02;
  const given = { home, draw: 0.08, away: 0.92 - home };
  return {
    engine: cockfight.engine,
    stepMs: 3 * MINUTE_MS,
    leastSteps: 1,
    given,
    stand: standing(cockfight, given, ({ course }) => ({
      book: () => fightBook(given),
      resultOf: settling(course, {
        named: fightMarketNamed,
        mayEnd: () => WINNERS.map((winner) => ({ winner })),
      }),
    })),
  };
}

const PLAYED: Readonly<Record<Sport, (edge: number) => Playing>> = {
  football,
  baseball,
  basketball,
  tennis,
  boxing,
  'american-football': americanFootball,
  esports: maps,
  cockfight: fight,
};

export const playingOf = ({ league, home, away }: Fixture): Playing => PLAYED[league.sport](home.rating - away.rating);
