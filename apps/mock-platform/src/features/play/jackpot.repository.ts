import { repository } from '../../world/world';

export interface JackpotWinRow {
  roundId: string;
  memberId: string;
  nodeId: string;
  amountMinor: number;
  /** Milliseconds since epoch. */
  at: number;
}

const WIN = 'round_id roundId, member_id memberId, node_id nodeId, amount_minor amountMinor, at';

export const jackpotRepository = repository(({ sqlite }) => ({
  pool: sqlite.prepare<[], { fedUnits: number; at: number }>(
    'SELECT fed_units fedUnits, at FROM jackpot_pool WHERE id = 1',
  ),
  open: sqlite.prepare<[number]>('INSERT INTO jackpot_pool (id, fed_units, at) VALUES (1, 0, ?)'),
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
