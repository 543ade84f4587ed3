import type { Database } from 'better-sqlite3';

/** News that others may listen to. */
export interface News<Event> {
  /** Within a transaction the event waits for COMMIT and is dropped on ROLLBACK. */
  publish(event: Event): void;
  /** Calls back for every published event until the returned function is called. */
  subscribe(listener: (event: Event) => void): () => void;
}

/** What became of one of several works. */
export type Outcome<T> = { readonly value: T } | { readonly error: unknown };

export interface Transactions<Event> {
  transaction<T>(work: () => T): T;
  /**
   * Works in one transaction without a savepoint for each, nor for the transactions within. One that throws before it wrote anything,
   * as a refusal, has failed alone. Of one that throws later, whoever catches that, nothing can be undone but all, which throws: they
   * are to be done anew, and not even what asked to be kept is.
   */
  attempt<T>(works: readonly (() => T)[]): Outcome<T>[];
  /** As `World.undoings`. */
  undoings(): number;
  /** As `World.keep`. */
  keep(work: () => void): void;
  readonly events: News<Event>;
}

/** Transactions of one connection, and news that leave only once they are committed. */
export function createTransactions<Event>(sqlite: Database): Transactions<Event> {
  const listeners = new Set<(event: Event) => void>();
  let waiting: Event[] = [];
  let kept: (() => void)[] = [];
  let undoings = 0;
  let [isTrying, isSpoiled] = [false, false];
  const run = sqlite.transaction((work: () => unknown) => work());
  const changes = sqlite.prepare<[], number>('SELECT total_changes()').pluck();

  /** What was kept since then, after an undoing, which may leave no transaction open at all. */
  const redo = (since: number) => {
    const works = kept.slice(since);
    if (!sqlite.inTransaction) kept = [];
    for (const work of works) work();
  };
  const forget = (since: number) => {
    kept.length = since;
  };

  const release = () => {
    kept = [];
    const committed = waiting;
    waiting = [];
    for (const event of committed) for (const listener of listeners) listener(event);
  };

  function within<T>(work: () => T, undone: (since: number) => void): T {
    const before = waiting.length;
    const keptBefore = kept.length;
    let result: T;
    try {
      // The wrapper hands the work's own result through.
      result = run.immediate(work) as T;
    } catch (error) {
      undoings += 1;
      waiting.length = before;
      undone(keptBefore);
      throw error;
    }
    if (!sqlite.inTransaction) release();
    return result;
  }

  /** Without a savepoint. What fails after it wrote spoils all that is tried with it. */
  function tried<T>(work: () => T): T {
    const [written, told] = [changes.get(), waiting.length];
    try {
      return work();
    } catch (error) {
      if (!sqlite.inTransaction || changes.get() !== written) isSpoiled = true;
      waiting.length = told;
      throw error;
    }
  }

  function outcomeOf<T>(work: () => T): Outcome<T> {
    let outcome: Outcome<T>;
    try {
      outcome = { value: tried(work) };
    } catch (error) {
      outcome = { error };
    }
    if (isSpoiled)
      throw 'error' in outcome ? outcome.error : new Error('a part of what was tried failed after it wrote');
    return outcome;
  }

  function tryAll<T>(works: readonly (() => T)[]): Outcome<T>[] {
    [isTrying, isSpoiled] = [true, false];
    try {
      return works.map(outcomeOf);
    } finally {
      // Before COMMIT, and so before anybody hears of it.
      isTrying = false;
    }
  }

  return {
    transaction: (work) => (isTrying ? tried(work) : within(work, redo)),
    attempt: (works) => within(() => tryAll(works), forget),
    undoings: () => undoings,
    keep(work) {
      if (sqlite.inTransaction) kept.push(work);
      work();
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
