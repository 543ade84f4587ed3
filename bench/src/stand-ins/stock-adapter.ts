import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { pathOf, type RouteOptions } from '../../../apps/gateway/src/trpc/transport/routes';
import { readText } from './read-text';

/** In place of the gateway's own transport: tRPC's adapter as it comes, which answers with a stream. */
export async function trpcRoutes(scope: FastifyInstance, options: RouteOptions): Promise<void> {
  const { router, prefix, maxBatchSize, onError } = options;
  readText(scope);
  scope.all(`${prefix}/:path`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await fastifyRequestHandler({
      router,
      maxBatchSize,
      req: request,
      res: reply,
      path: pathOf(request.params),
      onError: ({ error, path, type }) => onError?.({ error, path, type }),
      createContext: ({ info }) => options.createContext({ request, reply, connectionParams: info.connectionParams }),
    });
  });
}
