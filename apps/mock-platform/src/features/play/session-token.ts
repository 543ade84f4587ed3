import type { GameTokens } from '../../transport/call';
import type { World } from '../../world/world';
import { sessionOf } from './game-session';
import { SeatedPlayer } from './seated-player';

/** Between the world's name and the secret. */
const SEPARATOR = '~';

/** The token that a game's page holds: it says itself which world its session is of. */
export const sessionToken = ({ name }: World, secret: string): string => `${name}${SEPARATOR}${secret}`;

/** The secret in a token of a page's session. */
export const secretOf = (token: string): string => token.slice(token.lastIndexOf(SEPARATOR) + 1);

export const gameTokens: GameTokens = {
  worldOf(token) {
    const at = token.lastIndexOf(SEPARATOR);
    return at < 1 ? null : token.slice(0, at);
  },
  open(world, token) {
    const session = sessionOf(world, secretOf(token));
    return session ? new SeatedPlayer(session) : null;
  },
};
