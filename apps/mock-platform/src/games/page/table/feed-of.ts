import { codeOf } from '../failures';
import type { GameServer } from '../game-server';
import { type FeedEvents, LiveFeed } from './live-feed';

/** Codes after which there is nothing more to hear in this session. */
const ENDED: ReadonlySet<string> = new Set(['TOKEN_INVALID', 'TOKEN_MISSING', 'WORLD_UNKNOWN', 'GAME_UNAVAILABLE']);

/** The feed of the session's table. */
export const feedOf = (server: Pick<GameServer, 'listen'>, on: FeedEvents): LiveFeed =>
  new LiveFeed({
    on,
    open: (signal) => server.listen('table/live', signal),
    isEnd: (failure) => ENDED.has(codeOf(failure)),
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
