import type { WinnerPeriod } from '@tonalli/contracts/content/api';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { GAME_TYPES } from '@tonalli/contracts/lobby/segments';
import type { Language } from '@tonalli/i18n/languages';

/** What the page of winners shows, as it stands in the address; what is left out is the default. */
export interface WinnersSearch {
  /** Left out: the day. */
  period?: Exclude<WinnerPeriod, 'day'>;
  /** Left out: every category. */
  type?: GameCard['type'];
}

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseWinnersSearch(raw: { readonly [key: string]: unknown }): WinnersSearch {
  const type = GAME_TYPES.find((one) => one === raw.type);
  return { ...(raw.period === 'week' ? { period: 'week' } : {}), ...(type ? { type } : {}) };
}

export const winnersInput = (language: Language, { period, type }: WinnersSearch) => ({
  language,
  period: period ?? ('day' as const),
  ...(type ? { type } : {}),
});
