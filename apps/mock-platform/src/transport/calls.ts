import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DispatchParts, NamedRoute } from './call';
import { addPreflight, allowAnyOrigin } from './cors';
import { deliver } from './deliver';
import { dispatch } from './dispatch';
import type { PlatformMetrics } from './metrics';

/** Adds one HTTP route per endpoint of the interface. */
export function addCalls(
  server: FastifyInstance,
  routes: readonly NamedRoute[],
  parts: DispatchParts & { metrics: PlatformMetrics },
): void {
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
