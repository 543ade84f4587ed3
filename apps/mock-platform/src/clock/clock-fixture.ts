import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { migrateDatabase } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { createTransactions } from '../sqlite/transactions';
import { createWorldClock } from './create-world-clock';
import { createDueJobs } from './due-jobs';
import { type Job, type JobKind, jobKind } from './job-kinds';
import type { JobRules, JobRulesOf } from './job-rules';
import type { JobOutcome } from './job-runner';
import type { ClockState, WorldClock } from './world-clock';

const Order = z.object({ orderId: z.int() });

/** The kinds of jobs that these tests schedule, under names that a database of before may hold. */
export const KINDS = {
  'deposit.confirm': jobKind('deposit.confirm', Order),
  'deposit.expire': jobKind('deposit.expire', Order),
  'withdrawal.review': jobKind('withdrawal.review', Order),
  'withdrawal.pay': jobKind('withdrawal.pay', Order),
  'vip.month': jobKind('vip.month', z.object({})),
} as const;

/** Their payloads alone. */
export const schemaOnly: JobRulesOf = (name) => {
  const kind: JobKind | undefined = Object.values(KINDS).find((known) => known.name === name);
  return kind && { schema: kind.payload };
};

let empty: Buffer | undefined;

/** A migrated database in memory with nothing in it. */
export function emptyDatabase(): Database {
  if (!empty) {
    const sqlite = openDatabase(':memory:');
    migrateDatabase(sqlite);
    empty = sqlite.serialize();
    sqlite.close();
  }
  return openDatabase(empty);
}

export interface BareClock {
  clock: WorldClock;
  sqlite: Database;
  /** What ran, in order: kind and key. */
  ran: string[];
  /** Gives the next turn to what waits for it longest. Returns whether anything did. */
  giveTurn: () => boolean;
}

export interface BareClockOptions {
  sqlite?: Database;
  /** Beside the kind's own schema. */
  rules?: Partial<Record<keyof typeof KINDS, Omit<JobRules, 'schema'>>>;
  run?: (job: Job, clock: WorldClock) => JobOutcome;
  /** Left out: no time passes while jobs run. */
  elapsedNow?: () => number;
  systemNow?: () => number;
  closed?: AbortSignal;
  /** Left out: `giveTurn` gives them. */
  nextTurn?: (work: () => void) => void;
}

/** A clock without a world, frozen at 0, whose kinds have the rules that a test gives them. */
export function bareClock(options: BareClockOptions = {}): BareClock {
  const { sqlite = emptyDatabase(), rules = {}, run, elapsedNow = () => 0, systemNow = () => 0 } = options;
  const turns: (() => void)[] = [];
  const { closed = new AbortController().signal, nextTurn = (work) => void turns.push(work) } = options;
  const ran: string[] = [];
  let state: ClockState = { mode: 'frozen', atMs: 0 };
  const rulesOf = (kind: string) => {
    const known = schemaOnly(kind);
    return known && { ...known, ...Object.entries(rules).find(([name]) => name === kind)?.[1] };
  };
  const { transaction, undoings } = createTransactions<never>(sqlite);
  const clock = createWorldClock({
    jobs: createDueJobs(sqlite, rulesOf, undoings),
    rulesOf,
    systemNow,
    elapsedNow,
    nextTurn,
    closed,
    load: () => state,
    save(next) {
      state = next;
    },
    transaction,
    run(job) {
      const outcome = run?.(job, clock);
      ran.push(`${job.kind} ${job.key}`);
      return outcome;
    },
    onFailure: () => undefined,
  });
  const giveTurn = () => {
    const work = turns.shift();
    work?.();
    return work !== undefined;
  };
  return { clock, sqlite, ran, giveTurn };
}
