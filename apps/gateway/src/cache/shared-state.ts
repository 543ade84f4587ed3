import type { RateLimit } from '../trpc/meta';

/**
 * What gateway processes have to agree on. One process keeps it in memory; several would keep it
 * in one store behind this same interface.
 */
export interface SharedState {
  /** Counts one call. Answers 0 when it is within the limit, otherwise the whole seconds to wait. */
  take(key: string, limit: RateLimit): Promise<number>;
  /** A kept public answer; the caller judges its age. */
  readAnswer(key: string): Promise<CachedAnswer | undefined> | CachedAnswer | undefined;
  writeAnswer(key: string, answer: CachedAnswer): Promise<void> | void;
  /** Forgets every kept answer whose key begins so. */
  clearAnswers(prefix: string): Promise<void> | void;
}

export interface CachedAnswer {
  readonly value: unknown;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
  readonly staleUntil: number;
}
