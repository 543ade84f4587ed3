import { sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { rewards } from './rewards.table';

const { source, sourceKey, reward, paidAt, revokedAt, expiresAt } = rewards;
const json = (name: string) => sql`json_extract(${reward}, ${sql.raw(`'$.${name}'`)})`;

/** Of what is announced one by one the occasion says which: `promotion:zalo:...`. */
const afterSource = sql`substr(${sourceKey}, instr(${sourceKey}, ':') + 1)`;
const named = sql<
  string | null
>`iif(${source} IN ('promotion', 'signIn', 'cashback') AND ${sourceKey} LIKE ${source} || ':%',
  substr(${afterSource}, 1, instr(${afterSource} || ':', ':') - 1), NULL)`;

/** In minor units; what is no money: nothing. */
const worth = sql`coalesce(${json('amountMinor')}, ${json('count')} * ${json('stakeMinor')}, 0)`;
const now = sql.placeholder('now');
const isPaid = sql`${paidAt} IS NOT NULL`;
const isRevoked = sql`${paidAt} IS NULL AND ${revokedAt} IS NOT NULL`;
const isLapsed = sql`${paidAt} IS NULL AND ${revokedAt} IS NULL AND ${expiresAt} <= ${now}`;
const waits = sql`${paidAt} IS NULL AND ${revokedAt} IS NULL AND (${expiresAt} IS NULL OR ${expiresAt} > ${now})`;
const worthWhere = (is: typeof isPaid) => sql<number>`sum(iif(${is}, ${worth}, 0))`;

/** Rewards by what gave them and what they are. `named`: the promotion; null elsewhere. Amounts in minor units. */
export const rewardReport = repository(({ db }) => {
  const kind = sql<string>`${json('kind')}`;
  const report = db
    .select({
      ...{ source, named: named.as('named'), kind: kind.as('reward_kind') },
      granted: sql<number>`count(*)`,
      grantedMinor: sql<number>`sum(${worth})`,
      taken: sql<number>`sum(${isPaid})`,
      takenMinor: worthWhere(isPaid),
      forfeitedMinor: worthWhere(isRevoked),
      expiredMinor: worthWhere(isLapsed),
      waitingMinor: worthWhere(waits),
    })
    .from(rewards)
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2, 3`)
    .prepare();
  return (at: number) => report.all({ now: at });
});
