import { PlatformFailure } from '../kernel/failure';

export interface HashQueue {
  /** Throws `RATE_LIMITED` while as many wait as may. Whatever is asked for in the same tick finds the room that was seen. */
  assertRoom(): void;
  /** Runs the work when its turn comes. Rejects as `assertRoom` throws. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface QueueBounds {
  /** So many run side by side: each takes 19 MiB and a thread. */
  atOnce: number;
  /** So many more may wait. */
  waiting: number;
}

/** Keeps logins from taking all memory and threads when very many come at once: whoever finds the queue full is sent away. */
export function createHashQueue({ atOnce, waiting }: QueueBounds): HashQueue {
  const line: (() => void)[] = [];
  let running = 0;

  function assertRoom(): void {
    if (running >= atOnce && line.length >= waiting)
      throw new PlatformFailure('RATE_LIMITED', { retryAfterSeconds: 1 });
  }

  return {
    assertRoom,
    async run(work) {
      assertRoom();
      if (running >= atOnce) await new Promise<void>((begin) => line.push(begin));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place is handed on, so that nobody who comes between can take it.
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
