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

export const seedsRepository = repository(({ sqlite }) => ({
  current: sqlite.prepare<[string, string, string], SeedRow>(
    `SELECT ${SEED} FROM fairness_seeds WHERE owner_kind = ? AND owner_id = ? AND state = ? AND state <> 'revealed'`,
  ),
  byId: sqlite.prepare<[number], SeedRow>(`SELECT ${SEED} FROM fairness_seeds WHERE id = ?`),
  insert: sqlite.prepare<[Omit<SeedRow, 'id' | 'nextNonce'> & { createdAt: number }], { id: number }>(
    `INSERT INTO fairness_seeds (owner_kind, owner_id, state, server_seed, server_seed_hash, client_seed, created_at)
     VALUES (@ownerKind, @ownerId, @state, @serverSeed, @serverSeedHash, @clientSeed, @createdAt) RETURNING id`,
  ),
  activate: sqlite.prepare<[string, number]>(
    "UPDATE fairness_seeds SET state = 'active', client_seed = ? WHERE id = ? AND state = 'next'",
  ),
  reveal: sqlite.prepare<[number, number]>(
    "UPDATE fairness_seeds SET state = 'revealed', revealed_at = ? WHERE id = ? AND state = 'active'",
  ),
  useNonce: sqlite.prepare<[number]>('UPDATE fairness_seeds SET next_nonce = next_nonce + 1 WHERE id = ?'),
  /** Whether a round of a player's that their seed decides is not over. */
  isInPlay: sqlite
    .prepare<[string, number], number>(
      `SELECT EXISTS (SELECT 1 FROM round_progress p INDEXED BY round_progress_open
        CROSS JOIN rounds r ON r.round_id = p.round_id WHERE p.member_id = ? AND p.is_over = 0 AND r.seed_id = ?)`,
    )
    .pluck(),
}));
