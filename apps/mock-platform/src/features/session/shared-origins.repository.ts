import { and, count, eq, gt, gte, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { repository } from '../../world/world';
import { memberOrigins } from './session.table';

const { kind, value, memberId, lastAt } = memberOrigins;
const since = sql.placeholder('since');
const most = sql.placeholder('most');

export interface Sharing {
  /** Milliseconds since epoch: what is older does not count. */
  readonly since: number;
  /** What more members came from says nothing. */
  readonly most: number;
}

export const sharedOriginsRepository = repository(({ db }) => {
  const all = db
    .select({
      ...{ kind, value, memberId },
      sharers: sql<number>`count(*) OVER (PARTITION BY ${kind}, ${value})`.as('sharers'),
    })
    .from(memberOrigins)
    .where(gte(lastAt, since))
    .as('crowd');
  const shared = db
    .select({ kind: all.kind, value: all.value, memberId: all.memberId })
    .from(all)
    .where(and(gt(all.sharers, 1), lte(all.sharers, most)))
    .orderBy(all.kind, all.value, all.memberId)
    .prepare();
  const other = alias(memberOrigins, 'other');
  const crowd = alias(memberOrigins, 'crowd');
  const sharers = db
    .select({ count: count() })
    .from(crowd)
    .where(and(eq(crowd.kind, kind), eq(crowd.value, value), gte(crowd.lastAt, since)));
  const onDevices = db
    .selectDistinct({ memberId: other.memberId })
    .from(memberOrigins)
    .innerJoin(other, and(eq(other.kind, kind), eq(other.value, value), ne(other.memberId, memberId)))
    .where(
      and(
        ...[eq(memberId, sql.placeholder('memberId')), eq(kind, 'device')],
        ...[gte(lastAt, since), gte(other.lastAt, since), lte(sql`(${sharers})`, most)],
      ),
    )
    .prepare();
  return {
    /** What more than one member came from since a time, and not more than so many. */
    all: (of: Sharing) => shared.all({ ...of }),
    /** Who came from a device of a member's, in no order. */
    onDevicesOf: (of: Sharing & { memberId: string }) => onDevices.all({ ...of }),
  };
});
