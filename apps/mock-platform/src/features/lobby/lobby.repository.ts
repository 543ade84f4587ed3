import type { Database } from 'better-sqlite3';
import { repository } from '../../world/world';
import type { CatalogueGame } from './catalogue/build-catalogue';
import {
  conditionsOf,
  GAME_COLUMNS,
  type GameFilter,
  LISTED,
  type ListedSlice,
  parametersOf,
  type Slice,
  type StoredGame,
  toGame,
} from './game-rows';
import { gameSearch, type SearchRequest, type SearchSlice } from './game-search';

interface ListStatements {
  page: (filter: GameFilter, slice: Slice) => CatalogueGame[];
  count: (filter: GameFilter) => number;
  hasPlayable: (filter: GameFilter) => boolean;
}

function prepareList(sqlite: Database, where: string): ListStatements {
  const page = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} FROM games g WHERE ${where} ORDER BY ${LISTED} LIMIT @limit OFFSET @offset`,
  );
  const count = sqlite.prepare<[object], { rows: number }>(`SELECT count(*) rows FROM games g WHERE ${where}`);
  const playable = sqlite.prepare<[object]>(`SELECT 1 FROM games g WHERE ${where} AND g.is_soon = 0 LIMIT 1`);
  return {
    page: (filter, slice) => page.all({ ...parametersOf(filter), ...slice }).map(toGame),
    count: (filter) => count.get(parametersOf(filter))?.rows ?? 0,
    hasPlayable: (filter) => playable.get(parametersOf(filter)) !== undefined,
  };
}

/** Games as the lobby lists them: by popularity, or by a search; those that cannot be played yet last. */
export const gameRepository = repository(({ sqlite }) => {
  const lists = new Map<string, ListStatements>();
  const search = gameSearch(sqlite);
  const byNodeId = sqlite.prepare<[string], StoredGame>(`SELECT ${GAME_COLUMNS} FROM games g WHERE g.node_id = ?`);

  // The index keeps the order, so that the first dozen ends the reading.
  const alike = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} FROM games g
     WHERE g.game_type = @gameType AND g.classify = @classify AND g.theme = @theme AND g.rank <> @rank
     ORDER BY ${LISTED} LIMIT @limit`,
  );
  const ofVendor = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} FROM games g
     WHERE g.vendor = @vendor AND g.game_type = @gameType AND g.theme <> @theme ORDER BY ${LISTED} LIMIT @limit`,
  );

  function listOf(filter: GameFilter): ListStatements {
    const conditions = conditionsOf(filter);
    // Without an index of its own to follow, that of the order itself.
    const hasIndex = filter.gameType ?? filter.vendor ?? filter.hotOnly;
    const where = (hasIndex ? conditions : ['g.is_soon >= 0', ...conditions]).join(' AND ');
    const kept = lists.get(where) ?? prepareList(sqlite, where);
    lists.set(where, kept);
    return kept;
  }

  return {
    list(filter: GameFilter, slice: Slice): ListedSlice {
      const statements = listOf(filter);
      return {
        games: statements.page(filter, slice),
        totalRows: statements.count(filter),
        hasPlayable: statements.hasPlayable(filter),
      };
    },
    /** Games of the same kind and theme, then of the same vendor; each as lists have them. */
    similarTo({ gameType, classify, theme, vendor, rank }: CatalogueGame, limit: number): CatalogueGame[] {
      const rows = alike.all({ gameType, classify, theme, rank, limit });
      const missing = limit - rows.length;
      const others = missing > 0 ? ofVendor.all({ vendor, gameType, theme, limit: missing }) : [];
      return [...rows, ...others].map(toGame);
    },
    search: (request: SearchRequest, slice: Slice): SearchSlice => search(request, slice),
    find(nodeId: string): CatalogueGame | null {
      const row = byNodeId.get(nodeId);
      return row ? toGame(row) : null;
    },
  };
});
