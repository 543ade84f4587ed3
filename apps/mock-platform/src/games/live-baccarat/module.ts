import { baccaratTable } from './table';

/** Fifteen seconds for bets, a card a second. */
export const liveBaccarat = baccaratTable('live-baccarat', 'commission', {
  ...{ openMs: 15_000, cardMs: 1_000, everyMs: 30_000 },
});
