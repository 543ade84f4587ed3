import { forRows } from '../../sqlite/for-rows';
import { createRowMemory } from '../../sqlite/row-memory';
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

const POOL = 'pool';
const MOST_REMEMBERED = 50_000;

/** The one pool. Each bet asks twice what it began with, which changes when it is won or its feed is booked. */
export const poolRepository = repository(({ sqlite, undoings }) => {
  const remembered = createRowMemory<PoolRow>(undoings, 1);
  const find = sqlite.prepare<[], PoolRow>(
    `SELECT start_minor startMinor, occasion, started_at startedAt, booked_minor bookedMinor
     FROM jackpot_pool WHERE id = 1 AND started_at IS NOT NULL`,
  );
  const start = sqlite.prepare<[PoolStart]>(
    `INSERT INTO jackpot_pool (id, fed_units, at, start_minor, occasion, started_at)
     VALUES (1, 0, @startedAt, @startMinor, @occasion, @startedAt)
     ON CONFLICT (id) DO UPDATE SET start_minor = excluded.start_minor, occasion = excluded.occasion,
       started_at = excluded.started_at, booked_minor = 0, at = max(at, excluded.at)`,
  );
  const book = sqlite.prepare<[number]>('UPDATE jackpot_pool SET booked_minor = booked_minor + ? WHERE id = 1');
  return {
    /** Null where nobody has opened it yet. */
    find(): PoolRow | null {
      const known = remembered.get(POOL) ?? find.get();
      if (known) remembered.keep(POOL, known);
      return known ?? null;
    },
    start(pool: PoolStart): void {
      start.run(pool);
      remembered.forget(POOL);
    },
    /** So much of what the house adds is on the ledger now, beside what was. */
    book(amountMinor: number): void {
      book.run(amountMinor);
      remembered.forget(POOL);
    },
  };
});

/** Whose next round wins, as testers wish. */
export const forcedRepository = repository(({ sqlite, undoings }) => {
  const force = sqlite.prepare<[string]>('INSERT OR IGNORE INTO jackpot_forced (member_id) VALUES (?)');
  const take = sqlite.prepare<[string]>('DELETE FROM jackpot_forced WHERE member_id = ?');
  // Each round asks for it, and of nearly nobody it is wished.
  const unforced = createRowMemory<true>(undoings, MOST_REMEMBERED);
  return {
    force(memberId: string): void {
      force.run(memberId);
      unforced.forget(memberId);
    },
    /** Whether it was wished, once for each wish. */
    take(memberId: string): boolean {
      if (unforced.get(memberId)) return false;
      const wasForced = take.run(memberId).changes > 0;
      unforced.keep(memberId, true);
      return wasForced;
    },
  };
});

export const jackpotRepository = repository(({ sqlite }) => ({
  forgetShares: forRows<readonly [roundId: string]>(
    sqlite,
    1,
    (rows) => `DELETE FROM jackpot_shares WHERE round_id IN (VALUES ${rows})`,
  ),
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
}));
