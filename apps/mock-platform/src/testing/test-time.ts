/** When the worlds of tests begin: 2026-01-15, noon in Mexico City. */
export const TEST_TIME_MS = Date.UTC(2026, 0, 15, 18);
