import type { TRPCErrorResponse } from '@trpc/server/rpc';

/** An answer of the gateway to one question of a batch, as it travels. */
export type PrefetchedAnswer = { result: { data: unknown } } | TRPCErrorResponse;

declare global {
  interface Window {
    /** Answers to what the inline script asked for (`prefetch/`), by `prefetchKey`; each is taken once. */
    prefetched?: Record<string, Promise<PrefetchedAnswer>>;
  }
}

/** `token`: of the session that asked, so that no other session takes the answer. */
export const prefetchKey = (path: string, input: unknown, token: string | null): string =>
  path + JSON.stringify([input, token]);
