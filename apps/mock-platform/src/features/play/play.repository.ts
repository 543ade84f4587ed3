import { repository } from '../../world/world';
import type { Wallet } from './play.table';

export interface SeedRow {
  id: number;
  memberId: string;
  state: 'next' | 'active' | 'revealed';
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string | null;
  nextNonce: number;
}

export interface LaunchRow {
  tokenHash: string;
  memberId: string;
  tokenId: string;
  nodeId: string;
  wallet: Wallet;
  backUrl: string;
  createdAt: number;
  expiresAt: number;
}

export interface GameSession {
  id: number;
  memberId: string;
  tokenId: string;
  nodeId: string;
  wallet: Wallet;
  backUrl: string;
  expiresAt: number;
}

export interface RoundRow {
  roundId: string;
  memberId: string;
  spinId: string | null;
  seedId: number;
  nonce: number;
  wallet: Wallet;
  balanceAfterMinor: number;
  jackpotStakePerWinMinor: number | null;
}

const SEED = `id, member_id memberId, state, server_seed serverSeed, server_seed_hash serverSeedHash,
  client_seed clientSeed, next_nonce nextNonce`;
const SESSION =
  'id, member_id memberId, token_id tokenId, node_id nodeId, wallet, back_url backUrl, expires_at expiresAt';
const ROUND = `round_id roundId, member_id memberId, spin_id spinId, seed_id seedId, nonce, wallet,
  balance_after_minor balanceAfterMinor, jackpot_stake_per_win_minor jackpotStakePerWinMinor`;

export const playRepository = repository(({ sqlite }) => ({
  seedOf: sqlite.prepare<[string, string], SeedRow>(
    `SELECT ${SEED} FROM fairness_seeds WHERE member_id = ? AND state = ? AND state <> 'revealed'`,
  ),
  seedById: sqlite.prepare<[number], SeedRow>(`SELECT ${SEED} FROM fairness_seeds WHERE id = ?`),
  insertSeed: sqlite.prepare<[Omit<SeedRow, 'id' | 'nextNonce'> & { createdAt: number }], { id: number }>(
    `INSERT INTO fairness_seeds (member_id, state, server_seed, server_seed_hash, client_seed, created_at)
     VALUES (@memberId, @state, @serverSeed, @serverSeedHash, @clientSeed, @createdAt) RETURNING id`,
  ),
  activateSeed: sqlite.prepare<[string, number]>(
    "UPDATE fairness_seeds SET state = 'active', client_seed = ? WHERE id = ? AND state = 'next'",
  ),
  revealSeed: sqlite.prepare<[number, number]>(
    "UPDATE fairness_seeds SET state = 'revealed', revealed_at = ? WHERE id = ? AND state = 'active'",
  ),
  useNonce: sqlite.prepare<[number]>('UPDATE fairness_seeds SET next_nonce = next_nonce + 1 WHERE id = ?'),

  insertLaunch: sqlite.prepare<[LaunchRow]>(
    `INSERT INTO launches (token_hash, member_id, token_id, node_id, wallet, back_url, created_at, expires_at)
     VALUES (@tokenHash, @memberId, @tokenId, @nodeId, @wallet, @backUrl, @createdAt, @expiresAt)`,
  ),
  /** Takes a launch once: a second call, or one after its time, finds nothing. */
  useLaunch: sqlite.prepare<[number, string, number], LaunchRow>(
    `UPDATE launches SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?
     RETURNING token_hash tokenHash, member_id memberId, token_id tokenId, node_id nodeId, wallet,
       back_url backUrl, created_at createdAt, expires_at expiresAt`,
  ),
  dropLaunches: sqlite.prepare<[number, string]>('DELETE FROM launches WHERE expires_at < ? AND member_id = ?'),

  insertSession: sqlite.prepare<[Omit<GameSession, 'id'> & { tokenHash: string; createdAt: number }], GameSession>(
    `INSERT INTO game_sessions (token_hash, member_id, token_id, node_id, wallet, back_url, created_at, expires_at)
     VALUES (@tokenHash, @memberId, @tokenId, @nodeId, @wallet, @backUrl, @createdAt, @expiresAt)
     RETURNING ${SESSION}`,
  ),
  /** The session of a token until its end. */
  session: sqlite.prepare<[string, number], GameSession>(
    `SELECT ${SESSION} FROM game_sessions WHERE token_hash = ? AND expires_at > ?`,
  ),
  sessionById: sqlite.prepare<[number], GameSession>(`SELECT ${SESSION} FROM game_sessions WHERE id = ?`),
  extendSession: sqlite.prepare<[number, number]>('UPDATE game_sessions SET expires_at = ? WHERE id = ?'),
  dropSessions: sqlite.prepare<[number, string]>('DELETE FROM game_sessions WHERE expires_at < ? AND member_id = ?'),

  insertRound: sqlite.prepare<[RoundRow]>(
    `INSERT INTO rounds
       (round_id, member_id, spin_id, seed_id, nonce, wallet, balance_after_minor, jackpot_stake_per_win_minor)
     VALUES
       (@roundId, @memberId, @spinId, @seedId, @nonce, @wallet, @balanceAfterMinor, @jackpotStakePerWinMinor)`,
  ),
  round: sqlite.prepare<[string], RoundRow>(`SELECT ${ROUND} FROM rounds WHERE round_id = ?`),
  roundOfSpin: sqlite.prepare<[string, string], RoundRow>(
    `SELECT ${ROUND} FROM rounds WHERE member_id = ? AND spin_id = ?`,
  ),
}));
