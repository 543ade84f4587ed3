import type { Database } from 'better-sqlite3';
import { repository } from '../../db/world';
import type { CatalogueGame } from './catalogue/build-catalogue';
import {
  conditionsOf,
  GAME_COLUMNS,
  type GameFilter,
  type GameSlice,
  parametersOf,
  type SearchRequest,
  type Slice,
  type StoredGame,
  toGame,
} from './game-rows';
import { gameSearch } from './game-search';

interface ListStatements {
  page: (filter: GameFilter, slice: Slice) => CatalogueGame[];
  count: (filter: GameFilter) => number;
}

function prepareList(sqlite: Database, where: string): ListStatements {
  const page = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} FROM games g WHERE ${where} ORDER BY g.rank LIMIT @limit OFFSET @offset`,
  );
  const count = sqlite.prepare<[object], { rows: number }>(`SELECT count(*) rows FROM games g WHERE ${where}`);
  return {
    page: (filter, slice) => page.all({ ...parametersOf(filter), ...slice }).map(toGame),
    count: (filter) => count.get(parametersOf(filter))?.rows ?? 0,
  };
}

/** Games as the lobby lists them: by popularity, or by a search. */
export const gameRepository = repository(({ sqlite }) => {
  const lists = new Map<string, ListStatements>();
  const search = gameSearch(sqlite);
  const byNodeId = sqlite.prepare<[string], StoredGame>(`SELECT ${GAME_COLUMNS} FROM games g WHERE g.node_id = ?`);

  function listOf(filter: GameFilter): ListStatements {
    const conditions = conditionsOf(filter);
    // Without an index to follow, the row ids themselves are the order.
    const hasIndex = filter.gameType ?? filter.vendor ?? filter.hotOnly;
    const where = (hasIndex ? conditions : ['g.rank > 0', ...conditions]).join(' AND ');
    const kept = lists.get(where) ?? prepareList(sqlite, where);
    lists.set(where, kept);
    return kept;
  }

  return {
    list(filter: GameFilter, slice: Slice): GameSlice {
      const statements = listOf(filter);
      return { games: statements.page(filter, slice), totalRows: statements.count(filter) };
    },
    search: (request: SearchRequest, slice: Slice): GameSlice => search(request, slice),
    find(nodeId: string): CatalogueGame | null {
      const row = byNodeId.get(nodeId);
      return row ? toGame(row) : null;
    },
  };
});
