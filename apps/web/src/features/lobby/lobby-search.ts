import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import type { Language } from '@tonalli/i18n/languages';

export type OwnFilter = 'HOT' | 'FAV' | 'RECENT';

/** What a lobby shows, as it stands in the address (LOBBY-02); what is left out is the default. */
export interface LobbySearch {
  filter?: OwnFilter;
  vassalage?: string;
  classify?: GameCard['classify'];
  q?: string;
  /** The lottery that was chosen; it stands first (LOTT-01). */
  gameCode?: string;
  page?: number;
}

const FILTERS: ReadonlySet<unknown> = new Set<OwnFilter>(['HOT', 'FAV', 'RECENT']);

/** Sub-categories of slots; bingo is offered with a Thai interface only (LOBBY-05). */
export const SLOT_CLASSES = ['SLOT', 'SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE', 'ARCADE'] as const;
const CLASSES: ReadonlySet<unknown> = new Set<GameCard['classify']>(SLOT_CLASSES);

const CODE = /^[\w-]{1,32}$/;
const SEARCH_MAX_CHARACTERS = 100;
const LAST_PAGE = 1_000_000;

const isFilter = (value: unknown): value is OwnFilter => FILTERS.has(value);
const isClass = (value: unknown): value is GameCard['classify'] => CLASSES.has(value);

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseLobbySearch(raw: Record<string, unknown>): LobbySearch {
  const vassalage = String(raw.vassalage ?? '');
  const gameCode = String(raw.gameCode ?? '');
  const q = String(raw.q ?? '')
    .trim()
    .slice(0, SEARCH_MAX_CHARACTERS);
  const page = Number(raw.page);
  return {
    ...(isFilter(raw.filter) ? { filter: raw.filter } : {}),
    ...(CODE.test(vassalage) ? { vassalage } : {}),
    ...(isClass(raw.classify) ? { classify: raw.classify } : {}),
    ...(q ? { q } : {}),
    ...(CODE.test(gameCode) ? { gameCode } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? { page } : {}),
  };
}

/** The search with some of it changed; whatever is changed, the list begins at its first page again. */
export function changeSearch(search: LobbySearch, change: { [K in keyof LobbySearch]: LobbySearch[K] | undefined }) {
  return parseLobbySearch({ ...search, page: undefined, ...change });
}

/** Another vendor shows all of its games, from the first page (LOBBY-02). */
export function chooseVendor(search: LobbySearch, vassalage: string | undefined): LobbySearch {
  return changeSearch(search, { vassalage, filter: undefined });
}

interface GameList {
  language: Language;
  type: GameCard['type'];
  search: LobbySearch;
}

export function gamePageInput({ language, type, search }: GameList) {
  return {
    language,
    type,
    page: search.page ?? 1,
    pageSize: LOBBY_PAGE_SIZE,
    ...(search.vassalage ? { vendor: search.vassalage } : {}),
    ...(search.classify ? { classify: search.classify } : {}),
    ...(search.q ? { search: search.q } : {}),
    ...(search.filter === 'HOT' ? { hotOnly: true } : {}),
  };
}
