import { LiveEvent } from '@tonalli/contracts/live';
import { z } from 'zod';
import { systemNow } from '../../clock/system-time';
import { repository } from '../../world/world';

/** Events that a reader who lost the connection can still catch up on. */
const KEPT_EVENTS = 1_000;

interface SentEvent {
  id: number;
  text: string;
}

export interface WorldFeed {
  /** The events after an id, oldest first; null when they are not all at hand any more. */
  since(id: number): readonly SentEvent[] | null;
  /** For whoever cannot be caught up: everything has to be read again. It counts as the last event of all so far. */
  anew(): string;
  subscribe(reader: (event: SentEvent) => void): () => void;
}

const textOf = (id: number, news: LiveEvent): string =>
  `id: ${id}\ndata: ${JSON.stringify(z.encode(LiveEvent, news))}\n\n`;

/** The numbered news of one world, from the first time that anyone asks for them. */
export const worldFeed = repository((world): WorldFeed => {
  const kept: SentEvent[] = [];
  const readers = new Set<(event: SentEvent) => void>();
  // From the real time on, so that numbers never come twice after a restart.
  let lastId = systemNow();

  world.events.subscribe((news) => {
    lastId += 1;
    const event = { id: lastId, text: textOf(lastId, news) };
    kept.push(event);
    if (kept.length > KEPT_EVENTS) kept.shift();
    for (const reader of readers) reader(event);
  });

  return {
    since(id) {
      if (id === lastId) return [];
      const first = kept[0];
      if (!first || id < first.id - 1 || id > lastId) return null;
      return kept.slice(id - first.id + 1);
    },
    anew: () => textOf(lastId, { type: 'status' }),
    subscribe(reader) {
      readers.add(reader);
      return () => readers.delete(reader);
    },
  };
});
