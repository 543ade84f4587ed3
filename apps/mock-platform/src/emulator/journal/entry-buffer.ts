import type { Entry } from '../../world/recorder';
import type { JournalContent } from './captured-journal';

const MAX_ENTRIES = 2_000;
/** Of answers, in characters: one that is longer is not kept, and old entries go when all are together. */
const MAX_BODY = 64 * 1_024;
const MAX_BODIES = 6 * 1_024 * 1_024;

/** The newest entries of a journal, and whose each posting is. */
export interface EntryBuffer {
  add(entry: Entry): void;
  /** `seq` made the posting; null: it came of nothing that the journal knows. */
  own(postingId: number, seq: number | null): void;
  ownerOf(postingId: number): number | undefined;
  all(): readonly Entry[];
  find(seq: number): Entry | undefined;
  clear(): void;
  capture(): Pick<JournalContent, 'entries' | 'owners'>;
  restore(content: Pick<JournalContent, 'entries' | 'owners'>): void;
}

export function createEntryBuffer(): EntryBuffer {
  let entries: Entry[] = [];
  let owners = new Map<number, number>();
  let bodies = 0;

  /** In large steps, so that a call rarely pays for it. */
  function forgetOldest(): void {
    const kept = bodies > MAX_BODIES ? Math.min(entries.length >> 1, MAX_ENTRIES) : MAX_ENTRIES;
    for (const entry of entries.splice(0, entries.length - kept)) {
      bodies -= entry.body?.length ?? 0;
      for (const id of entry.postings) if (owners.get(id) === entry.seq) owners.delete(id);
    }
  }

  return {
    add(entry) {
      if (entry.body !== null && entry.body.length > MAX_BODY) entry.body = null;
      bodies += entry.body?.length ?? 0;
      entries.push(entry);
      if (entries.length >= 2 * MAX_ENTRIES || bodies > MAX_BODIES) forgetOldest();
    },
    own(postingId, seq) {
      // The number may have been an undone posting's before.
      if (seq === null) owners.delete(postingId);
      else owners.set(postingId, seq);
    },
    ownerOf: (postingId) => owners.get(postingId),
    all: () => entries.slice(-MAX_ENTRIES),
    find: (seq) => entries.findLast((entry) => entry.seq === seq),
    clear() {
      entries = [];
      owners = new Map();
      bodies = 0;
    },
    capture: () => ({ entries: [...entries], owners: new Map(owners) }),
    restore(content) {
      entries = [...content.entries];
      owners = new Map(content.owners);
      bodies = entries.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
    },
  };
}
