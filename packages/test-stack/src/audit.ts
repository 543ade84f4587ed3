import type { AuditReport } from '@tonalli/qa/ledger';

/** What is wrong with the ledger of a world and which call is behind it, a line each; empty when nothing is. */
export function auditTrouble(world: string, { culprits }: Pick<AuditReport, 'culprits'>): string[] {
  return culprits.map(({ finding, cause }) => `${world}: ${finding}; ${cause}`);
}
