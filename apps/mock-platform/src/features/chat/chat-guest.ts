import { nicknameOf } from '../../people/find-member';
import { protectionOf } from '../../people/player-protection';
import type { GamePlayer } from '../../transport/verb';
import type { World } from '../../world/world';
import { secretOf, tokenHash } from '../play';
import { isSessionOpen } from '../session';
import { type ChatSession, chatSessionRepository } from './chat-session.repository';

/** Whoever has a chat open, with the session that their token opened. */
export class ChatGuest implements GamePlayer {
  readonly id: string;
  readonly username: string;
  readonly #session: ChatSession;

  constructor(session: ChatSession, username: string) {
    this.id = session.memberId;
    this.username = username;
    this.#session = session;
  }

  get session(): ChatSession {
    return this.#session;
  }
}

/** Null once the session, or the login that launched it, is over, and while its member takes a break. */
export function chatGuestOf(world: World, token: string): ChatGuest | null {
  const session = chatSessionRepository(world).ofToken(tokenHash(secretOf(token)), world.clock.now());
  if (!session || !isSessionOpen(world, session.tokenId)) return null;
  if (protectionOf(world, session.memberId).break) return null;
  return new ChatGuest(session, nicknameOf(world, session.memberId));
}
