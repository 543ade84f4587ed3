import type { FastifyInstance } from 'fastify';

/** JSON bodies as tRPC's handlers take them. */
export function readText(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
