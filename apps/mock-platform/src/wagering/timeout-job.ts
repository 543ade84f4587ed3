import { z } from 'zod';
import { jobKind } from '../clock/job-kinds';
import type { World } from '../world/world';
import { offersRepository } from './offers.repository';
import { entryOf, type Round } from './round';
import { gameOf, type RunnerParts } from './runner-parts';
import { sharedEntriesRepository } from './shared-entries.repository';

/** A player of an open round did nothing for long enough. */
export const ROUND_TIMEOUT = jobKind('round.timeout', z.object({ roundId: z.string() }));

/** Puts off what is done for a player who does nothing; where nobody is waited for, nothing is. */
export function scheduleTimeout(parts: RunnerParts, world: World, round: Round): void {
  const { timeout } = gameOf(parts, round.family, round.version).resume(entryOf(round));
  if (!timeout) return;
  const dueAt = world.clock.now() + timeout.afterMs;
  world.clock.schedule({ kind: ROUND_TIMEOUT, key: round.id, dueAt, payload: { roundId: round.id } });
}

/** A round is over: nobody is waited for in it, it waits for nothing, and nothing is offered for it. */
export function leaveRound(parts: RunnerParts, world: World, { id, family, version }: Round): void {
  world.clock.cancel(ROUND_TIMEOUT, id);
  offersRepository(world).forget(id);
  if (gameOf(parts, family, version).rounds) sharedEntriesRepository(world).leave(id);
}
