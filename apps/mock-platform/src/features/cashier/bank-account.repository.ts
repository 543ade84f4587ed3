import { repository } from '../../world/world';

export interface BankAccountRow {
  id: number;
  memberId: string;
  bankId: string;
  clabe: string;
  holder: string;
  /** 0 or 1, as SQLite keeps it. */
  isDefault: number;
  createdAt: number;
}

const COLUMNS = 'id, member_id memberId, bank_id bankId, clabe, holder, is_default isDefault, created_at createdAt';

export const bankAccountRepository = repository(({ sqlite }) => ({
  insert: sqlite.prepare<[Omit<BankAccountRow, 'id'>], BankAccountRow>(
    `INSERT INTO bank_accounts (member_id, bank_id, clabe, holder, is_default, created_at)
     VALUES (@memberId, @bankId, @clabe, @holder, @isDefault, @createdAt) RETURNING ${COLUMNS}`,
  ),
  list: sqlite.prepare<[string], BankAccountRow>(
    `SELECT ${COLUMNS} FROM bank_accounts WHERE member_id = ? ORDER BY is_default DESC, id`,
  ),
  own: sqlite.prepare<[number, string], BankAccountRow>(
    `SELECT ${COLUMNS} FROM bank_accounts WHERE id = ? AND member_id = ?`,
  ),
  remove: sqlite.prepare<[number]>('DELETE FROM bank_accounts WHERE id = ?'),
  /** Makes one account of a member the default and no other. */
  choose: sqlite.prepare<[{ id: number; memberId: string }]>(
    'UPDATE bank_accounts SET is_default = (id = @id) WHERE member_id = @memberId',
  ),
}));
