import { isDeepStrictEqual } from 'node:util';
import type { JobOutcome } from '../clock/job-runner';
import { PlatformFailure } from '../kernel/failure';
import { fairDraws } from '../kernel/fairness';
import { defineJob, type JobDefinition } from '../world/jobs';
import type { World } from '../world/world';
import type { SharedName } from './advance-shared';
import { betsRepository } from './bets.repository';
import { MOST_SALTS } from './bind-shared';
import { correct, restate } from './correct';
import type { AnyRounds, KeptEntry } from './define-game';
import type { Turn } from './game-module';
import { loadRound } from './load-round';
import { entryOf, isOver, type KeptResult, type Round } from './round';
import { contextOf, gameOf, gameOfRounds, isTrial, type RunnerParts } from './runner-parts';
import type { LineResult } from './settlement';
import { sharedEntriesRepository } from './shared-entries.repository';
import { laneOf, SHARED_CORRECT, scheduleCorrection } from './shared-jobs';
import type { Phase } from './shared-rounds';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { seedsOf } from './shared-seeds';
import { forgetResults } from './shared-table';
import { tableAt } from './title-rounds';

/** Bets that are settled anew in one transaction. */
const BETS_AT_ONCE = 20;

export interface Corrected extends SharedName {
  /** In the words of the family's rounds, as `force` takes them. */
  readonly wish: unknown;
}

/** A bet that is over, as it was before anything of it was decided. */
function reopened(round: Round): KeptEntry {
  const open: Record<string, number> = {};
  for (const { line, stakeMinor } of round.results) open[line] = (open[line] ?? 0) + stakeMinor;
  return { ...entryOf(round), open };
}

function entrantsOf(world: World, row: SharedRow): KeptEntry[] {
  return sharedEntriesRepository(world)
    .entered(row)
    .flatMap((roundId) => loadRound(world, roundId)?.round ?? [])
    .filter(({ results }) => results.length > 0)
    .map(reopened);
}

interface Hosted {
  readonly rounds: AnyRounds;
  readonly row: SharedRow;
  readonly fits: (table: unknown) => boolean;
}

/** The first end of many that fits. Throws `RangeError`, in words, where none does. */
function endAnew(world: World, { rounds, row, fits }: Hosted): Phase<unknown> {
  const entrants = entrantsOf(world, row);
  const { config } = row;
  for (let tries = 1; tries <= MOST_SALTS; tries += 1) {
    // The round's own salt stays what it was: the jackpots of its bets were drawn by it.
    const seeds = seedsOf(world, rounds, { ...row, salt: `correction-${tries}` });
    if (!seeds) break;
    const phase = rounds.recast?.(row.phase, { config, draws: fairDraws(seeds), entrants });
    if (phase && fits(phase.table)) return phase;
  }
  throw new RangeError('no result was found that comes out so; ask for less');
}

/**
 * The result of a round that is over was entered wrongly, and is another one from now on: its bets are settled anew in the round's
 * lane. Asked for once more, nothing is done. Call in a transaction. Throws `ROUND_NOT_FOUND` for one that nobody was in, `ROUND_OPEN`
 * while it goes on or its bets are still being settled, `ROUND_CLOSED` for one that was cancelled or corrected to something else,
 * `INVALID_REQUEST` for what is no other result, `BET_INVALID` for a wish that is none, and `RangeError`, in words, where
 * nothing can be corrected or nothing comes out so.
 */
export function correctShared(parts: RunnerParts, world: World, { rounds: name, key, wish }: Corrected): void {
  const store = sharedRoundsRepository(world);
  const row = store.byKey(name, key);
  const { rounds } = gameOfRounds(parts, name, row?.version);
  const fits = rounds.force?.read(wish);
  if (!fits || !rounds.recast) throw new RangeError(`nothing can be corrected of ${name}`);
  if (!row) throw new PlatformFailure('ROUND_NOT_FOUND');
  if (row.correction && isDeepStrictEqual(row.correction.wish, wish)) return;
  if (row.correction || row.cancelledAt !== null) throw new PlatformFailure('ROUND_CLOSED');
  if (row.endsAt !== null || row.lastId !== null) throw new PlatformFailure('ROUND_OPEN');
  if (fits(row.phase.table)) throw new PlatformFailure('INVALID_REQUEST');
  const phase = endAnew(world, { rounds, row, fits });
  const lastId = sharedEntriesRepository(world).last(row);
  const correction = { wish, at: world.clock.now(), was: row.phase, left: [] };
  store.change({ ...row, phase, correction, toldId: 0, lastId });
  forgetResults(world, name);
  if (lastId !== null) scheduleCorrection(world, row);
}

