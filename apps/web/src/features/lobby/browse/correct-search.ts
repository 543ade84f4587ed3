import type { GameCard } from '@tonalli/contracts/lobby/api';
import { changeSearch, type LobbySearch, parseLobbySearch } from '../lobby-search';

const NARROWING = ['filter', 'vassalage', 'classify', 'family', 'q', 'page'] as const;

interface Shelf {
  type: GameCard['type'];
  /** Codes of the vendors that the category has. */
  vendors: readonly string[];
}

/** Drops search parameters that make no sense in this category; the same object when none do (LOBBY-02). */
export function correctSearch(search: LobbySearch, { type, vendors }: Shelf): LobbySearch {
  const own = search.filter === 'FAV' || search.filter === 'RECENT';
  const strange = {
    ...(search.vassalage !== undefined && !vendors.includes(search.vassalage) ? { vassalage: undefined } : {}),
    ...(search.classify !== undefined && (own || type !== 'RNG') ? { classify: undefined } : {}),
    ...(search.family !== undefined && own ? { family: undefined } : {}),
    // A member's own lists know no names.
    ...(search.q !== undefined && own ? { q: undefined } : {}),
  };
  return Object.keys(strange).length === 0 ? search : changeSearch(search, strange);
}

/** Whether the URL has a value for the list that is not valid; parameters of others are left alone. */
export function isStrange(raw: object): boolean {
  const read = parseLobbySearch({ ...raw });
  return NARROWING.some((key) => key in raw && read[key] === undefined);
}
