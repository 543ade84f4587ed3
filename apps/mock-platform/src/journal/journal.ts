import { elapsedNow, wallNow } from '../clock/wall';
import { currentCause, withCause } from './cause';
import type { Entry, EntryStart } from './entry';
import type { LoggedRow, RowLog } from './row-log';

const MAX_ENTRIES = 2_000;
/** Of answers, in characters: one that is longer is not kept, and old entries go when all are together. */
const MAX_BODY = 64 * 1_024;
const MAX_BODIES = 6 * 1_024 * 1_024;

interface Content {
  entries: readonly Entry[];
  owners: ReadonlyMap<number, number>;
  lastSeq: number;
  rows: LoggedRow[] | null;
}

/** A journal as it stood. All are equal to whoever compares them: that something was written down makes no other moment. */
export class CapturedJournal {
  readonly #content: Content;

  constructor(content: Content) {
    this.#content = content;
  }

  open(): Content {
    return this.#content;
  }

  /** As it stood right before an entry. */
  before(seq: number): CapturedJournal {
    const { entries, owners, rows, lastSeq } = this.#content;
    const first = entries.find((entry) => entry.seq === seq);
    const mark = first?.rowMark ?? Number.POSITIVE_INFINITY;
    return new CapturedJournal({
      entries: entries.filter((entry) => entry.seq < seq),
      owners: new Map([...owners].filter(([, owner]) => owner < seq)),
      rows: rows && rows.filter(({ id }) => id <= mark),
      lastSeq,
    });
  }
}

/** What happened in one world: every call, job and command, the newest 2,000 of them (QA-05). */
export interface Journal {
  /** Writes the work down under an entry that it may fill; a failure is written down too. */
  record<T>(start: EntryStart, work: (entry: Entry) => Promise<T>): Promise<T>;
  /** As `record`, for work that is done at once. */
  recordSync<T>(start: EntryStart, work: (entry: Entry) => T): T;
  /** A posting was made on behalf of whoever is the current cause. */
  posted(postingId: number): void;
  /** Oldest first. */
  entries(): readonly Entry[];
  find(seq: number): Entry | undefined;
  /** Of this entry alone: an id that was rolled back and given out again belongs to the later one. */
  postingsOf(entry: Entry): number[];
  entryOfPosting(postingId: number): Entry | undefined;
  /** Calls back for every entry that is over, until the returned function is called. */
  subscribe(listener: (entry: Entry) => void): () => void;
  /** The rows that calls change, while somebody watches. */
  readonly rows: RowLog;
  clear(): void;
  capture(): CapturedJournal;
  restore(captured: CapturedJournal): void;
}

export interface JournalParts {
  now: () => number;
  /** Off: work is done and nothing is written down. */
  on: boolean;
  rows: RowLog;
}

export function createJournal({ now, on, rows }: JournalParts): Journal {
  let entries: Entry[] = [];
  let owners = new Map<number, number>();
  let lastSeq = 0;
  let bodies = 0;
  const listeners = new Set<(entry: Entry) => void>();

  function begin(start: EntryStart): Entry {
    lastSeq += 1;
    return {
      ...start,
      seq: lastSeq,
      at: now(),
      startedAt: wallNow(),
      milliseconds: elapsedNow(),
      member: null,
      status: null,
      code: null,
      body: null,
      delivery: 'whole',
      faults: NONE,
      postings: [],
      rowMark: rows.mark(),
    };
  }

  function end(entry: Entry): void {
    if (!on) return;
    if (entry.kind !== 'call') entry.code ??= 'OK';
    entry.milliseconds = elapsedNow() - entry.milliseconds;
    if (entry.body !== null && entry.body.length > MAX_BODY) entry.body = null;
    bodies += entry.body?.length ?? 0;
    entries.push(entry);
    if (entries.length >= 2 * MAX_ENTRIES || bodies > MAX_BODIES) forgetOldest();
    for (const listener of listeners) listener(entry);
  }

  /** In large steps, so that a call rarely pays for it. */
  function forgetOldest(): void {
    const isTooMuch = bodies > MAX_BODIES;
    const kept = isTooMuch ? Math.min(entries.length >> 1, MAX_ENTRIES) : MAX_ENTRIES;
    for (const entry of entries.splice(0, entries.length - kept)) {
      bodies -= entry.body?.length ?? 0;
      for (const id of entry.postings) if (owners.get(id) === entry.seq) owners.delete(id);
    }
  }

  const attributed = <T>(entry: Entry, work: (entry: Entry) => T): T =>
    on ? withCause(entry, () => work(entry)) : work(entry);
  const fail = (entry: Entry) => {
    entry.code ??= 'FAILED';
    end(entry);
  };
  const journal: Journal = {
    rows,
    async record(start, work) {
      const entry = begin(start);
      try {
        const result = await attributed(entry, work);
        end(entry);
        return result;
      } catch (error) {
        fail(entry);
        throw error;
      }
    },
    recordSync(start, work) {
      const entry = begin(start);
      try {
        const result = attributed(entry, work);
        end(entry);
        return result;
      } catch (error) {
        fail(entry);
        throw error;
      }
    },
    posted(postingId) {
      const cause = currentCause();
      if (!cause) {
        // The id may have been an undone posting's before.
        owners.delete(postingId);
        return;
      }
      cause.postings.push(postingId);
      owners.set(postingId, cause.seq);
    },
    entries: () => entries.slice(-MAX_ENTRIES),
    find: (seq) => entries.findLast((entry) => entry.seq === seq),
    postingsOf: (entry) => [...new Set(entry.postings)].filter((id) => owners.get(id) === entry.seq),
    entryOfPosting(postingId) {
      const seq = owners.get(postingId);
      return seq === undefined ? undefined : journal.find(seq);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      entries = [];
      owners = new Map();
      bodies = 0;
      rows.clear();
    },
    capture: () =>
      new CapturedJournal({ entries: [...entries], owners: new Map(owners), lastSeq, rows: rows.capture() }),
    restore(captured) {
      const content = captured.open();
      entries = [...content.entries];
      owners = new Map(content.owners);
      lastSeq = content.lastSeq;
      rows.restore(content.rows);
      bodies = entries.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
    },
  };
  return journal;
}

const NONE: readonly never[] = [];
