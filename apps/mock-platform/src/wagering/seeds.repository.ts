import { createRowMemory } from '../sqlite/row-memory';
import { repository } from '../world/world';
import type { SEED_OWNERS, SEED_STATES } from './seeds.table';

/** Whose seed it is. */
export interface SeedOwner {
  ownerKind: (typeof SEED_OWNERS)[number];
  ownerId: string;
}

export interface SeedRow extends SeedOwner {
  id: number;
  state: (typeof SEED_STATES)[number];
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string | null;
  nextNonce: number;
}

const SEED = `id, owner_kind ownerKind, owner_id ownerId, state, server_seed serverSeed, server_seed_hash serverSeedHash,
  client_seed clientSeed, next_nonce nextNonce`;

const nameOf = ({ ownerKind, ownerId }: SeedOwner): string => `${ownerKind} ${ownerId}`;
/** Of those who play. */
const MOST_REMEMBERED = 50_000;

export const seedsRepository = repository(({ sqlite, undoings }) => {
  const current = sqlite.prepare<[string, string, string], SeedRow>(
    `SELECT ${SEED} FROM fairness_seeds WHERE owner_kind = ? AND owner_id = ? AND state = ? AND state <> 'revealed'`,
  );
  const byId = sqlite.prepare<[number], SeedRow>(`SELECT ${SEED} FROM fairness_seeds WHERE id = ?`);
  const insert = sqlite.prepare<[Omit<SeedRow, 'id' | 'nextNonce'> & { createdAt: number }], { id: number }>(
    `INSERT INTO fairness_seeds (owner_kind, owner_id, state, server_seed, server_seed_hash, client_seed, created_at)
     VALUES (@ownerKind, @ownerId, @state, @serverSeed, @serverSeedHash, @clientSeed, @createdAt) RETURNING id`,
  );
  const activate = sqlite.prepare<[string, number]>(
    "UPDATE fairness_seeds SET state = 'active', client_seed = ? WHERE id = ? AND state = 'next'",
  );
  const reveal = sqlite.prepare<[number, number]>(
    "UPDATE fairness_seeds SET state = 'revealed', revealed_at = ? WHERE id = ? AND state = 'active'",
  );
  const useNonce = sqlite.prepare<[number]>('UPDATE fairness_seeds SET next_nonce = next_nonce + 1 WHERE id = ?');
  // The active ones: each round asks for its own.
  const active = createRowMemory<SeedRow>(undoings, MOST_REMEMBERED);
  return {
    next: ({ ownerKind, ownerId }: SeedOwner): SeedRow | undefined => current.get(ownerKind, ownerId, 'next'),
    active(owner: SeedOwner): SeedRow | undefined {
      const known = active.get(nameOf(owner));
      if (known) return known;
      const found = current.get(owner.ownerKind, owner.ownerId, 'active');
      if (found) active.keep(nameOf(owner), found);
      return found;
    },
    byId: (id: number): SeedRow | undefined => byId.get(id),
    insert: (seed: Omit<SeedRow, 'id' | 'nextNonce'> & { createdAt: number }) => insert.get(seed),
    activate(seed: SeedRow, clientSeed: string): void {
      activate.run(clientSeed, seed.id);
      active.forget(nameOf(seed));
    },
    reveal(seed: SeedRow, at: number): void {
      reveal.run(at, seed.id);
      active.forget(nameOf(seed));
    },
    /** Of an active seed, as it stands. */
    spendNonce(seed: SeedRow): void {
      useNonce.run(seed.id);
      active.keep(nameOf(seed), { ...seed, nextNonce: seed.nextNonce + 1 });
    },
    /** Whether a round of a player's that their seed decides is not over. */
    isInPlay: sqlite
      .prepare<[string, number], number>(
        `SELECT EXISTS (SELECT 1 FROM round_progress p INDEXED BY round_progress_open
          CROSS JOIN rounds r ON r.round_id = p.round_id WHERE p.member_id = ? AND p.is_over = 0 AND r.seed_id = ?)`,
      )
      .pluck(),
  };
});
