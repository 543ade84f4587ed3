import { elapsedNow, systemNow } from '../../clock/system-time';
import { beginEntry, type Entry, type EntryStart, type Recorder } from '../../world/recorder';
import { CapturedJournal } from './captured-journal';
import { currentCause, keepCause, withCause, withoutCause } from './cause';
import { createEntryBuffer } from './entry-buffer';
import type { RowLog } from './row-log';

/** What happened in one world: every call, every command and every job with a person behind it, the newest 2,000 of them (QA-05). */
export interface Journal extends Recorder {
  /** In the order in which they ended. */
  entries(): readonly Entry[];
  find(seq: number): Entry | undefined;
  /** Of this entry alone: a number that was rolled back and given out again belongs to the later one. */
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

export function createJournal(parts: JournalParts): Journal {
  const { on, rows } = parts;
  const kept = createEntryBuffer();
  const listeners = new Set<(entry: Entry) => void>();
  let lastSeq = 0;

  function begin(start: EntryStart): Entry {
    lastSeq += 1;
    return beginEntry(start, {
      seq: lastSeq,
      at: parts.now(),
      startedAt: systemNow(),
      milliseconds: elapsedNow(),
      rowMark: rows.mark(),
    });
  }

  function end(entry: Entry, failed = false): void {
    if (!on) return;
    if (failed) entry.code ??= 'FAILED';
    if (entry.kind !== 'call') entry.code ??= 'OK';
    entry.milliseconds = elapsedNow() - entry.milliseconds;
    kept.add(entry);
    for (const listener of listeners) listener(entry);
  }

  const attributed = <T>(entry: Entry, work: (entry: Entry) => T): T =>
    on ? withCause(entry, () => work(entry)) : work(entry);

  return {
    rows,
    async record(start, work) {
      const entry = begin(start);
      let failed = true;
      try {
        const result = await attributed(entry, work);
        failed = false;
        return result;
      } finally {
        end(entry, failed);
      }
    },
    recordSync(start, work) {
      const entry = begin(start);
      let failed = true;
      try {
        const result = attributed(entry, work);
        failed = false;
        return result;
      } finally {
        end(entry, failed);
      }
    },
    unrecorded: withoutCause,
    posted(postingId) {
      const cause = currentCause();
      cause?.postings.push(postingId);
      kept.own(postingId, cause?.seq ?? null);
    },
    continued: keepCause,
    entries: kept.all,
    find: kept.find,
    postingsOf: ({ seq, postings }) => [...new Set(postings)].filter((id) => kept.ownerOf(id) === seq),
    entryOfPosting: (postingId) => kept.find(kept.ownerOf(postingId) ?? -1),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      kept.clear();
      rows.clear();
    },
    capture: () => new CapturedJournal({ ...kept.capture(), lastSeq, rows: rows.capture() }),
    restore(captured) {
      const content = captured.open();
      kept.restore(content);
      lastSeq = content.lastSeq;
      rows.restore(content.rows);
    },
  };
}
