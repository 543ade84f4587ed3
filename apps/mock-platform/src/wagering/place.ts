import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { leafHashOf, leafOf } from './bet-leaf';
import { keepBet } from './bets';
import { betsRepository } from './bets.repository';
import type { BetDetail } from './bets.table';
import { bookTurn } from './book-turn';
import { detailOf, detailWith, drawPrize, momentOf, shownOf, tellDecided, viewOf } from './close-turn';
import type { AcceptedBet, AnyGameModule, AnyRounds, StartedBet } from './define-game';
import type { RecordedDraws } from './draws';
import { assertRoom, enterShared } from './enter-shared';
import { type ActiveSeed, activeSeed, ofMember } from './fairness-seeds';
import { freeOf, isGrant, sourceOfFree, sourceOfGrant } from './funding';
import type { PlacedRound, Placement, Title } from './placement';
import { allocate, noteConverted } from './post-money';
import { postHold, type StakeTerms } from './post-stake';
import { progressRepository } from './progress.repository';
import { repeatOf } from './repeat';
import { amountOf, isOver, paidMinor, type Round } from './round';
import { roundsRepository } from './rounds.repository';
import { contextOf, drawsOf, gameOf, isTrial, type RunnerParts } from './runner-parts';
import { seedsRepository } from './seeds.repository';
import { wageredMinorOf } from './settlement';
import { type Price, sumOf } from './stake';
import { scheduleTimeout } from './timeout-job';
import { roundsAt, tableAt, tableOwnerOf } from './title-rounds';
import { assertMaySit, assertUnclaimed, updateShared } from './update-shared';
import { accountOf } from './wallet';
import { takeReplaced } from './withdraw';

interface Accepted {
  title: Title;
  game: AnyGameModule;
  tableOwnerId: string | null;
  table: string | null;
  rounds: AnyRounds | null;
  accepted: AcceptedBet;
  price: Price;
}

/** Bonus money plays where the main account does, if it may play this at all. */
function furtherOf(world: World, { wallet, further, memberId }: Placement, family: string): readonly string[] {
  if (further || wallet !== 'main') return further ?? [];
  const grantId = world.grants.pays(world, { memberId, family });
  return grantId === null ? [] : [sourceOfGrant(grantId)];
}

function sourcesOf(world: World, placement: Placement, { title, game }: Pick<Accepted, 'title' | 'game'>): string[] {
  if (placement.free !== undefined) return [sourceOfFree(placement.free)];
  return [accountOf(placement.wallet, title.vendor), ...furtherOf(world, placement, game.family)];
}

/** The house stakes a free play: exactly what it is worth, and nothing is set aside. */
function fundFree(world: World, placement: Placement, { game, price }: Accepted): void {
  const { free: freeId, memberId, nodeId, wallet, at } = placement;
  if (freeId === undefined) return;
  if (wallet !== 'main') throw new PlatformFailure('BONUS_NOT_FOUND');
  if (price.holdMinor) throw new PlatformFailure('BET_INVALID');
  const stakeMinor = sumOf(price.stakes, (stake) => stake.stakeMinor);
  world.grants.takeFree(world, { freeId, memberId, nodeId, family: game.family, stakeMinor, at });
}

function newRound(world: World, placement: Placement, { title, game, tableOwnerId, accepted, price }: Accepted): Round {
  const { wallet } = placement;
  return {
    id: placement.roundId,
    memberId: placement.memberId,
    nodeId: placement.nodeId,
    wallet,
    tableOwnerId,
    title,
    family: game.family,
    version: game.version,
    placedAt: placement.at,
    config: title.config ?? game.config.initial,
    bet: accepted.bet,
    betText: JSON.stringify(accepted.bet),
    sources: sourcesOf(world, placement, { title, game }),
    maxPayoutMinor: price.maxPayoutMinor,
    state: null,
    lines: new Map(),
    hold: [],
    results: [],
    drawn: [],
    asked: [],
    stakeMinor: 0,
    jackpotMinor: 0,
    jackpotDrawn: null,
    payments: 0,
    balanceMinor: null,
  };
}

