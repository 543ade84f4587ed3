import type { World } from '../world/world';
import { boundBetsRepository } from './bound-bets.repository';
import { linkFor } from './chain-seeds';
import type { AnyRounds } from './define-game';
import { GameRefusal } from './refusal';
import { endOf } from './shared-course';
import { sharedEntriesRepository } from './shared-entries.repository';
import { scheduleOpening, schedulePhase } from './shared-jobs';
import { phaseAt } from './shared-phase';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { asleepBinding } from './shared-seeds';
import { type Asleep, asleepNamed, openingNamed } from './shared-timeline';
import type { Wallet } from './wallet';

interface Wanted {
  readonly memberId: string;
  /** Rounds that have to take bets now, and those that the bet is told of later. */
  readonly keys: readonly string[];
  readonly laterKeys: readonly string[];
  readonly at: number;
}

interface Room extends Wanted {
  readonly wallet: Wallet;
  /** How many bets of a wallet a player may have in a round. */
  readonly most: number;
}

/** Refuses a bet in rounds that take none, with `ROUND_CLOSED`, and one more than a player may have in one, with `BET_INVALID`. */
export function assertRoom(world: World, rounds: AnyRounds, wanted: Room): void {
  const { memberId, wallet, at, most } = wanted;
  for (const key of wanted.keys) {
    if (!phaseAt(world, rounds, { key, at })?.takesBets) throw new GameRefusal('ROUND_CLOSED', key);
    if (most === Number.POSITIVE_INFINITY) continue;
    const own = boundBetsRepository(world).ofMember({ rounds: rounds.name, key, memberId, wallet });
    if (own >= most) throw new GameRefusal('BET_INVALID', 'enough bets in this round');
  }
  for (const key of wanted.laterKeys) {
    const isClosed = phaseAt(world, rounds, { key, at })?.takesBets === false;
    if (isClosed || !isToCome(world, rounds, { key, at })) throw new GameRefusal('ROUND_CLOSED', key);
  }
}

const isToCome = (world: World, rounds: AnyRounds, { key, at }: { key: string; at: number }): boolean =>
  sharedRoundsRepository(world).byKey(rounds.name, key) !== null || openingNamed(rounds, { key, at }) !== null;

interface Entering extends Wanted {
  /** The bet's own round. */
  readonly roundId: string;
  /** Its leaf, hashed, and what was put up with it. */
  readonly leaf: string;
  readonly stakeMinor: number;
  /** It is not decided yet. */
  readonly isOpen: boolean;
}

/** Puts a bet into its shared rounds, and wakes those that nobody was in. Call in its transaction. */
export function enterShared(world: World, rounds: AnyRounds, entering: Entering): void {
  const { memberId, roundId, leaf, stakeMinor, isOpen } = entering;
  for (const key of [...entering.keys, ...entering.laterKeys]) {
    wake(world, rounds, { key, at: entering.at });
    sharedEntriesRepository(world).insert({ rounds: rounds.name, key, memberId, roundId, leaf, stakeMinor, isOpen });
  }
}

function wake(world: World, rounds: AnyRounds, { key, at }: { key: string; at: number }): void {
  const of = { rounds: rounds.name, key };
  const { byKey } = sharedRoundsRepository(world);
  if (byKey(rounds.name, key) || sharedEntriesRepository(world).lastOpen(of) !== null) return;
  const asleep = asleepNamed(world, rounds, { key, at });
  if (asleep) {
    schedulePhase(world, keepAwake(world, rounds, asleep));
    return;
  }
  const dueAt = openingNamed(rounds, { key, at })?.opening.opensAt;
  if (dueAt !== undefined) scheduleOpening(world, { ...of, dueAt });
}

/** Gives a round a row of its own, which everybody in it knows about. */
export function keepAwake(world: World, rounds: AnyRounds, { day, opening, ...standing }: Asleep): SharedRow {
  const { key, number, opensAt: openedAt } = opening;
  const row: SharedRow = {
    ...{ rounds: rounds.name, key, day, number, openedAt, version: rounds.version, config: rounds.config.initial },
    ...{ seedId: linkFor(world, rounds, { day, number }).seedId, ...standing, endsAt: endOf(standing) },
    ...{ ...asleepBinding(world, rounds, standing.closedAt), wish: null, isWithheld: false, heldMs: null },
    ...{ cancelledAt: null, toldId: 0, lastId: null, rakeMinor: null, correction: null },
  };
  sharedRoundsRepository(world).insert(row);
  return row;
}
