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

/** The chance that a server at so many points wins the game, where each point is won with chance `point`. */
function gameChance(point: number, { own, others }: { own: number; others: number }): number {
  const lost = 1 - point;
  const deuce = point ** 2 / (point ** 2 + lost ** 2);
  const ahead = own - others;
  if (Math.max(own, others) >= 4 && Math.abs(ahead) >= 2) return ahead > 0 ? 1 : 0;
  if (own >= 3 && others >= 3) return ahead === 0 ? deuce : ahead > 0 ? point + lost * deuce : point * deuce;
  return point * gameChance(point, { own: own + 1, others }) + lost * gameChance(point, { own, others: others + 1 });
}

/** Who serves a point of a tie-break: one, then two each. */
export const serverOf = (first: Side, point: number): Side =>
  Math.floor((point + 1) / 2) % 2 === 0 ? first : other(first);

const NO_POINT: Count = { home: 0, away: 0 };

/** The chance that the home player wins a tie-break to seven, two ahead, from how it stands. */
export function tieBreakChance(serve: ServeChances, first: Side, stand: Count = NO_POINT): number {
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
  return from(stand);
}

/** A match in play: the games of its set, the points of its game, and who serves in it; who began a tie-break serves it. */
export interface TennisStand extends TennisStory {
  readonly set: Count;
  readonly points: Count;
  readonly server: Side;
}

export const tennisBegin = (server: Side): TennisStand => ({
  ...{ sets: NO_POINT, games: NO_POINT, set: NO_POINT, points: NO_POINT },
  server,
});

export const isTieBreak = ({ home, away }: Count): boolean => home === 6 && away === 6;
/** Six games, two ahead, or seven. */
export const isSetOver = ({ home, away }: Count): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2);

type InSet = Pick<TennisStand, 'set' | 'points' | 'server'>;

/** With which chance the home player wins the game in play. */
function homeGameChance(serve: ServeChances, { set, points, server }: InSet): number {
  if (isTieBreak(set)) return tieBreakChance(serve, server, points);
  const won = gameChance(serve[server], { own: points[server], others: points[other(server)] });
  return server === 'home' ? won : 1 - won;
}

interface SetEnd {
  /** Those that are played until then. */
  readonly games: Count;
  /** Who serves first in the next set. */
  readonly next: Side;
  readonly won: Side;
}

function waysOfSet(serve: ServeChances, begin: InSet): Way<SetEnd>[] {
  const holds: Count = { home: holdChance(serve.home), away: holdChance(serve.away) };
  const ends = new Map<string, { of: SetEnd; chance: number }>();
  const played = ({ home, away }: Count): Count => ({ home: home - begin.set.home, away: away - begin.set.away });
  const end = (set: Count, next: Side, chance: number) => {
    const key = `${set.home}-${set.away}`;
    const won: Side = set.home > set.away ? 'home' : 'away';
    ends.set(key, { of: { games: played(set), next, won }, chance: (ends.get(key)?.chance ?? 0) + chance });
  };
  const play = ({ set, points, server }: InSet, chance: number): void => {
    if (isSetOver(set)) {
      end(set, server, chance);
      return;
    }
    const isBegun = totalOf(points) > 0 || isTieBreak(set);
    const held = server === 'home' ? holds.home : 1 - holds.away;
    const wins = isBegun ? homeGameChance(serve, { set, points, server }) : held;
    // A tie-break counts as a game of whoever began it.
    const after = { points: NO_POINT, server: other(server) };
    play({ ...after, set: { ...set, home: set.home + 1 } }, chance * wins);
    play({ ...after, set: { ...set, away: set.away + 1 } }, chance * (1 - wins));
  };
  play(begin, 1);
  return [...ends.values()];
}

export interface TennisGiven {
  readonly serve: ServeChances;
  readonly setsToWin: number;
}

const story = ({ sets, games }: TennisStory): TennisStory => ({ sets, games });

/** Every way in which a match goes on from how it stands, with all its games. */
export function waysOfTennisRest(stand: TennisStand, { serve, setsToWin }: TennisGiven): Way<TennisStory>[] {
  for (const chance of [serve.home, serve.away])
    if (!(chance > 0 && chance < 1)) throw new RangeError(`not a chance: ${chance}`);
  if (Math.max(stand.sets.home, stand.sets.away) >= setsToWin) return [{ of: story(stand), chance: 1 }];
  const newSet = (server: Side) => waysOfSet(serve, { set: NO_POINT, points: NO_POINT, server });
  const sets: Record<Side, readonly Way<SetEnd>[]> = { home: newSet('home'), away: newSet('away') };
  const ends = new Map<string, { of: TennisStory; chance: number }>();
  let open = [{ story: story(stand), chance: 1, set: waysOfSet(serve, stand) as readonly Way<SetEnd>[] }];
  while (open.length > 0) {
    const further = new Map<string, (typeof open)[number]>();
    for (const { story, set, chance } of open) {
      for (const { of, chance: also } of set) {
        const after = {
          sets: { ...story.sets, [of.won]: story.sets[of.won] + 1 },
          games: plus(story.games, of.games),
        };
        const key = JSON.stringify([after, of.next]);
        if (after.sets[of.won] === setsToWin) {
          ends.set(key, { of: after, chance: (ends.get(key)?.chance ?? 0) + chance * also });
        } else {
          const before = further.get(key)?.chance ?? 0;
          further.set(key, { story: after, set: sets[of.next], chance: before + chance * also });
        }
      }
    }
    open = [...further.values()];
  }
  return [...ends.values()];
}

/** Every way in which a match of sets ends; `first` serves first. */
export const waysOfTennis = (setsToWin: number, serve: ServeChances, first: Side): Way<TennisStory>[] =>
  waysOfTennisRest(tennisBegin(first), { serve, setsToWin });

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
