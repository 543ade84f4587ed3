import type { Database } from 'better-sqlite3';

export interface LedgerFinding {
  line: string;
  /** The newest posting behind it; null where none is. */
  posting: number | null;
}

/** What has to add up in a world, one finding for each thing that does not. */
export type Audit = (sqlite: Database) => LedgerFinding[];

/** Runs checks that each select a `line` for a finding, and the `posting` behind it where there may be one. */
export const runChecks = (
  sqlite: Database,
  checks: readonly string[],
  parameters: Readonly<Record<string, string>> = {},
): LedgerFinding[] =>
  checks.flatMap((check) => {
    const named = Object.entries(parameters).filter(([name]) => check.includes(`@${name}`));
    const rows = sqlite
      .prepare<[Record<string, string>], Pick<LedgerFinding, 'line'> & Partial<LedgerFinding>>(check)
      .all(Object.fromEntries(named));
    return rows.map(({ line, posting = null }) => ({ line, posting }));
  });
