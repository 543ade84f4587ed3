import { and, desc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { ownRows } from '../../world/own-rows';
import { repository } from '../../world/world';
import { ownDataRequests } from './own-data.table';

export type OwnDataRequest = typeof ownDataRequests.$inferSelect;

export const ownDataRepository = repository(({ db }) => {
  const isOfMember = eq(ownDataRequests.memberId, sql.placeholder('memberId'));
  const insert = db.insert(ownDataRequests).values(givenAll(ownDataRequests, 'id')).returning().prepare();
  const find = db
    .select()
    .from(ownDataRequests)
    .where(and(isOfMember, eq(ownDataRequests.id, sql.placeholder('id'))))
    .prepare();
  const newest = db
    .select()
    .from(ownDataRequests)
    .where(isOfMember)
    .orderBy(desc(ownDataRequests.id))
    .limit(1)
    .prepare();
  return {
    insert(request: Omit<OwnDataRequest, 'id'>): OwnDataRequest {
      const row = insert.get({ ...request });
      if (!row) throw new Error(`the request of ${request.memberId} was not kept`);
      return row;
    },
    find: (memberId: string, id: number): OwnDataRequest | null => find.get({ memberId, id }) ?? null,
    newestOf: (memberId: string): OwnDataRequest | null => newest.get({ memberId }) ?? null,
  };
});

export const ownRequests = [ownRows('account.dataRequests', ownDataRequests, { by: ['id'], without: ['tokenId'] })];
