/** Pages of the member centre by the specification's ids, in the groups of their menu; the first is the default (MEM-01). */
export const MEMBER_PAGE_GROUPS = {
  account: ['securityCenter', 'identity', 'protection', 'messageV2', 'consents', 'ownData', 'closeAccount', 'feedback'],
  money: ['depositv2', 'withdraw', 'transferFund', 'transferUpline'],
  records: ['openBets', 'personalHistoryCopy', 'transactionHistory', 'statements', 'personalProfit'],
  benefits: [
    'rewardCenter',
    'wheel',
    'raffles',
    'bonuses',
    'bonusDetails',
    'missionLeaderboard',
    'manualRebate',
    'tournaments',
    'redEnvelope',
    'referral',
  ],
} as const;

export type MemberPageGroup = keyof typeof MEMBER_PAGE_GROUPS;
export type MemberPage = (typeof MEMBER_PAGE_GROUPS)[MemberPageGroup][number];

export const MEMBER_PAGES: readonly MemberPage[] = Object.values(MEMBER_PAGE_GROUPS).flat();
const [DEFAULT_PAGE] = MEMBER_PAGE_GROUPS.account;

export interface MemberSearch {
  page: MemberPage;
  /** Filters of the page, read by the page itself (`useMemberSearch`). */
  [filter: string]: unknown;
}

/** The page that the address names, the default otherwise, with everything else as it stands. */
export function parseMemberSearch(raw: Record<string, unknown>): MemberSearch {
  return { ...raw, page: MEMBER_PAGES.find((known) => known === raw.page) ?? DEFAULT_PAGE };
}
