import { type GameFamily, SLOT_ENGINES } from '@tonalli/contracts/games/families';
import type { GameClassify, GameType } from '@tonalli/contracts/lobby/wire';
import type { CatalogueGame } from './catalogue/build-catalogue';

/** Which games; what is left out does not narrow. */
export interface GameFilter {
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  classify?: GameClassify | undefined;
  family?: GameFamily | undefined;
  hotOnly?: boolean | undefined;
  /** Games that can be played and came out after that moment. */
  newSince?: number | undefined;
  minBetMinor?: number | undefined;
  minLines?: number | undefined;
}

export interface Slice {
  limit: number;
  offset: number;
}

export interface GameSlice {
  games: LobbyGame[];
  totalRows: number;
}

/** Of a list that has those first that can be played. */
export interface ListedSlice extends GameSlice {
  /** Whether any game of the whole list can be played. */
  hasPlayable: boolean;
}

/** A title of a world's own catalogue. */
export interface LobbyGame extends CatalogueGame {
  /** Milliseconds since epoch. */
  readonly releasedAt: number;
}

export interface FamilyCount {
  readonly family: GameFamily;
  readonly games: number;
}

export type StoredGame = Omit<LobbyGame, 'isHot' | 'hasTrial' | 'isOpen'> & {
  isHot: number;
  hasTrial: number;
  isOpen: number;
};

/** Most popular first, those that cannot be played yet behind all others. */
export const LISTED = 'g.is_soon, g.rank';

export const GAME_COLUMNS = `g.rank, g.node_id nodeId, g.name_es nameEs, g.name_en nameEn, g.vendor, g.game_type gameType,
  g.classify, g.game_code gameCode, g.is_hot isHot, g.released_at releasedAt, g.has_trial hasTrial, g.family, g.is_open isOpen,
  g.min_bet_minor minBetMinor, g.lines, g.theme, g.motif`;

export const toGame = (row: StoredGame): LobbyGame => ({
  ...row,
  isHot: row.isHot === 1,
  hasTrial: row.hasTrial === 1,
  isOpen: row.isOpen === 1,
});

const ENGINES: ReadonlySet<string> = new Set(SLOT_ENGINES);

export const CLAUSES: Readonly<Record<keyof GameFilter, string>> = {
  gameType: 'g.game_type = @gameType',
  vendor: 'g.vendor = @vendor',
  classify: 'g.classify = @classify',
  family: 'g.family = @family',
  hotOnly: 'g.is_hot = 1',
  // Those of a month are few: their index is taken, and not that of the order.
  newSince: '+g.is_soon = 0 AND g.released_at > 0 AND g.released_at > @newSince',
  minBetMinor: 'g.min_bet_minor >= @minBetMinor',
  minLines: 'g.lines >= @minLines',
};

/** Where a date, a family or a vendor is asked for, which narrow most, no other condition has its index taken. */
export function narrowest({ family, newSince, vendor }: GameFilter): keyof GameFilter | null {
  if (newSince !== undefined) return 'newSince';
  if (family && !ENGINES.has(family)) return 'family';
  return vendor === undefined ? null : 'vendor';
}

/** The conditions of a filter. One text for one set of names, so that statements can be kept by it. */
export function conditionsOf(filter: GameFilter): string[] {
  const first = narrowest(filter);
  const clauses = Object.entries(CLAUSES)
    .filter(([name]) => {
      // The keys of the clauses are those of the filter.
      const value = filter[name as keyof GameFilter];
      return value !== undefined && value !== false;
    })
    .map(([name, clause]) => (first && name !== first ? `+${clause}` : clause));
  // Without it the index of the other families is no way to them.
  return first === 'family' ? ["g.classify <> 'SLOT'", ...clauses] : clauses;
}

/** `hotOnly` is in the text alone, and SQLite takes no booleans. */
export const parametersOf = ({ hotOnly: _, ...values }: GameFilter): object => values;
