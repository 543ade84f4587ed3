import type { AnyGameModule } from '../define-game';
import { GameRefusal } from '../refusal';
import { readKept } from '../schema';
import { lineResult } from '../settlement';
import { sumOf } from '../stake';
import { applyTurn, asJson, release } from './apply-turn';
import { ask, force, refunded, replay } from './ask';
import { contextOf, found, gameOf, type Memory, once, phaseOf, wholly } from './memory';
import { amountOf, type DrawnFrom, emptyStore, entryOf, isOver, type KeptRound, move, spend } from './memory-store';
import { advanceShared, cancelShared, nextShared, openShared, sharedOf } from './shared';

export interface Placement {
  readonly player: string;
  readonly family: string;
  readonly bet: unknown;
  /** The same key again answers the same round and takes nothing. */
  readonly key?: string;
  readonly from?: DrawnFrom;
}

function assertRoom(
  memory: Memory,
  game: AnyGameModule,
  { player, keys }: { player: string; keys: readonly string[] },
) {
  for (const key of keys) {
    if (!phaseOf(memory, game, key)?.takesBets) throw new GameRefusal('ROUND_CLOSED', key);
    const own = [...memory.store.rounds.values()].filter(
      (round) => round.player === player && round.keys.includes(key),
    );
    if (own.length >= game.betsPerPlayer) throw new GameRefusal('BET_INVALID', 'enough bets in this round');
  }
}

/** As if it had never been placed. */
function takeBack(memory: Memory, round: KeptRound): void {
  applyTurn(memory.store, round, { ...refunded(entryOf(round)), state: round.state });
  round.keys = [];
}

function takeReplaced(memory: Memory, { player, keys }: { player: string; keys: readonly string[] }): void {
  for (const round of memory.store.rounds.values()) {
    if (round.player === player && !isOver(round) && round.keys.some((key) => keys.includes(key)))
      takeBack(memory, round);
  }
}

function withdraw(memory: Memory, round: KeptRound): void {
  const game = gameOf(memory, round.family);
  if (!game.replaces) throw new GameRefusal('STEP_INVALID');
  // What was taken back, or replaced, is so for good.
  if (round.keys.length === 0) return;
  if (isOver(round) || !round.keys.every((key) => phaseOf(memory, game, key)?.takesBets))
    throw new GameRefusal('ROUND_CLOSED');
  takeBack(memory, round);
}

function place(memory: Memory, { player, family, bet, from }: Placement): string {
  const game = gameOf(memory, family);
  const config = game.config.initial;
  const accepted = game.accept(bet, contextOf(memory, { family, config }));
  if (game.replaces) takeReplaced(memory, { player, keys: accepted.keys });
  assertRoom(memory, game, { player, keys: accepted.keys });
  const nonce = memory.store.rounds.size;
  const { holdMinor = 0, maxPayoutMinor } = accepted.price();
  const hold = spend(memory.store, { player, to: 'holds', amountMinor: holdMinor });
  const round: KeptRound = {
    ...{ id: `${family}-${nonce}`, player, family, config, hold, state: null },
    bet: asJson(accepted.bet),
    keys: [...accepted.keys, ...accepted.laterKeys],
    maxPayoutMinor,
    from: from ?? { serverSeed: '55'.repeat(32), clientSeed: 'player', nonce },
    ...{ lines: new Map(), stakes: [], results: [], drawn: [], asked: [] },
  };
  memory.store.rounds.set(round.id, round);
  ask(memory, round, { call: 'start', input: null });
  return round.id;
}

const roundOf = (memory: Memory, id: string): KeptRound => found(memory.store.rounds.get(id), id);
const resume = (memory: Memory, round: KeptRound) => gameOf(memory, round.family).resume(entryOf(round));
const stepsOf = (round: KeptRound): number => round.asked.filter(({ call }) => call === 'step').length;

function show(memory: Memory, id: string): unknown {
  const round = roundOf(memory, id);
  const shown = asJson(resume(memory, round).show(contextOf(memory, round)));
  return readKept(gameOf(memory, round.family).view, shown);
}

function finish(memory: Memory, round: KeptRound): void {
  while (!isOver(round)) {
    const timeout = found(resume(memory, round).timeout, 'step of the timeout');
    ask(memory, round, { call: 'step', input: timeout.step() });
  }
}

function exclude(memory: Memory, player: string): void {
  for (const round of memory.store.rounds.values()) {
    if (round.player !== player || isOver(round)) continue;
    const what = resume(memory, round).onExclusion(contextOf(memory, round));
    release(memory.store, round, amountOf(round.hold));
    if (what === 'refund') applyTurn(memory.store, round, refunded(entryOf(round)));
    if (what === 'finish') finish(memory, round);
  }
}

