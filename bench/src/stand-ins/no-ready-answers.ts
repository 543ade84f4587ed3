import type { ResponseCache } from '../../../apps/gateway/src/cache/response-cache';

/** In place of the gateway's ready answers: it keeps none. */
export const createResponseCache = (): ResponseCache => ({
  answer: () => false,
  keep: () => undefined,
  forget: () => undefined,
});
