import type { ChatState } from '@tonalli/contracts/chat/shapes';
import type { Language } from '@tonalli/contracts/language';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { newToken, sessionToken, tokenHash } from '../play';
import { roomRepository } from './chat.repository';
import { chatScript } from './chat-data';
import { chatGuestOf } from './chat-guest';
import { languageWith, requireModel, statusOf } from './chat-models';
import { chatSessionRepository } from './chat-session.repository';
import { CHAT_RULES } from './chat-settings';
import { sayAsModel } from './model-turn';
import { stateOf } from './read-room';

const SESSION_TTL_MS = 8 * 60 * 60 * 1_000;

interface Opening {
  readonly launch: string;
  readonly language: Language;
}

/** Changes a launch for a session, once. Throws `LAUNCH_TOKEN_INVALID`, and `TOKEN_INVALID` when the login has ended. */
export function openChat(world: World, { launch, language }: Opening): Promise<ChatState & { token: string }> {
  return world.commit(() => {
    const now = world.clock.now();
    const secret = newToken();
    const token = sessionToken(world, secret);
    const session = chatSessionRepository(world).use({
      ...{ launchHash: tokenHash(launch), tokenHash: tokenHash(secret) },
      ...{ expiresAt: now + SESSION_TTL_MS, now },
    });
    if (!session) throw new PlatformFailure('LAUNCH_TOKEN_INVALID');
    if (!chatGuestOf(world, token)) throw new PlatformFailure('TOKEN_INVALID');
    enter(world, { ...session, language });
    return { ...stateOf(world, session), token };
  });
}

/** Makes the room on the first visit, in which a model that is there says hello. */
function enter(world: World, visit: { memberId: string; modelId: string; language: Language }): void {
  const { memberId, modelId } = visit;
  const model = requireModel(modelId);
  const language = languageWith(model, visit.language);
  const isFirst = roomRepository(world).find({ memberId, modelId }) === undefined;
  roomRepository(world).open({ memberId, modelId, language });
  if (!isFirst || statusOf(world, model) !== 'online' || !world.settings.get(CHAT_RULES).isScripted) return;
  sayAsModel(world, { memberId, modelId, text: chatScript().greeting[language] });
}
