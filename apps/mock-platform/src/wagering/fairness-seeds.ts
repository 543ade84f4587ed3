import { randomBytes } from 'node:crypto';
import type { Fairness, RotateAnswer } from '@tonalli/contracts/play/slot-shapes';
import { PlatformFailure } from '../kernel/failure';
import { SERVER_SEED_BYTES, serverSeedHash } from '../kernel/fairness';
import type { World } from '../world/world';
import { type SeedOwner, type SeedRow, seedsRepository } from './seeds.repository';

const newServerSeed = (): string => randomBytes(SERVER_SEED_BYTES).toString('hex');
const newClientSeed = (): string => randomBytes(8).toString('hex');

/** Whose seeds decide the rounds that a member plays by themselves. */
export const ofMember = (memberId: string): SeedOwner => ({ ownerKind: 'member', ownerId: memberId });

export type ActiveSeed = SeedRow & { clientSeed: string };

function insert(world: World, seed: SeedOwner & { serverSeed: string; clientSeed: string | null }): SeedRow {
  const store = seedsRepository(world);
  const row = store.insert({
    ...seed,
    state: seed.clientSeed === null ? 'next' : 'active',
    serverSeedHash: serverSeedHash(seed.serverSeed),
    createdAt: world.clock.now(),
  });
  const kept = row && store.byId(row.id);
  if (!kept) throw new Error('the seed was not kept');
  return kept;
}

/** Starts an owner's first pair of seeds from known values; only the default data do. */
export function plantSeed(world: World, seed: SeedOwner & { serverSeed: string; clientSeed: string }): void {
  insert(world, seed);
}

/** The seed that is committed to and not used yet; made when there is none. */
export function nextSeed(world: World, { ownerKind, ownerId }: SeedOwner): SeedRow {
  const found = seedsRepository(world).next({ ownerKind, ownerId });
  return found ?? insert(world, { ownerKind, ownerId, serverSeed: newServerSeed(), clientSeed: null });
}

/** The seed that decides the owner's next round; made when there is none. Call within a transaction. */
export function activeSeed(world: World, { ownerKind, ownerId }: SeedOwner): ActiveSeed {
  const found =
    seedsRepository(world).active({ ownerKind, ownerId }) ??
    insert(world, { ownerKind, ownerId, serverSeed: newServerSeed(), clientSeed: newClientSeed() });
  return withClientSeed(found);
}

/** As `activeSeed`, for what is shown to many: made for good, whatever becomes of the caller's transaction. */
export function lastingSeed(world: World, owner: SeedOwner): ActiveSeed {
  const found = seedsRepository(world).active(owner);
  if (found) return withClientSeed(found);
  const seed = { ...owner, serverSeed: newServerSeed(), clientSeed: newClientSeed() };
  world.keep(() => plantSeed(world, seed));
  return activeSeed(world, owner);
}

function withClientSeed(seed: SeedRow): ActiveSeed {
  if (seed.clientSeed === null) throw new Error(`the active seed ${seed.id} has no client seed`);
  return { ...seed, clientSeed: seed.clientSeed };
}

/** The seed of a round that was placed. */
export function seedById(world: World, id: number): ActiveSeed {
  const found = seedsRepository(world).byId(id);
  if (!found) throw new Error(`there is no seed ${id}`);
  return withClientSeed(found);
}

/** What everybody may see: the hashes, the client seed and the next nonce. */
export function viewFairness(world: World, owner: SeedOwner): Fairness {
  const active = activeSeed(world, owner);
  return {
    serverSeedHash: active.serverSeedHash,
    nextServerSeedHash: nextSeed(world, owner).serverSeedHash,
    clientSeed: active.clientSeed,
    nonce: active.nextNonce,
  };
}

/**
 * Opens the seed that was committed to with what its player chose, and reveals it at once: it decides one draw, the one of
 * nonce 0, and another is committed to for the next. Call within a transaction.
 */
export function spendSeed(world: World, owner: SeedOwner, clientSeed: string): ActiveSeed {
  const seed = nextSeed(world, owner);
  const store = seedsRepository(world);
  store.activate(seed, clientSeed);
  store.spendNonce(seed);
  store.reveal(seed, world.clock.now());
  return seedById(world, seed.id);
}

/**
 * Ends the active seed without opening another; the owner's next round does that.
 * Throws `ROUND_OPEN` while a round that it decides is not over: it would show what is still hidden.
 */
export function revealActiveSeed(world: World, owner: SeedOwner): ActiveSeed {
  const active = activeSeed(world, owner);
  if (seedsRepository(world).isInPlay.get(owner.ownerId, active.id) === 1) throw new PlatformFailure('ROUND_OPEN');
  seedsRepository(world).reveal(active, world.clock.now());
  return active;
}

/**
 * Reveals the active server seed and puts the one committed to before in its place, with the client
 * seed that the player now chooses. Throws `ROUND_OPEN`. Call within a transaction.
 */
export function rotateSeeds(
  world: World,
  { clientSeed, ...owner }: SeedOwner & { clientSeed?: string | undefined },
): RotateAnswer {
  const next = nextSeed(world, owner);
  const old = revealActiveSeed(world, owner);
  seedsRepository(world).activate(next, clientSeed ?? newClientSeed());
  const { serverSeed, serverSeedHash: hash, nextNonce: rounds } = old;
  return {
    revealed: rounds > 0 ? { serverSeed, serverSeedHash: hash, clientSeed: old.clientSeed, rounds } : null,
    fairness: viewFairness(world, owner),
  };
}
