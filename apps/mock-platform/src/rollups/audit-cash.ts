import type { Audit } from '../ledger/checks';
import { MOVED } from '../ledger/relations';
import { findRollupFaults } from './audit-rollups';
import { FLOWS } from './flow-kinds';

const CATEGORY = `CASE account || '>' || kind ${FLOWS.map(({ account, kind, category }) => `WHEN '${account}>${kind}' THEN '${category}'`).join(' ')} END`;

/** Recomputes what members' accounts moved from the ledger's entries (QA-09). */
export const auditCash: Audit = (sqlite) =>
  findRollupFaults(sqlite, {
    name: 'movements',
    table: 'cash',
    sums: { in_minor: 'max(amount_minor, 0)', out_minor: 'max(-amount_minor, 0)', movements: '1' },
    source: `(SELECT owner_id member_id, ${CATEGORY} category, amount_minor, at FROM ${MOVED} WHERE category IS NOT NULL)`,
  });
