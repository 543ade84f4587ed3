import { randomBytes } from 'node:crypto';
import type { Fairness, RotateAnswer } from '@tonalli/contracts/play/slot-shapes';
import { SERVER_SEED_BYTES, serverSeedHash } from '../../kernel/fairness';
import type { World } from '../../world/world';
import { playRepository, type SeedRow } from './play.repository';

const newServerSeed = (): string => randomBytes(SERVER_SEED_BYTES).toString('hex');
const newClientSeed = (): string => randomBytes(8).toString('hex');

function insert(world: World, seed: { memberId: string; serverSeed: string; clientSeed: string | null }): SeedRow {
  const store = playRepository(world);
  const row = store.insertSeed.get({
    ...seed,
    state: seed.clientSeed === null ? 'next' : 'active',
    serverSeedHash: serverSeedHash(seed.serverSeed),
    createdAt: world.clock.now(),
  });
  const kept = row && store.seedById.get(row.id);
  if (!kept) throw new Error('the seed was not kept');
  return kept;
}

/** Starts a member's first pair of seeds from known values; only the default data do. */
export function plantSeed(world: World, seed: { memberId: string; serverSeed: string; clientSeed: string }): void {
  insert(world, seed);
}

/** The seed that is committed to and not used yet; made when there is none. */
export function nextSeed(world: World, memberId: string): SeedRow {
  const found = playRepository(world).seedOf.get(memberId, 'next');
  return found ?? insert(world, { memberId, serverSeed: newServerSeed(), clientSeed: null });
}

/** The seed that decides the member's next round; made when there is none. Call within a transaction. */
export function activeSeed(world: World, memberId: string): SeedRow & { clientSeed: string } {
  const found =
    playRepository(world).seedOf.get(memberId, 'active') ??
    insert(world, { memberId, serverSeed: newServerSeed(), clientSeed: newClientSeed() });
  if (found.clientSeed === null) throw new Error(`the active seed ${found.id} has no client seed`);
  return { ...found, clientSeed: found.clientSeed };
}

/** What the player may see: the hashes, the client seed and the next nonce. */
export function viewFairness(world: World, memberId: string): Fairness {
  const active = activeSeed(world, memberId);
  return {
    serverSeedHash: active.serverSeedHash,
    nextServerSeedHash: nextSeed(world, memberId).serverSeedHash,
    clientSeed: active.clientSeed,
    nonce: active.nextNonce,
  };
}

/** Ends the active seed without opening another; the member's next round does that. */
export function revealActiveSeed(world: World, memberId: string): SeedRow & { clientSeed: string } {
  const active = activeSeed(world, memberId);
  playRepository(world).revealSeed.run(world.clock.now(), active.id);
  return active;
}

/**
 * Reveals the active server seed and puts the one committed to before in its place, with the client
 * seed that the player now chooses. Call within a transaction.
 */
export function rotateSeeds(
  world: World,
  { memberId, clientSeed }: { memberId: string; clientSeed?: string | undefined },
): RotateAnswer {
  const next = nextSeed(world, memberId);
  const old = revealActiveSeed(world, memberId);
  playRepository(world).activateSeed.run(clientSeed ?? newClientSeed(), next.id);
  const { serverSeed, serverSeedHash: hash, nextNonce: rounds } = old;
  return {
    revealed: rounds > 0 ? { serverSeed, serverSeedHash: hash, clientSeed: old.clientSeed, rounds } : null,
    fairness: viewFairness(world, memberId),
  };
}
