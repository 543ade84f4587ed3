import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyInstance } from 'fastify';
import { readCalls } from '../../../apps/gateway/src/trpc/transport/read-calls';
import { pathOf, type RouteOptions } from '../../../apps/gateway/src/trpc/transport/routes';
import { readText } from './read-text';

/** In place of the gateway's own transport: tRPC's handler of web requests, its answer read as a text and sent by Fastify. */
export async function trpcRoutes(scope: FastifyInstance, options: RouteOptions): Promise<void> {
  const { router, prefix, maxBatchSize, onError } = options;
  readText(scope);
  scope.all(`${prefix}/:path`, async (request, reply) => {
    const { method, headers, body } = request;
    const type = headers['content-type'];
    const response = await fetchRequestHandler({
      endpoint: prefix,
      req: new Request(`http://gateway${request.url}`, {
        method,
        ...(type === undefined ? {} : { headers: { 'content-type': type } }),
        ...(typeof body === 'string' ? { body } : {}),
      }),
      router,
      maxBatchSize,
      onError: ({ error, path, type: kind }) => onError?.({ error, path, type: kind }),
      createContext: ({ info }) => options.createContext({ request, reply, connectionParams: info.connectionParams }),
    });
    const text = await response.text();
    const contentType = 'application/json';
    reply.code(response.status).headers({ 'content-type': contentType, vary: 'trpc-accept, accept' });
    const start = request.url.indexOf('?');
    const query = new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1));
    const sent = typeof body === 'string' ? body : undefined;
    const calls = readCalls(router, { method, path: pathOf(request.params), query, body: sent }, maxBatchSize);
    for (const call of calls.list) call.readInput();
    options.onAnswer?.({ status: response.status, contentType, body: text, calls }, request, reply);
    if (!reply.sent) await reply.send(Buffer.from(text));
  });
}
