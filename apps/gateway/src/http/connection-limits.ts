/** How much of the server callers can hold without asking for anything. */
export interface ConnectionLimits {
  /** More at once are turned away. */
  readonly connections: number;
  /** From the connection, or the first byte of a later request, to the end of its head. */
  readonly headersMs: number;
  /** To the end of its body: three pictures over a slow line. */
  readonly requestMs: number;
  /** Without a request; longer than the proxies in front keep theirs. */
  readonly keepAliveMs: number;
  readonly streamsPerAddress: number;
  /** Every tab has one. */
  readonly streamsPerSession: number;
}

export const DEFAULT_LIMITS: ConnectionLimits = {
  connections: 10_000,
  headersMs: 15_000,
  requestMs: 300_000,
  keepAliveMs: 72_000,
  streamsPerAddress: 500,
  streamsPerSession: 20,
};
