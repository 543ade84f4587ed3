import { LiveEvent } from '@tonalli/contracts/live';
import { z } from 'zod';
import { wallNow } from '../clock/wall';
import { repository } from '../db/world';

/** Events that a reader who lost the connection can still catch up on. */
const KEPT_EVENTS = 1_000;

interface SentEvent {
  id: number;
  text: string;
}

export interface WorldFeed {
  /** The events after an id, oldest first; null when they are not all at hand any more. */
  since(id: number): readonly SentEvent[] | null;
  subscribe(reader: (event: SentEvent) => void): () => void;
}

/** The numbered news of one world, from the first time that anyone asks for them. */
export const worldFeed = repository((world): WorldFeed => {
  const kept: SentEvent[] = [];
  const readers = new Set<(event: SentEvent) => void>();
  // From the real time on, so that numbers never come twice after a restart.
  let lastId = wallNow();

  world.events.subscribe((news) => {
    lastId += 1;
    const data = JSON.stringify(z.encode(LiveEvent, news));
    const event = { id: lastId, text: `id: ${lastId}\ndata: ${data}\n\n` };
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
    subscribe(reader) {
      readers.add(reader);
      return () => readers.delete(reader);
    },
  };
});
