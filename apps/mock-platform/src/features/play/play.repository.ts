import type { ActPermit } from '../../guard/act-permit';
import { usernameOf } from '../../people/member-sources.repository';
import { createRowMemory } from '../../sqlite/row-memory';
import type { Wallet } from '../../wagering/wallet';
import { repository } from '../../world/world';

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
  tokenHash: string;
  memberId: string;
  tokenId: string;
  nodeId: string;
  wallet: Wallet;
  backUrl: string;
  expiresAt: number;
}

export interface SeatedSession extends GameSession {
  /** Null for a member who is no more. */
  username: string | null;
}

const MOST_REMEMBERED = 50_000;
const SESSION =
  'id, token_hash tokenHash, member_id memberId, token_id tokenId, node_id nodeId, wallet, back_url backUrl, expires_at expiresAt';
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
}));

export const gameSessionRepository = repository(({ sqlite, undoings }) => {
  const insert = sqlite.prepare<[Omit<GameSession, 'id'> & { createdAt: number }]>(
    `INSERT INTO game_sessions (token_hash, member_id, token_id, node_id, wallet, back_url, created_at, expires_at)
     VALUES (@tokenHash, @memberId, @tokenId, @nodeId, @wallet, @backUrl, @createdAt, @expiresAt)`,
  );
  const ofToken = sqlite.prepare<[string], SeatedSession>(
    `SELECT ${SESSION}, ${usernameOf('member_id')} username FROM game_sessions WHERE token_hash = ?`,
  );
  const extend = sqlite.prepare<[number, number]>('UPDATE game_sessions SET expires_at = ? WHERE id = ?');
  const others = sqlite.prepare<[{ memberId: string; nodeId: string; now: number }], GameSession>(
    `SELECT ${SESSION} FROM game_sessions
     WHERE member_id = @memberId AND node_id <> @nodeId AND wallet <> 'trial' AND expires_at > @now
     ORDER BY expires_at DESC, id DESC`,
  );
  const endOthers = sqlite.prepare<[{ memberId: string; nodeId: string }]>(
    "DELETE FROM game_sessions WHERE member_id = @memberId AND node_id <> @nodeId AND wallet <> 'trial'",
  );
  const dropEnded = sqlite.prepare<[number, string]>(
    'DELETE FROM game_sessions WHERE expires_at < ? AND member_id = ?',
  );
  // Each call of a page asks for its own.
  const remembered = createRowMemory<SeatedSession>(undoings, MOST_REMEMBERED);
  return {
    insert: (session: Omit<GameSession, 'id'> & { createdAt: number }): void => void insert.run(session),
    /** Whether it is over, and the login that launched it, is the caller's to ask. */
    ofToken(tokenHash: string): SeatedSession | null {
      const known = remembered.get(tokenHash);
      if (known) return known;
      const found = ofToken.get(tokenHash);
      if (found) remembered.keep(tokenHash, found);
      return found ?? null;
    },
    extend({ id, tokenHash }: GameSession, expiresAt: number): void {
      extend.run(expiresAt, id);
      const known = remembered.get(tokenHash);
      if (known) remembered.keep(tokenHash, { ...known, expiresAt });
    },
    /** Real games of a member but one, the one played last first; whose login is open is the caller's to ask. */
    others: (of: { memberId: string; nodeId: string; now: number }): GameSession[] => others.all(of),
    endOthers(of: { memberId: string; nodeId: string }): void {
      endOthers.run(of);
      remembered.forgetAll();
    },
    dropEnded(memberId: string, now: number): void {
      dropEnded.run(now, memberId);
      remembered.forgetAll();
    },
  };
});
