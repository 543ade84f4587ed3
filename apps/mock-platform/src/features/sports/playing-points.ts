import { MANY_MORE, pointsMayEnd } from '@tonalli/sportsbook/matches/broken-off';
import { americanFootballBook, basketballBook } from '@tonalli/sportsbook/matches/more-books';
import { pointMarketNamed } from '@tonalli/sportsbook/matches/named';
import { AMERICAN_FOOTBALL, BASKETBALL, possessionGame } from '@tonalli/sportsbook/matches/possessions';
import type { PointStory } from '@tonalli/sportsbook/sports/points';
import { type Playing, type Stand, settling, standing } from './stand';

const SECOND_MS = 1_000;
const QUARTER_MINUTES = 12;
/** Overtime is the fifth part, a second one the sixth. */
const REGULAR_PARTS = 4;

/** What a possession brings each side: the better one is ahead by twice the edge. */
const sides = (mean: number, edge: number) => ({ home: mean + edge, away: mean - edge });

const settled = (course: Parameters<typeof settling<PointStory>>[0]): Stand['resultOf'] =>
  settling(course, { named: pointMarketNamed, mayEnd: () => pointsMayEnd(course.story, MANY_MORE) });

export function basketball(edge: number): Playing {
  const given = { points: sides(1.1, edge * 0.03 + 0.012) };
  const { steps: regular, extraSteps } = BASKETBALL;
  const match = possessionGame(BASKETBALL);
  return {
    engine: match.engine,
    stepMs: 150 * SECOND_MS,
    leastSteps: regular,
    given: { homePoints: given.points.home, awayPoints: given.points.away },
    stand: standing(match, given, ({ steps, course }) => {
      const extra = steps - regular;
      const part =
        extra < 0 ? Math.floor(steps / QUARTER_MINUTES) + 1 : REGULAR_PARTS + 1 + Math.floor(extra / extraSteps);
      const minute = extra < 0 ? (steps % QUARTER_MINUTES) + 1 : (extra % extraSteps) + 1;
      return {
        ...{ part, minute },
        book: () => basketballBook(course.story, given, steps),
        resultOf: settled(course),
      };
    }),
  };
}

export function americanFootball(edge: number): Playing {
  const given = { points: sides(1.95, edge * 0.17 + 0.08) };
  const { steps: regular } = AMERICAN_FOOTBALL;
  const match = possessionGame(AMERICAN_FOOTBALL);
  return {
    engine: match.engine,
    stepMs: 420 * SECOND_MS,
    leastSteps: regular,
    given: { homePoints: given.points.home, awayPoints: given.points.away },
    stand: standing(match, given, ({ steps, course }) => ({
      part: Math.min(REGULAR_PARTS, Math.floor((steps * REGULAR_PARTS) / regular)) + 1,
      book: () => americanFootballBook(course.story, given, steps),
      resultOf: settled(course),
    })),
  };
}
