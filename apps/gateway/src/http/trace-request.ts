import type { TracedSpan, Tracing } from '@tonalli/tracing/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appRouter } from '../root';

const TRPC = '/trpc/';
const PROCEDURES = new Set(Object.keys(appRouter._def.procedures));

/** The span of a request, named by its route; one that calls procedures says which. */
export function traceRequest(tracing: Tracing, request: FastifyRequest, reply: FastifyReply): TracedSpan {
  return tracing.request({
    request: request.raw,
    response: reply.raw,
    requestId: request.id,
    describe: () => ({
      route: request.routeOptions.url ?? 'web',
      facts: { 'tonalli.procedures': proceduresIn(request.url) },
    }),
  });
}

/** Only known names become span names, so that no visitor can write into traces. */
function proceduresIn(url: string): readonly string[] | undefined {
  if (!url.startsWith(TRPC)) return undefined;
  const path = decode(url.slice(TRPC.length).split('?', 1)[0] ?? '');
  return path.split(',').filter((name) => PROCEDURES.has(name));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
