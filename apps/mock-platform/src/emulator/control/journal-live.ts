import { HEADERS } from '@tonalli/contracts/envelope';
import { CONTROL_PREFIX } from '@tonalli/qa/commands';
import { JournalLine } from '@tonalli/qa/journal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { every } from '../../clock/system-time';
import { headerText } from '../../transport/request-info';
import type { Entry } from '../../world/recorder';
import type { World } from '../../world/world';
import { lineOf } from '../journal/entry-view';
import { journalOf } from '../journal/journal-part';

const HEARTBEAT_MS = 15_000;
/** A reader with more than this unread is cut off. */
const MAX_UNREAD_BYTES = 4 * 1_024 * 1_024;

const LiveQuery = z.object({ world: z.string().optional() });

/** The world by query, which a browser's event source can send, or by header; null for the default one. */
export const liveWorldName = (request: FastifyRequest): string | null =>
  LiveQuery.parse(request.query).world ?? headerText(request.headers, HEADERS.world);

interface LiveParts {
  /** Throws when there is no such world, or the caller may not ask. */
  chooseWorld: (request: FastifyRequest) => World;
  refuse: (request: FastifyRequest, reply: FastifyReply, error: unknown) => void;
}

/**
 * The entries of a world's journal as server-sent events, each a `JournalLine` with its number as id. While somebody
 * follows, changed rows are kept. Ends with the world; one that was put back has to be followed anew.
 */
export function addJournalLive(server: FastifyInstance, { chooseWorld, refuse }: LiveParts): void {
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());
  server.get(`${CONTROL_PREFIX}/journal/live`, async (request, reply) => {
    let world: World;
    try {
      world = chooseWorld(request);
    } catch (error) {
      refuse(request, reply, error);
      return reply;
    }
    stream(world, stopping.signal, reply);
    return reply;
  });
}

function stream(world: World, stopping: AbortSignal, reply: FastifyReply): void {
  const out = reply.hijack().raw;
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  out.write(': welcome\n\n');
  const send = (text: string) => (out.writableLength > MAX_UNREAD_BYTES ? out.destroy() : out.write(text));
  const until = AbortSignal.any([world.closed, stopping]);
  const stops = [
    follow(world, (entry) => send(eventOf(world, entry))),
    every(HEARTBEAT_MS, () => send(': heartbeat\n\n')),
  ];
  const end = () => out.end();
  until.addEventListener('abort', end);
  out.on('close', () => {
    until.removeEventListener('abort', end);
    for (const stop of stops) stop();
  });
}

function follow(world: World, listener: (entry: Entry) => void): () => void {
  const journal = journalOf(world);
  journal.rows.watch();
  const stop = journal.subscribe(listener);
  return () => {
    stop();
    if (!world.closed.aborted) journal.rows.unwatch();
  };
}

const eventOf = (world: World, entry: Entry): string =>
  `id: ${entry.seq}\ndata: ${JSON.stringify(z.encode(JournalLine, lineOf(world, entry)))}\n\n`;