const plain = (results: readonly KeptResult[]): LineResult[] =>
  results.map(({ funding: _funding, ...result }) => result);

interface Anew {
  readonly round: Round;
  readonly row: SharedRow;
}

/** What a bet comes to by an end of its round. */
function turnBy(
  parts: RunnerParts,
  world: World,
  { round, row, phase }: Anew & { phase: Phase<unknown> },
): Turn<unknown> {
  const game = gameOf(parts, round.family, round.version);
  const context = contextOf(world, game, { ...round, at: world.clock.now() });
  return game.resume(reopened(round)).follow({ key: row.key, phase }, context);
}

/** Settles a bet anew; false: its member no longer has what is to be taken back, so that it stays as it is. */
function settleAnew(parts: RunnerParts, world: World, { round, row }: Anew): boolean {
  const came = turnBy(parts, world, { round, row, phase: row.correction?.was ?? row.phase });
  const before = plain(round.results);
  // What else ended it, such as a void, stands.
  if (!isDeepStrictEqual(came.results, before)) return true;
  const { state, results = [] } = turnBy(parts, world, { round, row, phase: row.phase });
  const { id: roundId, memberId, nodeId } = round;
  const told = { roundId, state, before: round.state };
  const paidMinor = betsRepository(world).ofRound(roundId)?.payoutMinor ?? 0;
  try {
    if (isDeepStrictEqual(results, before)) restate(world, told);
    else world.transaction(() => correct(world, { ...told, results }));
  } catch (error) {
    if (!(error instanceof PlatformFailure && error.code === 'INSUFFICIENT_FUNDS')) throw error;
    return false;
  }
  const payoutMinor = betsRepository(world).ofRound(roundId)?.payoutMinor ?? 0;
  parts.corrected?.(world, {
    ...{ roundId, memberId, nodeId, table: tableAt(world, gameOf(parts, round.family), round) },
    ...{ isTrial: isTrial(round), payoutMinor },
    ...{ deltaMinor: payoutMinor - paidMinor, at: world.clock.now() },
  });
  return true;
}

function goOn(parts: RunnerParts, world: World, { rounds, key }: SharedName): JobOutcome {
  const store = sharedRoundsRepository(world);
  const row = store.byKey(rounds, key);
  if (!row?.correction || row.lastId === null) return 'done';
  const bets = sharedEntriesRepository(world).behind({ rounds, key, entryId: row.toldId, limit: BETS_AT_ONCE });
  const left = [...row.correction.left];
  for (const { roundId } of bets) {
    const round = loadRound(world, roundId)?.round;
    if (!round || !isOver(round) || round.results.length === 0) continue;
    if (!settleAnew(parts, world, { round, row })) left.push(roundId);
  }
  const isDone = bets.length < BETS_AT_ONCE;
  const toldId = bets.at(-1)?.entryId ?? row.toldId;
  store.change({ ...row, toldId, lastId: isDone ? null : row.lastId, correction: { ...row.correction, left } });
  return isDone ? 'done' : 'again';
}

/** How many bets of a round stayed as they were when it was corrected; null where it was not. */
export function leftOf(world: World, { rounds, key }: SharedName): number | null {
  return sharedRoundsRepository(world).byKey(rounds, key)?.correction?.left.length ?? null;
}

/** In the lane of the rounds, so that nothing of theirs happens meanwhile. */
export const correctionJob = (parts: RunnerParts): JobDefinition =>
  defineJob(SHARED_CORRECT, (world, { payload }) => goOn(parts, world, payload), { priority: 'settle', lane: laneOf });
