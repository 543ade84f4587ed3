import type { Tracing } from '@tonalli/tracing/tracing';
import type { FastifyInstance } from 'fastify';

/** One span for each request, as the continuation of its caller's trace. */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  server.addHook('onRequest', async (request, reply) => {
    tracing.request({
      request: request.raw,
      response: reply.raw,
      requestId: request.id,
      describe: () => ({ route: request.routeOptions.url ?? 'unknown', facts: {} }),
    });
  });
}
