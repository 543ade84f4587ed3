import { and, gt, gte, lte, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import { memberOrigins } from './session.table';

const { kind, value, memberId, lastAt } = memberOrigins;

export const sharedOriginsRepository = repository(({ db }) => {
  const all = db
    .select({
      ...{ kind, value, memberId },
      sharers: sql<number>`count(*) OVER (PARTITION BY ${kind}, ${value})`.as('sharers'),
    })
    .from(memberOrigins)
    .where(gte(lastAt, sql.placeholder('since')))
    .as('crowd');
  const shared = db
    .select({ kind: all.kind, value: all.value, memberId: all.memberId })
    .from(all)
    .where(and(gt(all.sharers, 1), lte(all.sharers, sql.placeholder('most'))))
    .orderBy(all.kind, all.value, all.memberId)
    .prepare();
  /** What more than one member came from since a time, and not more than so many. */
  return (of: { since: number; most: number }) => shared.all(of);
});
