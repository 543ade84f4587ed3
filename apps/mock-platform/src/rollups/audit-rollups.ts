import type { Database } from 'better-sqlite3';
import { type LedgerFinding, runChecks } from '../ledger/checks';
import { giveFunction } from '../sqlite/own-functions';
import { dayOf, SLOT_MS } from './time-parts';

interface Comparison {
  /** How a finding begins, as an expression of the columns of `by`. */
  words: string;
  by: readonly string[];
  sums: readonly string[];
  /** Statements with the columns of both, added up or not. */
  kept: string;
  counted: string;
}

/** A check: where what is kept and what was counted anew are not the same. */
export function differences({ words, by, sums, kept, counted }: Comparison): string {
  const listed = (side: string) => sums.map((column) => `${side}_${column}`);
  const one = (side: string) => sums.map((column) => (side === 'kept' ? `${column}, 0` : `0, ${column}`)).join(', ');
  const names = sums.flatMap((column) => [`kept_${column}`, `counted_${column}`]);
  const total = (side: string) => listed(side).map((column) => `sum(${column})`);
  const shown = (side: string) => total(side).join(` || ' ' || `);
  return `WITH compared (${[...by, ...names].join(', ')}) AS (
      SELECT ${by.join(', ')}, ${one('kept')} FROM (${kept})
      UNION ALL SELECT ${by.join(', ')}, ${one('counted')} FROM (${counted}))
    SELECT ${words} || ' are ' || ${shown('kept')} || ', not ' || ${shown('counted')} || ' (${sums.join(' ')})' AS line
    FROM compared GROUP BY ${by.join(', ')} HAVING (${total('kept').join(', ')}) <> (${total('counted').join(', ')})`;
}

const sumsOf = (columns: readonly string[]): string => columns.map((column) => `sum(${column}) ${column}`).join(', ');

/** A rollup by slot and the one by day beside it. */
export interface Rollup {
  /** What its rows are called in a finding. */
  name: string;
  table: 'play' | 'cash';
  /** Columns, each with how one row of the source adds to it. */
  sums: Readonly<Record<string, string>>;
  /** A statement of `member_id`, `category`, `at` and what the sums take. */
  source: string;
}

/** Recomputes a rollup: its slots from the source, its days from the slots. */
export function findRollupFaults(sqlite: Database, { name, table, sums: sources, source }: Rollup): LedgerFinding[] {
  giveFunction(sqlite, 'operator_day', (at) => dayOf(Number(at)));
  const sums = Object.keys(sources);
  const added = Object.entries(sources).map(([column, from]) => `sum(${from}) ${column}`);
  const slots = `SELECT member_id, category, at / ${SLOT_MS} * ${SLOT_MS} slot, ${added.join(', ')} FROM ${source} GROUP BY 1, 2, 3`;
  const days = `SELECT member_id, category, operator_day(slot) day, ${sumsOf(sums)} FROM ${table}_slots GROUP BY 1, 2, 3`;
  const check = (time: 'slot' | 'day', counted: string) =>
    differences({
      words: `'${name} of ' || member_id || ' (' || category || ') in the ${time} ' || ${time}`,
      by: ['member_id', 'category', time],
      sums,
      kept: `SELECT * FROM ${table}_${time}s`,
      counted,
    });
  return runChecks(sqlite, [check('slot', slots), check('day', days)]);
}

const TOTALS = 'stake_minor valid_minor payout_minor bonus_stake_minor edge bets'.split(' ');

/** Recomputes the lifetime totals of play from its days. */
export const findTotalFaults = (sqlite: Database): LedgerFinding[] =>
  runChecks(sqlite, [
    differences({
      words: `'bets of ' || member_id || ' over all time'`,
      by: ['member_id'],
      sums: TOTALS,
      kept: 'SELECT * FROM play_totals',
      counted: `SELECT member_id, ${sumsOf(TOTALS)} FROM play_days GROUP BY member_id`,
    }),
  ]);
