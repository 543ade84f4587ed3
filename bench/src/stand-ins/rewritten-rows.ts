import { writeFileSync } from 'node:fs';
import { openDatabase } from '@tonalli/mock-platform/database';
import Database from 'better-sqlite3';

/** Tables in which a settlement writes new rows, and those of which it changes one a bet. */
const NEW = ['postings', 'entries'];
export const CHANGED = ['bets', 'rounds', 'round_progress'] as const;
const OF_ORDERS = 'round_id IN (SELECT round_id FROM lottery_orders)';

/** What is counted with them: a balance with each entry, and the row of its slot with each bet. */
const BALANCE = 'UPDATE accounts SET balance_minor = @balance_after_minor WHERE id = @account_id';
const SLOT = `UPDATE play_slots SET stake_minor = stake_minor + @stake_minor, payout_minor = payout_minor + @payout_minor,
  bets = bets + 1 WHERE member_id = @member_id AND category = @game_type AND slot = @settled_at - @settled_at % 300000`;
const COUNTED = [
  ['entries', BALANCE],
  ['bets', SLOT],
] as const;

type Row = Record<string, unknown>;

/** How far tables with new rows had come. */
export function marksOf(file: string): ReadonlyMap<string, number> {
  const sqlite = new Database(file, { readonly: true });
  const marks = NEW.map(
    (table) => [table, Number(sqlite.prepare(`SELECT max(rowid) FROM ${table}`).pluck().get())] as const,
  );
  sqlite.close();
  return new Map(marks);
}

interface Rewritten {
  readonly marks: ReadonlyMap<string, number>;
  readonly copy: string;
  /** Which bets, as a condition. */
  readonly settled?: string;
  /** The tables of which a row a bet counts. */
  readonly changed?: readonly (typeof CHANGED)[number][];
}

/**
 * Writes the rows of a settlement again in a copy of its database, in one bare transaction with prepared statements: those that are
 * new since the marks, those of the bets that are settled (a lottery's orders when left out), and their balances and slots. Returns how long that took, and how much processor time of this process.
 */
export function rewriteRows(
  file: string,
  { marks, copy, settled = OF_ORDERS, changed = CHANGED }: Rewritten,
): { readonly ms: number; readonly cpuMs: number } {
  const source = new Database(file, { readonly: true });
  writeFileSync(copy, source.serialize());
  source.close();
  const sqlite = openDatabase(copy);
  const all = (query: string): Row[] => sqlite.prepare<[], Row>(query).all();
  const inserts = NEW.map((table) => ({
    table,
    rows: all(`SELECT rowid, * FROM ${table} WHERE rowid > ${marks.get(table)}`),
  }));
  const updates = changed.map((table) => ({ table, rows: all(`SELECT * FROM ${table} WHERE ${settled}`) }));
  sqlite.pragma('foreign_keys = OFF');
  // The platform's never lose a row.
  for (const { name } of sqlite
    .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'trigger'")
    .all())
    sqlite.exec(`DROP TRIGGER "${name}"`);
  for (const { table } of inserts.toReversed()) sqlite.exec(`DELETE FROM ${table} WHERE rowid > ${marks.get(table)}`);
  const missing = [...inserts, ...updates].find(({ rows }) => rows.length === 0);
  if (missing) throw new Error(`nothing was written to ${missing.table}`);
  const statements = [
    ...inserts.map(({ table, rows }) => ({ rows, run: sqlite.prepare(insertOf(table, rows)) })),
    ...updates.map(({ table, rows }) => ({ rows, run: sqlite.prepare(updateOf(table, rows)) })),
    ...COUNTED.map(([table, query]) => ({
      rows: [...inserts, ...updates].find((written) => written.table === table)?.rows ?? [],
      run: sqlite.prepare(query),
    })),
  ];
  const [cpu, from] = [process.cpuUsage(), performance.now()];
  sqlite.transaction(() => {
    for (const { rows, run } of statements) for (const row of rows) run.run(row);
  })();
  const { user, system } = process.cpuUsage(cpu);
  const taken = { ms: performance.now() - from, cpuMs: (user + system) / 1_000 };
  sqlite.close();
  return taken;
}

const columnsOf = ([row = {}]: readonly Row[]): string[] => Object.keys(row).filter((column) => column !== 'rowid');

function insertOf(table: string, rows: readonly Row[]): string {
  const columns = columnsOf(rows);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`;
}

const updateOf = (table: string, rows: readonly Row[]): string =>
  `UPDATE ${table} SET ${columnsOf(rows)
    .filter((column) => column !== 'round_id')
    .map((column) => `${column} = @${column}`)
    .join(', ')} WHERE round_id = @round_id`;
