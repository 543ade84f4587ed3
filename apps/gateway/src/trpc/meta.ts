/** How a public answer may be kept. `address`: it tells the visitor's address, so every address has its own. */
export interface CachePolicy {
  readonly ttlMs: number;
  /** For how long after that a stale answer may be given while a new one is fetched. */
  readonly staleMs: number;
  readonly scope: 'shared' | 'address';
}

/** So many calls of one procedure an address may make in a window. */
export interface RateLimit {
  readonly calls: number;
  readonly windowSeconds: number;
}

export interface ProcedureMeta {
  readonly cache?: CachePolicy;
  readonly rateLimit?: RateLimit;
  /** Takes a form with pictures; nothing else may come as a form. */
  readonly upload?: true;
}
