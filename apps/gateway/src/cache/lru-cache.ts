import type { CachedAnswer } from './shared-state';

export interface Bounds {
  readonly entries: number;
  readonly bytes: number;
}

export interface LruCache {
  get(key: string): CachedAnswer | undefined;
  /** Evicts what was read longest ago; an answer larger than the whole cache is not kept. */
  set(key: string, answer: CachedAnswer): void;
  delete(key: string): void;
  keys(): string[];
  readonly sizeBytes: number;
}

interface Entry {
  readonly answer: CachedAnswer;
  readonly bytes: number;
}

/** Answers by key, bounded in number and in bytes (of the JSON, keys included). */
export function createLruCache({ entries, bytes }: Bounds): LruCache {
  // A map keeps its order, and reading moves an answer to the end.
  const kept = new Map<string, Entry>();
  let sizeBytes = 0;

  const drop = (key: string): void => {
    sizeBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const put = (key: string, entry: Entry): void => {
    drop(key);
    kept.set(key, entry);
    sizeBytes += entry.bytes;
  };

  return {
    get(key) {
      const found = kept.get(key);
      if (found) put(key, found);
      return found?.answer;
    },
    set(key, answer) {
      const size = Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(answer.value) ?? '');
      drop(key);
      if (size > bytes) return;
      put(key, { answer, bytes: size });
      for (const oldest of kept.keys()) {
        if (kept.size <= entries && sizeBytes <= bytes) break;
        drop(oldest);
      }
    },
    delete: drop,
    keys: () => [...kept.keys()],
    get sizeBytes() {
      return sizeBytes;
    },
  };
}
