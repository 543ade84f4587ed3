import type { World } from '../world/world';
import type { AnyGameModule, KeptEntry } from './define-game';
import { loadEntry } from './load-round';
import { GameRefusal } from './refusal';
import { seatedIn } from './room-seats.repository';
import type { Round } from './round';
import { gameOf, gameOfRounds, type RunnerParts } from './runner-parts';
import { endOf } from './shared-course';
import { sharedEntriesRepository } from './shared-entries.repository';
import { schedulePhase } from './shared-jobs';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';

interface OfRound {
  /** The rounds' name. */
  readonly rounds: string;
  readonly key: string;
}

const openEntries = (world: World, of: OfRound): KeptEntry[] =>
  sharedEntriesRepository(world)
    .openIn(of)
    .flatMap((roundId) => loadEntry(world, roundId) ?? []);

/** Refuses what another open bet has in one of the rounds already, with `SEAT_TAKEN`. */
export function assertUnclaimed(
  world: World,
  { claim }: Pick<AnyGameModule, 'claim'>,
  wanted: { rounds: string; keys: readonly string[]; bet: unknown },
): void {
  if (!claim) return;
  const { rounds, keys, bet } = wanted;
  const claimed = claim(bet);
  for (const key of keys) {
    const isTaken = openEntries(world, { rounds, key }).some((entry) => claim(entry.bet) === claimed);
    if (isTaken) throw new GameRefusal('SEAT_TAKEN', `${key} ${claimed}`);
  }
}

/** Asks whether a player may sit where others do who would bank them. Throws what the platform's own rule does. */
export function assertMaySit(
  { seating }: Pick<RunnerParts, 'seating'>,
  world: World,
  { rounds, keys, memberId }: { rounds: string; keys: readonly string[]; memberId: string },
): void {
  for (const key of keys) seating?.(world, { memberId, seated: seatedIn(world, { rounds, key }) });
}

/**
 * Has the shared rounds that a bet is or was in follow what became of it, where they are rounds that do. A phase that has to end
 * by now ends next in the rounds' lane. Call in the transaction of the bet, once it is kept.
 */
export function updateShared(parts: RunnerParts, world: World, bet: Pick<Round, 'id' | 'family' | 'version'>): void {
  if (!gameOf(parts, bet.family, bet.version).rounds?.update) return;
  const store = sharedRoundsRepository(world);
  for (const of of sharedEntriesRepository(world).roundsOf(bet.id)) {
    const row = store.byKey(of.rounds, of.key);
    if (row) updateRow(parts, world, row);
  }
}

/** The same for a round that a bet has left, so that nothing says any more which it was. */
export function updateLeft(parts: RunnerParts, world: World, { rounds, key }: OfRound): void {
  const row = sharedRoundsRepository(world).byKey(rounds, key);
  if (row) updateRow(parts, world, row);
}

function updateRow(parts: RunnerParts, world: World, row: SharedRow): void {
  const { rounds } = gameOfRounds(parts, row.rounds, row.version);
  const now = world.clock.now();
  // What ends a phase that is over is on its way.
  if (!rounds.update || row.endsAt === null || row.endsAt < now) return;
  const { config, beganAt, heldMs } = row;
  const { name, takesBets, lastsMs: before } = row.phase;
  const updated = rounds.update(row.phase, { config, beganAt, entrants: openEntries(world, row) });
  // What testers hold stands still, whatever players do in it.
  const lastsMs = heldMs === null ? Math.max(updated.lastsMs ?? 0, now - beganAt) : before;
  const phase = { ...updated, name, takesBets, lastsMs };
  const changed = { ...row, phase, endsAt: heldMs === null ? endOf({ phase, beganAt }) : row.endsAt };
  sharedRoundsRepository(world).change(changed);
  // While bets are still being told of the phase, what ends it is scheduled once all know.
  if (row.lastId === null && changed.endsAt !== row.endsAt) schedulePhase(world, changed);
}
