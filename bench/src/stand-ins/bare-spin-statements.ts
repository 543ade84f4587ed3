import type { Database } from 'better-sqlite3';

const PLAY = 'stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets';
const CASH = 'in_minor, out_minor, movements';
const added = (columns: string): string =>
  columns
    .split(', ')
    .map((column) => `${column} = ${column} + excluded.${column}`)
    .join(', ');

/** A member with money who has a slot open. */
export interface Seat {
  memberId: string;
  accountId: number;
  sessionId: number;
  nodeId: string;
  vendor: string;
  gameType: string;
  seedId: number;
  nonce: number;
}

export type SpinStatements = ReturnType<typeof prepareSpin>;

/** Each statement that a spin needs, once. */
export function prepareSpin(sqlite: Database) {
  const cash = (table: string, time: string) =>
    sqlite.prepare<[memberId: string, at: number, ...flow: number[]]>(
      `INSERT INTO ${table} (member_id, category, path_version, ${time}, ${CASH}) VALUES (?, 'PLAY', 1, ?, ?, ?, 1)
       ON CONFLICT (member_id, ${time}, category, path_version) DO UPDATE SET ${added(CASH)}`,
    );
  const play = (table: string, time: string) =>
    sqlite.prepare<[memberId: string, category: string, at: number, ...sums: number[]]>(
      `INSERT INTO ${table} (member_id, category, path_version, ${time}, ${PLAY}) VALUES (?, ?, 1, ?, ?, ?, ?, 0, 0, 1)
       ON CONFLICT (member_id, ${time}, category, path_version) DO UPDATE SET ${added(PLAY)}`,
    );
  return {
    ...readingStatements(sqlite),
    move: sqlite
      .prepare<[amountMinor: number, account: number], number>(
        'UPDATE accounts SET balance_minor = balance_minor + ? WHERE id = ? RETURNING balance_minor',
      )
      .pluck(),
    posting: sqlite.prepare(
      `INSERT INTO postings (key, kind, from_owner, to_owner, vendor, amount_minor, reference, at)
       VALUES (?, ?, ?, ?, '', ?, ?, ?)`,
    ),
    entry: sqlite.prepare(
      `INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    cashSlot: cash('cash_slots', 'slot'),
    cashDay: cash('cash_days', 'day'),
    useNonce: sqlite.prepare('UPDATE fairness_seeds SET next_nonce = next_nonce + 1 WHERE id = ?'),
    round: sqlite.prepare(
      `INSERT INTO rounds (round_id, member_id, round_key, seed_id, nonce, wallet, balance_after_minor,
         jackpot_stake_per_win_minor, payments) VALUES (?, ?, ?, ?, ?, 'main', ?, 5000000000000, ?)`,
    ),
    bet: sqlite.prepare(
      `INSERT INTO bets (round_id, member_id, node_id, vassalage, game_type, stake_minor, payout_minor, status, is_trial,
         at, settled_at, detail) VALUES (?, ?, ?, ?, ?, ?, ?, 'SETTLED', 0, ?, ?, ?)`,
    ),
    playSlot: play('play_slots', 'slot'),
    playDay: play('play_days', 'day'),
    playTotal: sqlite.prepare(
      `INSERT INTO play_totals (member_id, ${PLAY}) VALUES (?, ?, ?, ?, 0, 0, 1)
       ON CONFLICT (member_id) DO UPDATE SET ${added(PLAY)}`,
    ),
    rebate: sqlite.prepare(
      `INSERT INTO rebate_stakes (slot, member_id, day, category, path_version, rated_at, is_taken, valid_minor)
       VALUES (?, ?, ?, ?, 1, ?, 0, ?) ON CONFLICT DO UPDATE SET valid_minor = valid_minor + excluded.valid_minor`,
    ),
    recent: sqlite.prepare(
      'INSERT INTO recent_games (member_id, node_id, at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
    ),
    playTime: sqlite.prepare(
      `INSERT INTO play_time (member_id, started_at, last_at, round_at, rounds_at, stake_mark_minor, payout_mark_minor,
         next_check_at, checks, day, day_ms) VALUES (?, ?, ?, ?, '{}', 0, 0, ?, 0, ?, 0)
       ON CONFLICT (member_id) DO UPDATE SET last_at = excluded.last_at, round_at = excluded.round_at`,
    ),
    game: sqlite.prepare('UPDATE game_sessions SET expires_at = ? WHERE id = ?'),
  };
}

/** What the loop knows before it begins. */
const readingStatements = (sqlite: Database) => ({
  houseAccounts: sqlite
    .prepare<[], [kind: string, id: number]>("SELECT kind, id FROM accounts WHERE owner_id = ''")
    .raw(),
  seats: sqlite.prepare<[], Seat>(
    `SELECT s.member_id memberId, a.id accountId, s.id sessionId, s.node_id nodeId, g.vendor,
       g.game_type gameType, f.id seedId, f.next_nonce nonce
     FROM game_sessions s JOIN games g ON g.node_id = s.node_id
     JOIN accounts a ON a.owner_id = s.member_id AND a.kind = 'member.main'
     JOIN fairness_seeds f ON f.owner_id = s.member_id AND f.state = 'active'`,
  ),
});
