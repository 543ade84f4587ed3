import type { Database } from 'better-sqlite3';
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
import { exactMatch, termsOf, tolerantMatches, toVocabulary, type VocabularyWord } from './search-terms';

/** How much a hit in the language asked for counts beside one in the other. */
const OWN_LANGUAGE_WEIGHT = 8;

interface SearchStatements {
  page: (parameters: object) => StoredGame[];
  count: (parameters: object) => number;
}

function prepareSearch(sqlite: Database, filter: GameFilter): SearchStatements {
  const where = ['games_fts MATCH @match', ...conditionsOf(filter)].join(' AND ');
  const from = `FROM games_fts JOIN games g ON g.rank = games_fts.rowid WHERE ${where}`;
  const page = sqlite.prepare<[object], StoredGame>(
    `SELECT ${GAME_COLUMNS} ${from}
     ORDER BY bm25(games_fts, @weightEs, @weightEn), g.rank LIMIT @limit OFFSET @offset`,
  );
  const count = sqlite.prepare<[object], { rows: number }>(`SELECT count(*) rows ${from}`);
  return { page: (parameters) => page.all(parameters), count: (parameters) => count.get(parameters)?.rows ?? 0 };
}

/** Finds games by their names in either language, those in the language asked for first. */
export function gameSearch(sqlite: Database): (request: SearchRequest, slice: Slice) => GameSlice {
  const prepared = new Map<string, SearchStatements>();
  const words = sqlite.prepare<[], { term: string }>('SELECT term FROM games_terms');
  let vocabulary: VocabularyWord[] | null = null;

  function statementsFor(filter: GameFilter): SearchStatements {
    const key = conditionsOf(filter).join(' AND ');
    const kept = prepared.get(key) ?? prepareSearch(sqlite, filter);
    prepared.set(key, kept);
    return kept;
  }

  return ({ filter, text, language }, slice) => {
    const terms = termsOf(text);
    if (terms.length === 0) return { games: [], totalRows: 0 };
    const statements = statementsFor(filter);
    const run = (match: string): GameSlice => {
      const parameters = { ...parametersOf(filter), match };
      const totalRows = statements.count(parameters);
      const weightEs = language === 'ES' ? OWN_LANGUAGE_WEIGHT : 1;
      const weightEn = language === 'EN' ? OWN_LANGUAGE_WEIGHT : 1;
      const games = totalRows > 0 ? statements.page({ ...parameters, ...slice, weightEs, weightEn }).map(toGame) : [];
      return { games, totalRows };
    };
    const exact = run(exactMatch(terms));
    if (exact.totalRows > 0) return exact;
    vocabulary ??= toVocabulary(words.all().map(({ term }) => term));
    for (const match of tolerantMatches(terms, vocabulary)) {
      const found = run(match);
      if (found.totalRows > 0) return found;
    }
    return exact;
  };
}
