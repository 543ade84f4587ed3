import { fromHex, toHex } from '../kernel/fairness';
import { merklePath } from '../kernel/merkle';
import type { LeafParts } from '../kernel/shared-fairness';
import type { World } from '../world/world';
import type { BeaconValue } from './beacon-value';
import { leafOf } from './bet-leaf';
import { type BetRow, betsRepository } from './bets.repository';
import { boundBetsRepository } from './bound-bets.repository';
import { chainEnd, linkFor, previousLink } from './chain-seeds';
import type { AnyRounds } from './define-game';
import { loadRound } from './load-round';
import { entryOf } from './round';
import { contextOf, gameOf, gameOfRounds, type RunnerParts } from './runner-parts';
import { dayAfter } from './shared-days';
import { sharedEntriesRepository } from './shared-entries.repository';
import { prizeSeeds } from './shared-prize';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { seedsOf } from './shared-seeds';

/** What decides a bet in the shared round that it entered first: nothing that is still a secret. */
export interface SharedProof {
  readonly seeds: {
    /** The link of the round before; until the round is over the published end, for rounds of a chain may go on side by side. */
    readonly serverSeedHash: string;
    /** Null before the round is over. */
    readonly serverSeed: string | null;
    readonly clientSeed: string;
    readonly nonce: number;
  };
  readonly shared: {
    readonly rounds: string;
    readonly key: string;
    readonly day: string;
    readonly chainEnd: string;
    readonly nextChainEnd: string;
    readonly closedAt: number | null;
    readonly root: string | null;
    readonly beacon: BeaconValue | null;
    readonly leaf: LeafParts;
    readonly path: { side: 'left' | 'right'; hash: string }[] | null;
    readonly salt: string | null;
    readonly isForced: boolean;
    readonly isCorrected: boolean;
    /** What the bet had shown before its round was corrected; null where it was not. */
    readonly before: unknown;
    readonly isCancelled: boolean;
    readonly isOver: boolean;
    readonly shown: unknown;
    readonly jackpotSeed: string | null;
  };
}

interface Proven {
  readonly rounds: AnyRounds;
  readonly row: SharedRow;
  readonly bet: BetRow;
}

function pathOf(world: World, { row, bet }: Proven): SharedProof['shared']['path'] {
  if (row.root === null) return null;
  const entries = boundBetsRepository(world).leaves(row);
  const index = entries.findIndex(({ roundId }) => roundId === bet.roundId);
  return merklePath(
    entries.map(({ leaf }) => fromHex(leaf)),
    index,
  ).map(({ side, hash }) => ({ side, hash: toHex(hash) }));
}

function leafOfBet(world: World, { rounds, row, bet }: Proven): LeafParts {
  const round = loadRound(world, bet.roundId)?.round;
  const entry = boundBetsRepository(world)
    .leaves(row)
    .find(({ roundId }) => roundId === bet.roundId);
  if (!round || !entry) throw new Error(`the bet of ${bet.roundId} is in no tree`);
  return leafOf(world, rounds, { ...round, betId: bet.id, stakeMinor: entry.stakeMinor });
}

function seedsShown(world: World, { rounds, row }: Proven): SharedProof['seeds'] {
  const { day, number } = row;
  const isOver = row.endsAt === null;
  return {
    serverSeedHash: isOver ? previousLink(world, rounds, { day, number }) : chainEnd(world, rounds, day),
    serverSeed: isOver ? linkFor(world, rounds, { day, number }).serverSeed : null,
    clientSeed: seedsOf(world, rounds, row)?.clientSeed ?? '',
    nonce: number,
  };
}

/** As the round came out first; also of a bet that stayed so. */
function viewBefore(parts: RunnerParts, world: World, { row, bet }: Proven): unknown {
  const round = loadRound(world, bet.roundId)?.round;
  if (!round || !row.correction) return null;
  const { was } = row.correction;
  const game = gameOf(parts, round.family, round.version);
  const context = contextOf(world, game, { ...round, at: world.clock.now() });
  const entry = { ...entryOf(round), state: bet.detail.w ?? round.state };
  return game.resume(entry).show({ ...context, phase: () => was });
}

/** Null for a bet that is in no shared round, and for one that was taken back. */
export function proveShared(parts: RunnerParts, world: World, roundId: string): SharedProof | null {
  const [first] = sharedEntriesRepository(world).roundsOf(roundId);
  const row = first && sharedRoundsRepository(world).byKey(first.rounds, first.key);
  const bet = row && betsRepository(world).ofRound(roundId);
  if (!row || !bet) return null;
  const { rounds } = gameOfRounds(parts, row.rounds, row.version);
  const proven = { rounds, row, bet };
  const { key, day, closedAt, root, beacon, salt, wish, cancelledAt, endsAt, phase } = row;
  return {
    seeds: seedsShown(world, proven),
    shared: {
      ...{ rounds: rounds.name, key, day, closedAt, root, beacon, salt },
      chainEnd: chainEnd(world, rounds, day),
      nextChainEnd: chainEnd(world, rounds, dayAfter({ day }).day),
      leaf: leafOfBet(world, proven),
      path: pathOf(world, proven),
      ...{ isForced: wish !== null, isCorrected: row.correction !== null, before: viewBefore(parts, world, proven) },
      ...{ isCancelled: cancelledAt !== null, isOver: endsAt === null },
      shown: rounds.show(phase),
      jackpotSeed: prizeSeeds(parts, world, roundId)?.clientSeed ?? null,
    },
  };
}
