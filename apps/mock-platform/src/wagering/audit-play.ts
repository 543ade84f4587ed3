import type { Audit } from '../ledger/checks';
import { findRollupFaults, findTotalFaults } from '../rollups/audit-rollups';
import { SETTLED_PLAY } from './played.repository';

/** Recomputes the rollups of play from the bets (QA-09). */
export const auditPlay: Audit = (sqlite) => [
  ...findRollupFaults(sqlite, {
    name: 'bets',
    table: 'play',
    sums: { stake_minor: 'stake_minor', valid_minor: 'valid_minor', payout_minor: 'payout_minor', bets: 'bets' },
    source: SETTLED_PLAY,
  }),
  ...findTotalFaults(sqlite),
];
