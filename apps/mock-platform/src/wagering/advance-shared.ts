import type { JobOutcome } from '../clock/job-runner';
import { PlatformFailure } from '../kernel/failure';
import { defineJob, type JobDefinition } from '../world/jobs';
import type { World } from '../world/world';
import { linkFor } from './chain-seeds';
import type { AnyGameModule, AnyRounds, KeptEntry } from './define-game';
import { keepAwake } from './enter-shared';
import { tellBet } from './follow-shared';
import { loadEntrant } from './load-entrant';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { type Course, endOf, nextPhase, opened } from './shared-course';
import { sharedEntriesRepository } from './shared-entries.repository';
import { laneOf, SHARED_JOBS, schedulePhase } from './shared-jobs';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { courseOf, openingNamed } from './shared-timeline';
import { showDown } from './showdown';

/** Bets that are told in one transaction. */
const BETS_AT_ONCE = 50;

export interface SharedName {
  readonly rounds: string;
  readonly key: string;
}

function entrantsOf(
  parts: RunnerParts,
  world: World,
  { game, row }: { game: AnyGameModule; row: SharedRow },
): KeptEntry[] {
  return sharedEntriesRepository(world)
    .entered(row)
    .map((roundId) => loadEntrant(parts, world, roundId))
    .filter(({ family }) => family === game.family)
    .map(({ entry }) => entry);
}

/** Ends the phase in which a round stands. */
function advance(
  parts: RunnerParts,
  world: World,
  { game, rounds, row }: { game: AnyGameModule; rounds: AnyRounds; row: SharedRow },
): SharedRow {
  const { day, number, key, config, openedAt: opensAt } = row;
  const course: Course = {
    ...{ rounds, config, seeds: linkFor(world, rounds, { day, number }) },
    entrants: () => entrantsOf(parts, world, { game, row }),
  };
  const { phase, beganAt, drawn } = nextPhase(course, { ...row, opening: { number, key, opensAt } });
  const lastId = sharedEntriesRepository(world).lastOpen(row);
  const next = { ...row, phase, beganAt, drawn, endsAt: endOf({ phase, beganAt }), toldId: 0, lastId };
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
  const bets = lastId === null ? [] : sharedEntriesRepository(world).untold({ ...row, lastId, limit: BETS_AT_ONCE });
  for (const { roundId } of bets) tellBet(parts, world, { roundId, row });
  const toldId = bets.at(-1)?.id ?? row.toldId;
  if (bets.length === BETS_AT_ONCE) {
    store.change({ ...row, toldId });
    return 'again';
  }
  store.change({ ...row, toldId, lastId: null });
  if (row.endsAt === null) sharedEntriesRepository(world).end(row);
  else schedulePhase(world, row);
  return 'done';
}

/** Opens a round that bets wait for. */
function open(parts: RunnerParts, world: World, { rounds: name, key }: SharedName): JobOutcome {
  const { rounds } = gameOfRounds(parts, name);
  const lastId = sharedEntriesRepository(world).lastOpen({ rounds: name, key });
  const found = openingNamed(world, rounds, { key, at: world.clock.now() });
  if (!found || lastId === null) return 'done';
  const standing = opened(courseOf(world, rounds, found), found.opening);
  return tellOn(parts, world, { ...keepAwake(world, rounds, { ...standing, day: found.day }), lastId });
}

function goOn(parts: RunnerParts, world: World, named: SharedName): JobOutcome {
  const row = sharedRoundsRepository(world).byKey(named.rounds, named.key);
  if (!row) return open(parts, world, named);
  if (row.lastId !== null) return tellOn(parts, world, row);
  if (row.endsAt === null || row.endsAt > world.clock.now()) return 'done';
  const hosted = gameOfRounds(parts, row.rounds, row.version);
  return tellOn(parts, world, advance(parts, world, { ...hosted, row }));
}

/** What goes on in shared rounds by the clock, all of one name in one lane. */
export const sharedJobs = (parts: RunnerParts): JobDefinition[] =>
  SHARED_JOBS.map(([kind, priority]) =>
    defineJob(kind, (world, { payload }) => goOn(parts, world, payload), { priority, lane: laneOf }),
  );

/**
 * Ends a shared round without a result: what its bets have decided stands, and all else comes back unless their family says
 * otherwise. They are told as the clock runs on, in the round's lane. Call in a transaction. Throws `ROUND_NOT_FOUND` for one
 * that nobody is in, `ROUND_CLOSED` for one that is over.
 */
export function cancelShared(world: World, { rounds, key }: SharedName): void {
  const row = sharedRoundsRepository(world).byKey(rounds, key);
  if (!row) throw new PlatformFailure('ROUND_NOT_FOUND');
  if (row.endsAt === null) throw new PlatformFailure('ROUND_CLOSED');
  const at = world.clock.now();
  // In place of what would have ended the phase, also where that has failed.
  schedulePhase(world, row, at);
  const lastId = sharedEntriesRepository(world).lastOpen(row) ?? 0;
  const phase = { ...row.phase, takesBets: false, lastsMs: null };
  sharedRoundsRepository(world).change({
    ...row,
    phase,
    beganAt: at,
    endsAt: null,
    cancelledAt: at,
    toldId: 0,
    lastId,
  });
}
