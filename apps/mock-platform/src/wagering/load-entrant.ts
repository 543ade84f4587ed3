import type { World } from '../world/world';
import { betsRepository } from './bets.repository';
import type { KeptEntry } from './define-game';
import { loadRound } from './load-round';
import { entryOf } from './round';
import { gameOf, type RunnerParts } from './runner-parts';

export interface Entrant {
  readonly family: string;
  readonly entry: KeptEntry;
}

/** A bet of a shared round as its game sees it, also one that was decided as it was placed. */
export function loadEntrant(parts: RunnerParts, world: World, roundId: string): Entrant {
  const loaded = loadRound(world, roundId);
  if (loaded) return { family: loaded.round.family, entry: entryOf(loaded.round) };
  const detail = betsRepository(world).ofRound(roundId)?.detail;
  const family = detail?.k ?? '';
  const kept = detail && gameOf(parts, family).readRecord(detail);
  if (!kept) throw new Error(`the bet of ${roundId} does not say what it is`);
  return { family, entry: { id: roundId, bet: kept.bet, state: kept.state, open: {}, heldMinor: 0 } };
}
