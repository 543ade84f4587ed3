import { CURRENCY } from '@tonalli/contracts/money';
import type { GameState } from '@tonalli/contracts/play/slot-shapes';
import { LINE_STAKES_MINOR } from '../../games/slot/lines';
import { modelOf } from '../../games/slot/models';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { isSessionOpen } from '../session';
import { viewFairness } from './fairness-seeds';
import { openPool } from './jackpot-pool';
import { JACKPOT_RULES } from './jackpot-settings';
import { type GameSession, playRepository } from './play.repository';
import { requireGame } from './playable-game';
import { SESSION_TTL_MS } from './spin';
import { newToken, tokenHash } from './tokens';

/** The open session of a secret; undefined once it, or the login that launched it, is over. */
export function sessionOf(world: World, secret: string): GameSession | undefined {
  const session = playRepository(world).session.get(tokenHash(secret), world.clock.now());
  return session && isSessionOpen(world, session.tokenId) ? session : undefined;
}

function requireSession(world: World, secret: string): GameSession {
  const session = sessionOf(world, secret);
  if (!session) throw new PlatformFailure('TOKEN_INVALID');
  return session;
}

/** What the session's wallet holds, in minor units. */
const walletBalance = (world: World, { memberId, wallet }: GameSession, vendor: string): number =>
  world.ledger.balance(memberId, `member.${wallet}`, wallet === 'vendor' ? vendor : '');

/** The pool as a game shows it, or null while the jackpot is a ticker. Call within a transaction. */
function viewJackpot(world: World): GameState['jackpot'] {
  const { kind, stakePerWinMinor } = world.settings.get(JACKPOT_RULES);
  if (kind === 'TICKER') return null;
  openPool(world, world.clock.now());
  return { amountMinor: world.ledger.houseBalance('house.jackpot'), stakePerWinMinor };
}

/** Everything that the page draws before the first spin. Call within a transaction: seeds may be made. */
export function stateOf(world: World, session: GameSession): GameState {
  const game = requireGame(world, session.nodeId);
  return {
    game: { nodeId: game.nodeId, names: { es: game.nameEs, en: game.nameEn }, vendor: game.vendor },
    wallet: session.wallet,
    balanceMinor: walletBalance(world, session, game.vendor),
    currency: CURRENCY.code,
    model: modelOf(game.nodeId).id,
    lineStakesMinor: [...LINE_STAKES_MINOR],
    fairness: viewFairness(world, session.memberId),
    jackpot: session.wallet === 'trial' ? null : viewJackpot(world),
    parentOrigin: new URL(session.backUrl).origin,
    backUrl: session.backUrl,
  };
}

/**
 * Changes a launch token for the secret of a session, once and within its minute.
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
