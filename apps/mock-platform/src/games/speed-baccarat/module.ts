import { baccaratTable } from '../live-baccarat/table';

/** Eight seconds for bets, two cards a second. */
export const speedBaccarat = baccaratTable('speed-baccarat', 'commission', {
  ...{ openMs: 8_000, cardMs: 550, everyMs: 18_000 },
});
