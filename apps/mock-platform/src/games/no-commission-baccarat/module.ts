import { baccaratTable } from '../live-baccarat/table';

/** The banker pays 1 to 1, and half of that where it wins with a six. */
export const noCommissionBaccarat = baccaratTable('no-commission-baccarat', 'no-commission', {
  ...{ openMs: 15_000, cardMs: 1_000, everyMs: 30_000 },
});
