import { CHAT_HEARTBEAT_MS, CHAT_LIVE_PATH, type ChatNews } from '@tonalli/contracts/chat/shapes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextTurn } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { addPreflight, allowAnyOrigin } from '../../transport/cors';
import { sendAnswer } from '../../transport/create-server';
import { failureAnswer } from '../../transport/envelope';
import { openEventStream } from '../../transport/live/event-stream';
import { bearerToken, requestLanguage } from '../../transport/request-info';
import type { Site } from '../../transport/site';
import type { WorldDirectory } from '../../world/directory';
import type { World } from '../../world/world';
import { gameTokens } from '../play';
import { messageRepository } from './chat.repository';
import { chatGuestOf } from './chat-guest';
import { chatNews } from './chat-news';
import type { ChatSession } from './chat-session.repository';
import { standingOf, stateOf, toMessage } from './read-room';

const MAX_UNREAD_BYTES = 256 * 1_024;

interface Visit {
  readonly world: World;
  readonly session: ChatSession;
  readonly isOpen: () => boolean;
}

/** Throws `TOKEN_MISSING`, `TOKEN_INVALID`. */
function visitOf(worlds: WorldDirectory, { headers }: FastifyRequest): Visit {
  const token = bearerToken(headers);
  if (token === null) throw new PlatformFailure('TOKEN_MISSING');
  const world = worlds.find(gameTokens.worldOf(token) ?? '');
  const guest = world && chatGuestOf(world, token);
  if (!world || !guest) throw new PlatformFailure('TOKEN_INVALID');
  return { world, session: guest.session, isOpen: () => chatGuestOf(world, token) !== null };
}

/** Sends the whole state, then what is new, as `look` finds it. */
function reporter({ world, session }: Visit, send: (news: ChatNews) => void): { look: () => void; anew: () => void } {
  let lastId = 0;
  let standing = '';
  const anew = () => {
    const state = stateOf(world, session);
    lastId = state.messages.at(-1)?.id ?? 0;
    standing = JSON.stringify(state.standing);
    send({ type: 'state', state });
  };
  const look = () => {
    for (const row of messageRepository(world).after(session, lastId)) {
      lastId = row.id;
      send({ type: 'message', message: toMessage(row) });
    }
    const now = standingOf(world, session);
    if (JSON.stringify(now) === standing) return;
    standing = JSON.stringify(now);
    send({ type: 'standing', standing: now });
  };
  return { look, anew };
}

function stream(visit: Visit, stopping: AbortSignal, at: { request: FastifyRequest; reply: FastifyReply }): void {
  const { world, session, isOpen } = visit;
  const stops: (() => void)[] = [];
  const events = openEventStream(at.request, at.reply, {
    until: AbortSignal.any([world.closed, stopping]),
    ...{ heartbeatMs: CHAT_HEARTBEAT_MS, maxUnreadBytes: MAX_UNREAD_BYTES, isWelcome: isOpen },
    headers: { 'access-control-allow-origin': '*' },
    onEnd: () => {
      for (const stop of stops) stop();
    },
  });
  const { look, anew } = reporter(visit, (news) => events.send(`data: ${JSON.stringify(news)}\n\n`));
  const whileOpen = (act: () => void) => () =>
    nextTurn(() => {
      if (world.closed.aborted) return;
      if (isOpen()) act();
      else events.end();
    });
  anew();
  stops.push(
    chatNews(world).subscribe(session, whileOpen(look)),
    world.clock.onMoved(whileOpen(anew)),
    world.events.subscribe((news) => {
      if (news.type === 'session-ended' && news.customerId === session.memberId) whileOpen(look)();
    }),
  );
}

/** The stream of a session's room (see `ChatNews`). */
export const chatLive: Site = (server, { worlds }) => {
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());
  addPreflight(server, CHAT_LIVE_PATH);
  server.get(CHAT_LIVE_PATH, async (request, reply) => {
    try {
      stream(visitOf(worlds, request), stopping.signal, { request, reply });
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      sendAnswer(allowAnyOrigin(reply), failureAnswer(error, requestLanguage(request.headers)));
    }
    return reply;
  });
};
