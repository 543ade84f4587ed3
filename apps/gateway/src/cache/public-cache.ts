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
   * The kept answer while it is fresh, or stale (then it is renewed behind the caller's back); otherwise what
   * `load` answers. However many ask at once, `load` runs once; what it throws is kept for nobody.
   */
  read(key: CacheKey, policy: CachePolicy, load: () => Promise<unknown>): Promise<CachedAnswer>;
  /** Forgets every answer of a world (`null`: the one that visitors without a world see). */
  forget(world: string | null): Promise<void>;
}
