import { and, asc, eq, sql } from 'drizzle-orm';
import { forRows, readForRows } from '../../sqlite/for-rows';
import { given, givenAll } from '../../sqlite/placeholders';
import { createRowMemory } from '../../sqlite/row-memory';
import { PLAYED_BETS } from '../../wagering/played.repository';
import { repository } from '../../world/world';
import type { Deed, Reached } from './fold-progress';
import { missionDeeds, missionProgress, missions, missionWeeks } from './missions.table';

export type ProgressRow = typeof missionProgress.$inferSelect;
type KeptProgress = Omit<ProgressRow, 'claimedAt' | 'stars'>;
export type WeekRow = typeof missionWeeks.$inferSelect;

type ProgressKey = Pick<ProgressRow, 'memberId' | 'missionId' | 'windowFrom'>;
const keyOf = ({ memberId, missionId, windowFrom }: ProgressKey) => `${memberId} ${missionId} ${windowFrom}`;
/** Some hundreds of bytes each. */
const MOST_REMEMBERED = 50_000;
/** What bets move that are settled together is bound, which costs half; beyond is what one bet moves of very many missions. */
const MOST_BOUND = 768;

const value = sql.placeholder;

export const missionsRepository = repository(({ db }) => {
  const all = db.select().from(missions).orderBy(asc(missions.rank)).prepare();
  const insert = db.insert(missions).values(givenAll(missions)).prepare();
  return {
    all: () => all.all(),
    insert: (row: typeof missions.$inferInsert): void => void insert.run(row),
  };
});

export const progressRepository = repository(({ db, sqlite, undoings }) => {
  const { memberId, missionId, windowFrom, completedAt, claimedAt } = missionProgress;
  const isMine = eq(memberId, value('memberId'));
  const isRow = and(isMine, eq(missionId, value('missionId')), eq(windowFrom, value('windowFrom')));
  const ofMember = db.select().from(missionProgress).where(isMine).prepare();
  const find = db.select().from(missionProgress).where(isRow).prepare();
  const claim = db
    .update(missionProgress)
    .set(given(missionProgress, 'claimedAt', 'stars'))
    .where(and(isRow, sql`${claimedAt} IS NULL`, sql`${completedAt} IS NOT NULL`))
    .prepare();
  const reached = readForRows<
    readonly [string, string, number],
    ProgressKey & Omit<Reached, 'seen'> & { seen: string }
  >(
    sqlite,
    3,
    (rows) =>
      `SELECT member_id memberId, mission_id missionId, window_from windowFrom, value, seen, completed_at completedAt
       FROM mission_progress WHERE (member_id, mission_id, window_from) IN (VALUES ${rows})`,
  );
  // A bet that moves nothing reads nothing either: most missions of a window are done, or wait for another game.
  const remembered = createRowMemory<Reached>(undoings, MOST_REMEMBERED);
  const upsert = (rows: string) =>
    `INSERT INTO mission_progress (member_id, mission_id, window_from, window_to, value, seen, completed_at, claim_until)
     ${rows}
     ON CONFLICT DO UPDATE SET value = excluded.value, seen = excluded.seen,
       completed_at = iif(claimed_at IS NULL, excluded.completed_at, completed_at)`;
  const putBound = forRows<
    readonly [
      ...[memberId: string, missionId: string, windowFrom: number, windowTo: number | null],
      ...[value: number, seen: string, completedAt: number | null, claimUntil: number | null],
    ]
  >(sqlite, 8, (rows) => upsert(`VALUES ${rows}`));
  // However many missions move, it is one write.
  const putList = sqlite.prepare<[string]>(
    upsert(`SELECT value ->> 'memberId', value ->> 'missionId', value ->> 'windowFrom', value ->> 'windowTo',
       value ->> 'value', value -> 'seen', value ->> 'completedAt', value ->> 'claimUntil' FROM json_each(?) WHERE true`),
  );
  function put(rows: readonly KeptProgress[]): void {
    if (rows.length > MOST_BOUND) putList.run(JSON.stringify(rows));
    else
      putBound(
        rows.map(
          (row) =>
            [
              ...[row.memberId, row.missionId, row.windowFrom, row.windowTo],
              ...[row.value, JSON.stringify(row.seen), row.completedAt, row.claimUntil],
            ] as const,
        ),
      );
  }
  return {
    ofMember: (id: string): ProgressRow[] => ofMember.all({ memberId: id }),
    find: (key: ProgressKey): ProgressRow | null => find.get({ ...key }) ?? null,
    /** In the order of the windows; null where nothing is kept of one. */
    reached(keys: readonly ProgressKey[]): (Reached | null)[] {
      const known = keys.map((key) => remembered.get(keyOf(key)) ?? null);
      const asked = keys.filter((_key, index) => !known[index]);
      if (asked.length === 0) return known;
      // What is remembered may be forgotten by the next row that is.
      const found = new Map<string, Reached>();
      for (const row of reached(asked.map((key) => [key.memberId, key.missionId, key.windowFrom] as const))) {
        // Only the writes below fill the column, from such a list.
        const kept = { ...row, seen: JSON.parse(row.seen) as string[] };
        found.set(keyOf(row), kept);
        remembered.keep(keyOf(row), kept);
      }
      return keys.map((key, index) => known[index] ?? found.get(keyOf(key)) ?? null);
    },
    /** Of progress that went on from what was reached. */
    advance(rows: readonly KeptProgress[]): void {
      put(rows);
      for (const row of rows) remembered.keep(keyOf(row), row);
    },
    /** Of progress that was counted anew: what was complete and claimed stays so. */
    put(rows: readonly KeptProgress[]): void {
      put(rows);
      for (const row of rows) remembered.forget(keyOf(row));
    },
    /** False where it is not complete, or was claimed. */
    claim: (of: ProgressKey & { stars: number; claimedAt: number }): boolean => claim.run({ ...of }).changes === 1,
  };
});

