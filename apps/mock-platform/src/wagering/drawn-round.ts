import type { World } from '../world/world';
import { type ActiveSeed, seedById } from './fairness-seeds';
import { type RoundRow, roundsRepository } from './rounds.repository';

/** A round that was placed. */
export const roundOf = (world: World, roundId: string): RoundRow | undefined =>
  roundsRepository(world).byId.get(roundId);

/** A round with the seed and nonce that decide it; null for one that the player's seeds do not decide. */
export function drawnRound(world: World, roundId: string): { round: RoundRow; seed: ActiveSeed; nonce: number } | null {
  const round = roundOf(world, roundId);
  if (!round || round.seedId === null || round.nonce === null) return null;
  return { round, seed: seedById(world, round.seedId), nonce: round.nonce };
}
