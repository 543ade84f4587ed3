import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { loginFailures, logins } from './session.table';

export type Login = typeof logins.$inferSelect;
type Failures = typeof loginFailures.$inferSelect;

const value = sql.placeholder;
const isOfMember = eq(logins.memberId, value('memberId'));
const isKey = eq(loginFailures.key, value('key'));

/** For statements of other tables: when the member that an expression names last came in; null: not as far as is kept. */
export const lastLoginOf = (member: string): string =>
  `(SELECT max(at) FROM logins WHERE member_id = ${member} AND succeeded)`;

/** The last logins of each member, and attempts that failed. */
export const loginRepository = repository(({ db }) => {
  const insert = db.insert(logins).values(givenAll(logins, 'id')).prepare();
  const newestForgotten = db
    .select({ id: logins.id })
    .from(logins)
    .where(isOfMember)
    .orderBy(desc(logins.id))
    .limit(1)
    .offset(value('kept'));
  const forget = db
    .delete(logins)
    .where(and(isOfMember, lte(logins.id, newestForgotten)))
    .prepare();
  const remove = db.delete(logins).where(isOfMember).prepare();
  const all = db.select().from(logins).where(isOfMember).orderBy(desc(logins.id)).prepare();
  return {
    insert: (login: Omit<Login, 'id'>): void => void insert.run(login),
    /** Keeps so many of a member, the last ones. */
    forget: (memberId: string, kept: number): void => void forget.run({ memberId, kept }),
    removeOf: (memberId: string): void => void remove.run({ memberId }),
    /** Newest first. */
    ofMember: (memberId: string): Login[] => all.all({ memberId }),
  };
});

export const loginFailureRepository = repository(({ db }) => {
  const row = givenAll(loginFailures);
  const find = db.select().from(loginFailures).where(isKey).prepare();
  const put = db
    .insert(loginFailures)
    .values(row)
    .onConflictDoUpdate({ target: loginFailures.key, set: row })
    .prepare();
  const clear = db.delete(loginFailures).where(isKey).prepare();
  const forget = db
    .delete(loginFailures)
    .where(lt(loginFailures.updatedAt, value('before')))
    .prepare();
  return {
    find: (key: string): Failures | undefined => find.get({ key }),
    put: (failures: Failures): void => void put.run(failures),
    clear: (key: string): void => void clear.run({ key }),
    forget: (before: number): void => void forget.run({ before }),
  };
});
