import type { Database } from 'better-sqlite3';

/** More works than this wait for the next transaction, so that one COMMIT stays short. */
const MAX_BATCH = 512;

interface Item {
  work: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface CommitQueue {
  run<T>(work: () => T): Promise<T>;
  /** Commits at once whatever waits. */
  flush(): void;
}

/**
 * Group commit: works that arrive in one tick share one transaction, and so one flush to the disk.
 * Each has a savepoint of its own; answers leave after COMMIT.
 */
export function createCommitQueue(sqlite: Database, transaction: <T>(work: () => T) => T): CommitQueue {
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
    const answers: (() => void)[] = [];
    try {
      transaction(() => {
        for (const item of batch) answers.push(attempt(item));
      });
    } catch (error) {
      for (const item of batch) item.reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  function attempt(item: Item): () => void {
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
    run: (work) =>
      new Promise((resolve, reject) => {
        // `resolve` only ever gets what this work returned.
        waiting.push({ work, resolve: resolve as Item['resolve'], reject });
        schedule();
      }),
    flush() {
      const batch = waiting;
      waiting = [];
      if (batch.length > 0) commitBatch(batch);
    },
  };
}
