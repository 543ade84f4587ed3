import { handicapResult, type QuarterLine } from '../asian';
import { type Count, marginOf, other, plus, type Side, totalOf, winnerOf } from '../count';
import { answering, asking, type Market, overUnder, type Way } from '../market';

/** With which chance each player wins a point on their own serve. */
export type ServeChances = Count;

export interface TennisStory {
  readonly sets: Count;
  /** Over all sets; a tie-break is one game. */
  readonly games: Count;
}

export type TennisType = 'winner' | 'setHandicap' | 'correctScore' | 'totalGames' | 'gameHandicap' | 'totalSets';
export type TennisMarket = Market<TennisType, TennisStory>;

/**
 * The chance of holding serve where each point is won with chance `point`: 40-0, 40-15, 40-30, and from deuce two ahead.
 * Source: the closed form of Newton and Keller, "Probability of winning at tennis" (2005).
 */
export function holdChance(point: number): number {
  const lost = 1 - point;
  const beforeDeuce = point ** 4 * (1 + 4 * lost + 10 * lost ** 2);
  return beforeDeuce + (20 * (point * lost) ** 3 * point ** 2) / (1 - 2 * point * lost);
}

/** Who serves a point of a tie-break: one, then two each. */
const serverOf = (first: Side, point: number): Side => (Math.floor((point + 1) / 2) % 2 === 0 ? first : other(first));

/** The chance that the home player wins a tie-break to seven, two ahead. */
export function tieBreakChance(serve: ServeChances, first: Side): number {
  const homeWins = (server: Side) => (server === 'home' ? serve.home : 1 - serve.away);
  const known = new Map<string, number>();
  const from = ({ home, away }: Count): number => {
    if (home >= 7 && home - away >= 2) return 1;
    if (away >= 7 && away - home >= 2) return 0;
    // From six all on every two points are one of each serve.
    if (home === away && home >= 6) {
      const [both, neither] = [homeWins('home') * homeWins('away'), (1 - homeWins('home')) * (1 - homeWins('away'))];
      return both / (both + neither);
    }
    const key = `${home}-${away}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const wins = homeWins(serverOf(first, home + away));
    const chance = wins * from({ home: home + 1, away }) + (1 - wins) * from({ home, away: away + 1 });
    known.set(key, chance);
    return chance;
  };
  return from({ home: 0, away: 0 });
}

interface SetEnd {
  readonly games: Count;
  /** Who serves first in the next set. */
  readonly next: Side;
}

function waysOfSet(serve: ServeChances, first: Side): Way<SetEnd>[] {
  const holds: Count = { home: holdChance(serve.home), away: holdChance(serve.away) };
  const ends = new Map<string, { of: SetEnd; chance: number }>();
  const end = (games: Count, chance: number) => {
    // A tie-break counts as a game of whoever began it.
    const next = totalOf(games) % 2 === 0 ? first : other(first);
    const key = `${games.home}-${games.away}`;
    ends.set(key, { of: { games, next }, chance: (ends.get(key)?.chance ?? 0) + chance });
  };
  const play = (games: Count, chance: number): void => {
    const { home, away } = games;
    const isOver = (Math.max(home, away) >= 6 && Math.abs(home - away) >= 2) || Math.max(home, away) === 7;
    if (isOver) {
      end(games, chance);
      return;
    }
    const server = totalOf(games) % 2 === 0 ? first : other(first);
    const isTieBreak = home === 6 && away === 6;
    const wins = isTieBreak ? tieBreakChance(serve, server) : server === 'home' ? holds.home : 1 - holds.away;
    play({ home: home + 1, away }, chance * wins);
    play({ home, away: away + 1 }, chance * (1 - wins));
  };
  play({ home: 0, away: 0 }, 1);
  return [...ends.values()];
}

/** Every way in which a match of sets ends, with all its games; `first` serves first. */
export function waysOfTennis(setsToWin: number, serve: ServeChances, first: Side): Way<TennisStory>[] {
  for (const chance of [serve.home, serve.away])
    if (!(chance > 0 && chance < 1)) throw new RangeError(`not a chance: ${chance}`);
  const sets: Record<Side, readonly Way<SetEnd>[]> = {
    home: waysOfSet(serve, 'home'),
    away: waysOfSet(serve, 'away'),
  };
  const ends = new Map<string, { of: TennisStory; chance: number }>();
  let open = new Map([
    ['', { story: { sets: { home: 0, away: 0 }, games: { home: 0, away: 0 } }, next: first, chance: 1 }],
  ]);
  while (open.size > 0) {
    const further: typeof open = new Map();
    for (const { story, next, chance } of open.values()) {
      for (const { of, chance: also } of sets[next]) {
        const won: Side = of.games.home > of.games.away ? 'home' : 'away';
        const after = {
          sets: { ...story.sets, [won]: story.sets[won] + 1 },
          games: plus(story.games, of.games),
        };
        const key = JSON.stringify([after, of.next]);
        if (after.sets[won] === setsToWin) {
          ends.set(key, { of: after, chance: (ends.get(key)?.chance ?? 0) + chance * also });
        } else {
          const before = further.get(key)?.chance ?? 0;
          further.set(key, { story: after, next: of.next, chance: before + chance * also });
        }
      }
    }
    open = further;
  }
  return [...ends.values()];
}

export const tennisWinner = (): TennisMarket =>
  asking('winner', 'match', {
    home: ({ sets }: TennisStory) => winnerOf(sets) === 'home',
    away: ({ sets }: TennisStory) => winnerOf(sets) === 'away',
  });

const handicap = (type: 'setHandicap' | 'gameHandicap', of: 'sets' | 'games', line: QuarterLine): TennisMarket =>
  answering(type, String(line), {
    home: (story: TennisStory) => handicapResult(marginOf(story[of], 'home'), line),
    away: (story: TennisStory) => handicapResult(marginOf(story[of], 'away'), -line),
  });
export const setHandicap = (line: QuarterLine): TennisMarket => handicap('setHandicap', 'sets', line);
export const gameHandicap = (line: QuarterLine): TennisMarket => handicap('gameHandicap', 'games', line);

export const totalGames = (line: QuarterLine): TennisMarket =>
  overUnder('totalGames', { key: String(line), line }, ({ games }: TennisStory) => totalOf(games));
export const totalSets = (line: QuarterLine): TennisMarket =>
  overUnder('totalSets', { key: String(line), line }, ({ sets }: TennisStory) => totalOf(sets));

export const correctSets = (setsToWin: number): TennisMarket => {
  const scores = Array.from({ length: setsToWin }, (_, lost) => lost).flatMap((lost) => [
    { home: setsToWin, away: lost },
    { home: lost, away: setsToWin },
  ]);
  const asked = scores.map(({ home, away }) => [
    `${home}-${away}`,
    ({ sets }: TennisStory) => sets.home === home && sets.away === away,
  ]);
  return asking('correctScore', 'match', Object.fromEntries(asked));
};