export interface Sale {
  readonly offerMinor: number;
  readonly untilMs: number;
  readonly partMinor: number;
}

/** Sells back a part of a round of one line at the price that was quoted for all of it. */
function cashOut(memory: Memory, round: KeptRound, { offerMinor, untilMs, partMinor }: Sale): void {
  if (memory.at > untilMs) throw new GameRefusal('TOO_LATE');
  const [line, openMinor] = found(Object.entries(entryOf(round).open)[0], 'open line');
  const payoutMinor = Math.floor((offerMinor * partMinor) / openMinor);
  const sold = lineResult({ line, stakeMinor: partMinor, status: 'CASHED_OUT', payoutMinor });
  applyTurn(memory.store, round, { state: round.state, results: [sold] });
}

/**
 * What the platform's runner does once for every family, in memory, without members, limits or events: money with its funding,
 * holds, exposures, idempotency, draws, shared rounds, quotes, exclusion, wishes of testers, replay. Each verb happens
 * wholly or not at all.
 */
export function createMemoryRunner(...games: readonly AnyGameModule[]) {
  const named = new Map(games.map((game) => [game.family, game]));
  const memory: Memory = { games: named, at: Date.UTC(2030, 0, 1), store: emptyStore() };
  const all = <Answer>(work: () => Answer): Answer => wholly(memory, work);
  return {
    now: () => memory.at,
    pass: (ms: number) => {
      memory.at += ms;
    },
    fund: (account: string, amountMinor: number) => move(memory.store, { from: 'house', to: account, amountMinor }),
    balance: (account: string): number => memory.store.accounts.get(account) ?? 0,
    exposure: (key: string): number => memory.store.exposures.get(key) ?? 0,
    /** Of all accounts: 0, whatever happened. */
    total: (): number => sumOf([...memory.store.accounts.values()], (balance) => balance),
    round: (id: string): KeptRound => roundOf(memory, id),
    open: (id: string) => entryOf(roundOf(memory, id)).open,
    isOver: (id: string): boolean => isOver(roundOf(memory, id)),
    show: (id: string): unknown => show(memory, id),

    place: (placement: Placement): string => {
      const { key = `placed ${memory.store.rounds.size}`, player, family, bet } = placement;
      return once(memory, { key, body: [player, family, bet] }, () => place(memory, placement));
    },
    /** Steps count from 0; one that was taken answers what it answered. */
    step: (id: string, step: unknown, no = stepsOf(roundOf(memory, id))): unknown =>
      once(memory, { key: `${id} ${no}`, body: step }, () => {
        if (no !== stepsOf(roundOf(memory, id))) throw new GameRefusal('STEP_INVALID', 'another step comes next');
        ask(memory, roundOf(memory, id), { call: 'step', input: step });
        return show(memory, id);
      }),
    finish: (id: string) => all(() => finish(memory, roundOf(memory, id))),
    quote: (id: string) => resume(memory, roundOf(memory, id)).quote(contextOf(memory, roundOf(memory, id))),
    cashOut: (id: string, sale: Sale) => all(() => cashOut(memory, roundOf(memory, id), sale)),
    withdraw: (id: string) => all(() => withdraw(memory, roundOf(memory, id))),
    exclude: (player: string) => all(() => exclude(memory, player)),

    nextShared: (family: string, day: string) => nextShared(memory, gameOf(memory, family), day),
    openShared: (family: string, from?: DrawnFrom, day?: string) =>
      all(() => openShared(memory, gameOf(memory, family), { from, ...(day !== undefined && { day }) })),
    phase: (family: string, key: string) => sharedOf(memory, gameOf(memory, family), key).phase,
    advance: (family: string, key: string, from?: DrawnFrom | null) =>
      all(() => advanceShared(memory, gameOf(memory, family), { key, from })),
    showShared: (family: string, key: string): unknown => {
      const game = gameOf(memory, family);
      return game.rounds?.show(sharedOf(memory, game, key).phase);
    },
    cancelShared: (family: string, key: string) => all(() => cancelShared(memory, gameOf(memory, family), key)),

    force: (wish: { family: string; bet: unknown; wish: unknown }) => force(memory, wish),
    replay: (id: string) => replay(memory, roundOf(memory, id)),
    answered: (id: string) => asJson(roundOf(memory, id).asked.map(({ turn }) => turn)),
  };
}
