import type { InputOf } from '@tonalli/contracts/endpoint';
import type { SportsBet, SportsConfig } from '@tonalli/contracts/games/sports';
import type { LegFault, PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import type { SPORTS_BETS_ENDPOINTS } from '@tonalli/contracts/sports-bets/wire';
import { slipLines } from '../../games/sports/lines';
import { SPORTS_LIMITS, sports } from '../../games/sports/module';
import { PlatformFailure } from '../../kernel/failure';
import type { Title } from '../../wagering/placement';
import { roundsRepository } from '../../wagering/rounds.repository';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import { type GameSession, newRoundId, noteRound, runner } from '../play';
import { roomFor, WAITS_MS } from './check-slip';
import { scheduleDecision } from './decide-pending';
import { feedOf } from './feed-of';
import { type LegSeen, legNow, lookAtLegs } from './look-at-legs';
import { ownSlip } from './own-slip';
import { scheduleLook } from './settle-slips';
import { showSlip } from './show-slip';
import { slipsRepository } from './sports-bets.repository';

type Input = InputOf<(typeof SPORTS_BETS_ENDPOINTS)['sports.place']>;

const config: SportsConfig = SPORTS_LIMITS;

/** By what a slip is refused, what lasts first. */
const CODES = [
  ['unknown', 'BET_INVALID'],
  ['twice', 'BET_INVALID'],
  ['related', 'LEGS_RELATED'],
  ['closed', 'SELECTION_CLOSED'],
  ['suspended', 'SELECTION_SUSPENDED'],
  ['oddsChanged', 'ODDS_CHANGED'],
] as const satisfies readonly (readonly [LegFault, string])[];

type Code = (typeof CODES)[number][1] | 'STAKE_INVALID' | 'EXPOSURE_REACHED';

const refuse = (code: Code, seen: readonly LegSeen[], mostStakeMinor: number | null = null): never => {
  throw new PlatformFailure(code, { slip: { legs: seen.map(legNow), mostStakeMinor } });
};

/** Refuses legs that cannot be bet on, and stakes beyond what may be. */
function requireSlip(world: World, session: GameSession, { slip, oddsChoice }: Input): LegSeen[] {
  const seen = lookAtLegs(world, slip, oddsChoice);
  for (const [fault, code] of CODES) if (seen.some((leg) => leg.fault === fault)) refuse(code, seen);
  const lines = slipLines(slip.form, slip.legs.length);
  if (!lines) return refuse('BET_INVALID', seen);
  const { byLimitsMinor, freeMinor } = roomFor(world, session, { seen, lines });
  const isOutside = slip.stakeMinor < config.leastStakeMinor || slip.stakeMinor > byLimitsMinor;
  if (isOutside) refuse('STAKE_INVALID', seen, freeMinor);
  if (slip.stakeMinor > freeMinor) refuse('EXPOSURE_REACHED', seen, freeMinor);
  return seen;
}

/** A match in play is bet on as it is some seconds later. */
function betOf(world: World, { slip, oddsChoice }: Input, seen: readonly LegSeen[]): SportsBet {
  const isInPlay = seen.some(({ price }) => price?.isInPlay);
  return {
    ...{ sent: slip, oddsChoice },
    decidesAt: isInPlay ? world.clock.now() + WAITS_MS : null,
    legs: seen.map(({ leg: { event, type, key, selection, oddsMilli }, price, startsAt }) => ({
      ...{ event, type, key, selection, startsAt, oddsMilli: price?.oddsMilli ?? oddsMilli },
      ...{ line: price?.line ?? null, scoreAtBet: price?.scoreAtBet ?? null },
    })),
  };
}

function titleOf(world: World, nodeId: string): Title {
  const game = findGame(world, nodeId);
  if (!game) throw new PlatformFailure('GAME_NOT_FOUND');
  const { vendor, gameType, family, isOpen } = game;
  if (!isOpen || family !== sports.family) throw new PlatformFailure('GAME_UNAVAILABLE');
  return { vendor, gameType, family, config };
}

/** The slip that was placed by this key before; null for a new key. Throws `IDEMPOTENCY_KEY_REUSED` for another slip. */
function placedBefore(world: World, session: GameSession, input: Input): PlacedSlip | null {
  const row = roundsRepository(world).byKey.get(session.memberId, input.slipKey);
  if (!row) return null;
  try {
    const before = ownSlip(world, session, row.roundId);
    const { sent, oddsChoice } = before.bet;
    const asked = JSON.stringify([input.slip, input.oddsChoice]);
    if (JSON.stringify([sent, oddsChoice]) === asked) return showSlip(world, before);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
  }
  throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
}

/** Keeps a slip for its player's lists and for its matches, which are followed from now on. */
function keep(world: World, session: GameSession, { roundId, bet }: { roundId: string; bet: SportsBet }): PlacedSlip {
  const slip = ownSlip(world, session, roundId);
  const events = new Set(bet.legs.map(({ event }) => event));
  const { memberId, wallet } = session;
  slipsRepository(world).insert({ id: slip.betId, roundId, memberId, wallet, kind: 'OPEN' }, events);
  for (const event of events) {
    feedOf(world).follow(world, event);
    scheduleLook(world, event);
  }
  if (bet.decidesAt !== null) scheduleDecision(world, { roundId, at: bet.decidesAt });
  return showSlip(world, slip);
}

/** `sports.place`. Call in a transaction. Throws the codes of the endpoint; whatever it throws, nothing is charged. */
export function placeSlip(world: World, session: GameSession, input: Input): PlacedSlip {
  const before = placedBefore(world, session, input);
  if (before) return before;
  const title = titleOf(world, session.nodeId);
  const bet = betOf(world, input, requireSlip(world, session, input));
  const { memberId, nodeId, wallet } = session;
  const [roundId, at] = [newRoundId(), world.clock.now()];
  const round = runner.placeWithin(world, {
    ...{ roundId, memberId, nodeId, wallet, at, roundKey: input.slipKey, bet },
    title: () => title,
  });
  noteRound(world, session, { round, isStart: true });
  return keep(world, session, { roundId, bet });
}
