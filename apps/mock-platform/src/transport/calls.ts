import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DispatchParts, NamedRoute } from './call';
import { addPreflight, allowAnyOrigin } from './cors';
import { deliver } from './deliver';
import { dispatch } from './dispatch';
import type { PlatformMetrics } from './metrics';

type CallParts = DispatchParts & { metrics: PlatformMetrics };

/** Adds one HTTP route per endpoint of the interface. */
export async function addCalls(
  server: FastifyInstance,
  routes: readonly NamedRoute[],
  parts: CallParts,
): Promise<void> {
  const { uploads = [], others = [] } = Object.groupBy(routes, ({ endpoint }) =>
    endpoint.body === 'multipart' ? 'uploads' : 'others',
  );
  addRoutes(server, others, parts);
  // By themselves: what is done before and after each upload would be done for all calls.
  await server.register(async (apart) => {
    // Leaves the body unread until the endpoint asks for its parts.
    await apart.register(multipart, { throwFileSizeLimit: false });
    addRoutes(apart, uploads, parts);
  });
}

function addRoutes(server: FastifyInstance, routes: readonly NamedRoute[], parts: CallParts): void {
  for (const route of routes) {
    const isOpen = route.endpoint.cors === 'any';
    if (isOpen) addPreflight(server, route.endpoint.path);
    server.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      handler: async (request, reply) => {
        if (isOpen) allowAnyOrigin(reply);
        const outcome = await dispatch(parts, route, request);
        const code = outcome.manner === 'dropped' ? 'DROPPED' : (outcome.answer.code ?? 'OK');
        parts.metrics.observe({ endpoint: route.name, code, seconds: reply.elapsedTime / 1_000 });
        log(request, { endpoint: route.name, code, milliseconds: Math.round(reply.elapsedTime) });
        return deliver(reply, outcome);
      },
    });
  }
}

function log(request: FastifyRequest, call: { endpoint: string; code: string; milliseconds: number }): void {
  const level = call.code === 'UNKNOWN' ? 'error' : 'info';
  request.log[level]({ ...call, world: request.headers['x-world'] }, 'call');
}
