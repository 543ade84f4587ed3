import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appRouter } from '../root';
import { type CacheNote, createContext } from '../trpc/create-context';
import type { TransportAnswer } from '../trpc/transport/answer-calls';
import { canonicalUrl } from '../trpc/transport/canonical-url';
import { trpcRoutes } from '../trpc/transport/routes';
import type { ConnectionLimits } from './connection-limits';
import type { RequestFacts } from './facts';
import type { Opened } from './open-services';
import { createOpenStreams } from './open-streams';
import { etagOf, PUBLIC_HEADERS } from './prebuilt-response';
import { guardUploads, UPLOAD_BODY_MAX_BYTES } from './uploads';

const PREFIX = '/trpc';
export const MAX_BATCH_SIZE = 30;
/** The name of the tab token among a subscription's connection parameters. */
export const SESSION_PARAMETER = 'session';

/** The procedures over HTTP. Returns the streams that are open at any time. */
export async function installTrpc(
  server: FastifyInstance,
  { services, hot }: Opened,
  limits: ConnectionLimits,
): Promise<ReadonlySet<ServerResponse>> {
  const streams = createOpenStreams(limits);
  const notes = new WeakMap<FastifyRequest, () => CacheNote>();

  /** An answer of public calls only: the browser may cache it, and so does the response cache. */
  const onAnswer = (answer: TransportAnswer, request: FastifyRequest, reply: FastifyReply) => {
    const note = notes.get(request)?.();
    const calls = answer.calls?.list ?? [];
    if (request.method !== 'GET' || answer.status !== 200 || note?.cachedCalls !== calls.length) {
      reply.header('cache-control', 'no-store');
      return;
    }
    const { ip, world } = request.facts;
    const personal = calls.some(({ procedure }) => policyScope(procedure?._def.meta) === 'address');
    if (answer.calls && request.url === canonicalUrl(PREFIX, answer.calls)) {
      hot.keep({ url: request.url, world, ip: personal ? ip : null }, answer.body, note.freshUntil);
    }
    const etag = etagOf(answer.body);
    reply.headers({ ...PUBLIC_HEADERS, etag });
    if (request.headers['if-none-match']?.includes(etag)) void reply.code(304).send();
  };

  await server.register(async (scope) => {
    guardUploads(scope, services);
    await trpcRoutes(scope, {
      router: appRouter,
      prefix: PREFIX,
      maxBatchSize: MAX_BATCH_SIZE,
      formMaxBytes: UPLOAD_BODY_MAX_BYTES,
      createContext({ request, reply, connectionParams }) {
        const { ctx, cacheNote } = createContext(services, factsOf(request, connectionParams), reply);
        notes.set(request, cacheNote);
        return ctx;
      },
      onError({ error, path, type }) {
        if (error.code === 'INTERNAL_SERVER_ERROR')
          scope.log.error({ err: error.cause ?? error, path, type }, 'a procedure failed');
      },
      onAnswer,
      onStream: (response, { facts }) => streams.add(response, facts),
    });
  });
  return streams.all;
}

/** An event source sets no headers: its tab token comes as a connection parameter. */
function factsOf({ facts }: FastifyRequest, parameters: Partial<Record<string, string>> | null): RequestFacts {
  return { ...facts, tabToken: facts.tabToken ?? parameters?.[SESSION_PARAMETER] ?? null };
}

function policyScope(meta: unknown): unknown {
  if (typeof meta !== 'object' || meta === null || !('cache' in meta)) return null;
  const { cache } = meta;
  return typeof cache === 'object' && cache !== null && 'scope' in cache ? cache.scope : null;
}
