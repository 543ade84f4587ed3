import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { bankAccounts } from './cashier.table';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

const value = sql.placeholder;
const isAccount = eq(bankAccounts.id, value('id'));
const isOfMember = eq(bankAccounts.memberId, value('memberId'));

export const bankAccountRepository = repository(({ db }) => {
  const insert = db.insert(bankAccounts).values(givenAll(bankAccounts, 'id')).returning().prepare();
  const ofMember = db
    .select()
    .from(bankAccounts)
    .where(isOfMember)
    .orderBy(desc(bankAccounts.isDefault), asc(bankAccounts.id))
    .prepare();
  const own = db.select().from(bankAccounts).where(and(isAccount, isOfMember)).prepare();
  const remove = db.delete(bankAccounts).where(isAccount).prepare();
  const choose = db.update(bankAccounts).set({ isDefault: isAccount }).where(isOfMember).prepare();
  return {
    insert(account: Omit<BankAccountRow, 'id'>): BankAccountRow {
      const row = insert.get(account);
      if (!row) throw new Error(`the account of ${account.memberId} was not kept`);
      return row;
    },
    /** The default first, then the oldest. */
    ofMember: (memberId: string): BankAccountRow[] => ofMember.all({ memberId }),
    own: (id: number, memberId: string): BankAccountRow | null => own.get({ id, memberId }) ?? null,
    remove: (id: number): void => void remove.run({ id }),
    /** Makes one account of a member the default and no other. */
    choose: (id: number, memberId: string): void => void choose.run({ id, memberId }),
  };
});
