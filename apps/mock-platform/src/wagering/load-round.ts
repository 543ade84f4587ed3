import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import type { KeptEntry } from './define-game';
import type { RecordedDraws } from './draws';
import { seedById } from './fairness-seeds';
import { type KeptRound, progressRepository } from './progress.repository';
import { entryOf, type Round } from './round';
import { drawsOf } from './runner-parts';
import type { Wallet } from './wallet';

/** A round that was not decided as it was placed, and how to draw on in it. */
export interface LoadedRound {
  readonly round: Round;
  readonly betId: number;
  readonly nonce: number;
  /** Behind what it drew before; a round that the player's seeds do not decide draws nothing. */
  readonly draws: () => RecordedDraws;
}

const loaded = (world: World, { betId, seedId, nonce, drawn, round }: KeptRound): LoadedRound => ({
  betId,
  nonce: nonce ?? 0,
  round,
  draws: () => drawsOf(seedId === null ? null : seedById(world, seedId), nonce ?? 0, drawn),
});

/** What the game of a round sees of it; null where `loadRound` finds none. */
export function loadEntry(world: World, roundId: string): KeptEntry | null {
  const entry = progressRepository(world).entry(roundId);
  return entry && entryOf({ ...entry, id: roundId });
}

/** Rounds in the order in which they are asked for, but those that were decided as they were placed, or that nobody placed. */
export const loadRounds = (world: World, roundIds: readonly string[]): LoadedRound[] =>
  progressRepository(world)
    .kept(roundIds)
    .map((row) => loaded(world, row));

/** Null for a round that was decided as it was placed, and for one that nobody placed. */
export const loadRound = (world: World, roundId: string): LoadedRound | null => loadRounds(world, [roundId])[0] ?? null;

interface Whose {
  roundId: string;
  memberId: string;
  nodeId: string;
  wallet: Wallet;
}

/** A round of a member's own in a title, played with that wallet. Throws `ROUND_NOT_FOUND` for all others. */
export function ownRound(world: World, { roundId, memberId, nodeId, wallet }: Whose): LoadedRound {
  const loaded = loadRound(world, roundId);
  const { round } = loaded ?? {};
  const isOwn = round?.memberId === memberId && round.nodeId === nodeId && round.wallet === wallet;
  if (!loaded || !isOwn) throw new PlatformFailure('ROUND_NOT_FOUND');
  return loaded;
}
