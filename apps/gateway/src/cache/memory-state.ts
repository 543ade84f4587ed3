import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../trpc/meta';
import { worldPrefix } from './cache-key';
import { createLruCache } from './lru-cache';
import type { GatewayState } from './shared-state';

const BOUNDS = { entries: 5_000, bytes: 64 * 1_024 * 1_024 };

/** The state of a gateway that runs as one process. */
export function createMemoryState(): GatewayState {
  const limiters = new Map<string, RateLimiterMemory>();
  const answers = createLruCache(BOUNDS);
  /** How often each world was cleared. */
  const clearings = new Map<string | null, number>();

  const limiterOf = ({ calls, windowSeconds }: RateLimit): RateLimiterMemory => {
    const name = `${calls}/${windowSeconds}`;
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: calls, duration: windowSeconds });
    limiters.set(name, limiter);
    return limiter;
  };
  /** Like none of the common store, so that what was asked of one is never kept by the other. */
  const generationOf = (world: string | null): string => `own ${clearings.get(world) ?? 0}`;

  return {
    take: (key, limit) => secondsToWait(limiterOf(limit).consume(key)),
    readAnswer: ({ world, text }) => ({ answer: answers.get(text), generation: generationOf(world) }),
    writeAnswer({ world, text }, answer, generation) {
      if (generation !== generationOf(world)) return false;
      answers.set(text, answer);
      return true;
    },
    clearAnswers(world) {
      clearings.set(world, (clearings.get(world) ?? 0) + 1);
      const prefix = worldPrefix(world);
      for (const key of answers.keys()) if (key.startsWith(prefix)) answers.delete(key);
    },
    addRequests: null,
    standing: () => 'own',
    open: async () => undefined,
    close: () => undefined,
  };
}

/** 0 when a limiter let a call pass, otherwise the whole seconds until it would. Rejects when it could not count. */
export async function secondsToWait(counted: Promise<unknown>): Promise<number> {
  try {
    await counted;
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
  }
}
