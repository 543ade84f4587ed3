import { type AnyRouter, TRPCError } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCalls, type TransportAnswer, type TransportOptions } from './answer-calls';
import { procedureAt } from './read-calls';

export interface RouteOptions extends TransportOptions {
  readonly prefix: string;
  /** The most that a form with files may be. */
  readonly formMaxBytes: number;
  readonly createContext: (made: {
    request: FastifyRequest;
    reply: FastifyReply;
    connectionParams: Partial<Record<string, string>> | null;
  }) => object;
  /** A stream begins; it stays open until one side ends it. What this throws refuses it. */
  readonly onStream?: (response: FastifyReply['raw'], request: FastifyRequest) => void;
  /** Sees each answer of the own transport before it is sent. */
  readonly onAnswer?: (answer: TransportAnswer, request: FastifyRequest, reply: FastifyReply) => void;
}

/** Header values of every answer that is no stream. */
const VARY = 'trpc-accept, accept';

/**
 * tRPC over HTTP: plain queries and mutations, single or batched, and forms with files by the own transport;
 * subscriptions, streamed batches and other bodies by tRPC's own adapter.
 */
export async function trpcRoutes(scope: FastifyInstance, options: RouteOptions): Promise<void> {
  const { router, prefix, maxBatchSize } = options;
  readBodies(scope, options.formMaxBytes);

  scope.all(`${prefix}/:path`, async (request, reply) => {
    const path = pathOf(request.params);
    const query = queryOf(request.url);
    if (!isOurs(request, path, query) || leadsToStream(router, path)) {
      options.onStream?.(reply.raw, request);
      await fastifyRequestHandler({
        router,
        maxBatchSize,
        req: request,
        res: reply,
        path,
        onError: ({ error, path: failed, type }) => options.onError?.({ error, path: failed, type }),
        createContext: ({ info }) => options.createContext({ request, reply, connectionParams: info.connectionParams }),
      });
      return;
    }
    const { body: sent } = request;
    const body = typeof sent === 'string' || sent instanceof FormData ? sent : undefined;
    const answer = await answerCalls(options, { method: request.method, path, query, body }, () =>
      options.createContext({ request, reply, connectionParams: null }),
    );
    reply.code(answer.status).header('content-type', answer.contentType).header('vary', VARY);
    options.onAnswer?.(answer, request, reply);
    // As bytes: to a text Fastify would add a charset that tRPC does not say.
    if (!reply.sent) await reply.send(Buffer.from(answer.body));
  });
}

function readBodies(scope: FastifyInstance, formMaxBytes: number): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.removeContentTypeParser('multipart/form-data');
  const form = { parseAs: 'buffer', bodyLimit: formMaxBytes } as const;
  scope.addContentTypeParser('multipart/form-data', form, async (request: FastifyRequest, body: Buffer) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    try {
      return await new Response(new Uint8Array(body), { headers }).formData();
    } catch (cause) {
      throw Object.assign(new Error('not a form', { cause }), { statusCode: 400 });
    }
  });
}

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

export function pathOf(params: unknown): string {
  return typeof params === 'object' && params !== null && 'path' in params ? String(params.path) : '';
}

function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

function isOurs(request: FastifyRequest, path: string, query: URLSearchParams): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'POST') return false;
  if (headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl')) return false;
  const type = headers['content-type'];
  const isKnown = type?.startsWith('application/json') ?? method === 'GET';
  return (isKnown || request.body instanceof FormData) && !query.has('connectionParams') && path !== '';
}

function leadsToStream(router: AnyRouter, path: string): boolean {
  return path.split(',').some((name) => procedureAt(router, name)?._def.type === 'subscription');
}

/** Fastify's refusals before a handler runs (too large, unreadable), as tRPC would say them. */
export function refusalOf(error: unknown): TRPCError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', cause: error });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', cause: error });
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return new TRPCError({ code: status === 400 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', cause: error });
}
