import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import type { FreePlays } from '@tonalli/contracts/play/slot-shapes';
import type { PlayClock } from '@tonalli/contracts/play-time/shapes';
import { builtFamily } from '../../games/built-families';
import { PlatformFailure } from '../../kernel/failure';
import { betIdOf } from '../../wagering/bets';
import type { PlacedRound, Title } from '../../wagering/placement';
import type { World } from '../../world/world';
import { freePlaysOf, playableBonus } from '../bonuses';
import { notePlay, playClock } from '../play-time';
import { noteUse } from '../session';
import { dismissCompany, seatCompany } from './company';
import { JACKPOT_RULES } from './jackpot-settings';
import { poolAt } from './open-pool';
import { type GameSession, gameSessionRepository } from './play.repository';
import { requireGame, titleOf } from './playable-game';
import { runner } from './runner';
import { newRoundId } from './tokens';

/** A game stays open so long after its last round or step. */
export const SESSION_TTL_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

/** What the pool holds by now; null with play money, and where there is none. */
export const poolOf = (world: World, { wallet }: GameSession): number | null =>
  wallet === 'trial' || world.settings.get(JACKPOT_RULES).kind === 'TICKER' ? null : poolAt(world, world.clock.now());

interface Placing {
  roundKey: string;
  bet: unknown;
  /** Of which free plays it is one; left out: the player stakes. */
  free?: string | undefined;
  /** Refuses titles of which the caller knows no bets. */
  checkTitle?: (title: Title) => void;
}

/** What the session's page shows of the time and money of play; null with play money. */
export const clockOf = (world: World, { memberId, nodeId, wallet }: GameSession, family: string): PlayClock | null =>
  wallet === 'trial' ? null : playClock(world, { memberId, nodeId, family });

/** What the house stakes for the session's player in its title; null with play money and with a vendor's wallet. */
export const freeFor = (world: World, { memberId, nodeId, wallet }: GameSession, family: string): FreePlays | null =>
  wallet === 'main' ? freePlaysOf(world, { memberId, nodeId, family }) : null;

/** Bonus money that pays in the session's title, where there is any. */
export const bonusFor = (world: World, { memberId, wallet }: GameSession, family: string) =>
  (wallet === 'main' && playableBonus(world, { memberId, family })) || {};

const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

interface Noted {
  round: PlacedRound;
  /** Otherwise a step was taken in it. */
  isStart: boolean;
  /** The house staked it. */
  isFree?: boolean;
}

/** What a round of a session counts as. When a login was last used is known to the minute, so that one round in it says enough. */
export function noteRound(world: World, session: GameSession, { round, isStart, isFree = false }: Noted): void {
  const { memberId, nodeId, wallet } = session;
  const at = world.clock.now();
  gameSessionRepository(world).extend(session, at + SESSION_TTL_MS);
  const before = session.expiresAt - SESSION_TTL_MS;
  if (minuteOf(at) !== minuteOf(before)) noteUse(world, session.tokenId);
  if (wallet === 'trial') return;
  const { isOver, stakeMinor, payoutMinor } = round.moment;
  const counted = isOver && !isFree ? { stakeMinor, payoutMinor } : { stakeMinor: 0, payoutMinor: 0 };
  notePlay(world, { memberId, nodeId, family: round.family, isStart, counted });
}

/**
 * Places a bet of a session; a key that was used before gets its first answer again, and nothing is charged. Call in a
 * transaction. Throws what the runner's `place` does, and `GAME_NOT_FOUND` and `GAME_UNAVAILABLE`.
 */
export function placeRound(
  world: World,
  session: GameSession,
  { roundKey, bet, free, checkTitle }: Placing,
): PlacedRound {
  const { memberId, nodeId, wallet } = session;
  const at = world.clock.now();
  const title = () => {
    const found = titleOf(requireGame(world, nodeId));
    checkTitle?.(found);
    return found;
  };
  const round = runner.placeWithin(world, {
    roundId: newRoundId(),
    memberId,
    nodeId,
    wallet,
    at,
    roundKey,
    bet,
    free,
    title,
  });
  if (round.isRepeat) return round;
  noteRound(world, session, { round, isStart: true, isFree: free !== undefined });
  seatCompany(world, runner, session);
  return round;
}

/** A round as its page is told of it. */
export const answerOf = (world: World, session: GameSession, round: PlacedRound): RoundAnswer => ({
  roundId: round.roundId,
  betId: betIdOf(round.betId),
  nonce: round.nonce,
  family: round.family,
  ...{ steps: round.moment.steps, isOver: round.moment.isOver, view: round.view() },
  ...{ stakeMinor: round.moment.stakeMinor, payoutMinor: round.moment.payoutMinor },
  ...{ jackpotMinor: round.moment.jackpotMinor, jackpotPoolMinor: poolOf(world, session) },
  balanceMinor: round.moment.balanceMinor,
  play: clockOf(world, session, round.family),
  free: freeFor(world, session, round.family),
  ...bonusFor(world, session, round.family),
});

/** `play.round`: of the session's own member, title and wallet. Throws `ROUND_NOT_FOUND`. */
export function ownRound(world: World, session: GameSession, { round: roundId }: { round: string }): RoundAnswer {
  const { memberId, nodeId, wallet } = session;
  return answerOf(world, session, runner.own(world, { roundId, memberId, nodeId, wallet }));
}

/** `play.withdraw`, of the session's own bet while its table takes bets. Resolves after COMMIT. */
export const withdrawBet = (world: World, session: GameSession, { round: roundId }: { round: string }) =>
  world.commit(() => {
    const { memberId, nodeId, wallet } = session;
    runner.withdraw(world, { roundId, memberId, nodeId, wallet });
    dismissCompany(world, runner, session);
    return ownRound(world, session, { round: roundId });
  });

/** Nobody who plays for themselves is seated as one of the automatic players, which the others see marked as such. */
const refuseAutomatic =
  (bet: object) =>
  ({ family }: Title): void => {
    const mark = builtFamily(family)?.automatic?.mark;
    if (mark !== undefined && mark in bet) throw new PlatformFailure('BET_INVALID');
  };

/** `play.place`. Throws `BET_INVALID` for a bet that only automatic players make. Resolves after COMMIT. */
export const placeBet = (world: World, session: GameSession, input: Placing & { bet: object }) => {
  const checkTitle = refuseAutomatic(input.bet);
  const placed = () => answerOf(world, session, placeRound(world, session, { ...input, checkTitle }));
  return world.commit(placed, { repeatable: true });
};

/** `play.step`, in a round of the session's own member, title and wallet. Resolves after COMMIT. */
export const takeStep = (
  world: World,
  session: GameSession,
  { round: roundId, step, input }: { round: string; step: number; input: unknown },
) => {
  const work = (): RoundAnswer => {
    const { memberId, nodeId, wallet } = session;
    const taken = runner.step(world, { roundId, memberId, nodeId, wallet, step, input });
    if (!taken.isRepeat) noteRound(world, session, { round: taken, isStart: false });
    return answerOf(world, session, taken);
  };
  return world.commit(work, { repeatable: true });
};
