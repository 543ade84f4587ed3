import type { FaultEffect } from '@tonalli/contracts/qa/fault-effects';

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
  /** What it was asked to do, in its wire shape, once that can be read. */
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
