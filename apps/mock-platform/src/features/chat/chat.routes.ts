import * as chat from '@tonalli/contracts/chat/wire';
import { CHAT_ENDPOINTS } from '@tonalli/contracts/chat/wire-room';
import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import { fromWireLanguage } from '@tonalli/contracts/language';
import { PlatformFailure } from '../../kernel/failure';
import { type Route, route, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { reportRepository } from './chat.repository';
import { ChatGuest } from './chat-guest';
import type { ChatSession } from './chat-session.repository';
import { launchChat } from './launch-chat';
import { listModels } from './list-models';
import { changeRoom, dropTurn } from './model-turn';
import { openChat } from './open-chat';
import { pageBefore, roomOf, standingOf, stateOf, toMessage } from './read-room';
import { sendMessage } from './send-message';

/** What is done in a chat, with the session that the call's token opened. */
function inChat<E extends Endpoint & { readonly token: 'game' }>(
  endpoint: E,
  run: (world: World, session: ChatSession, input: InputOf<E>) => ValueOf<E> | Promise<ValueOf<E>>,
): Route {
  const verb: Verb<Endpoint & { readonly token: 'game' }> = ({ ctx: { world, member }, input }) => {
    if (!(member instanceof ChatGuest)) throw new PlatformFailure('TOKEN_INVALID');
    // Decoded by this endpoint's own schema.
    return run(world, member.session, input as InputOf<E>);
  };
  return route<Endpoint & { readonly token: 'game' }>(endpoint, verb);
}

const DONE = { done: true } as const;

export const chatRoutes: Route[] = [
  route(chat.listModels, listModels),
  route(chat.launchChat, launchChat),
  route(CHAT_ENDPOINTS['chat.open'], ({ ctx: { world, request }, input }) =>
    openChat(world, { launch: input.launch, language: fromWireLanguage(request.language) }),
  ),
  inChat(CHAT_ENDPOINTS['chat.state'], stateOf),
  inChat(CHAT_ENDPOINTS['chat.older'], (world, session, { before }) => pageBefore(world, session, Number(before))),
  inChat(CHAT_ENDPOINTS['chat.send'], async (world, session, input) => ({
    message: toMessage(await world.commit(() => sendMessage(world, session, input))),
  })),
  inChat(CHAT_ENDPOINTS['chat.read'], async (world, session, { upTo }) => {
    await world.commit(() => {
      const { memberReadId } = roomOf(world, session);
      changeRoom(world, session, { memberReadId: Math.max(memberReadId, upTo) });
    });
    return DONE;
  }),
  inChat(CHAT_ENDPOINTS['chat.block'], async (world, session, { isBlocked }) => {
    await world.commit(() => {
      dropTurn(world, session);
      changeRoom(world, session, { isBlocked });
    });
    return { standing: standingOf(world, session) };
  }),
  inChat(CHAT_ENDPOINTS['chat.report'], async (world, { memberId, modelId }, { reason, note = null }) => {
    const at = world.clock.now();
    await world.commit(() => reportRepository(world).insert({ memberId, modelId, reason, note, at }));
    return DONE;
  }),
];
