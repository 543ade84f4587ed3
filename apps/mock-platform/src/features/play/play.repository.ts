import type { ActPermit } from '../../guard/act-permit';
import { usernameOf } from '../../people/member-sources.repository';
import type { Wallet } from '../../wagering/wallet';
import { repository } from '../../world/world';
import { isLoginOpen } from '../session';

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

export interface OpenGameSession extends GameSession {
  /** Null for a member who is no more. */
  username: string | null;
}

const SESSION =
  'id, member_id memberId, token_id tokenId, node_id nodeId, wallet, back_url backUrl, expires_at expiresAt';
export const launchRepository = repository(({ sqlite }) => {
  const insert = sqlite.prepare<[LaunchRow]>(
    `INSERT INTO launches (token_hash, member_id, token_id, node_id, wallet, back_url, created_at, expires_at)
     VALUES (@tokenHash, @memberId, @tokenId, @nodeId, @wallet, @backUrl, @createdAt, @expiresAt)`,
  );
  return {
    /** Keeps a launch of whoever the guard lets play. */
    insert: (permit: ActPermit<'launch'>, row: Omit<LaunchRow, 'memberId'>): void =>
      void insert.run({ ...row, memberId: permit.memberId }),
  };
});

export const playRepository = repository(({ sqlite }) => ({
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
  /** The session of a token until its end, or that of the login that launched it. */
  session: sqlite.prepare<[{ tokenHash: string; now: number }], OpenGameSession>(
    `SELECT ${SESSION}, ${usernameOf('member_id')} username FROM game_sessions
     WHERE token_hash = @tokenHash AND expires_at > @now AND ${isLoginOpen('game_sessions.token_id')}`,
  ),
  extendSession: sqlite.prepare<[number, number]>('UPDATE game_sessions SET expires_at = ? WHERE id = ?'),
  /** Real games of a member but one, the one played last first; whose login is open is the caller's to ask. */
  otherSessions: sqlite.prepare<[{ memberId: string; nodeId: string; now: number }], GameSession>(
    `SELECT ${SESSION} FROM game_sessions
     WHERE member_id = @memberId AND node_id <> @nodeId AND wallet <> 'trial' AND expires_at > @now
     ORDER BY expires_at DESC, id DESC`,
  ),
  endOthers: sqlite.prepare<[{ memberId: string; nodeId: string }]>(
    "DELETE FROM game_sessions WHERE member_id = @memberId AND node_id <> @nodeId AND wallet <> 'trial'",
  ),
  dropSessions: sqlite.prepare<[number, string]>('DELETE FROM game_sessions WHERE expires_at < ? AND member_id = ?'),
}));
