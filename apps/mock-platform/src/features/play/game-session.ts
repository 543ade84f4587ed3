import { CURRENCY } from '@tonalli/contracts/money';
import type { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import type { GameState } from '@tonalli/contracts/play/slot-shapes';
import type { PlayReport } from '@tonalli/contracts/play-time/shapes';
import { LINE_STAKES_MINOR } from '../../games/slot/lines';
import { modelOf } from '../../games/slot/models';
import { failureOf } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import { ofMember, viewFairness } from '../../wagering/fairness-seeds';
import type { Title } from '../../wagering/placement';
import type { World } from '../../world/world';
import { gameRules, playReport } from '../play-time';
import { isSessionOpen } from '../session';
import { JACKPOT_RULES } from './jackpot-settings';
import { againstSecondGame } from './one-game';
import { poolAt } from './open-pool';
import { answerOf, bonusFor, clockOf, freeFor, SESSION_TTL_MS } from './place-round';
import { type GameSession, gameSessionRepository, playRepository, type SeatedSession } from './play.repository';
import { requireGame, titleOf } from './playable-game';
import { runner } from './runner';
import { newToken, tokenHash } from './tokens';

/** The open session of a secret; null once it, or the login that launched it, is over. */
export function sessionOf(world: World, secret: string): SeatedSession | null {
  const session = gameSessionRepository(world).ofToken(tokenHash(secret));
  if (!session || session.expiresAt <= world.clock.now()) return null;
  return isSessionOpen(world, session.tokenId) ? session : null;
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
  const { kind, oneIn } = world.settings.get(JACKPOT_RULES);
  if (kind === 'TICKER') return null;
  const amountMinor = poolAt(world, world.clock.now());
  return { amountMinor, stakePerWinMinor: amountMinor * oneIn };
}

/** What the page of any family but the slot's is told beside. */
function roundsOf(
  world: World,
  session: GameSession,
  title: Title,
): Pick<RoundGameState, 'family' | 'config' | 'open'> {
  const open = runner.open(world, { memberId: session.memberId, nodeId: session.nodeId });
  const own = open.filter(({ wallet }) => wallet === session.wallet);
  return {
    family: title.family,
    config: runner.configOf(title),
    open: own.map((round) => answerOf(world, session, round)),
  };
}

/** What a reality check shows to the session's player; null with play money. */
export function reportOf(world: World, { memberId, nodeId, wallet }: GameSession): PlayReport | null {
  if (wallet === 'trial') return null;
  const { family } = titleOf(requireGame(world, nodeId));
  return playReport(world, { memberId, nodeId, family });
}

/** Everything that the page draws before the first spin. Call within a transaction: seeds may be made. */
export function stateOf(world: World, session: GameSession): GameState | RoundGameState {
  const game = requireGame(world, session.nodeId);
  const title = titleOf(game);
  const slot = { model: modelOf(game.nodeId).id, lineStakesMinor: [...LINE_STAKES_MINOR] };
  return {
    game: { nodeId: game.nodeId, names: { es: game.nameEs, en: game.nameEn }, vendor: game.vendor },
    wallet: session.wallet,
    balanceMinor: walletBalance(world, session, game.vendor),
    currency: CURRENCY.code,
    ...(title.family === 'slot' ? slot : roundsOf(world, session, title)),
    fairness: viewFairness(world, ofMember(session.memberId)),
    jackpot: session.wallet === 'trial' ? null : viewJackpot(world),
    parentOrigin: new URL(session.backUrl).origin,
    backUrl: session.backUrl,
    rules: gameRules(world, { memberId: session.memberId, nodeId: session.nodeId, family: title.family }),
    play: clockOf(world, session, title.family),
    free: freeFor(world, session, title.family),
    ...bonusFor(world, session, title.family),
  };
}

/**
 * Changes a launch token for the secret of a session, once and within its minute.
 * Throws `LAUNCH_TOKEN_INVALID`, `GAME_ALREADY_OPEN`, and `TOKEN_INVALID` when the login has ended meanwhile.
 */
export function openSession(
  world: World,
  launchToken: string,
): Promise<(GameState | RoundGameState) & { token: string }> {
  return world.commit(() => {
    const now = world.clock.now();
    const launch = playRepository(world).useLaunch.get(now, tokenHash(launchToken), now);
    if (!launch) throw new PlatformFailure('LAUNCH_TOKEN_INVALID');
    const token = newToken();
    const { memberId, tokenId, nodeId, wallet, backUrl } = launch;
    const against = wallet === 'trial' ? null : againstSecondGame(world, { memberId, nodeId });
    if (against) throw failureOf(against);
    const store = gameSessionRepository(world);
    store.dropEnded(memberId, now);
    store.insert({
      tokenHash: tokenHash(token),
      ...{ memberId, tokenId, nodeId, wallet, backUrl },
      createdAt: now,
      expiresAt: now + SESSION_TTL_MS,
    });
    return { ...stateOf(world, requireSession(world, token)), token };
  });
}
