/** Limits on connections that hold resources without sending a whole request. */
export interface ConnectionLimits {
  /** More at once are turned away. */
  readonly connections: number;
  /** Until the end of the headers, from the connection or the first byte of a later request. */
  readonly headersMs: number;
  /** Until the end of the body: three pictures over a slow connection. */
  readonly requestMs: number;
  /** Keep-alive without a request; longer than that of the proxies in front. */
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
