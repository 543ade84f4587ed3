import type { SpinAnswer } from '@tonalli/contracts/play/slot-shapes';
import { slotDetailOf } from '../../games/slot/detail';
import { PlatformFailure } from '../../kernel/failure';
import { betIdOf } from '../../wagering/bets';
import type { Title } from '../../wagering/placement';
import type { World } from '../../world/world';
import { bonusFor, clockOf, freeFor, placeRound, poolOf } from './place-round';
import type { GameSession } from './play.repository';

export interface SpinInput {
  spinId: string;
  lineStakeMinor: number;
  /** Of which free plays it is one; left out: the player stakes. */
  free?: string | undefined;
}

function assertSlot({ family }: Title): void {
  if (family !== 'slot') throw new PlatformFailure('GAME_UNAVAILABLE');
}

/**
 * Plays one spin of a session. A spin id that was played before gets its first answer again, and
 * nothing is charged. Resolves after COMMIT.
 * Throws `STAKE_INVALID`, `INSUFFICIENT_FUNDS`, `IDEMPOTENCY_KEY_REUSED` for the id of another spin.
 */
export function spin(
  world: World,
  session: GameSession,
  { spinId, lineStakeMinor, free }: SpinInput,
): Promise<SpinAnswer> {
  const work = (): SpinAnswer => {
    const bet = { lineStakeMinor };
    const round = placeRound(world, session, { roundKey: spinId, bet, free, checkTitle: assertSlot });
    const detail = slotDetailOf(round.detail);
    if (!detail) throw new Error(`the round ${round.roundId} has no slot bet`);
    return {
      roundId: round.roundId,
      betId: betIdOf(round.betId),
      nonce: round.nonce,
      lineStakeMinor: detail.l,
      stops: detail.s.map((stops) => [...stops]),
      payoutMinor: round.moment.payoutMinor,
      jackpotMinor: round.moment.jackpotMinor,
      jackpotPoolMinor: poolOf(world, session),
      balanceMinor: round.moment.balanceMinor,
      play: clockOf(world, session, round.family),
      free: freeFor(world, session, round.family),
      ...bonusFor(world, session, round.family),
    };
  };
  return world.commit(work, { repeatable: true });
}
