import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { memberOrigins } from './session.table';

export type Origin = typeof memberOrigins.$inferSelect;

const value = sql.placeholder;
const isOfMember = eq(memberOrigins.memberId, value('memberId'));

export const originsRepository = repository(({ db }) => {
  const put = db
    .insert(memberOrigins)
    .values(givenAll(memberOrigins))
    .onConflictDoUpdate({
      target: [memberOrigins.memberId, memberOrigins.kind, memberOrigins.value],
      set: given(memberOrigins, 'lastAt'),
    })
    .prepare();
  const newestForgotten = db
    .select({ lastAt: memberOrigins.lastAt })
    .from(memberOrigins)
    .where(isOfMember)
    .orderBy(desc(memberOrigins.lastAt))
    .limit(1)
    .offset(value('kept'));
  const forget = db
    .delete(memberOrigins)
    .where(and(isOfMember, lte(memberOrigins.lastAt, newestForgotten)))
    .prepare();
  const remove = db.delete(memberOrigins).where(isOfMember).prepare();
  const other = alias(memberOrigins, 'other');
  const shared = db
    .select({ kind: memberOrigins.kind, value: memberOrigins.value })
    .from(memberOrigins)
    .innerJoin(
      other,
      and(
        eq(other.memberId, value('otherId')),
        eq(other.kind, memberOrigins.kind),
        eq(other.value, memberOrigins.value),
        gte(other.lastAt, value('since')),
      ),
    )
    .where(and(isOfMember, gte(memberOrigins.lastAt, value('since'))))
    .prepare();
  return {
    put: (origin: Origin): void => void put.run(origin),
    /** Keeps so many of a member, those used last. */
    forget: (memberId: string, kept: number): void => void forget.run({ memberId, kept }),
    removeOf: (memberId: string): void => void remove.run({ memberId }),
    /** What two members both came from, each of them since a time. */
    shared: (of: { memberId: string; otherId: string; since: number }): Pick<Origin, 'kind' | 'value'>[] =>
      shared.all(of),
  };
});
