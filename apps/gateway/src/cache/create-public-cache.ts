import type { CachePolicy } from '../trpc/meta';
import { keyText, worldPrefix } from './cache-key';
import type { PublicCache } from './public-cache';
import type { CachedAnswer, Question, SharedState } from './shared-state';

interface CacheOptions {
  readonly state: SharedState;
  readonly nowMs: () => number;
  /** A background refresh failed; the stale answer is still served. */
  readonly warn: (error: unknown, message: string) => void;
}

interface Renewal {
  readonly question: Question;
  readonly policy: CachePolicy;
  readonly load: () => Promise<unknown>;
  readonly generation: string;
}

export function createPublicCache({ state, nowMs, warn }: CacheOptions): PublicCache {
  const running = new Map<string, Promise<CachedAnswer>>();

  const renew = (renewal: Renewal): Promise<CachedAnswer> => {
    const { text } = renewal.question;
    const known = running.get(text);
    if (known) return known;
    const started = loadAndKeep(renewal).finally(() => {
      if (running.get(text) === started) running.delete(text);
    });
    running.set(text, started);
    return started;
  };

  const loadAndKeep = async ({ question, policy, load, generation }: Renewal): Promise<CachedAnswer> => {
    const value = await load();
    const freshUntil = nowMs() + policy.ttlMs;
    const answer = { value, freshUntil, staleUntil: freshUntil + policy.staleMs };
    // One that was asked for before a clearing is for those who wait for it alone.
    return (await state.writeAnswer(question, answer, generation)) ? answer : { ...answer, freshUntil: 0 };
  };

  const abandon = (world: string | null): void => {
    const prefix = worldPrefix(world);
    for (const key of [...running.keys()]) if (key.startsWith(prefix)) running.delete(key);
  };

  return {
    async read(cacheKey, policy, load) {
      const question = { world: cacheKey.world, text: keyText(cacheKey) };
      const { answer: kept, generation } = await state.readAnswer(question);
      const now = nowMs();
      if (kept && now < kept.freshUntil) return kept;
      const renewed = renew({ question, policy, load, generation });
      if (!kept || now >= kept.staleUntil) return renewed;
      renewed.catch((error: unknown) =>
        warn(error, `${cacheKey.path} could not be renewed; the stale answer serves on`),
      );
      return kept;
    },
    abandon,
    async forget(world) {
      abandon(world);
      await state.clearAnswers(world);
    },
    abandonAll: () => running.clear(),
  };
}
