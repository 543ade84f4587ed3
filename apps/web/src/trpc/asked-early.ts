import type { TRPCErrorResponse } from '@trpc/server/rpc';

/** An answer of the gateway to one question of a batch, as it travels. */
export type EarlyAnswer = { result: { data: unknown } } | TRPCErrorResponse;

declare global {
  interface Window {
    /** What the page asked for before the app was there (`early/`), by `earlyKey`; each answer is taken once. */
    askedEarly?: Record<string, Promise<EarlyAnswer>>;
  }
}

/** `token`: of the session that it was asked for, so that no other takes the answer. */
export const earlyKey = (path: string, input: unknown, token: string | null): string =>
  path + JSON.stringify([input, token]);
