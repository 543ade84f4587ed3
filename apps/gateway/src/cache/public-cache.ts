import type { CachePolicy } from '../trpc/meta';
import type { CachedAnswer } from './shared-state';

export interface CacheKey {
  readonly path: string;
  readonly input: unknown;
  readonly world: string | null;
  readonly ip: string | null;
}

export interface PublicCache {
  /**
   * The cached answer while it is fresh, or stale (then it is refreshed in the background); otherwise what `load`
   * answers. Concurrent callers share one `load`; a failure is not cached.
   */
  read(key: CacheKey, policy: CachePolicy, load: () => Promise<unknown>): Promise<CachedAnswer>;
  /** Forgets every answer of a world (`null`: the one that visitors without a world see). */
  forget(world: string | null): Promise<void>;
  /** Has nobody else wait for what is being loaded of a world, which another process has cleared; left out: of all. */
  abandon(world: string | null): void;
  abandonAll(): void;
}
