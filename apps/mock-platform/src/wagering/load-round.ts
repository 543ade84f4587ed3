import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { betsRepository } from './bets.repository';
import type { KeptEntry } from './define-game';
import type { RecordedDraws } from './draws';
import { seedById } from './fairness-seeds';
import { entryOf, type Round } from './round';
import { roundsRepository } from './rounds.repository';
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

/** What the game of a round sees of it; null where `loadRound` finds none. */
export function loadEntry(world: World, roundId: string): KeptEntry | null {
  const entry = roundsRepository(world).entry(roundId);
  return entry && entryOf({ ...entry, id: roundId, lines: new Map(Object.entries(entry.lines)) });
}

/** Null for a round that was decided as it was placed, and for one that nobody placed. */
export function loadRound(world: World, roundId: string): LoadedRound | null {
  const store = roundsRepository(world);
  const progress = store.progress(roundId);
  const row = progress && store.byId.get(roundId);
  const bet = row && betsRepository(world).playedIn(roundId);
  if (!progress || !row || !bet) return null;
  const { nodeId, memberId, vassalage: vendor, gameType, at: placedAt, stakeMinor } = bet;
  const { lines, results, drawn, asked, isOver: _over, roundId: id, ...kept } = progress;
  const nonce = row.nonce ?? 0;
  return {
    betId: bet.id,
    nonce,
    draws: () => drawsOf(row.seedId === null ? null : seedById(world, row.seedId), nonce, drawn),
    round: {
      ...kept,
      ...{ id, memberId, nodeId, title: { vendor, gameType }, wallet: row.wallet, placedAt, stakeMinor },
      ...{ lines: new Map(Object.entries(lines)), results: [...results], drawn: [...drawn], asked: [...asked] },
      ...{
        jackpotMinor: bet.jackpotMinor,
        jackpotDrawn: bet.jackpotDrawn,
        payments: row.payments,
        balanceMinor: null,
      },
    },
  };
}

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
