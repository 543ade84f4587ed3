import { and, desc, eq, gt, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { slotPlayersOf } from '../../rollups/play.repository';
import { SLOT_MS, type Span } from '../../rollups/time-parts';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { harmActions, harmScores } from './harm-markers.table';

export type ScoreRow = Omit<typeof harmScores.$inferSelect, 'id'>;
export type ActionRow = typeof harmActions.$inferSelect;

const value = sql.placeholder;

const slotsOf = ({ from, to }: Span): string =>
  JSON.stringify(Array.from({ length: (to - from) / SLOT_MS }, (_, index) => from + index * SLOT_MS));

export const scoresRepository = repository(({ db }) => {
  const isOfMember = eq(harmScores.memberId, value('memberId'));
  const insert = db.insert(harmScores).values(givenAll(harmScores, 'id')).prepare();
  const forget = db
    .delete(harmScores)
    .where(and(isOfMember, lt(harmScores.day, value('before'))))
    .prepare();
  const isScored = and(eq(harmScores.memberId, sql`p.member_id`), eq(harmScores.day, value('day')));
  const remove = db
    .delete(harmScores)
    .where(and(isOfMember, eq(harmScores.day, value('day'))))
    .prepare();
  const latest = db
    .select()
    .from(harmScores)
    .where(isOfMember)
    .orderBy(desc(harmScores.day))
    .limit(value('most'))
    .prepare();
  const inDays = db
    .select({ score: harmScores.score })
    .from(harmScores)
    .where(and(isOfMember, gte(harmScores.day, value('from')), lt(harmScores.day, value('to'))))
    .prepare();
  const unscored = db
    .selectDistinct({ memberId: sql<string>`p.member_id` })
    .from(sql`${slotPlayersOf(value('slots'))} p`)
    .where(notExists(db.select({ one: sql`1` }).from(harmScores).where(isScored)))
    .limit(value('most'))
    .prepare();
  return {
    insert: (row: ScoreRow): void => void insert.run(row),
    forget: (memberId: string, before: number): void => void forget.run({ memberId, before }),
    remove: (memberId: string, day: number): void => void remove.run({ memberId, day }),
    /** The newest day first. */
    latest: (memberId: string, most: number): ScoreRow[] => latest.all({ memberId, most }),
    inDays: (memberId: string, days: Span): number[] => inDays.all({ memberId, ...days }).map(({ score }) => score),
    /** Who had bets settled on a day and has no score of it. */
    unscored: (day: Span, most: number): string[] =>
      unscored.all({ day: day.from, slots: slotsOf(day), most }).map(({ memberId }) => memberId),
  };
});

export const actionsRepository = repository(({ db }) => {
  const isAction = eq(harmActions.id, value('id'));
  const isOfMember = eq(harmActions.memberId, value('memberId'));
  const insert = db
    .insert(harmActions)
    .values(given(harmActions, 'memberId', 'day', 'band', 'score', 'at'))
    .returning()
    .prepare();
  const find = db.select().from(harmActions).where(isAction).prepare();
  const latest = db
    .select()
    .from(harmActions)
    .where(isOfMember)
    .orderBy(desc(harmActions.id))
    .limit(value('most'))
    .prepare();
  const bands = db
    .select({ band: harmActions.band })
    .from(harmActions)
    .where(and(isOfMember, gt(harmActions.at, value('since'))))
    .prepare();
  const answer = db
    .update(harmActions)
    .set(given(harmActions, 'answer', 'answeredAt'))
    .where(and(isAction, isNull(harmActions.answeredAt)))
    .prepare();
  const handle = db
    .update(harmActions)
    .set(given(harmActions, 'handledAt', 'note'))
    .where(and(isAction, isNull(harmActions.handledAt)))
    .prepare();
  const judge = db.update(harmActions).set(given(harmActions, 'outcome')).where(isAction).prepare();
  const open = db
    .select()
    .from(harmActions)
    .where(
      // Words rather than parameters, so that the list of what is open is found.
      and(isNull(harmActions.handledAt), inArray(harmActions.band, ['interact', 'protect']).inlineParams()),
    )
    .orderBy(harmActions.id)
    .limit(value('most'))
    .prepare();
  return {
    insert(row: Pick<ActionRow, 'memberId' | 'day' | 'band' | 'score' | 'at'>): ActionRow {
      const kept = insert.get(row);
      if (!kept) throw new Error(`what was done about ${row.memberId} was not kept`);
      return kept;
    },
    find: (id: number): ActionRow | null => find.get({ id }) ?? null,
    /** The newest first. */
    latest: (memberId: string, most: number): ActionRow[] => latest.all({ memberId, most }),
    bandsSince: (memberId: string, since: number): ActionRow['band'][] =>
      bands.all({ memberId, since }).map(({ band }) => band),
    /** Once. */
    answer: (row: Pick<ActionRow, 'id' | 'answer' | 'answeredAt'>): boolean => answer.run(row).changes > 0,
    /** Once. */
    handle: (row: Pick<ActionRow, 'id' | 'handledAt' | 'note'>): boolean => handle.run(row).changes > 0,
    judge: (row: Pick<ActionRow, 'id' | 'outcome'>): void => void judge.run(row),
    /** What a person has to look into, the oldest first. */
    open: (most: number): ActionRow[] => open.all({ most }),
  };
});