/** Whose table a bet is for. Throws `TRIAL_NOT_OFFERED` where play money would sit with real money. */
function ownerOf(game: AnyGameModule, placement: Placement): string | null {
  const { wallet, tableOwnerId } = placement;
  const ownerId = tableOwnerOf(game, placement);
  const isForOwn = tableOwnerId !== undefined || (game.bank === 'players' && wallet === 'trial');
  if (isForOwn && ownerId === null) throw new PlatformFailure('TRIAL_NOT_OFFERED');
  return ownerId === null ? null : (tableOwnerId ?? ownerId);
}

/** Reads a bet and what it costs, before anything is drawn or taken. */
function accept(parts: RunnerParts, world: World, placement: Placement): Accepted {
  const { title: titleOf, memberId, nodeId, wallet, bet, at } = placement;
  const title = titleOf();
  const game = gameOf(parts, title.family);
  const config = title.config ?? game.config.initial;
  const tableOwnerId = ownerOf(game, placement);
  const accepted = game.accept(bet, contextOf(world, game, { config, at, nodeId, tableOwnerId }));
  const table = tableAt(world, game, { nodeId, tableOwnerId });
  const rounds = game.rounds && roundsAt(game.rounds, table);
  if (rounds && game.replaces) takeReplaced(parts, world, { rounds, table, keys: accepted.keys, placement });
  if (rounds) {
    assertRoom(world, rounds, { ...accepted, memberId, wallet, at, most: game.betsPerPlayer });
    assertUnclaimed(world, game, { ...accepted, rounds: rounds.name });
    if (game.bank === 'players') assertMaySit(parts, world, { ...accepted, rounds: rounds.name, memberId });
  }
  const price = accepted.price();
  if (price.stakes.length === 0 && !price.holdMinor) throw new PlatformFailure('BET_INVALID');
  return { title, game, tableOwnerId, table, rounds, accepted, price };
}

interface Taken {
  at: number;
  terms: StakeTerms;
}

function setAside(world: World, round: Round, { holdMinor, ...taking }: Taken & { holdMinor: number }): void {
  // Bonus money is staked, never set aside.
  const sources = round.sources.filter((source) => !isGrant(source));
  round.hold = allocate(world, { ...round, sources }, holdMinor);
  postHold(world, round, { funding: round.hold, ...taking });
}

/**
 * Takes a bet, and settles it at once where its game decides it at once. Call in its transaction. Throws `BET_INVALID`,
 * `STAKE_INVALID`, `INSUFFICIENT_FUNDS`, `EXPOSURE_REACHED`, `ROUND_CLOSED`, `SEAT_TAKEN`, `ODDS_CHANGED`, `TRIAL_NOT_OFFERED`, of
 * free plays `BONUS_NOT_FOUND` and `BONUS_CLOSED`, what the guard refuses with, and `IDEMPOTENCY_KEY_REUSED` for the key of another bet.
 */
export function place(parts: RunnerParts, world: World, placement: Placement): PlacedRound {
  const before = repeatOf(parts, world, placement);
  if (before) return before;
  const taken = accept(parts, world, placement);
  const { at, isUntold, by = 'member' } = placement;
  fundFree(world, placement, taken);
  const round = newRound(world, placement, taken);
  const seed = taken.game.draws === 'personal' ? activeSeed(world, ofMember(placement.memberId)) : null;
  const terms = { by, isStart: true };
  const { holdMinor = 0 } = taken.price;
  setAside(world, round, { holdMinor, at, terms });
  const draws = drawsOf(seed, seed?.nextNonce ?? 0, []);
  const { turn, record } = taken.accepted.start(draws);
  const stakes = turn.stakes ? [...taken.price.stakes, ...turn.stakes] : taken.price.stakes;
  const { table } = taken;
  bookTurn(world, round, {
    turn: { ...turn, stakes },
    table,
    at,
    isUntold,
    terms: { ...terms, setAsideMinor: holdMinor },
  });
  const started = { round, placement, seed, draws, record };
  const { betId, detail } = isOver(round) ? keepDecided(parts, world, started) : keepOpen(parts, world, started);
  if (taken.rounds) enter(world, taken.rounds, { round, accepted: taken.accepted, betId, at });
  const { id: roundId, memberId, nodeId, family, wallet } = round;
  updateShared(parts, world, round);
  parts.placed?.(world, { memberId, nodeId, family, table, at });
  noteConverted(world, round);
  return {
    roundId,
    betId,
    nonce: seed?.nextNonce ?? 0,
    family,
    wallet,
    isRepeat: false,
    detail,
    moment: momentOf(world, round, 0),
    view: () => shownOf(parts, world, { round, at }) ?? null,
  };
}