export const deedsRepository = repository(({ db, sqlite }) => {
  const insert = db.insert(missionDeeds).values(givenAll(missionDeeds)).onConflictDoNothing().prepare();
  const of = (table: string) =>
    `json_each(@since) who CROSS JOIN ${table} d ON d.member_id = who.value ->> 0 AND d.at >= who.value ->> 1`;
  const since = sqlite.prepare<[{ since: string }], Deed & { memberId: string }>(
    `SELECT d.member_id memberId, 'bet.settled' event, d.at at, node_id nodeId, vendor, category, stake_minor stakeMinor,
       valid_minor validMinor, payout_minor payoutMinor FROM ${of(PLAYED_BETS)}
     UNION ALL SELECT d.member_id, event, d.at, '', '', '', 0, 0, 0 FROM ${of('mission_deeds')}
     ORDER BY at`,
  );
  return {
    /** False: it was noted before. */
    insert: (row: typeof missionDeeds.$inferInsert): boolean => insert.run(row).changes === 1,
    /** All that members did since, each since a time of their own, the oldest first, bets as they stand now. */
    since: (members: readonly (readonly [memberId: string, from: number])[]) =>
      since.iterate({ since: JSON.stringify(members) }),
  };
});

export const weeksRepository = repository(({ db, sqlite }) => {
  const { weekFrom, memberId, stars, reachedAt } = missionWeeks;
  const isWeek = eq(weekFrom, value('weekFrom'));
  const add = db
    .insert(missionWeeks)
    .values(givenAll(missionWeeks))
    .onConflictDoUpdate({
      target: [weekFrom, memberId],
      set: { stars: sql`${stars} + excluded.stars`, reachedAt: sql`excluded.reached_at` },
    })
    .prepare();
  const top = db
    .select()
    .from(missionWeeks)
    .where(isWeek)
    .orderBy(sql`${stars} DESC`, asc(reachedAt), asc(memberId))
    .limit(value('limit'))
    .prepare();
  const find = db
    .select()
    .from(missionWeeks)
    .where(and(isWeek, eq(memberId, value('memberId'))))
    .prepare();
  const before = sqlite
    .prepare<[WeekRow], number>(
      `SELECT count(*) FROM mission_weeks WHERE week_from = @weekFrom AND (stars > @stars OR stars = @stars
         AND (reached_at < @reachedAt OR reached_at = @reachedAt AND member_id < @memberId))`,
    )
    .pluck();
  return {
    add: (row: WeekRow): void => void add.run(row),
    /** The most stars first; of as many, who had them first. */
    top: (week: number, limit: number): WeekRow[] => top.all({ weekFrom: week, limit }),
    find: (week: number, id: string): WeekRow | null => find.get({ weekFrom: week, memberId: id }) ?? null,
    /** How many stand before it. */
    before: (row: WeekRow): number => before.get(row) ?? 0,
  };
});
