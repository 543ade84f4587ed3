import type { GamePlayer } from '../../transport/verb';
import type { GameSession, SeatedSession } from './play.repository';

/** Whoever has a game open, with the session that their token opened: what is kept of a call shows no more than who made it. */
export class SeatedPlayer implements GamePlayer {
  readonly id: string;
  readonly username: string;
  readonly #session: GameSession;

  constructor({ username, ...session }: SeatedSession) {
    this.id = session.memberId;
    this.username = username ?? session.memberId;
    this.#session = session;
  }

  get session(): GameSession {
    return this.#session;
  }
}
