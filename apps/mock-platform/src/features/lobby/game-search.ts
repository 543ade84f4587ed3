import { createHash } from 'node:crypto';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { Database } from 'better-sqlite3';
import { type FoundTitles, findTitles } from './find-titles';
import {
  type FamilyCount,
  GAME_COLUMNS,
  type GameFilter,
  type ListedSlice,
  type Slice,
  type StoredGame,
  toGame,
} from './game-rows';
import { createTitleIndex, type TitleIndex } from './title-index';

export interface SearchRequest {
  filter: GameFilter;
  text: string;
  language: WireLanguage;
}

export interface SearchSlice extends ListedSlice, Pick<FoundTitles, 'marks' | 'suggestion'> {
  /** Of all games that the search finds, as if it was not narrowed to a family. */
  families: readonly FamilyCount[];
}

/** What a search narrows by. */
type Facet = Pick<StoredGame, 'rank' | 'nameEs' | 'nameEn' | 'vendor' | 'gameType' | 'classify' | 'family' | 'isHot'> &
  Pick<StoredGame, 'minBetMinor' | 'lines' | 'releasedAt'> & { isSoon: number };

interface Catalogue {
  readonly index: TitleIndex;
  readonly facets: ReadonlyMap<number, Facet>;
}

/** Worlds of one seed have the same games, and share what finds them. */
const KEPT_CATALOGUES = 3;
const catalogues = new Map<string, Catalogue>();

function catalogueOf(games: readonly Facet[]): Catalogue {
  const key = createHash('sha256').update(JSON.stringify(games)).digest('base64url');
  const kept = catalogues.get(key) ?? {
    index: createTitleIndex(games),
    facets: new Map(games.map((game) => [game.rank, game])),
  };
  catalogues.delete(key);
  catalogues.set(key, kept);
  for (const [oldest] of catalogues) {
    if (catalogues.size <= KEPT_CATALOGUES) break;
    catalogues.delete(oldest);
  }
  return kept;
}

function matches(game: Facet | undefined, filter: GameFilter): boolean {
  return (
    game !== undefined &&
    (filter.gameType === undefined || game.gameType === filter.gameType) &&
    (filter.vendor === undefined || game.vendor === filter.vendor) &&
    (filter.classify === undefined || game.classify === filter.classify) &&
    (filter.family === undefined || game.family === filter.family) &&
    (!filter.hotOnly || game.isHot === 1) &&
    (filter.newSince === undefined || (game.isSoon === 0 && game.releasedAt > filter.newSince)) &&
    (filter.minBetMinor === undefined || game.minBetMinor >= filter.minBetMinor) &&
    (filter.minLines === undefined || game.lines >= filter.minLines)
  );
}

function countFamilies(games: readonly Facet[]): FamilyCount[] {
  const groups = Map.groupBy(games, ({ family }) => family);
  return [...groups].map(([family, { length }]) => ({ family, games: length }));
}

/**
 * Finds games by their names in either language. The titles are kept in memory from the first search on: a
 * search reads the database for the games of its page alone. They are read anew when the catalogue changed.
 */
export function gameSearch(sqlite: Database): (request: SearchRequest, slice: Slice) => SearchSlice {
  const facets = sqlite.prepare<[], Facet>(
    `SELECT g.rank, g.name_es nameEs, g.name_en nameEn, g.vendor, g.game_type gameType, g.classify, g.family, g.is_hot isHot,
            g.is_soon isSoon, g.min_bet_minor minBetMinor, g.lines, g.released_at releasedAt FROM games g ORDER BY g.rank`,
  );
  const version = sqlite
    .prepare<[], string>("SELECT count(*) || ':' || coalesce(sum(games), 0) FROM game_counts")
    .pluck();
  const byRank = sqlite.prepare<[number], StoredGame>(`SELECT ${GAME_COLUMNS} FROM games g WHERE g.rank = ?`);
  let read: { version: string | undefined; catalogue: Catalogue } | null = null;

  function current(): Catalogue {
    const now = version.get();
    if (read?.version !== now || !read) read = { version: now, catalogue: catalogueOf(facets.all()) };
    return read.catalogue;
  }

  return ({ filter, text, language }, { limit, offset }) => {
    const { index, facets: known } = current();
    const isSoon = (rank: number) => known.get(rank)?.isSoon === 1;
    const find = (wanted: GameFilter) =>
      findTitles(index, { text, language, accepts: (rank) => matches(known.get(rank), wanted), isSoon });
    const { ranks, marks, suggestion } = find(filter);
    const ofAnyFamily = filter.family === undefined ? ranks : find({ ...filter, family: undefined }).ranks;
    const families = countFamilies(ofAnyFamily.flatMap((rank) => known.get(rank) ?? []));
    const games = ranks.slice(offset, offset + limit).flatMap((rank) => byRank.get(rank) ?? []);
    const hasPlayable = ranks.some((rank) => !isSoon(rank));
    return { games: games.map(toGame), totalRows: ranks.length, hasPlayable, families, marks, suggestion };
  };
}
