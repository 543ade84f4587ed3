import { repository } from '../../world/world';

export interface JackpotWinRow {
  roundId: string;
  memberId: string;
  nodeId: string;
  amountMinor: number;
  /** Milliseconds since epoch. */
  at: number;
}

export interface PoolStart {
  startMinor: number;
  /** What it began after, such as the win of a round; part of the keys of its postings. */
  occasion: string;
  startedAt: number;
}

export interface PoolRow extends PoolStart {
  bookedMinor: number;
}

const WIN = 'round_id roundId, member_id memberId, node_id nodeId, amount_minor amountMinor, at';

export const jackpotRepository = repository(({ sqlite }) => ({
  pool: sqlite.prepare<[], PoolRow>(
    `SELECT start_minor startMinor, occasion, started_at startedAt, booked_minor bookedMinor
     FROM jackpot_pool WHERE id = 1 AND started_at IS NOT NULL`,
  ),
  start: sqlite.prepare<[PoolStart]>(
    `INSERT INTO jackpot_pool (id, fed_units, at, start_minor, occasion, started_at)
     VALUES (1, 0, @startedAt, @startMinor, @occasion, @startedAt)
     ON CONFLICT (id) DO UPDATE SET start_minor = excluded.start_minor, occasion = excluded.occasion,
       started_at = excluded.started_at, booked_minor = 0, at = max(at, excluded.at)`,
  ),
  book: sqlite.prepare<[number]>('UPDATE jackpot_pool SET booked_minor = booked_minor + ? WHERE id = 1'),
  /** Adds units, or takes them with a number below zero. */
  feed: sqlite.prepare<[{ units: number; at: number }], { fedUnits: number }>(
    'UPDATE jackpot_pool SET fed_units = fed_units + @units, at = max(at, @at) WHERE id = 1 RETURNING fed_units fedUnits',
  ),
  keepShare: sqlite.prepare<[string, number]>(`INSERT INTO jackpot_shares (round_id, units) VALUES (?, ?)
     ON CONFLICT (round_id) DO UPDATE SET units = units + excluded.units`),
  takeShare: sqlite.prepare<[string], { units: number }>(
    'DELETE FROM jackpot_shares WHERE round_id = ? RETURNING units',
  ),
  insertWin: sqlite.prepare<[JackpotWinRow]>(
    `INSERT INTO jackpot_wins (round_id, member_id, node_id, amount_minor, at)
     VALUES (@roundId, @memberId, @nodeId, @amountMinor, @at)`,
  ),
  win: sqlite.prepare<[string], JackpotWinRow>(`SELECT ${WIN} FROM jackpot_wins WHERE round_id = ?`),
  lastWin: sqlite.prepare<[], JackpotWinRow>(`SELECT ${WIN} FROM jackpot_wins ORDER BY at DESC, round_id DESC LIMIT 1`),
  force: sqlite.prepare<[string]>('INSERT OR IGNORE INTO jackpot_forced (member_id) VALUES (?)'),
  takeForced: sqlite.prepare<[string]>('DELETE FROM jackpot_forced WHERE member_id = ?'),
}));
