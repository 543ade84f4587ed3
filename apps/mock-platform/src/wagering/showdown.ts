import type { World } from '../world/world';
import type { AnyGameModule } from './define-game';
import { loadEntrant } from './load-entrant';
import { loadRound } from './load-round';
import { isOver, paidMinor, type Round } from './round';
import { contextOf, type RunnerParts } from './runner-parts';
import type { SharedRow } from './shared-rounds.repository';
import { sumOf } from './stake';
import { settleTogether } from './together';

/** What the house has of a bet. */
const keptMinor = (round: Round): number => round.stakeMinor - paidMinor(round);

/**
 * Settles all seats of a hand at once, and returns the rake. The house keeps that and nothing else; a family that says
 * otherwise is at fault, and nothing has happened.
 */
export function showDown(
  parts: RunnerParts,
  world: World,
  { game, row, seats }: { game: AnyGameModule; row: SharedRow; seats: readonly string[] },
): number {
  const at = world.clock.now();
  const [first] = seats.flatMap((roundId) => loadRound(world, roundId)?.round ?? []);
  if (!first) return 0;
  const context = contextOf(world, game, { ...first, at });
  const entries = seats.map((roundId) => loadEntrant(parts, world, roundId).entry);
  const { turns, rakeMinor } = game.showdown(entries, row.phase.table, context);
  const together = settleTogether(parts, world);
  const kept = seats.map((roundId) => {
    const loaded = loadRound(world, roundId);
    const turn = turns[roundId];
    if (!loaded || !turn) throw new Error(`${row.key} does not say what becomes of ${roundId}`);
    const { round, betId } = loaded;
    const before = keptMinor(round);
    together.meet(round.memberId);
    if (!isOver(round)) together.settle({ round, betId, turn, at, draws: null, isAbsent: true });
    return keptMinor(round) - before;
  });
  together.end();
  const houseMinor = sumOf(kept, (minor) => minor);
  if (houseMinor !== rakeMinor) throw new Error(`of ${row.key} the house keeps ${houseMinor}, and said ${rakeMinor}`);
  return rakeMinor;
}
