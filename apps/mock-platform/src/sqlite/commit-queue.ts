import type { Database } from 'better-sqlite3';
import type { Outcome } from './transactions';

/** More works than this wait for the next transaction, so that one COMMIT stays short. */
const MAX_BATCH = 512;

interface Item {
  work: () => unknown;
  /** It may be done, undone and done once more. */
  repeatable: boolean;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** How works of one tick share a transaction. */
export interface CommitTransactions {
  transaction: <T>(work: () => T) => T;
  /** As `Transactions.attempt`; left out: nothing is tried. */
  attempt?: <T>(works: readonly (() => T)[]) => Outcome<T>[];
}

export interface CommitQueue {
  run<T>(work: () => T, manner?: { repeatable: boolean }): Promise<T>;
  /** Commits at once whatever waits. */
  flush(): void;
}

/**
 * Group commit: works that arrive in one tick share one transaction, and so one flush to the disk.
 * Each has a savepoint of its own; answers leave after COMMIT. A savepoint costs more than a tenth of what a round does, so works
 * that are all repeatable are tried without, and where one fails that wrote already, all are done anew with theirs.
 */
export function createCommitQueue(sqlite: Database, { transaction, attempt }: CommitTransactions): CommitQueue {
  let waiting: Item[] = [];
  let scheduled = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      commitBatch(waiting.splice(0, MAX_BATCH));
      if (waiting.length > 0) schedule();
    });
  }

  function commitBatch(batch: Item[]): void {
    if (batch.every(({ repeatable }) => repeatable) && succeededAtOnce(batch)) return;
    const answers: (() => void)[] = [];
    try {
      transaction(() => {
        for (const item of batch) answers.push(byItself(item));
      });
    } catch (error) {
      for (const item of batch) item.reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  function succeededAtOnce(batch: Item[]): boolean {
    if (!attempt) return false;
    let outcomes: Outcome<unknown>[];
    try {
      outcomes = attempt(batch.map(({ work }) => work));
    } catch {
      return false;
    }
    for (const [index, outcome] of outcomes.entries()) {
      if ('error' in outcome) batch[index]?.reject(outcome.error);
      else batch[index]?.resolve(outcome.value);
    }
    return true;
  }

  function byItself(item: Item): () => void {
    try {
      const value = transaction(item.work);
      return () => item.resolve(value);
    } catch (error) {
      // Some failures of SQLite (a full disk) end the whole transaction, and nobody's work is kept.
      if (!sqlite.inTransaction) throw error;
      return () => item.reject(error);
    }
  }

  return {
    run: (work, { repeatable } = { repeatable: false }) =>
      new Promise((resolve, reject) => {
        // `resolve` only ever gets what this work returned.
        waiting.push({ work, repeatable, resolve: resolve as Item['resolve'], reject });
        schedule();
      }),
    flush() {
      const batch = waiting;
      waiting = [];
      if (batch.length > 0) commitBatch(batch);
    },
  };
}
