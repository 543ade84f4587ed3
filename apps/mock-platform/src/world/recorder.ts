import type { FaultEffect } from '@tonalli/qa/fault-effects';

export interface NotedMember {
  readonly id: string;
  readonly username: string;
}

/** What became of an answer on its way to the caller. */
export type DeliveryManner = 'whole' | 'dripped' | 'cut' | 'dropped';

/** What is known of a call, a job or a command before it begins. */
export interface EntryStart {
  kind: 'call' | 'job' | 'command';
  /** The name of the endpoint, the job's kind or the command. */
  name: string;
  method?: string;
  path?: string;
  requestId?: string;
  /** What it was asked to do, in its wire shape, once that can be read; left out where it came as JSON. See `requestOf`. */
  request?: unknown;
  idempotencyKey?: string | null;
  /** The entry of which this is the second delivery. */
  repeats?: number;
}

/** One thing that happened in a world. Filled while it happens, and kept once it is over. */
export interface Entry extends EntryStart {
  seq: number;
  /** The world's time. */
  at: number;
  /** Of the machine's clock. */
  startedAt: number;
  milliseconds: number;
  /** JSON as it came: of thousands of calls, the collector would look through each part of it. */
  requestText: string | null;
  member: NotedMember | null;
  status: number | null;
  /** `OK`, a code of the catalogue, `FAILED` for a job or command that threw; null where the answer carries none. */
  code: string | null;
  /** The answer's body; null when nothing was answered, or it was too long to keep. */
  body: string | null;
  delivery: DeliveryManner;
  faults: readonly FaultEffect[];
  /** Ids of the postings that were made for it; those that were rolled back too (see `Journal.postingsOf`). */
  postings: number[];
  /** How many changed rows had been written down when it began; null when nobody watched. */
  rowMark: number | null;
}

/** What it was asked to do, in its wire shape; undefined where that could not be read. */
export const requestOf = ({ request, requestText }: Pick<Entry, 'request' | 'requestText'>): unknown =>
  requestText === null ? request : JSON.parse(requestText);

/** Writes down what happens in one world, and on whose behalf (see the emulator's `Journal`). */
export interface Recorder {
  /** Does the work under an entry that it may fill. */
  record<T>(start: EntryStart, work: (entry: Entry) => Promise<T>): Promise<T>;
  /** As `record`, for work that is done at once. */
  recordSync<T>(start: EntryStart, work: (entry: Entry) => T): T;
  /** Does the work at once as nobody's: nothing is written down, and no entry answers for what it posts and changes. */
  unrecorded<T>(work: () => T): T;
  /** A posting was made on behalf of whatever is at work now. */
  posted(postingId: number): void;
  /** The same work, still known to come of what is at work now when something else runs it later. */
  continued<T>(work: () => T): () => T;
}

export type EntryMoment = Pick<Entry, 'seq' | 'at' | 'startedAt' | 'milliseconds' | 'rowMark'>;

const NO_FAULTS: readonly never[] = [];

/** An entry that nothing is known of yet but how it began. */
export const beginEntry = (start: EntryStart, { seq, at, startedAt, milliseconds, rowMark }: EntryMoment): Entry => ({
  ...start,
  seq,
  at,
  startedAt,
  milliseconds,
  rowMark,
  requestText: null,
  member: null,
  status: null,
  code: null,
  body: null,
  delivery: 'whole',
  faults: NO_FAULTS,
  postings: [],
});

const NO_MOMENT: EntryMoment = { seq: 0, at: 0, startedAt: 0, milliseconds: 0, rowMark: null };

/** Of a world in which nobody looks: the work is done, and nothing is kept. */
export const SILENT: Recorder = {
  record: (start, work) => work(beginEntry(start, NO_MOMENT)),
  recordSync: (start, work) => work(beginEntry(start, NO_MOMENT)),
  unrecorded: (work) => work(),
  posted: () => undefined,
  continued: (work) => work,
};
