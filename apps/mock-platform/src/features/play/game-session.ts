import { CURRENCY } from '@tonalli/contracts/money';
import type { World } from '../../db/world';
import { LINE_STAKES_MINOR } from '../../games/slot/lines';
import { modelOf } from '../../games/slot/models';
import type { GameState } from '../../games/slot/wire';
import { PlatformFailure } from '../../http/platform-failure';
import { viewFairness } from './fairness-seeds';
import { type GameSession, playRepository } from './play.repository';
import { requireGame } from './playable-game';
import { SESSION_TTL_MS } from './spin';
import { newToken, tokenHash } from './tokens';

/** The open session of a token. Throws `TOKEN_INVALID` once it, or the login that launched it, is over. */
export function requireSession(world: World, token: string): GameSession {
  const session = playRepository(world).session.get({ tokenHash: tokenHash(token), now: world.clock.now() });
  if (!session) throw new PlatformFailure('TOKEN_INVALID');
  return session;
}

/** Everything that the page draws before the first spin. Call within a transaction: seeds may be made. */
export function stateOf(world: World, session: GameSession): GameState {
  const game = requireGame(world, session.nodeId);
  return {
    game: { nodeId: game.nodeId, names: { es: game.nameEs, en: game.nameEn }, vendor: game.vendor },
    wallet: session.wallet,
    balanceMinor: world.ledger.balance(session.memberId, `member.${session.wallet}`),
    currency: CURRENCY.code,
    model: modelOf(game.nodeId).id,
    lineStakesMinor: [...LINE_STAKES_MINOR],
    fairness: viewFairness(world, session.memberId),
    parentOrigin: new URL(session.backUrl).origin,
    backUrl: session.backUrl,
  };
}

/**
 * Changes a launch token for a session token, once and within its minute.
 * Throws `LAUNCH_TOKEN_INVALID`, and `TOKEN_INVALID` when the login has ended meanwhile.
 */
export function openSession(world: World, launchToken: string): Promise<GameState & { token: string }> {
  return world.commit(() => {
    const now = world.clock.now();
    const store = playRepository(world);
    const launch = store.useLaunch.get(now, tokenHash(launchToken), now);
    if (!launch) throw new PlatformFailure('LAUNCH_TOKEN_INVALID');
    const token = newToken();
    const { memberId, tokenId, nodeId, wallet, backUrl } = launch;
    store.dropSessions.run(now, memberId);
    store.insertSession.get({
      tokenHash: tokenHash(token),
      ...{ memberId, tokenId, nodeId, wallet, backUrl },
      createdAt: now,
      expiresAt: now + SESSION_TTL_MS,
    });
    return { ...stateOf(world, requireSession(world, token)), token };
  });
}
