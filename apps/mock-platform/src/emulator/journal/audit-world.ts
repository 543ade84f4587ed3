import type { AuditReport } from '@tonalli/qa/ledger';
import type { World } from '../../world/world';
import { describeCause } from './explain-balance';
import { journalOf } from './journal-part';

/** The audit of a world's ledger, each finding with the entry of the journal that is behind it. */
export function auditWorld(world: World): AuditReport {
  const report = world.ledger.audit();
  if (report.clean) return { ...report, culprits: [] };
  const culprits = world.ledger.findings().map(({ line: finding, posting }) => {
    const entry = posting === null ? undefined : journalOf(world).entryOfPosting(posting);
    const cause = entry ? `${describeCause(entry)} made posting ${posting}` : 'no entry of the journal is behind it';
    return { finding, seq: entry?.seq ?? null, cause };
  });
  return { ...report, culprits };
}
