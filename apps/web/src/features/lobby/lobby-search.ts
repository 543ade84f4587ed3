import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { GAME_FAMILIES, type GameFamily } from '@tonalli/contracts/games/families';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { LANGUAGES, type Language } from '@tonalli/i18n/languages';

export type ListFilter = 'HOT' | 'NEW' | 'FAV' | 'RECENT';

/** What a lobby shows, as it stands in the address (LOBBY-02); what is left out is the default. */
export interface LobbySearch {
  filter?: ListFilter;
  vassalage?: string;
  classify?: GameCard['classify'];
  /** What is played under the titles. */
  family?: GameFamily;
  q?: string;
  page?: number;
}

const FILTERS: ReadonlySet<unknown> = new Set<ListFilter>(['HOT', 'NEW', 'FAV', 'RECENT']);

const ALWAYS = ['SLOT', 'SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE', 'ARCADE'] as const;

/** Sub-categories of slots; bingo is offered with a Thai interface only (LOBBY-05). */
export const slotClasses = (languages: readonly string[]): GameCard['classify'][] =>
  languages.includes('th') ? [...ALWAYS, 'BINGO'] : [...ALWAYS];
const CLASSES: ReadonlySet<unknown> = new Set(slotClasses(LANGUAGES));

const FAMILIES: ReadonlySet<unknown> = new Set(GAME_FAMILIES);

const CODE = /^[\w-]{1,32}$/;
const SEARCH_MAX_CHARACTERS = 100;
const LAST_PAGE = 1_000_000;

const isFilter = (value: unknown): value is ListFilter => FILTERS.has(value);
const isClass = (value: unknown): value is GameCard['classify'] => CLASSES.has(value);
const isFamily = (value: unknown): value is GameFamily => FAMILIES.has(value);

/** Trimmed and cut; half of a character at the cut goes with it, since no address can hold it. */
const searchText = (typed: string): string =>
  typed
    .trim()
    .slice(0, SEARCH_MAX_CHARACTERS)
    .replace(/[\uD800-\uDFFF]/gu, '')
    .trim();

/** What lies over a page by its address: a game's sheet, or the games of a vendor. */
export interface SheetSearch {
  /** The game's id behind a letter, without which the address would show a number in quotes. */
  game?: string;
  list?: string;
}

const BARE_ID = /^g(?=\d)/;
export const gameInAddress = (id: string): string => (/^\d/.test(id) ? `g${id}` : id);
export const gameOfAddress = (game: string): string => game.replace(BARE_ID, '');

export function parseSheetSearch(raw: Record<string, unknown>): SheetSearch {
  const game = gameInAddress(String(raw.game ?? ''));
  const list = String(raw.list ?? '');
  return { ...(CODE.test(game) ? { game } : {}), ...(CODE.test(list) ? { list } : {}) };
}

/**
 * Reads the address; anything that makes no sense is as good as not given. The router keeps what is left out
 * here among what it hands on, so that who uses it reads it again.
 */
export function parseLobbySearch(raw: { readonly [key: string]: unknown }): LobbySearch {
  const vassalage = String(raw.vassalage ?? '');
  const q = searchText(String(raw.q ?? ''));
  const page = Number(raw.page);
  return {
    ...(isFilter(raw.filter) ? { filter: raw.filter } : {}),
    ...(CODE.test(vassalage) ? { vassalage } : {}),
    ...(isClass(raw.classify) ? { classify: raw.classify } : {}),
    ...(isFamily(raw.family) ? { family: raw.family } : {}),
    ...(q ? { q } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? { page } : {}),
  };
}

/** Changes what the address says of the list; `replace`: without a step in the history. */
export type ChangeSearch = (how: (now: LobbySearch) => LobbySearch, replace?: boolean) => void;

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
    ...(search.family ? { family: search.family } : {}),
    ...(search.q ? { search: search.q } : {}),
    ...(search.filter === 'HOT' ? { hotOnly: true } : {}),
    ...(search.filter === 'NEW' ? { newOnly: true } : {}),
  };
}
