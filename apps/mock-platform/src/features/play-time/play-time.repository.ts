import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Span } from '../../rollups/time-parts';
import { givenAll, insertedAll } from '../../sqlite/placeholders';
import { createRowMemory } from '../../sqlite/row-memory';
import { repository, type World } from '../../world/world';
import { playTime, playTimeDays } from './play-time.table';

export type PlayRow = typeof playTime.$inferSelect;

/** As many as play at a time. */
const MOST_REMEMBERED = 10_000;

const playTimeRepository = repository(({ db, undoings }) => {
  const find = db
    .select()
    .from(playTime)
    .where(eq(playTime.memberId, sql.placeholder('memberId')))
    .prepare();
  const put = db
    .insert(playTime)
    .values(givenAll(playTime))
    .onConflictDoUpdate({ target: playTime.memberId, set: insertedAll(playTime, 'memberId') })
    .prepare();
  // A round asks for it three times.
  const remembered = createRowMemory<PlayRow>(undoings, MOST_REMEMBERED);
  return {
    find(memberId: string): PlayRow | null {
      const known = remembered.get(memberId);
      if (known) return known;
      const row = find.get({ memberId });
      if (row) remembered.keep(memberId, row);
      return row ?? null;
    },
    put(row: PlayRow): void {
      put.run(row);
      remembered.keep(row.memberId, row);
    },
  };
});

const never = (memberId: string): PlayRow => ({
  memberId,
  ...{ startedAt: null, lastAt: null, roundAt: null, roundsAt: {} },
  ...{ stakeMarkMinor: 0, payoutMarkMinor: 0 },
  ...{ nextCheckAt: null, checks: 0, day: 0, dayMs: 0, everyMin: null },
});

/** What is known of a member's time of play; of somebody who never played that there was none. */
export const playRowOf = (world: World, memberId: string): PlayRow =>
  playTimeRepository(world).find(memberId) ?? never(memberId);

export const keepPlayRow = (world: World, row: PlayRow): void => playTimeRepository(world).put(row);

type DayRow = typeof playTimeDays.$inferSelect;
const value = sql.placeholder;

export const playDaysRepository = repository(({ db }) => {
  const add = db
    .insert(playTimeDays)
    .values(givenAll(playTimeDays))
    .onConflictDoUpdate({
      target: [playTimeDays.memberId, playTimeDays.day],
      set: { ms: sql`${playTimeDays.ms} + excluded.ms` },
    })
    .prepare();
  const inDays = db
    .select({ day: playTimeDays.day, ms: playTimeDays.ms })
    .from(playTimeDays)
    .where(
      and(
        eq(playTimeDays.memberId, value('memberId')),
        gte(playTimeDays.day, value('from')),
        lt(playTimeDays.day, value('to')),
      ),
    )
    .prepare();
  return {
    add: (row: DayRow): void => void add.run(row),
    inDays: (memberId: string, days: Span): Omit<DayRow, 'memberId'>[] => inDays.all({ memberId, ...days }),
  };
});
