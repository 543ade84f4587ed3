import { type BetSearch, parseBetSearch } from '../../hooks/bet-search';

/** Pages of the member centre by the specification's ids; only those that exist. */
export const MEMBER_PAGES = ['personalHistoryCopy'] as const;
export type MemberPage = (typeof MEMBER_PAGES)[number];

export interface MemberSearch extends BetSearch {
  page: MemberPage;
}

/** The page that the address names, the first one otherwise, with that page's own search. */
export function parseMemberSearch(raw: Record<string, unknown>): MemberSearch {
  const page = MEMBER_PAGES.find((known) => known === raw.page) ?? MEMBER_PAGES[0];
  return { page, ...parseBetSearch(raw) };
}
