import { eq, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { members } from './people.table';

/** For queries of other tables: when the member joined that an expression of them names. */
export const joinedAt = (memberId: SQL): SQL =>
  sql`(SELECT ${members.createdAt} FROM ${members} WHERE ${members.id} = ${memberId})`;

/** For statements of other tables: the user name of the member that an expression of it names. */
export const usernameOf = (memberId: string): string => `(SELECT username FROM members WHERE members.id = ${memberId})`;

// The status is no parameter: joins with these would be planned anew for every call (docs/decisions/026-queries.md).
/** For queries of other tables: who may come in, with what their sessions show of them. */
export const activeMembers = new QueryBuilder({ casing: 'snake_case' })
  .select({
    id: members.id,
    username: members.username,
    account: members.account,
    nickname: members.nickname,
    type: members.type,
  })
  .from(members)
  .where(eq(members.status, 'active').inlineParams())
  .as('active_members');
