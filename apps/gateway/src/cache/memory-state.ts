import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../trpc/meta';
import { createLruCache } from './lru-cache';
import type { SharedState } from './shared-state';

const BOUNDS = { entries: 5_000, bytes: 64 * 1_024 * 1_024 };

/** The shared state of a gateway that runs as one process. */
export function createMemoryState(): SharedState {
  const limiters = new Map<string, RateLimiterMemory>();
  const answers = createLruCache(BOUNDS);

  const limiterOf = ({ calls, windowSeconds }: RateLimit): RateLimiterMemory => {
    const name = `${calls}/${windowSeconds}`;
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: calls, duration: windowSeconds });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async take(key, limit) {
      try {
        await limiterOf(limit).consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
    readAnswer: (key) => answers.get(key),
    writeAnswer(key, answer) {
      answers.set(key, answer);
    },
    clearAnswers(prefix) {
      for (const key of answers.keys()) if (key.startsWith(prefix)) answers.delete(key);
    },
  };
}
