export const REFERRAL_TABS = ['invited', 'earnings'] as const;
export type ReferralTab = (typeof REFERRAL_TABS)[number];

/** Which list is open, as it stands in the address; what is left out is the default. */
export interface ReferralSearch {
  tab?: ReferralTab;
  /** The list's page; `page` names the page of the member centre. */
  no?: number;
}

const LAST_PAGE = 1_000_000;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseReferralSearch(raw: Record<string, unknown>): ReferralSearch {
  const no = Number(raw.no);
  return {
    ...(raw.tab === 'earnings' ? { tab: raw.tab } : {}),
    ...(Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {}),
  };
}
