import { safeReturnPath } from '@tonalli/contracts/safe-href';

export type HomeTab = 'HOT' | 'NEW' | 'FAV';

export interface HomeSearch {
  tab?: HomeTab;
}

export interface ReturnSearch {
  /** Where to go after logging in. */
  returnTo?: string;
}

export interface RegisterSearch extends ReturnSearch {
  referralCode?: string;
}

type RawSearch = Record<string, unknown>;

export function parseHomeSearch({ tab }: RawSearch): HomeSearch {
  return tab === 'HOT' || tab === 'NEW' || tab === 'FAV' ? { tab } : {};
}

export function parseReturnSearch({ returnTo }: RawSearch): ReturnSearch {
  const path = safeReturnPath(returnTo);
  return path === undefined ? {} : { returnTo: path };
}

export function parseRegisterSearch(search: RawSearch): RegisterSearch {
  // A code of digits arrives as a number.
  const code = String(search.referralCode ?? '').trim();
  return { ...parseReturnSearch(search), ...(code && code.length <= 64 ? { referralCode: code } : {}) };
}
