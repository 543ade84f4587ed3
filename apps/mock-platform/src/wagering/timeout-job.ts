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
  const game = gameOf(parts, round.family, round.version);
  if (!game.waits) return;
  const { timeout } = game.resume(entryOf(round));
  if (!timeout) return;
  const dueAt = world.clock.now() + timeout.afterMs;
  world.clock.schedule({ kind: ROUND_TIMEOUT, key: round.id, dueAt, payload: { roundId: round.id } });
}

/** Rounds are over: nobody is waited for in them, they wait for nothing, and nothing is offered for them. */
export function leaveRounds(parts: RunnerParts, world: World, left: readonly Round[]): void {
  if (left.length === 0) return;
  const ids = left.map(({ id }) => id);
  world.clock.cancelAll(ROUND_TIMEOUT, ids);
  offersRepository(world).forget(ids);
  const shared = left.filter(({ family, version }) => gameOf(parts, family, version).rounds);
  if (shared.length > 0) sharedEntriesRepository(world).leave(shared.map(({ id }) => id));
}
