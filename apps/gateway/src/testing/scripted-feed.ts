import type { ServerResponse } from 'node:http';
import { LIVE_FEED_PATH, LiveEvent } from '@tonalli/contracts/live';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { openUnderSharedKey } from '@tonalli/contracts/sealing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const FIRST_ID = 100;

export interface ScriptedFeed {
  /** One entry a connection: its `Last-Event-ID`, world and the claims of its token. */
  readonly connections: { lastEventId: string | null; world: string | null; claims: unknown }[];
  /** Sends an event under the next id. */
  publish(event: LiveEvent): void;
  /** Counts an event that nobody gets. */
  lose(): void;
  /** Ends every connection. */
  drop(): void;
}

export function addScriptedFeed(server: FastifyInstance): ScriptedFeed {
  const open = new Set<ServerResponse>();
  const connections: ScriptedFeed['connections'] = [];
  let lastId = FIRST_ID;

  server.get(LIVE_FEED_PATH, async (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const claims: unknown = JSON.parse(await openUnderSharedKey(DEVELOPMENT_MERCHANT.key, token));
    const header = (name: string) =>
      z
        .string()
        .nullable()
        .parse(request.headers[name] ?? null);
    const response = reply.hijack().raw;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': welcome\n\n');
    open.add(response);
    response.once('close', () => open.delete(response));
    connections.push({ lastEventId: header('last-event-id'), world: header('x-world'), claims });
    return reply;
  });

  return {
    connections,
    publish(event) {
      lastId += 1;
      const data = JSON.stringify(z.encode(LiveEvent, event));
      for (const response of open) response.write(`id: ${lastId}\ndata: ${data}\n\n`);
    },
    lose() {
      lastId += 1;
    },
    drop() {
      for (const response of open) response.end();
    },
  };
}
