import type { FastifyInstance, FastifyReply } from 'fastify';
import { PlatformError } from '../platform/platform-error';
import type { RequestFacts } from './facts';
import type { Opened } from './open-services';
import { type FactsOptions, readFacts } from './request-facts';
import { traceRequest } from './trace-request';

interface HooksSetup extends Pick<Opened, 'ipRateLimit' | 'securityHeaders' | 'tracing'> {
  readonly isStopping: () => boolean;
  readonly options: FactsOptions;
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
}

/** The hooks of every request: its facts, security headers, the rate limit by IP, one line in the log. */
export function installRequestHooks(server: FastifyInstance, setup: HooksSetup): void {
  const { ipRateLimit, securityHeaders, options, tracing, isStopping } = setup;
  server.decorateRequest('facts');
  server.addHook('onRequest', async (request, reply) => {
    const facts = readFacts(request.id, request.raw, options);
    request.facts = tracing ? { ...facts, span: traceRequest(tracing, request, reply) } : facts;
    const isData = request.url.startsWith('/trpc/');
    applySecurityHeaders(reply, isData ? securityHeaders.data : securityHeaders.page(facts.world));
    reply.header('x-request-id', request.id);
    // Whoever asks next asks another process.
    if (isStopping()) reply.header('connection', 'close');
    const retryAfterSeconds = ipRateLimit.take(request.facts.ip);
    if (retryAfterSeconds > 0) throw new PlatformError('RATE_LIMITED', { retryAfterSeconds });
    // The path was rewritten because it is malformed (see `routedUrl`).
    if (request.originalUrl !== request.url) throw new PlatformError('INVALID_REQUEST');
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, originalUrl } = request;
    // Without the query: it holds what was typed, and a stream's tab token.
    const path = originalUrl.split('?', 1)[0];
    request.log.info({ method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

export function applySecurityHeaders(reply: FastifyReply, headers: readonly string[]): void {
  for (let index = 0; index + 1 < headers.length; index += 2) {
    reply.header(headers[index] ?? '', headers[index + 1]);
  }
}
