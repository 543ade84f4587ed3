import type { KeptAnswer } from './shared-state';

export interface Bounds {
  readonly entries: number;
  readonly bytes: number;
}

export interface BoundedAnswers {
  get(key: string): KeptAnswer | undefined;
  /** What no longer fits pushes out what was read longest ago; an answer larger than all of it is not kept. */
  set(key: string, answer: KeptAnswer): void;
  delete(key: string): void;
  keys(): string[];
  readonly sizeBytes: number;
}

interface Entry {
  readonly answer: KeptAnswer;
  readonly bytes: number;
}

/** Answers by key, bounded in number and by the bytes that they are as JSON, keys included. */
export function createBoundedAnswers({ entries, bytes }: Bounds): BoundedAnswers {
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
