import { getErrorShape, type TRPCError, transformTRPCResponse } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyInstance } from 'fastify';
import { PlatformError } from '../platform/platform-error';
import { appRouter } from '../root';
import { toTrpcError } from '../trpc/error-shape';
import { refusalOf } from '../trpc/transport/routes';

const config = appRouter._def._config;

/** Errors outside procedures have the same shape: tRPC's below `/trpc/`, plain text elsewhere. */
export function installErrorAnswers(server: FastifyInstance): void {
  server.setErrorHandler(async (thrown, request, reply) => {
    const error = thrown instanceof PlatformError ? toTrpcError(thrown) : refusalOf(thrown);
    if (error.code === 'INTERNAL_SERVER_ERROR') request.log.error(thrown, 'a request failed');
    const shown = { error: shapeOf(error, request.id) };
    const status = getHTTPStatusCode(shown);
    const { retryAfterSeconds } = shown.error.data.platform;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    reply.code(status).header('cache-control', 'no-store');
    if (!request.url.startsWith('/trpc/')) return reply.type('text/plain; charset=utf-8').send(shown.error.message);
    return reply.type('application/json').send(JSON.stringify(transformTRPCResponse(config, shown)));
  });
}

function shapeOf(error: TRPCError, requestId: string) {
  const shape = getErrorShape({ config, error, type: 'unknown', path: undefined, input: undefined, ctx: undefined });
  return { ...shape, data: { ...shape.data, platform: { ...shape.data.platform, requestId } } };
}
