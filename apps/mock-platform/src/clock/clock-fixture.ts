import type { Database } from 'better-sqlite3';
import { migrateDatabase } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { createTransactions } from '../sqlite/transactions';
import { createWorldClock } from './create-world-clock';
import { createDueJobs } from './due-jobs';
import { type Job, type JobKind, jobRulesOf } from './job-kinds';
import type { JobRules } from './job-rules';
import type { JobOutcome } from './job-runner';
import type { ClockState, WorldClock } from './world-clock';

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
}

export interface BareClockOptions {
  sqlite?: Database;
  /** Beside the kind's own schema. */
  rules?: Partial<Record<JobKind, Omit<JobRules, 'schema'>>>;
  run?: (job: Job, clock: WorldClock) => JobOutcome;
}

/** A clock without a world, frozen at 0, whose kinds have the rules that a test gives them. */
export function bareClock({ sqlite = emptyDatabase(), rules = {}, run }: BareClockOptions = {}): BareClock {
  const ran: string[] = [];
  let state: ClockState = { mode: 'frozen', atMs: 0 };
  const rulesOf = (kind: string) => {
    const known = jobRulesOf(kind);
    return known && { ...known, ...Object.entries(rules).find(([name]) => name === kind)?.[1] };
  };
  const clock = createWorldClock({
    jobs: createDueJobs(sqlite, rulesOf),
    rulesOf,
    wallNow: () => 0,
    load: () => state,
    save(next) {
      state = next;
    },
    transaction: createTransactions<never>(sqlite).transaction,
    run(job) {
      const outcome = run?.(job, clock);
      ran.push(`${job.kind} ${job.key}`);
      return outcome;
    },
    onFailure: () => undefined,
  });
  return { clock, sqlite, ran };
}
