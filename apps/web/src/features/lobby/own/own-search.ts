import type { GameCard } from '@tonalli/contracts/lobby/api';
import { GAME_TYPES } from '@tonalli/contracts/lobby/segments';
import { parseLobbySearch } from '../lobby-search';

/** What of a member's own games is shown, as it stands in the address. */
export interface OwnSearch {
  type?: GameCard['type'];
  q?: string;
  page?: number;
}

const isType = (value: unknown): value is GameCard['type'] => GAME_TYPES.some((type) => type === value);

export function parseOwnSearch(raw: Record<string, unknown>): OwnSearch {
  const { q, page } = parseLobbySearch(raw);
  return { ...(isType(raw.type) ? { type: raw.type } : {}), ...(q ? { q } : {}), ...(page ? { page } : {}) };
}
