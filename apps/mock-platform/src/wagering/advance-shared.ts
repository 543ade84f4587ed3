import type { JobOutcome } from '../clock/job-runner';
import { PlatformFailure } from '../kernel/failure';
import { defineJob, type JobDefinition } from '../world/jobs';
import { repository, type World } from '../world/world';
import { bindBeacon, bindBets, courseOfRow, isMissing } from './bind-shared';
import type { AnyGameModule, AnyRounds, KeptEntry } from './define-game';
import { keepAwake } from './enter-shared';
import { tellBets } from './follow-shared';
import { loadEntrant } from './load-entrant';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { endOf, nextPhase, opened } from './shared-course';
import { sharedEntriesRepository } from './shared-entries.repository';
import { laneOf, SHARED_JOBS, schedulePhase } from './shared-jobs';
import { sharedOrdersRepository } from './shared-orders.repository';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { asleepNamed, courseOf, openingNamed } from './shared-timeline';
import { showDown } from './showdown';
import { awaitNext } from './steer-shared';

/** Bets that are told in one transaction: some 0.15 ms each where they are settled, and calls wait for no longer than 10 ms. */
const BETS_AT_ONCE = 64;

/** Rounds that are in a phase whose end nobody knows, and went into it while this process ran. */
const seenOff = repository(() => new Set<string>());
const nameOf = ({ rounds, key }: SharedName): string => `${rounds}/${key}`;

/** The platform stood still while players could have acted in time: what they had not decided comes back. */
const isBrokenOff = (world: World, row: SharedRow): boolean =>
  row.phase.hidesEnd === true &&
  !seenOff(world).has(nameOf(row)) &&
  sharedEntriesRepository(world).lastOpen(row) !== null;

export interface SharedName {
  readonly rounds: string;
  readonly key: string;
}

interface Hosted {
  readonly game: AnyGameModule;
  readonly rounds: AnyRounds;
  readonly row: SharedRow;
}

function entrantsOf(parts: RunnerParts, world: World, { game, row }: Omit<Hosted, 'rounds'>): KeptEntry[] {
  return sharedEntriesRepository(world)
    .entered(row)
    .map((roundId) => loadEntrant(parts, world, roundId))
    .filter(({ family }) => family === game.family)
    .map(({ entry }) => entry);
}

/** Ends the phase in which a round stands. */
function advance(parts: RunnerParts, world: World, { game, rounds, row: before }: Hosted): SharedRow {
  let known: KeptEntry[] | undefined;
  function entrants(): KeptEntry[] {
    known ??= entrantsOf(parts, world, { game, row: before });
    return known;
  }
  const row = bindBeacon(parts, world, { rounds, row: before, entrants });
  const { number, key, openedAt: opensAt } = row;
  const standing = nextPhase(courseOfRow(world, { rounds, row, entrants }), {
    ...row,
    opening: { number, key, opensAt },
  });
  const { phase, beganAt, drawn, closedAt } = standing;
  if (phase.hidesEnd && phase.lastsMs !== null) seenOff(world).add(nameOf(row));
  else seenOff(world).delete(nameOf(row));
  const lastId = phase.isQuiet ? null : sharedEntriesRepository(world).lastOpen(row);
  const on = { ...row, phase, beganAt, drawn, closedAt, endsAt: endOf({ phase, beganAt }), toldId: 0, lastId };
  const next = row.closedAt === null && closedAt !== null ? bindBets(world, rounds, on) : on;
  if (game.bank !== 'players') return next;
  // They are told of nothing but the end.
  if (next.endsAt !== null) return { ...next, lastId: null };
  const seats = sharedEntriesRepository(world).entered(row);
  sharedRoundsRepository(world).change(next);
  return { ...next, lastId: null, rakeMinor: showDown(parts, world, { game, row: next, seats }) };
}

