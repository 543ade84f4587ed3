import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { PLAY_SLOTS } from '../../rollups/play.repository';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { pointMultipliers } from './points.table';

export type PointMultiplier = typeof pointMultipliers.$inferSelect;

const value = sql.placeholder;
const { id, memberId, factor, startsAt, endsAt } = pointMultipliers;
const isOfMember = eq(memberId, value('memberId'));
const play = sql`${sql.raw(PLAY_SLOTS)} s`;

/** Each slot's valid bets once, however many multipliers count there, by the greatest of them. */
const more = {
  memberId: sql<string>`${memberId}`.as('member_id'),
  minor: sql<number>`(max(${factor}) - 1) * max(0, sum(s.valid_minor) / count(DISTINCT ${id}))`.as('minor'),
};
const isWithin = sql`s.member_id = ${memberId} AND s.at >= ${startsAt} AND s.at < ${endsAt}`;

export const multipliersRepository = repository(({ db }) => {
  const insert = db.insert(pointMultipliers).values(givenAll(pointMultipliers, 'id')).prepare();
  const running = db
    .select()
    .from(pointMultipliers)
    .where(and(isOfMember, lte(startsAt, value('now')), gt(endsAt, value('now'))))
    .orderBy(desc(factor), desc(endsAt), id)
    .prepare();
  const notOver = db
    .select()
    .from(pointMultipliers)
    .where(and(isOfMember, gt(endsAt, value('now'))))
    .orderBy(id)
    .prepare();
  const move = db
    .update(pointMultipliers)
    .set(given(pointMultipliers, 'startsAt', 'endsAt'))
    .where(eq(id, value('id')))
    .prepare();
  const remove = db
    .delete(pointMultipliers)
    .where(eq(id, value('id')))
    .prepare();
  const bySlot = db
    .select(more)
    .from(pointMultipliers)
    .innerJoin(play, isWithin)
    .where(isOfMember)
    .groupBy(sql`s.at`)
    .as('by_slot');
  const added = db
    .select({ minor: sql<number>`coalesce(sum(${bySlot.minor}), 0)` })
    .from(bySlot)
    .prepare();
  return {
    insert: (multiplier: Omit<PointMultiplier, 'id'>): void => void insert.run({ ...multiplier }),
    /** Those that run, the greatest first. */
    running: (of: { memberId: string; now: number }): PointMultiplier[] => running.all(of),
    /** Those and the ones that a break puts off. */
    notOver: (of: { memberId: string; now: number }): PointMultiplier[] => notOver.all(of),
    move: (of: Pick<PointMultiplier, 'id' | 'startsAt' | 'endsAt'>): void => void move.run(of),
    remove: (of: number): void => void remove.run({ id: of }),
    /** What all multipliers of a member add to their valid bets, minor units. */
    addedMinor: (of: string): number => added.get({ memberId: of })?.minor ?? 0,
  };
});
