import type { InputOf } from '@tonalli/contracts/endpoint';
import type { LegBet, SportsBet, SportsConfig } from '@tonalli/contracts/games/sports';
import type { EventSummary } from '@tonalli/contracts/sports/shapes';
import type { LegFault, PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import type { SPORTS_BETS_ENDPOINTS } from '@tonalli/contracts/sports-bets/wire';
import { slipLines } from '../../games/sports/lines';
import { SPORTS_LIMITS, sports } from '../../games/sports/module';
import { PlatformFailure } from '../../kernel/failure';
import type { PlacedRound, Title } from '../../wagering/placement';
import { roundsRepository } from '../../wagering/rounds.repository';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import { type GameSession, newRoundId, noteRound, runner } from '../play';
import { roomFor, WAITS_MS } from './check-slip';
import { scheduleDecision } from './decide-pending';
import { feedOf } from './feed-of';
import { type LegSeen, legNow, lookAtLegs } from './look-at-legs';
import { keptSlip, requireSlip } from './own-slip';
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
function requireLegs(world: World, who: Bettor, { slip, oddsChoice }: Input): LegSeen[] {
  const seen = lookAtLegs(world, slip, oddsChoice);
  for (const [fault, code] of CODES) if (seen.some((leg) => leg.fault === fault)) refuse(code, seen);
  const lines = slipLines(slip.form, slip.legs.length);
  if (!lines) return refuse('BET_INVALID', seen);
  const { byLimitsMinor, freeMinor } = roomFor(world, who, { seen, lines });
  const isOutside = slip.stakeMinor < config.leastStakeMinor || slip.stakeMinor > byLimitsMinor;
  if (isOutside) refuse('STAKE_INVALID', seen, freeMinor);
  if (slip.stakeMinor > freeMinor) refuse('EXPOSURE_REACHED', seen, freeMinor);
  return seen;
}

const matchOf = ({ sport, league, home, away }: EventSummary): LegBet['match'] => ({
  ...{ sport, league: league.names, home: home.names, away: away.names },
});

/** A match in play is bet on as it is some seconds later. */
function betOf(world: World, { slip, oddsChoice }: Input, seen: readonly LegSeen[]): SportsBet {
  const isInPlay = seen.some(({ price }) => price?.isInPlay);
  return {
    ...{ sent: slip, oddsChoice },
    decidesAt: isInPlay ? world.clock.now() + WAITS_MS : null,
    legs: seen.map(({ leg: { event, type, key, selection, oddsMilli }, price, event: of }) => ({
      ...{ event, type, key, selection, startsAt: of?.startsAt ?? 0, oddsMilli: price?.oddsMilli ?? oddsMilli },
      ...(of && { match: matchOf(of) }),
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

/** Who bets, in which title and with what. */
export type Bettor = Pick<GameSession, 'memberId' | 'nodeId' | 'wallet'>;

/** A slip with its round, which is null where it was placed before. */
interface Taken {
  readonly slip: PlacedSlip;
  readonly round: PlacedRound | null;
}

/** The slip that was placed by this key before; null for a new key. Throws `IDEMPOTENCY_KEY_REUSED` for another slip. */
function placedBefore(world: World, who: Bettor, input: Input): PlacedSlip | null {
  const row = roundsRepository(world).byKey.get(who.memberId, input.slipKey);
  if (!row) return null;
  const before = keptSlip(world, row.roundId);
  const asked = JSON.stringify([input.slip, input.oddsChoice]);
  const isSame = before && JSON.stringify([before.bet.sent, before.bet.oddsChoice]) === asked;
  if (!isSame || row.wallet !== who.wallet) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  return showSlip(world, before);
}

/** Keeps a slip for its player's lists and for its matches, which are followed from now on. */
function keep(world: World, { memberId, wallet }: Bettor, { roundId, betId }: PlacedRound): PlacedSlip {
  const slip = requireSlip(world, roundId);
  const events = new Set(slip.bet.legs.map(({ event }) => event));
  slipsRepository(world).insert({ id: betId, roundId, memberId, wallet, kind: 'OPEN', uncollectedMinor: null }, events);
  for (const event of events) feedOf(world).follow(world, event);
  const { decidesAt } = slip.bet;
  if (decidesAt !== null) scheduleDecision(world, { roundId, at: decidesAt });
  return showSlip(world, slip);
}

/** Bets a slip. Call in a transaction. Throws the codes of `sports.place`; whatever it throws, nothing is charged. */
export function takeSlip(world: World, who: Bettor, input: Input): Taken {
  const before = placedBefore(world, who, input);
  if (before) return { slip: before, round: null };
  const title = titleOf(world, who.nodeId);
  const bet = betOf(world, input, requireLegs(world, who, input));
  const { memberId, nodeId, wallet } = who;
  const round = runner.placeWithin(world, {
    ...{ roundId: newRoundId(), memberId, nodeId, wallet, bet },
    ...{ roundKey: input.slipKey, at: world.clock.now(), title: () => title },
  });
  return { slip: keep(world, who, round), round };
}

/** `sports.place`. Call in a transaction. */
export function placeSlip(world: World, session: GameSession, input: Input): PlacedSlip {
  const { slip, round } = takeSlip(world, session, input);
  if (round) noteRound(world, session, { round, isStart: true });
  return slip;
}