/** Tells the next bets of where a round stands, and has what comes next scheduled once all know. */
function tellOn(parts: RunnerParts, world: World, row: SharedRow): JobOutcome {
  const store = sharedRoundsRepository(world);
  const { lastId } = row;
  store.change(row);
  const limit = parts.betsAtOnce ?? BETS_AT_ONCE;
  const bets = lastId === null ? [] : sharedEntriesRepository(world).untold({ ...row, lastId, limit });
  tellBets(parts, world, { roundIds: bets.map(({ roundId }) => roundId), row });
  const toldId = bets.at(-1)?.id ?? row.toldId;
  if (bets.length === limit) {
    store.change({ ...row, toldId });
    return 'again';
  }
  store.change({ ...row, toldId, lastId: null });
  if (row.endsAt !== null) schedulePhase(world, row);
  else {
    sharedEntriesRepository(world).end(row);
    awaitNext(world, gameOfRounds(parts, row.rounds, row.version).rounds);
  }
  return 'done';
}

/** Opens a round that bets wait for, or testers. */
function open(parts: RunnerParts, world: World, { rounds: name, key }: SharedName): JobOutcome {
  const { rounds } = gameOfRounds(parts, name);
  const lastId = sharedEntriesRepository(world).lastOpen({ rounds: name, key });
  const asleep = lastId === null ? asleepNamed(world, rounds, { key, at: world.clock.now() }) : null;
  if (asleep && sharedOrdersRepository(world).of(name)) schedulePhase(world, keepAwake(world, rounds, asleep));
  const found = openingNamed(rounds, { key, at: world.clock.now() });
  if (!found || lastId === null) return 'done';
  const standing = opened(courseOf(world, rounds, found), found.opening);
  return tellOn(parts, world, { ...keepAwake(world, rounds, { ...standing, day: found.day }), lastId });
}

function goOn(parts: RunnerParts, world: World, named: SharedName): JobOutcome {
  const row = sharedRoundsRepository(world).byKey(named.rounds, named.key);
  if (!row) return open(parts, world, named);
  if (row.lastId !== null) return tellOn(parts, world, row);
  if (row.endsAt === null || row.endsAt > world.clock.now()) return 'done';
  const hosted = { ...gameOfRounds(parts, row.rounds, row.version), row };
  if (isBrokenOff(world, row) || isMissing(parts, world, hosted)) return tellOn(parts, world, cancelled(world, row));
  return tellOn(parts, world, advance(parts, world, hosted));
}

/** What goes on in shared rounds by the clock, all of one name in one lane. */
export const sharedJobs = (parts: RunnerParts): JobDefinition[] =>
  SHARED_JOBS.map(([kind, priority]) =>
    defineJob(kind, (world, { payload }) => goOn(parts, world, payload), { priority, lane: laneOf }),
  );

/** A round that comes to no result; all that is in it is still to be told. */
function cancelled(world: World, row: SharedRow): SharedRow {
  const at = world.clock.now();
  const lastId = sharedEntriesRepository(world).lastOpen(row) ?? 0;
  const phase = { ...row.phase, takesBets: false, lastsMs: null };
  return { ...row, phase, beganAt: at, endsAt: null, cancelledAt: at, heldMs: null, toldId: 0, lastId };
}

/**
 * Ends a shared round without a result: what its bets have decided stands, and all else comes back unless their family says
 * otherwise. They are told as the clock runs on, in the round's lane. Call in a transaction. Throws `ROUND_NOT_FOUND` for one
 * that nobody is in, `ROUND_CLOSED` for one that is over.
 */
export function cancelShared(world: World, { rounds, key }: SharedName): void {
  const row = sharedRoundsRepository(world).byKey(rounds, key);
  if (!row) throw new PlatformFailure('ROUND_NOT_FOUND');
  if (row.endsAt === null) throw new PlatformFailure('ROUND_CLOSED');
  // In place of what would have ended the phase, also where that has failed.
  schedulePhase(world, row, world.clock.now());
  sharedRoundsRepository(world).change(cancelled(world, row));
}
