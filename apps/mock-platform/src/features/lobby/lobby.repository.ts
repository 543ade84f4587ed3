import type { Database, Statement } from 'better-sqlite3';
import { createRowMemory } from '../../sqlite/row-memory';
import { repository } from '../../world/world';
import type { CatalogueGame } from './catalogue/build-catalogue';
import {
  CLAUSES,
  conditionsOf,
  type FamilyCount,
  GAME_COLUMNS,
  type GameFilter,
  LISTED,
  type ListedSlice,
  type LobbyGame,
  narrowest,
  parametersOf,
  type Slice,
  type StoredGame,
  toGame,
} from './game-rows';
import { gameSearch, type SearchRequest, type SearchSlice } from './game-search';

const MOST_REMEMBERED = 5_000;

interface ListStatements {
  page: (filter: GameFilter, slice: Slice) => LobbyGame[];
  count: (filter: GameFilter) => number;
  hasPlayable: (filter: GameFilter) => boolean;
}

/** Without an index of its own to follow, a list follows that of the order itself. */
function whereOf(filter: GameFilter): string {
  const isIndexed = narrowest(filter) ?? filter.gameType ?? filter.hotOnly;
  return [...(isIndexed ? [] : ['g.is_soon >= 0']), ...conditionsOf(filter)].join(' AND ');
}

/** The small table of counts where it says enough, else the games themselves. */
function countSource(filter: GameFilter): { from: string; games: string } {
  const { gameType: _, vendor: __, classify: ___, family: ____, ...others } = filter;
  const isCounted = Object.values(others).every((value) => value === undefined || value === false);
  if (!isCounted) return { from: `games g WHERE ${whereOf(filter)}`, games: 'count(*)' };
  const where = ['true', ...conditionsOf(filter)].join(' AND ');
  return { from: `game_counts g WHERE ${where}`, games: 'coalesce(sum(g.games), 0)' };
}

function prepareList(sqlite: Database, filter: GameFilter, where: string): ListStatements {
  const page = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} FROM games g WHERE ${where} ORDER BY ${LISTED} LIMIT @limit OFFSET @offset`,
  );
  const { from, games } = countSource(filter);
  const count = sqlite.prepare<[object], { rows: number }>(`SELECT ${games} rows FROM ${from}`);
  // New games can all be played.
  const open = where.includes(CLAUSES.newSince) ? '' : 'AND g.is_soon = 0';
  const playable = sqlite.prepare<[object]>(`SELECT 1 FROM games g WHERE ${where} ${open} LIMIT 1`);
  return {
    page: (filter, slice) => page.all({ ...parametersOf(filter), ...slice }).map(toGame),
    count: (filter) => count.get(parametersOf(filter))?.rows ?? 0,
    hasPlayable: (filter) => playable.get(parametersOf(filter)) !== undefined,
  };
}

/** Games as the lobby lists them: by popularity, or by a search; those that cannot be played yet last. */
export const gameRepository = repository(({ sqlite, undoings }) => {
  const lists = new Map<string, ListStatements>();
  const counts = new Map<string, Statement<[object], FamilyCount>>();
  const search = gameSearch(sqlite);
  // Each bet asks for its title.
  const remembered = createRowMemory<LobbyGame>(undoings, MOST_REMEMBERED);
  const byNodeId = sqlite.prepare<[string], StoredGame>(`SELECT ${GAME_COLUMNS} FROM games g WHERE g.node_id = ?`);

  // The index keeps the order, so that the first dozen ends the reading.
  const alike = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} FROM games g
     WHERE g.game_type = @gameType AND g.classify = @classify AND g.theme = @theme AND g.rank <> @rank
     ORDER BY ${LISTED} LIMIT @limit`,
  );
  const ofVendor = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} FROM games g
     WHERE g.vendor = @vendor AND +g.game_type = @gameType AND g.theme <> @theme ORDER BY ${LISTED} LIMIT @limit`,
  );

  function listOf(filter: GameFilter): ListStatements {
    const where = whereOf(filter);
    const kept = lists.get(where) ?? prepareList(sqlite, filter, where);
    lists.set(where, kept);
    return kept;
  }

  function countedFamilies(filter: GameFilter): FamilyCount[] {
    const { from, games } = countSource(filter);
    const text = `SELECT g.family, ${games} games FROM ${from} GROUP BY g.family`;
    const kept = counts.get(text) ?? sqlite.prepare<[object], FamilyCount>(text);
    counts.set(text, kept);
    return kept.all(parametersOf(filter));
  }

  return {
    /** The families of a list with the number of their games, whatever family it is narrowed to. */
    families: (filter: GameFilter): FamilyCount[] => countedFamilies({ ...filter, family: undefined }),
    list(filter: GameFilter, slice: Slice): ListedSlice {
      const statements = listOf(filter);
      return {
        games: statements.page(filter, slice),
        totalRows: statements.count(filter),
        hasPlayable: statements.hasPlayable(filter),
      };
    },
    /** Games of the same kind and theme, then of the same vendor; each as lists have them. */
    similarTo({ gameType, classify, theme, vendor, rank }: CatalogueGame, limit: number): LobbyGame[] {
      const rows = alike.all({ gameType, classify, theme, rank, limit });
      const missing = limit - rows.length;
      const others = missing > 0 ? ofVendor.all({ vendor, gameType, theme, limit: missing }) : [];
      return [...rows, ...others].map(toGame);
    },
    search: (request: SearchRequest, slice: Slice): SearchSlice => search(request, slice),
    find(nodeId: string): LobbyGame | null {
      const known = remembered.get(nodeId);
      if (known) return known;
      const row = byNodeId.get(nodeId);
      if (!row) return null;
      const game = toGame(row);
      remembered.keep(nodeId, game);
      return game;
    },
    /** To be called when games are taken out of the catalogue. */
    forget: (): void => remembered.forgetAll(),
  };
});
