import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { CorrectedBet, SettledStake } from '../../events/facts';
import { pathVersionAt } from '../../people/tree';
import { dayOf, SLOT_MS, slotOf } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import { hasOwnRate } from '../lottery';
import { BOOK_SLOT } from './rebate-jobs';
import { type Stake, stakesRepository } from './rebates.repository';

interface Validly {
  memberId: string;
  roundId: string;
  gameType: GameType;
  validMinor: number;
  placedAt: number;
  at: number;
}

function stakeOf(world: World, { memberId, roundId, gameType: category, validMinor, placedAt, at }: Validly): Stake {
  const version = pathVersionAt(world, memberId, placedAt);
  const isTaken = hasOwnRate(world, { roundId, gameType: category }) ? 1 : 0;
  const [slot, placedSlot] = [slotOf(at), slotOf(placedAt)];
  return { memberId, category, version, slot, day: dayOf(at), placedSlot, isTaken, validMinor };
}

/**
 * Lets settled bets wait for their slot to close, in the transaction that settles them: with the tree of their placing, and the
 * rates of the slot in which they were placed. A rate that is set within a slot so counts from the next one on.
 */
function note(world: World, bets: readonly Validly[]): void {
  const stakes = bets.filter(({ validMinor }) => validMinor !== 0).map((bet) => stakeOf(world, bet));
  const store = stakesRepository(world);
  if (stakes.length === 0 || !store.add(stakes)) return;
  for (const slot of new Set(stakes.map((stake) => stake.slot))) {
    const runId = store.openRun(slot);
    if (runId === null) continue;
    world.clock.schedule({ kind: BOOK_SLOT, key: String(runId), dueAt: slot + SLOT_MS, payload: { runId, slot } });
  }
}

export const noteStakes = (world: World, stakes: readonly SettledStake[]): void => note(world, stakes);

/** What a correction takes off the valid stakes comes off in the slot of the correction, at the rates of the bet. */
export const noteCorrection = (world: World, { validDeltaMinor: validMinor, ...bet }: CorrectedBet): void =>
  note(world, [{ ...bet, validMinor }]);
