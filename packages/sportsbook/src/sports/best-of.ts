import { handicapResult, type QuarterLine } from '../asian';
import { type Count, marginOf, type Side, totalOf, winnerOf } from '../count';
import { answering, asking, type Market, overUnder, type Way } from '../market';

/** Matches of maps (e-sports) or sets: whoever wins `toWin` of them first has won. */
export type BestOfType = 'winner' | 'handicap' | 'totalMaps' | 'correctScore' | 'nextMap';
export type BestOfMarket = Market<BestOfType, MapStory>;

export interface MapStory {
  readonly maps: Count;
  /** Who won each of them, in order. */
  readonly winners: readonly Side[];
}

export const NO_MAP: MapStory = { maps: { home: 0, away: 0 }, winners: [] };

/**
 * Every way in which a match goes on from how it stands, map by map, where the home side wins each with the same chance.
 * Throws RangeError for a chance that is none, or a match that cannot stand so.
 */
export function waysOfMaps(toWin: number, homeChance: number, story: MapStory = NO_MAP): Way<MapStory>[] {
  if (!(homeChance > 0 && homeChance < 1)) throw new RangeError(`not a chance: ${homeChance}`);
  const { home, away } = story.maps;
  if (home > toWin || away > toWin || (home === toWin && away === toWin)) throw new RangeError(`${home}-${away}`);
  if (home === toWin || away === toWin) return [{ of: story, chance: 1 }];
  const after = (side: Side, chance: number): Way<MapStory>[] => {
    const maps = { ...story.maps, [side]: story.maps[side] + 1 };
    const ways = waysOfMaps(toWin, homeChance, { maps, winners: [...story.winners, side] });
    return ways.map((way) => ({ ...way, chance: way.chance * chance }));
  };
  return [...after('home', homeChance), ...after('away', 1 - homeChance)];
}

export const winner = (): BestOfMarket =>
  asking('winner', 'match', {
    home: ({ maps }: MapStory) => winnerOf(maps) === 'home',
    away: ({ maps }: MapStory) => winnerOf(maps) === 'away',
  });

/** The line is that of the home side. */
export const mapHandicap = (line: QuarterLine): BestOfMarket =>
  answering('handicap', String(line), {
    home: ({ maps }: MapStory) => handicapResult(marginOf(maps, 'home'), line),
    away: ({ maps }: MapStory) => handicapResult(marginOf(maps, 'away'), -line),
  });

export const totalMaps = (line: QuarterLine): BestOfMarket =>
  overUnder('totalMaps', { key: String(line), line }, ({ maps }: MapStory) => totalOf(maps));

export const correctMapScore = (toWin: number): BestOfMarket => {
  const scores = Array.from({ length: toWin }, (_, lost) => lost).flatMap((lost) => [
    { home: toWin, away: lost },
    { home: lost, away: toWin },
  ]);
  return asking(
    'correctScore',
    'match',
    Object.fromEntries(
      scores.map(({ home, away }) => [
        `${home}-${away}`,
        ({ maps }: MapStory) => maps.home === home && maps.away === away,
      ]),
    ),
  );
};

/** Who wins the map with a number, counted from 1; void where it is not played. */
export const mapWinner = (number: number): BestOfMarket => {
  const answer = (side: Side) => (story: MapStory) => {
    const won = story.winners[number - 1];
    if (won === undefined) return 'VOID' as const;
    return won === side ? ('WON' as const) : ('LOST' as const);
  };
  return answering('nextMap', String(number), { home: answer('home'), away: answer('away') });
};
