import type { LiveEvent } from '@tonalli/contracts/live';
import type { Database } from 'better-sqlite3';
import type { WorldEvents } from './world';

export interface Transactions {
  transaction<T>(work: () => T): T;
  readonly events: WorldEvents;
}

/** Transactions of one connection, and news that leave only once they are committed. */
export function createTransactions(sqlite: Database): Transactions {
  const listeners = new Set<(event: LiveEvent) => void>();
  let waiting: LiveEvent[] = [];
  const run = sqlite.transaction((work: () => unknown) => work());

  const release = () => {
    const committed = waiting;
    waiting = [];
    for (const event of committed) for (const listener of listeners) listener(event);
  };

  return {
    transaction(work) {
      const before = waiting.length;
      let result: ReturnType<typeof work>;
      try {
        // The wrapper hands the work's own result through.
        result = run.immediate(work) as typeof result;
      } catch (error) {
        waiting.length = before;
        throw error;
      }
      if (!sqlite.inTransaction) release();
      return result;
    },
    events: {
      publish(event) {
        waiting.push(event);
        if (!sqlite.inTransaction) release();
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
