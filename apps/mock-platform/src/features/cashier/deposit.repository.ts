import type { DepositState } from '@tonalli/contracts/cashier/states';
import type { LimitPeriod } from '@tonalli/contracts/limits/periods';
import { repository, type World } from '../../world/world';
import type { StoredInstructions } from './payment-instructions';

export interface DepositRow {
  id: number;
  memberId: string;
  channelId: string;
  amountMinor: number;
  feeMinor: number;
  receivedMinor: number | null;
  status: DepositState;
  instructions: StoredInstructions;
  createdAt: number;
  expiresAt: number;
  settledAt: number | null;
}

type StoredDeposit = Omit<DepositRow, 'instructions'> & { instructions: string };
type Settlement = Pick<DepositRow, 'id' | 'status' | 'feeMinor' | 'receivedMinor' | 'settledAt'> & {
  /** The state that it leaves. */
  from: DepositState;
};

type ByPeriod = Record<LimitPeriod, number>;

interface GrossOf {
  memberId: string;
  /** An order that is left out; 0: none. */
  except: number;
}

const COLUMNS = `id, member_id memberId, channel_id channelId, amount_minor amountMinor, fee_minor feeMinor,
  received_minor receivedMinor, status, instructions, created_at createdAt, expires_at expiresAt, settled_at settledAt`;

// Only `insert` below writes the column, from a DepositRow.
const read = (row: StoredDeposit): DepositRow => ({
  ...row,
  instructions: JSON.parse(row.instructions) as StoredInstructions,
});

export const depositRepository = repository(({ sqlite }) => {
  const insert = sqlite.prepare<[Omit<StoredDeposit, 'id'>], StoredDeposit>(
    `INSERT INTO deposit_orders (member_id, channel_id, amount_minor, fee_minor, received_minor, status, instructions,
       created_at, expires_at, settled_at)
     VALUES (@memberId, @channelId, @amountMinor, @feeMinor, @receivedMinor, @status, @instructions,
       @createdAt, @expiresAt, @settledAt) RETURNING ${COLUMNS}`,
  );
  const byId = sqlite.prepare<[number], StoredDeposit>(`SELECT ${COLUMNS} FROM deposit_orders WHERE id = ?`);
  const page = sqlite.prepare<[string, number, number], StoredDeposit>(
    `SELECT ${COLUMNS} FROM deposit_orders WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
  );
  const count = sqlite.prepare<[string], { rows: number }>(
    'SELECT count(*) rows FROM deposit_orders WHERE member_id = ?',
  );
  const open = sqlite.prepare<[string], { rows: number }>(
    "SELECT count(*) rows FROM deposit_orders WHERE member_id = ? AND status = 'PENDING'",
  );
  const waiting = sqlite.prepare<[number], StoredDeposit>(
    `SELECT ${COLUMNS} FROM deposit_orders WHERE status = 'PENDING' ORDER BY id DESC LIMIT ?`,
  );
  // What waits reserves its amount in every period; what arrived counts from when it was credited.
  const since = (begin: string) =>
    `coalesce(sum(iif(status = 'PENDING', amount_minor, iif(settled_at >= ${begin}, received_minor, 0))), 0)`;
  const gross = sqlite.prepare<[GrossOf & ByPeriod], ByPeriod>(
    `SELECT ${since('@daily')} daily, ${since('@weekly')} weekly, ${since('@monthly')} monthly FROM deposit_orders
      WHERE member_id = @memberId AND id <> @except
        AND (status = 'PENDING' OR (status = 'CONFIRMED' AND settled_at >= min(@daily, @weekly, @monthly)))`,
  );
  const settle = sqlite.prepare<[Settlement]>(
    `UPDATE deposit_orders SET status = @status, fee_minor = @feeMinor, received_minor = @receivedMinor,
       settled_at = @settledAt WHERE id = @id AND status = @from`,
  );
  return {
    insert(order: Omit<DepositRow, 'id'>): DepositRow {
      const row = insert.get({ ...order, instructions: JSON.stringify(order.instructions) });
      if (!row) throw new Error(`the deposit of ${order.memberId} was not kept`);
      return read(row);
    },
    byId(id: number): DepositRow | null {
      const row = byId.get(id);
      return row ? read(row) : null;
    },
    page: (memberId: string, limit: number, offset: number) => page.all(memberId, limit, offset).map(read),
    count: (memberId: string): number => count.get(memberId)?.rows ?? 0,
    countOpen: (memberId: string): number => open.get(memberId)?.rows ?? 0,
    waiting: (limit: number): DepositRow[] => waiting.all(limit).map(read),
    gross: (of: GrossOf, begins: ByPeriod): ByPeriod =>
      gross.get({ ...of, ...begins }) ?? { daily: 0, weekly: 0, monthly: 0 },
    settle: (settlement: Settlement): boolean => settle.run(settlement).changes > 0,
  };
});

/** What a member deposits in periods that began then (ms), gross: orders that wait, and what was credited since. */
export const grossDeposits = (world: World, of: GrossOf, begins: ByPeriod): ByPeriod =>
  depositRepository(world).gross(of, begins);
