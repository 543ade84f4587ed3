import { boxingMatch, tennisMatch } from '@tonalli/sportsbook/matches/duels';
import { boxingBook, tennisBook } from '@tonalli/sportsbook/matches/more-books';
import { boxingMarketNamed, tennisMarketNamed } from '@tonalli/sportsbook/matches/named';
import { type Boxers, waysOfBoxing } from '@tonalli/sportsbook/sports/boxing';
import { type TennisGiven, waysOfTennisRest } from '@tonalli/sportsbook/sports/tennis';
import { type Playing, settling, standing } from './stand';

const SECOND_MS = 1_000;
/** Two sets of six games of four points. */
const LEAST_POINTS = 48;

export function tennis(edge: number): Playing {
  const given: TennisGiven = { serve: { home: 0.62 + edge * 0.02, away: 0.62 - edge * 0.02 }, setsToWin: 2 };
  return {
    engine: tennisMatch.engine,
    stepMs: 40 * SECOND_MS,
    leastSteps: LEAST_POINTS,
    given: { homeServe: given.serve.home, awayServe: given.serve.away, setsToWin: given.setsToWin },
    stand: standing(tennisMatch, given, ({ course }) => ({
      part: course.story.sets.home + course.story.sets.away + 1,
      book: () => (course.isOver ? [] : tennisBook(course.story, given)),
      resultOf: settling(course, {
        named: (type, key) => tennisMarketNamed(type, key, given.setsToWin),
        mayEnd: () =>
          waysOfTennisRest(course.story, given).map(({ of: { sets, games } }) => ({ ...course.story, sets, games })),
      }),
    })),
  };
}

export function boxing(edge: number): Playing {
  const home = 0.46 + edge * 0.17;
  const given: Boxers = {
    rounds: 12,
    stops: { home: 0.03 * Math.exp(edge / 2), away: 0.03 * Math.exp(-edge / 2) },
    decides: { home, draw: 0.06, away: 0.94 - home },
  };
  return {
    engine: boxingMatch.engine,
    stepMs: 240 * SECOND_MS,
    leastSteps: 1,
    given: {
      ...{ rounds: given.rounds, homeStops: given.stops.home, awayStops: given.stops.away },
      ...{ homeDecides: given.decides.home, drawDecides: given.decides.draw, awayDecides: given.decides.away },
    },
    stand: standing(boxingMatch, given, ({ course }) => ({
      book: () => (course.isOver ? [] : boxingBook(given, course.steps)),
      resultOf: settling(course, {
        named: (type, key) => boxingMarketNamed(type, key, given.rounds),
        mayEnd: () => waysOfBoxing(given, course.story.rounds).map(({ of }) => of),
      }),
    })),
  };
}
