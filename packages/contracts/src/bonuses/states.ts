/** Where a grant of bonus money stands; it only goes forward, and all but the first two are its end. */
export const GRANT_STATES = ['QUEUED', 'ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'EXHAUSTED', 'REVOKED'] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** By whom or what a grant was given up or taken; `REVERSAL`: the deposit that it was given for was taken back; `CLOSING`: the account was closed. */
export const GRANT_ENDINGS = ['MEMBER', 'WITHDRAWAL', 'EXCLUSION', 'OPERATOR', 'REVERSAL', 'CLOSING'] as const;
export type GrantEnding = (typeof GRANT_ENDINGS)[number];

/** Rounds that the house stakes: spins of a slot, or one bet whose stake does not come back. */
export const FREE_KINDS = ['SPINS', 'BET'] as const;
export type FreeKind = (typeof FREE_KINDS)[number];

/** Where free plays stand; `COMPLETED`: all were played. */
export const FREE_STATES = ['ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'REVOKED'] as const;
export type FreeState = (typeof FREE_STATES)[number];

/** What wins of free plays become: the member's own at once, or bonus money once all were played. */
export const FREE_WINNINGS = ['CASH', 'BONUS'] as const;
export type FreeWinnings = (typeof FREE_WINNINGS)[number];
