import { StoredFault } from '@tonalli/contracts/qa/faults';
import { isTrialType } from '@tonalli/contracts/session/wire';
import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { z } from 'zod';
import { createWorldClock } from '../clock/create-world-clock';
import { createDueJobs } from '../clock/due-jobs';
import type { Job } from '../clock/job-kinds';
import { wallNow } from '../clock/wall';
import { createFaultList } from '../emulator/faults/fault-list';
import { keepCause } from '../emulator/journal/cause';
import { openJournal } from '../emulator/journal/open-journal';
import * as schema from '../emulator/worlds/schema';
import { auditJackpot } from '../features/play/audit-jackpot';
import { auditPoints } from '../features/points/audit-points';
import { createPopupLog } from '../features/system/popup-log';
import { ChanceState, createRandom } from '../kernel/random';
import { createLedger, type LedgerParts } from '../ledger/create-ledger';
import { createCommitQueue } from '../sqlite/commit-queue';
import { createTransactions } from '../sqlite/transactions';
import { runJob } from './jobs';
import { createSettings } from './settings';
import type { PlatformInfo, World, WorldEvents } from './world';
import { type CapturedMemory, createWorldMemory } from './world-memory';

export interface OpenWorldOptions {
  name: string;
  sqlite: Database;
  /** What this world's chance is drawn from. */
  seed: string;
  platform: PlatformInfo;
  onJobFailure?: (job: Job, error: unknown) => void;
  /** The moment of another world that this one goes on from; its database is already in `sqlite`. */
  continues?: { now: number; memory: CapturedMemory } | undefined;
}

export interface OpenWorld extends World {
  /** Commits what waits and closes the database. The world is of no use afterwards. */
  close(): void;
}

/** Puts a world together on an open, migrated database. */
export function openWorld({ name, sqlite, seed, platform, onJobFailure, continues }: OpenWorldOptions): OpenWorld {
  const { transaction, keep, events } = createTransactions(sqlite);
  const queue = createCommitQueue(sqlite, transaction);
  const settings = createSettings(sqlite);
  // A running clock goes on from that moment, not from where it would be by now.
  if (continues && settings.get('clock').mode === 'live') {
    settings.set('clock', { mode: 'live', offsetMs: continues.now - wallNow() });
  }
  const clock = createWorldClock({
    jobs: createDueJobs(sqlite),
    wallNow,
    load: () => settings.get('clock'),
    save: (state) => settings.set('clock', state),
    transaction,
    run: (job) => runJob(world, job),
    around: (job, work) => journal.recordSync({ kind: 'job', name: job.kind, request: job.payload }, work),
    onFailure: onJobFailure ?? rethrow,
  });
  const closing = new AbortController();
  const random = createRandom(seed);
  const faults = createFaultList();
  const memory = createWorldMemory(continues?.memory);
  memory.add('chance', { capture: random.state, restore: random.restore, schema: ChanceState });
  memory.add('faults', {
    capture: () => structuredClone([...faults.list()]),
    restore: faults.restore,
    schema: z.array(StoredFault),
  });
  const journal = openJournal({ sqlite, platform, now: clock.now });
  memory.add('journal', journal);
  const popups = createPopupLog(clock.now);
  memory.add('popups', popups);
  const world: OpenWorld = {
    name,
    sqlite,
    db: drizzle(sqlite, { schema, casing: 'snake_case' }),
    clock,
    random,
    ledger: createLedger({
      sqlite,
      transaction,
      onPosting: journal.posted,
      onBalance: announceBalance(sqlite, events),
      audits: [auditPoints, auditJackpot],
    }),
    events,
    settings,
    faults,
    journal,
    popups,
    memory,
    platform,
    closed: closing.signal,
    transaction,
    keep,
    commit: (work) => queue.run(keepCause(work)),
    close() {
      closing.abort();
      queue.flush();
      sqlite.close();
    },
  };
  return world;
}

function rethrow(_job: Job, error: unknown): never {
  throw error;
}

/** A trial account lives on its play money; for anyone else only the main account is their balance. */
function announceBalance(sqlite: Database, events: WorldEvents): LedgerParts['onBalance'] {
  const typeOf = sqlite.prepare<[string], { type: 0 | 1 | 2 | 3 | 4 | 41 | 42 }>(
    'SELECT type FROM members WHERE id = ?',
  );
  return (memberId, account, balanceMinor) => {
    if (account === 'member.vendor') {
      events.publish({ type: 'wallets', customerId: memberId });
      return;
    }
    if (account === 'member.trial') {
      const member = typeOf.get(memberId);
      if (!member || !isTrialType(member.type)) return;
    }
    events.publish({ type: 'balance', customerId: memberId, balance: balanceMinor });
  };
}
