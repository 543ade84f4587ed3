import type { Entry } from '../../world/recorder';
import type { LoggedRow } from './row-log';

export interface JournalContent {
  entries: readonly Entry[];
  /** Whose a posting is, by their numbers. */
  owners: ReadonlyMap<number, number>;
  lastSeq: number;
  rows: LoggedRow[] | null;
}

/** A journal as it stood. All are equal to whoever compares them: that something was written down makes no other moment. */
export class CapturedJournal {
  readonly #content: JournalContent;

  constructor(content: JournalContent) {
    this.#content = content;
  }

  open(): JournalContent {
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
      rows: rows?.filter(({ id }) => id <= mark) ?? null,
      lastSeq,
    });
  }
}
