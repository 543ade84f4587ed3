import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { members } from './people.table';

/** For statements of other tables: when the member `@memberId` joined. */
export const JOINED_AT = '(SELECT created_at FROM members WHERE id = @memberId)';

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
  .where(eq(members.status, 'active'))
  .as('active_members');
