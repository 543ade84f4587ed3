import type { FastifyInstance, FastifyReply } from 'fastify';

/** Lets a page of any origin read the answer: what a call may do depends on nothing that browsers add by themselves. */
export const allowAnyOrigin = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*');

/** Tells browsers before a call that a page of any origin may make it. */
export function addPreflight(server: FastifyInstance, path: string): void {
  server.options(path, (_request, reply) =>
    allowAnyOrigin(reply)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type, language',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}
