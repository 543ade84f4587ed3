import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { registeredIps } from './session.table';

export type RegisteredIp = typeof registeredIps.$inferSelect;

const value = sql.placeholder;
const isOfMember = eq(registeredIps.memberId, value('memberId'));
const isOwn = and(isOfMember, eq(registeredIps.ip, value('ip')));
const LAST_USED_FIRST = [desc(registeredIps.lastUsedAt), registeredIps.ip];

/** Addresses from which a member has proven themselves twice. */
export const registeredIpRepository = repository(({ db }) => {
  const put = db
    .insert(registeredIps)
    .values(givenAll(registeredIps))
    .onConflictDoUpdate({
      target: [registeredIps.memberId, registeredIps.ip],
      set: given(registeredIps, 'userAgent', 'lastUsedAt'),
    })
    .prepare();
  const use = db.update(registeredIps).set(given(registeredIps, 'lastUsedAt')).where(isOwn).prepare();
  const all = db
    .select()
    .from(registeredIps)
    .where(isOfMember)
    .orderBy(...LAST_USED_FIRST)
    .prepare();
  const lastUsed = db
    .select({ ip: registeredIps.ip })
    .from(registeredIps)
    .where(isOfMember)
    .orderBy(...LAST_USED_FIRST)
    .limit(value('kept'));
  const forget = db
    .delete(registeredIps)
    .where(and(isOfMember, notInArray(registeredIps.ip, lastUsed)))
    .prepare();
  const remove = db.delete(registeredIps).where(isOwn).prepare();
  return {
    put: (row: RegisteredIp): void => void put.run(row),
    /** False when it is not registered. */
    use: (row: Pick<RegisteredIp, 'memberId' | 'ip' | 'lastUsedAt'>): boolean => use.run(row).changes === 1,
    /** The one used last first. */
    ofMember: (memberId: string): RegisteredIp[] => all.all({ memberId }),
    /** Keeps so many of a member, those used last. */
    forget: (memberId: string, kept: number): void => void forget.run({ memberId, kept }),
    /** False when it was not registered. */
    remove: (memberId: string, ip: string): boolean => remove.run({ memberId, ip }).changes === 1,
  };
});
