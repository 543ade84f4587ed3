import type { FastifyReply } from 'fastify';
import type { RequestFacts } from '../http/facts';
import type { Context, Services } from './context';
import { platformCall } from './platform-call';

/** When every call of a request came from the public cache, until when all of them are fresh. */
export interface CacheNote {
  readonly cachedCalls: number;
  readonly freshUntil: number;
}

export interface RequestScope {
  readonly ctx: Context;
  readonly cacheNote: () => CacheNote;
}

export function createContext(services: Services, request: RequestFacts, reply: FastifyReply): RequestScope {
  let cachedCalls = 0;
  let freshUntil = Number.POSITIVE_INFINITY;
  const ctx: Context = {
    services,
    request,
    session: null,
    call: platformCall({ services, request, session: null, language: request.language }),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    answeredFromCache(until) {
      cachedCalls += 1;
      freshUntil = Math.min(freshUntil, until);
    },
  };
  return { ctx, cacheNote: () => ({ cachedCalls, freshUntil }) };
}