interface Entering {
  round: Round;
  accepted: AcceptedBet;
  betId: number;
  at: number;
}

function enter(world: World, rounds: AnyRounds, { round, accepted, betId, at }: Entering): void {
  const { memberId, id: roundId } = round;
  const stakeMinor = round.stakeMinor + amountOf(round.hold);
  const leaf = leafHashOf(leafOf(world, rounds, { ...round, betId, stakeMinor }));
  enterShared(world, rounds, { ...accepted, memberId, roundId, at, leaf, stakeMinor, isOpen: !isOver(round) });
}

interface Started {
  round: Round;
  placement: Placement;
  seed: ActiveSeed | null;
  draws: RecordedDraws;
  record: StartedBet['record'];
}

interface KeptBet {
  betId: number;
  detail: BetDetail;
}

function keepRound(world: World, { round, placement, seed }: Started, jackpotStakePerWinMinor: number | null): void {
  if (seed) seedsRepository(world).spendNonce(seed);
  roundsRepository(world).insert({
    roundId: round.id,
    memberId: round.memberId,
    roundKey: placement.roundKey,
    seedId: seed?.id ?? null,
    nonce: seed?.nextNonce ?? null,
    wallet: round.wallet,
    tableOwnerId: round.tableOwnerId,
    balanceAfterMinor: momentOf(world, round, 0).balanceMinor,
    jackpotStakePerWinMinor,
    payments: round.payments,
  });
}

const betOf = (round: Round) => ({
  roundId: round.id,
  memberId: round.memberId,
  nodeId: round.nodeId,
  vassalage: round.title.vendor,
  gameType: round.title.gameType,
  stakeMinor: round.stakeMinor,
  at: round.placedAt,
});

function keepDecided(parts: RunnerParts, world: World, started: Started): KeptBet {
  const { round, placement, seed } = started;
  const { at } = placement;
  const { stakePerWinMinor } = drawPrize(parts, world, { round, draws: seed && started.draws, at });
  keepRound(world, started, stakePerWinMinor);
  const detail = detailWith(round, started.record(round.id));
  const betId = keepBet(world, {
    ...betOf(round),
    payoutMinor: paidMinor(round) + round.jackpotMinor,
    validMinor: sumOf(round.results, ({ validStakeMinor }) => validStakeMinor),
    isTrial: isTrial(round),
    family: round.family,
    wageredMinor: wageredMinorOf(round.results),
    freeId: freeOf(round.sources),
    detail,
  });
  tellDecided(parts, world, { endings: [{ round, at, isPlayers: true }], wasOpen: false });
  return { betId, detail };
}

function keepOpen(parts: RunnerParts, world: World, started: Started): KeptBet {
  const { round, placement, draws } = started;
  const { at } = placement;
  keepRound(world, started, null);
  round.drawn.push(...draws.drawn);
  // Without a key nobody asks for it again.
  const told =
    placement.roundKey === null ? null : { ...momentOf(world, round, 0), view: viewOf(parts, world, { round, at }) };
  round.asked.push({ call: 'start', input: null, at, told });
  progressRepository(world).keep(round, false);
  scheduleTimeout(parts, world, round);
  const detail = detailOf(parts, round);
  const betId = betsRepository(world).insert({
    ...betOf(round),
    ...{ payoutMinor: paidMinor(round), isTrial: isTrial(round) ? 1 : 0 },
    ...{ status: 'PENDING', settledAt: null, detail, betText: round.betText },
  });
  return { betId, detail };
}
