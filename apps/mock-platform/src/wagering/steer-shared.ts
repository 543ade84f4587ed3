import { PlatformFailure } from '../kernel/failure';
import { toHex } from '../kernel/fairness';
import type { World } from '../world/world';
import { beaconOf, MOST_SALTS, TO_THE_END } from './bind-shared';
import type { AnyRounds } from './define-game';
import { keepAwake } from './enter-shared';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { endOf, opened, standingBy } from './shared-course';
import { scheduleOpening, schedulePhase, unschedulePhase } from './shared-jobs';
import { sharedOrdersRepository } from './shared-orders.repository';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { asleepAt, openingNext } from './shared-timeline';

interface Wished {
  readonly rounds: string;
  /** In the words of the family's rounds. */
  readonly wish: unknown;
}

/** The round of a table that goes on, with a row of its own, the oldest where they overlap; null in the rest between two. */
function awake(world: World, rounds: AnyRounds): SharedRow | null {
  const { running, byKey } = sharedRoundsRepository(world);
  const asleep = [...asleepAt(world, rounds, world.clock.now())].filter(
    ({ opening }) => !byKey(rounds.name, opening.key),
  );
  // All of them: what is wished for is of the next that closes.
  for (const one of asleep) schedulePhase(world, keepAwake(world, rounds, one));
  return running(rounds.name)[0] ?? null;
}

/** Has the next round of a table that testers want something of opened by a job, though nobody may be in it. */
export function awaitNext(world: World, rounds: AnyRounds): void {
  const { name } = rounds;
  const next = sharedOrdersRepository(world).of(name) && openingNext(world, rounds, world.clock.now());
  if (next) scheduleOpening(world, { rounds: name, key: next.key, dueAt: next.opensAt });
}

function order(world: World, rounds: AnyRounds, wanted: { wish?: unknown; isWithheld?: boolean }): void {
  if (rounds.isInPlay) throw new RangeError(`nothing can be wished for of ${rounds.name}`);
  const before = sharedOrdersRepository(world).of(rounds.name) ?? {
    rounds: rounds.name,
    wish: null,
    isWithheld: false,
  };
  sharedOrdersRepository(world).put({ ...before, ...wanted });
  if (!awake(world, rounds)) awaitNext(world, rounds);
}

/** Throws `RangeError` where no round of many comes out so. */
function assertPossible(world: World, rounds: AnyRounds, fits: (table: unknown) => boolean): void {
  const serverSeed = toHex(world.random.bytes(32));
  const opening = { number: 1, key: 'wished', opensAt: 0 };
  for (let tries = 1; tries <= MOST_SALTS; tries += 1) {
    const seeds = () => ({ serverSeed, clientSeed: String(tries), nonce: 1 });
    const course = { rounds, config: rounds.config.initial, seeds };
    if (fits(standingBy(course, opened(course, opening), TO_THE_END).phase.table)) return;
  }
  throw new RangeError('no round was found that comes out so; ask for less');
}

/**
 * The next round of a table that closes comes out as testers wish: by a salt that is kept with it, so that everybody sees it was
 * forced. Call in a transaction. Throws `BET_INVALID` for a wish that is none, `RangeError`, in words, where the rounds know no
 * wishes or none comes out so.
 */
export function forceTable(parts: RunnerParts, world: World, { rounds: name, wish }: Wished): void {
  const { rounds } = gameOfRounds(parts, name);
  const fits = rounds.force?.read(wish);
  if (!fits) throw new RangeError(`nothing can be wished for of ${name}`);
  assertPossible(world, rounds, fits);
  order(world, rounds, { wish });
}

/** Keeps the link of the next round back that closes: it is cancelled, as without a reveal. Call in a transaction. */
export const withholdReveal = (parts: RunnerParts, world: World, name: string): void =>
  order(world, gameOfRounds(parts, name).rounds, { isWithheld: true });

/** Throws `ROUND_NOT_FOUND` in the rest between two rounds. */
function requireAwake(parts: RunnerParts, world: World, name: string): SharedRow {
  const row = awake(world, gameOfRounds(parts, name).rounds);
  if (!row) throw new PlatformFailure('ROUND_NOT_FOUND');
  return row;
}

/** As if the phase had always lasted until then. */
function endPhaseAt(world: World, row: SharedRow, endsAt: number): void {
  const phase = { ...row.phase, lastsMs: endsAt - row.beganAt };
  const changed = { ...row, phase, endsAt, heldMs: null };
  sharedRoundsRepository(world).change(changed);
  // Where bets are still told of it, the job that tells them schedules what comes next.
  if (row.lastId === null) schedulePhase(world, changed);
}

/**
 * Ends the phase in which a table stands, and leaves the clock alone: later rounds open as they would. A closed one ends no sooner
 * than the beacon's value has come to be. Call in a transaction. Throws `ROUND_NOT_FOUND`.
 */
export function skipPhase(parts: RunnerParts, world: World, name: string): void {
  const row = requireAwake(parts, world, name);
  const isUnbound = row.closedAt !== null && row.beacon === null && !gameOfRounds(parts, name).rounds.isInPlay;
  const soonest = isUnbound ? beaconOf(parts).after(row.closedAt ?? 0).at : 0;
  endPhaseAt(world, row, Math.max(world.clock.now(), soonest));
}

/** Holds a table in its phase until it is let go. Call in a transaction. Throws `ROUND_NOT_FOUND`. */
export function holdPhase(parts: RunnerParts, world: World, name: string): void {
  const row = requireAwake(parts, world, name);
  if (row.heldMs !== null) return;
  unschedulePhase(world, row);
  const heldMs = Math.max(0, (endOf(row) ?? 0) - world.clock.now());
  sharedRoundsRepository(world).change({ ...row, heldMs, endsAt: TO_THE_END });
}

/** Lets a table go on that was held: what was left of its phase begins now. Call in a transaction. */
export function letGo(parts: RunnerParts, world: World, name: string): void {
  const row = requireAwake(parts, world, name);
  if (row.heldMs !== null) endPhaseAt(world, row, world.clock.now() + row.heldMs);
}
