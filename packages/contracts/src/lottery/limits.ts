// Limits of orders of lotteries. No imports: the browser's part reads them from here.

/** The most lines of one order, and the most numbers in all of them. */
export const ORDER_MAX_LINES = 100;
export const ORDER_MAX_NUMBERS = 10_000;
/** The most issues of one chase, where draws are minutes apart and where they are not, and how far its stakes may grow. */
export const CHASE_MAX_ISSUES = 120;
export const CHASE_MAX_DAYS = 30;
export const CHASE_MAX_GROWTH = 64;
/** What one bet costs, times the multiple of its line. Minor units. */
export const BET_UNITS_MINOR = [200, 20, 2] as const;
export const LINE_MAX_MULTIPLE = 9_999;
