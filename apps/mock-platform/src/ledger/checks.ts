import type { Database, Statement } from 'better-sqlite3';

export interface LedgerFinding {
  line: string;
  /** The newest posting behind it; null where none is. */
  posting: number | null;
}

/** What has to add up in a world, one finding for each thing that does not. */
export type Audit = (sqlite: Database) => LedgerFinding[];

type Found = Pick<LedgerFinding, 'line'> & Partial<LedgerFinding>;
type Check = Statement<[Record<string, string>], Found>;

/** Of each connection: to prepare all checks takes longer than they do where there is little to check. */
const prepared = new WeakMap<Database, Map<string, Check>>();

function checkOf(sqlite: Database, text: string): Check {
  const known = prepared.get(sqlite) ?? new Map<string, Check>();
  prepared.set(sqlite, known);
  const check = known.get(text) ?? sqlite.prepare<[Record<string, string>], Found>(text);
  known.set(text, check);
  return check;
}

/** Runs checks that each select a `line` for a finding, and the `posting` behind it where there may be one. */
export const runChecks = (
  sqlite: Database,
  checks: readonly string[],
  parameters: Readonly<Record<string, string>> = {},
): LedgerFinding[] =>
  checks.flatMap((check) => {
    const named = Object.entries(parameters).filter(([name]) => check.includes(`@${name}`));
    const rows = checkOf(sqlite, check).all(Object.fromEntries(named));
    return rows.map(({ line, posting = null }) => ({ line, posting }));
  });
