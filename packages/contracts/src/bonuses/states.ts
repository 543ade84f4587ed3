/** Where a grant of bonus money stands; it only goes forward, and all but the first two are its end. */
export const GRANT_STATES = ['QUEUED', 'ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'EXHAUSTED', 'REVOKED'] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** By whom or what a grant was given up or taken. */
export const GRANT_ENDINGS = ['MEMBER', 'WITHDRAWAL', 'EXCLUSION', 'OPERATOR'] as const;
export type GrantEnding = (typeof GRANT_ENDINGS)[number];
