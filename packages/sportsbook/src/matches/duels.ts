import { type Count, marginOf, other, type Side, totalOf, type Winner } from '../count';
import type { Boxers, BoxingStory } from '../sports/boxing';
import { isSetOver, isTieBreak, serverOf, type TennisGiven, type TennisStand, tennisBegin } from '../sports/tennis';
import { happens, type Match, oneOf, type Told, type ToldKind, unbegun } from './match';

const LEVEL: Count = { home: 0, away: 0 };
const add = (count: Count, side: Side): Count => ({ ...count, [side]: count[side] + 1 });

/** Who has won the game in which so many points are played, if anybody. */
const isGameOver = (points: Count, side: Side, target: number): boolean =>
  points[side] >= target && marginOf(points, side) >= 2;

/** A step is a point, from one draw; the home player serves first. */
export const tennisMatch: Match<TennisStand, TennisGiven> = {
  engine: 'tennis-1',
  begin: unbegun(tennisBegin('home')),
  step({ steps: step, story, told }, { serve, setsToWin }, draws) {
    const isLast = isTieBreak(story.set);
    const server = isLast ? serverOf(story.server, totalOf(story.points)) : story.server;
    const side: Side = happens(draws, server === 'home' ? serve.home : 1 - serve.away) ? 'home' : 'away';
    const news: Told[] = [];
    const tell = (kind: ToldKind, of: Side | null) => news.push({ step, kind, side: of, count: 1 });
    let stand: TennisStand = { ...story, points: add(story.points, side) };
    tell('rally', side);
    if (isGameOver(stand.points, side, isLast ? 7 : 4)) {
      const [games, set] = [add(stand.games, side), add(stand.set, side)];
      stand = { ...stand, games, set, points: LEVEL, server: other(story.server) };
      tell('game', side);
    }
    if (isSetOver(stand.set)) {
      stand = { ...stand, sets: add(stand.sets, side), set: LEVEL };
      tell('set', side);
    }
    const isOver = stand.sets[side] === setsToWin;
    if (isOver) tell('end', null);
    return { steps: step + 1, story: stand, told: [...told, ...news], isDangerous: false, isOver };
  },
  scoreOf: ({ sets }) => sets,
};

const NOT_FOUGHT: BoxingStory = { winner: 'draw', method: 'decision', rounds: 0 };

/** A step is a round: whether it is stopped is one draw, what the judges say behind the last is another. */
export const boxingMatch: Match<BoxingStory, Boxers> = {
  engine: 'boxing-1',
  begin: unbegun(NOT_FOUGHT),
  step({ steps: step, told }, { rounds, stops, decides }, draws) {
    const fought = step + 1;
    const stopped = oneOf<Side | null>(draws, [
      { of: 'home', chance: stops.home },
      { of: 'away', chance: stops.away },
      { of: null, chance: 1 - stops.home - stops.away },
    ]);
    const isLast = stopped === null && fought === rounds;
    const judged: Winner = isLast
      ? oneOf(draws, [
          { of: 'home', chance: decides.home },
          { of: 'draw', chance: decides.draw },
          { of: 'away', chance: decides.away },
        ])
      : 'draw';
    const winner = stopped ?? judged;
    const news: Told[] = [];
    if (stopped) news.push({ step, kind: 'stoppage', side: stopped, count: 1 });
    else news.push({ step, kind: 'round', side: null, count: fought });
    if (isLast) news.push({ step, kind: 'decision', side: winner === 'draw' ? null : winner, count: 1 });
    const isOver = stopped !== null || isLast;
    if (isOver) news.push({ step, kind: 'end', side: null, count: 1 });
    const story: BoxingStory = { winner, method: stopped ? 'stoppage' : 'decision', rounds: fought };
    return { steps: fought, story, told: [...told, ...news], isDangerous: false, isOver };
  },
  scoreOf: ({ winner }) => ({ home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 }),
};
