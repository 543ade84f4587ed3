import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { CorrectedBet, SettledStake } from '../../events/facts';
import { dayOf, SLOT_MS, slotOf } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import { hasOwnRate } from '../lottery';
import { BOOK_SLOT } from './rebate-jobs';
import { stakesRepository } from './rebates.repository';

interface Validly {
  memberId: string;
  roundId: string;
  gameType: GameType;
  validMinor: number;
  placedAt: number;
  at: number;
}

/**
 * Lets a settled bet wait for its slot to close, in the transaction that settles it: with the tree of its placing, and the
 * rates of the slot in which it was placed. A rate that is set within a slot so counts from the next one on.
 */
function note(world: World, { memberId, roundId, gameType: category, validMinor, placedAt, at }: Validly): void {
  if (validMinor === 0) return;
  const slot = slotOf(at);
  const store = stakesRepository(world);
  const times = { slot, day: dayOf(at), pathAt: placedAt, placedSlot: slotOf(placedAt) };
  const isTaken = hasOwnRate(world, { roundId, gameType: category }) ? 1 : 0;
  if (!store.add({ memberId, category, ...times, isTaken, validMinor })) return;
  const runId = store.openRun(slot);
  if (runId === null) return;
  world.clock.schedule({ kind: BOOK_SLOT, key: String(runId), dueAt: slot + SLOT_MS, payload: { runId, slot } });
}

export const noteStake = (world: World, stake: SettledStake): void => note(world, stake);

/** What a correction takes off the valid stakes comes off in the slot of the correction, at the rates of the bet. */
export const noteCorrection = (world: World, { validDeltaMinor: validMinor, ...bet }: CorrectedBet): void =>
  note(world, { ...bet, validMinor });
