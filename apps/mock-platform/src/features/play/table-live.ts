import { TABLE_HEARTBEAT_MS, TABLE_LIVE_PATH } from '@tonalli/contracts/play/table-shapes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PlatformFailure } from '../../kernel/failure';
import { addPreflight, allowAnyOrigin } from '../../transport/cors';
import { sendAnswer } from '../../transport/create-server';
import { failureAnswer } from '../../transport/envelope';
import { openEventStream } from '../../transport/live/event-stream';
import { bearerToken, requestLanguage } from '../../transport/request-info';
import type { Site } from '../../transport/site';
import type { Wallet } from '../../wagering/wallet';
import type { WorldDirectory } from '../../world/directory';
import type { World } from '../../world/world';
import type { Listener } from './fan-out';
import type { Table } from './read-table';
import { SeatedPlayer } from './seated-player';
import { gameTokens } from './session-token';
import { listen, tableOf } from './tables';

/** What a reader may leave unread: some minutes of a lively table. */
const MAX_UNREAD_BYTES = 256 * 1_024;

/** The stream of a session's table (see `TableMessage`). */
export const tableLive: Site = (server, { worlds }) => addTableStream(server, (request) => seatOf(worlds, request));

/** Lets whoever has a seat read their table. */
export function addTableStream(server: FastifyInstance, seated: (request: FastifyRequest) => Seat): void {
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());
  addPreflight(server, TABLE_LIVE_PATH);
  server.get(TABLE_LIVE_PATH, async (request, reply) => {
    try {
      stream(seated(request), stopping.signal, { request, reply });
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      sendAnswer(allowAnyOrigin(reply), failureAnswer(error, requestLanguage(request.headers)));
    }
    return reply;
  });
}

export interface Seat {
  readonly world: World;
  readonly table: Table;
  readonly memberId: string;
  readonly wallet: Wallet;
  /** The session is open. */
  readonly isTaken: () => boolean;
}

/** Throws `TOKEN_MISSING`, `TOKEN_INVALID`, and what `tableOf` does. */
function seatOf(worlds: WorldDirectory, { headers }: FastifyRequest): Seat {
  const token = bearerToken(headers);
  if (token === null) throw new PlatformFailure('TOKEN_MISSING');
  const world = worlds.find(gameTokens.worldOf(token) ?? '');
  const open = () => (world ? gameTokens.open(world, token) : null);
  const player = open();
  if (!world || !(player instanceof SeatedPlayer)) throw new PlatformFailure('TOKEN_INVALID');
  const { memberId, nodeId, wallet } = player.session;
  return { world, table: tableOf(world, nodeId, player.session), memberId, wallet, isTaken: () => open() !== null };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function stream({ world, table, isTaken, ...whose }: Seat, stopping: AbortSignal, { request, reply }: Exchange): void {
  const events = openEventStream(request, reply, {
    until: AbortSignal.any([world.closed, stopping]),
    ...{ heartbeatMs: TABLE_HEARTBEAT_MS, maxUnreadBytes: MAX_UNREAD_BYTES, isWelcome: isTaken },
    headers: { 'access-control-allow-origin': '*' },
    onEnd: () => stopListening(),
  });
  const listener: Listener = {
    ...{ ...whose, send: events.send },
    check() {
      if (!isTaken()) events.end();
    },
  };
  const stopListening = listen(world, table, listener);
}
