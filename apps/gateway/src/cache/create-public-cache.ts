import type { CachePolicy } from '../trpc/meta';
import { keyText, worldPrefix } from './cache-key';
import type { PublicCache } from './public-cache';
import type { CachedAnswer, SharedState } from './shared-state';

interface CacheOptions {
  readonly state: SharedState;
  readonly nowMs: () => number;
  /** A background refresh failed; the stale answer is still served. */
  readonly warn: (error: unknown, message: string) => void;
}

export function createPublicCache({ state, nowMs, warn }: CacheOptions): PublicCache {
  const running = new Map<string, Promise<CachedAnswer>>();
  /** Counts how often a world was cleared: answers that were requested before a clearing are not kept. */
  const generations = new Map<string, number>();

  const renew = (key: string, policy: CachePolicy, load: () => Promise<unknown>): Promise<CachedAnswer> => {
    const known = running.get(key);
    if (known) return known;
    const prefix = key.slice(0, key.indexOf(' ') + 1);
    const generation = generations.get(prefix) ?? 0;
    const started = loadAndKeep().finally(() => {
      if (running.get(key) === started) running.delete(key);
    });
    running.set(key, started);
    return started;

    async function loadAndKeep(): Promise<CachedAnswer> {
      const value = await load();
      const freshUntil = nowMs() + policy.ttlMs;
      const answer = { value, freshUntil, staleUntil: freshUntil + policy.staleMs };
      if ((generations.get(prefix) ?? 0) === generation) await state.writeAnswer(key, answer);
      return answer;
    }
  };

  return {
    async read(cacheKey, policy, load) {
      const key = keyText(cacheKey);
      const kept = await state.readAnswer(key);
      const now = nowMs();
      if (kept && now < kept.freshUntil) return kept;
      const renewed = renew(key, policy, load);
      if (!kept || now >= kept.staleUntil) return renewed;
      renewed.catch((error: unknown) =>
        warn(error, `${cacheKey.path} could not be renewed; the stale answer serves on`),
      );
      return kept;
    },
    async forget(world) {
      const prefix = worldPrefix(world);
      generations.set(prefix, (generations.get(prefix) ?? 0) + 1);
      for (const key of [...running.keys()]) if (key.startsWith(prefix)) running.delete(key);
      await state.clearAnswers(prefix);
    },
  };
}
