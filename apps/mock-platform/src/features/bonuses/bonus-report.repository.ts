import { eq, sql } from 'drizzle-orm';
import { MOVED } from '../../ledger/relations';
import { repository } from '../../world/world';
import { bonusFree, bonusGrants } from './bonuses.table';

/** What each grant and its free plays hold, and what the house's promotions paid for them less what came back. */
const money = sql`(SELECT owner_id, sum(amount_minor) held,
    sum(iif(kind IN ('grant.fund', 'grant.restore', 'grant.forfeit', 'free.fund', 'free.return'), amount_minor, 0)) cost
  FROM ${sql.raw(MOVED)} WHERE account = 'member.bonus' GROUP BY owner_id) m`;
const bets = sql`(SELECT grant_id, sum(wagered_minor) wagered FROM bonus_bets GROUP BY grant_id) w`;

const sumWhere = (is: ReturnType<typeof sql>, minor: ReturnType<typeof sql>) =>
  sql<number>`sum(iif(${is}, ${minor}, 0))`;

/** Bonus money by the terms it was given under. Amounts in minor units. */
export const grantReport = repository(({ db }) => {
  const { termsId, state, bonusMinor, activatedAt, keptMinor, lostMinor, id } = bonusGrants;
  const lost = sql`${lostMinor}`;
  const report = db
    .select({
      termsId,
      granted: sql<number>`count(*)`,
      grantedMinor: sql<number>`sum(${bonusMinor})`,
      taken: sql<number>`sum(${activatedAt} IS NOT NULL)`,
      takenMinor: sumWhere(sql`${activatedAt} IS NOT NULL`, sql`${bonusMinor}`),
      wageredMinor: sql<number>`coalesce(sum(w.wagered), 0)`,
      convertedMinor: sql<number>`sum(${keptMinor})`,
      forfeitedMinor: sumWhere(sql`${state} <> 'EXPIRED'`, lost),
      expiredMinor: sumWhere(sql`${state} = 'EXPIRED'`, lost),
      costMinor: sql<number>`coalesce(sum(m.cost), 0)`,
      heldMinor: sql<number>`coalesce(sum(m.held), 0)`,
      queuedMinor: sumWhere(sql`${state} = 'QUEUED'`, sql`${bonusMinor}`),
    })
    .from(bonusGrants)
    .leftJoin(money, sql`m.owner_id = printf('K%08d', ${id})`)
    .leftJoin(bets, sql`w.grant_id = ${id}`)
    .groupBy(termsId)
    .orderBy(termsId)
    .prepare();
  return () => report.all();
});

/** Free plays by the terms and the title they were given for. Amounts in minor units. */
export const freeReport = repository(({ db }) => {
  const { termsId, state, count, used, begun, stakeMinor, wonMinor, id, terms } = bonusFree;
  const leftMinor = sql`(${count} - ${used}) * ${stakeMinor}`;
  const isOpen = eq(state, 'ACTIVE').inlineParams();
  const family = sql<string>`json_extract(${terms}, '$.family')`;
  const nodeId = sql<string>`json_extract(${terms}, '$.nodeIds[0]')`;
  const report = db
    .select({
      ...{ termsId, family: family.as('family'), nodeId: nodeId.as('node_id') },
      granted: sql<number>`sum(${count})`,
      grantedMinor: sql<number>`sum(${count} * ${stakeMinor})`,
      taken: sql<number>`sum(${used})`,
      takenMinor: sql<number>`sum(${used} * ${stakeMinor})`,
      wageredMinor: sql<number>`sum(${begun} * ${stakeMinor})`,
      convertedMinor: sumWhere(
        sql`NOT (${isOpen} AND json_extract(${terms}, '$.winnings') = 'BONUS')`,
        sql`${wonMinor}`,
      ),
      forfeitedMinor: sumWhere(sql`${state} IN ('FORFEITED', 'REVOKED')`, leftMinor),
      expiredMinor: sumWhere(sql`${state} = 'EXPIRED'`, leftMinor),
      costMinor: sql<number>`coalesce(sum(m.cost), 0)`,
      heldMinor: sql<number>`coalesce(sum(m.held), 0)`,
      leftMinor: sumWhere(isOpen, leftMinor),
    })
    .from(bonusFree)
    .leftJoin(money, sql`m.owner_id = printf('F%08d', ${id})`)
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2, 3`)
    .prepare();
  return () => report.all();
});
