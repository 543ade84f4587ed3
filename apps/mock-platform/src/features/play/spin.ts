import type { SpinAnswer } from '@tonalli/contracts/play/slot-shapes';
import { slotDetailOf } from '../../games/slot/detail';
import { PlatformFailure } from '../../kernel/failure';
import { betIdOf, betOfRound } from '../../wagering/bets';
import type { World } from '../../world/world';
import { noteUse } from '../session';
import { JACKPOT_RULES } from './jackpot-settings';
import { type GameSession, playRepository } from './play.repository';
import { playRound } from './play-round';
import { requireGame } from './playable-game';
import { newRoundId } from './tokens';

export interface SpinInput {
  spinId: string;
  lineStakeMinor: number;
}

/** A game stays open so long after its last spin. */
export const SESSION_TTL_MS = 30 * 60_000;

const poolOf = (world: World, { wallet }: GameSession): number | null =>
  wallet === 'trial' || world.settings.get(JACKPOT_RULES).kind === 'TICKER'
    ? null
    : world.ledger.houseBalance('house.jackpot');

function played(world: World, session: GameSession, input: SpinInput): SpinAnswer | null {
  const round = playRepository(world).roundOfSpin.get(session.memberId, input.spinId);
  if (!round) return null;
  const bet = betOfRound(world, round.roundId);
  const detail = slotDetailOf(bet?.detail);
  if (!bet || !detail) throw new Error(`the round ${round.roundId} has no slot bet`);
  const same = bet.nodeId === session.nodeId && round.wallet === session.wallet;
  if (!same || detail.l !== input.lineStakeMinor) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  return {
    roundId: round.roundId,
    betId: betIdOf(bet.id),
    nonce: round.nonce,
    lineStakeMinor: detail.l,
    stops: detail.s.map((stops) => [...stops]),
    payoutMinor: bet.payoutMinor,
    jackpotMinor: detail.j ?? 0,
    jackpotPoolMinor: poolOf(world, session),
    balanceMinor: round.balanceAfterMinor,
  };
}

/**
 * Plays one spin of a session. A spin id that was played before gets its first answer again, and
 * nothing is charged. Resolves after COMMIT.
 * Throws `STAKE_INVALID`, `INSUFFICIENT_FUNDS`, `IDEMPOTENCY_KEY_REUSED` for the id of another spin.
 */
export function spin(world: World, session: GameSession, input: SpinInput): Promise<SpinAnswer> {
  return world.commit(() => {
    const before = played(world, session, input);
    if (before) return before;
    const game = requireGame(world, session.nodeId);
    const { memberId, wallet } = session;
    const at = world.clock.now();
    const round = playRound(world, { roundId: newRoundId(), memberId, wallet, game, at, ...input });
    playRepository(world).extendSession.run(at + SESSION_TTL_MS, session.id);
    noteUse(world, session.tokenId);
    return {
      roundId: round.roundId,
      betId: betIdOf(round.betId),
      nonce: round.nonce,
      lineStakeMinor: input.lineStakeMinor,
      stops: round.outcome.spins.map((spun) => [...spun.stops]),
      payoutMinor: round.payoutMinor,
      jackpotMinor: round.jackpotMinor,
      jackpotPoolMinor: poolOf(world, session),
      balanceMinor: round.balanceAfterMinor,
    };
  });
}
