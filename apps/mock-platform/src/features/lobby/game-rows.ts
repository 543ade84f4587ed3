import type { GameClassify, GameType } from '@tonalli/contracts/lobby/wire';
import type { CatalogueGame } from './catalogue/build-catalogue';

/** Which games; what is left out does not narrow. */
export interface GameFilter {
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  classify?: GameClassify | undefined;
  hotOnly?: boolean | undefined;
  minBetMinor?: number | undefined;
  minLines?: number | undefined;
}

export interface Slice {
  limit: number;
  offset: number;
}

export interface GameSlice {
  games: CatalogueGame[];
  totalRows: number;
}

/** Of a list that has those first that can be played. */
export interface ListedSlice extends GameSlice {
  /** Whether any game of the whole list can be played. */
  hasPlayable: boolean;
}

export type StoredGame = Omit<CatalogueGame, 'isHot' | 'hasTrial' | 'isOpen'> & {
  isHot: number;
  hasTrial: number;
  isOpen: number;
};

/** Most popular first, those that cannot be played yet behind all others. */
export const LISTED = 'g.is_soon, g.rank';

export const GAME_COLUMNS = `g.rank, g.node_id nodeId, g.name_es nameEs, g.name_en nameEn, g.vendor, g.game_type gameType,
  g.classify, g.game_code gameCode, g.is_hot isHot, g.has_trial hasTrial, g.family, g.is_open isOpen,
  g.min_bet_minor minBetMinor, g.lines, g.theme, g.motif`;

export const toGame = (row: StoredGame): CatalogueGame => ({
  ...row,
  isHot: row.isHot === 1,
  hasTrial: row.hasTrial === 1,
  isOpen: row.isOpen === 1,
});

const CLAUSES: Readonly<Record<keyof GameFilter, string>> = {
  gameType: 'g.game_type = @gameType',
  vendor: 'g.vendor = @vendor',
  classify: 'g.classify = @classify',
  hotOnly: 'g.is_hot = 1',
  minBetMinor: 'g.min_bet_minor >= @minBetMinor',
  minLines: 'g.lines >= @minLines',
};

/** The conditions of a filter. One text for one set of names, so that statements can be kept by it. */
export function conditionsOf(filter: GameFilter): string[] {
  return Object.entries(CLAUSES)
    .filter(([name]) => {
      // The keys of the clauses are those of the filter.
      const value = filter[name as keyof GameFilter];
      return value !== undefined && value !== false;
    })
    .map(([, clause]) => clause);
}

/** `hotOnly` is in the text alone, and SQLite takes no booleans. */
export const parametersOf = ({ hotOnly: _, ...values }: GameFilter): object => values;
