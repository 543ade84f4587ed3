import { asc, eq, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { externalIdentities } from './people.table';

export type LinkedIdentity = typeof externalIdentities.$inferSelect;

const value = sql.placeholder;

export const externalRepository = repository(({ db, sqlite }) => ({
  insert: (row: LinkedIdentity) => db.insert(externalIdentities).values(row).run(),
  owner: sqlite.prepare<[string, string], { member_id: string }>(
    'SELECT member_id FROM external_identities WHERE provider = ? AND subject = ?',
  ),
  ofMember: db
    .select()
    .from(externalIdentities)
    .where(eq(externalIdentities.memberId, value('memberId')))
    .orderBy(asc(externalIdentities.linkedAt))
    .prepare(),
  ofProvider: db
    .select()
    .from(externalIdentities)
    .where(eq(externalIdentities.provider, value('provider')))
    .orderBy(asc(externalIdentities.linkedAt), asc(externalIdentities.memberId))
    .prepare(),
  markUsed: sqlite.prepare<[number, string, string]>(
    'UPDATE external_identities SET last_used_at = ? WHERE provider = ? AND subject = ?',
  ),
  remove: sqlite.prepare<[string, string]>('DELETE FROM external_identities WHERE member_id = ? AND provider = ?'),

  useVoucher: sqlite.prepare<[string, number]>('INSERT OR IGNORE INTO used_vouchers (id, used_at) VALUES (?, ?)'),
  wasUsed: sqlite.prepare<[string]>('SELECT 1 FROM used_vouchers WHERE id = ?').pluck(),
  forgetVouchers: sqlite.prepare<[number]>('DELETE FROM used_vouchers WHERE used_at <= ?'),
}));
