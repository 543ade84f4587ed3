import { PING_PATH } from '@tonalli/contracts/system/mirrors';
import type { FastifyInstance } from 'fastify';

/** Mirror sites measure their latency to this one with it: an empty answer, allowed for any origin. */
export function installPing(server: FastifyInstance): void {
  server.get(PING_PATH, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        'cache-control': 'no-store',
      })
      .code(204)
      .send(),
  );
}
