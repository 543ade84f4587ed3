import type { WithdrawalState } from '@tonalli/contracts/cashier/states';
import { repository } from '../../world/world';

export interface WithdrawalRow {
  id: number;
  memberId: string;
  amountMinor: number;
  feeMinor: number;
  bankId: string;
  clabe: string;
  holder: string;
  status: WithdrawalState;
  paidMinor: number;
  receivedMinor: number | null;
  refundedMinor: number;
  /** 0 or 1, as SQLite keeps it. */
  forced: number;
  day: string;
  createdAt: number;
  paidAt: number | null;
  answerBy: number | null;
  closedAt: number | null;
}

export interface TurnoverRow {
  memberId: string;
  requiredMinor: number;
  /** All valid bets of the member when it began to count. */
  markMinor: number;
}

type NewWithdrawal = Pick<
  WithdrawalRow,
  'memberId' | 'amountMinor' | 'feeMinor' | 'bankId' | 'clabe' | 'holder' | 'day' | 'createdAt'
>;

const COLUMNS = `id, member_id memberId, amount_minor amountMinor, fee_minor feeMinor, bank_id bankId, clabe, holder,
  status, paid_minor paidMinor, received_minor receivedMinor, refunded_minor refundedMinor, forced, day,
  created_at createdAt, paid_at paidAt, answer_by answerBy, closed_at closedAt`;

export const withdrawalRepository = repository(({ sqlite }) => ({
  insert: sqlite.prepare<[NewWithdrawal], WithdrawalRow>(
    `INSERT INTO withdrawals (member_id, amount_minor, fee_minor, bank_id, clabe, holder, status, day, created_at)
     VALUES (@memberId, @amountMinor, @feeMinor, @bankId, @clabe, @holder, 'REQUESTED', @day, @createdAt)
     RETURNING ${COLUMNS}`,
  ),
  byId: sqlite.prepare<[number], WithdrawalRow>(`SELECT ${COLUMNS} FROM withdrawals WHERE id = ?`),
  page: sqlite.prepare<[string, number, number], WithdrawalRow>(
    `SELECT ${COLUMNS} FROM withdrawals WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
  ),
  count: sqlite.prepare<[string], { rows: number }>('SELECT count(*) rows FROM withdrawals WHERE member_id = ?'),
  ofDay: sqlite.prepare<[string, string], { rows: number }>(
    "SELECT count(*) rows FROM withdrawals WHERE member_id = ? AND day = ? AND status <> 'REJECTED'",
  ),
  waiting: sqlite.prepare<[number], WithdrawalRow>(
    `SELECT ${COLUMNS} FROM withdrawals WHERE status IN ('REQUESTED', 'REVIEWING', 'PAID', 'NOT_RECEIVED') ORDER BY id DESC LIMIT ?`,
  ),
  /** Writes the row's state as it now is. */
  update: sqlite.prepare<[WithdrawalRow]>(
    `UPDATE withdrawals SET status = @status, paid_minor = @paidMinor, received_minor = @receivedMinor,
       refunded_minor = @refundedMinor, forced = @forced, paid_at = @paidAt, answer_by = @answerBy,
       closed_at = @closedAt WHERE id = @id`,
  ),

  turnover: sqlite.prepare<[string], TurnoverRow>(
    'SELECT member_id memberId, required_minor requiredMinor, mark_minor markMinor FROM turnover_requirements WHERE member_id = ?',
  ),
  putTurnover: sqlite.prepare<[TurnoverRow]>(
    `INSERT INTO turnover_requirements (member_id, required_minor, mark_minor) VALUES (@memberId, @requiredMinor, @markMinor)
     ON CONFLICT (member_id) DO UPDATE SET required_minor = excluded.required_minor, mark_minor = excluded.mark_minor`,
  ),
}));
