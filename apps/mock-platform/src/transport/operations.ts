import type { AccessRow } from '@tonalli/contracts/access-row';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { WorldDirectory } from '../world/directory';
import type { PlatformInfo } from '../world/world';
import type { PlatformMetrics } from './metrics';
import { openApiDocument, type PathItems } from './openapi';
import type { SealingKeys } from './sealing-keys';

export interface OperationParts {
  keys: SealingKeys;
  metrics: PlatformMetrics;
  platform: PlatformInfo;
  worlds: WorldDirectory;
  /** Why the data folder can take nothing more; null when it can. */
  problem: () => string | null;
  /** Who may call each endpoint, by its name. */
  access: Readonly<Record<string, AccessRow>>;
  /** What the document describes beside the endpoints. */
  furtherPaths?: PathItems | undefined;
}

/** What operators and other programs ask of the process: keys, health, metrics, the interface's description. */
export function addOperations(server: FastifyInstance, parts: OperationParts): void {
  const { keys, metrics, platform, worlds, access, furtherPaths, problem } = parts;
  let document: string | null = null;
  server.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return keys.jwks();
  });
  server.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(
      openApiDocument(ENDPOINTS, { serverUrl: platform.publicUrl, access, further: furtherPaths }),
    );
    return reply.type('application/json').header('access-control-allow-origin', '*').send(document);
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      // Reads a table, so that a database that is gone or broken shows.
      worlds.default.ledger.wallets('nobody');
      const found = problem();
      if (found === null) return { status: 'ok' };
      request.log.error({ problem: found }, 'not ready');
      return reply.code(503).send({ status: found });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.render()));
}
