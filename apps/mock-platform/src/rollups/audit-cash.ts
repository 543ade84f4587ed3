import type { Audit } from '../ledger/checks';
import { movedInSpans } from '../ledger/relations';
import { findRollupFaults } from './audit-rollups';
import { FLOWS } from './flow-kinds';
import { SLOT_MS } from './time-parts';

const CATEGORY = `CASE account || '>' || kind ${FLOWS.map(({ account, kind, category }) => `WHEN '${account}>${kind}' THEN '${category}'`).join(' ')} END`;

/** Recomputes what members' accounts moved from the ledger's entries (QA-09). */
export const auditCash: Audit = (sqlite) =>
  findRollupFaults(sqlite, {
    name: 'movements',
    table: 'cash',
    sums: { in_minor: 'in_minor', out_minor: 'out_minor', movements: 'movements' },
    source: `(SELECT owner_id member_id, ${CATEGORY} category, in_minor, out_minor, movements, at FROM ${movedInSpans(SLOT_MS)}
      WHERE category IS NOT NULL)`,
  });
