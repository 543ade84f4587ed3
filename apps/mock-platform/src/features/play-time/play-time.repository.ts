import { eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository, type World } from '../../world/world';
import { playTime } from './play-time.table';

export type PlayRow = typeof playTime.$inferSelect;

export const playTimeRepository = repository(({ db }) => ({
  find: db
    .select()
    .from(playTime)
    .where(eq(playTime.memberId, sql.placeholder('memberId')))
    .prepare(),
  put: db
    .insert(playTime)
    .values(givenAll(playTime))
    .onConflictDoUpdate({ target: playTime.memberId, set: givenAll(playTime, 'memberId') })
    .prepare(),
}));

const never = (memberId: string): PlayRow => ({
  memberId,
  ...{ startedAt: null, lastAt: null, roundAt: null, roundsAt: {} },
  ...{ stakeMarkMinor: 0, payoutMarkMinor: 0 },
  ...{ nextCheckAt: null, checks: 0, day: 0, dayMs: 0, everyMin: null },
});

/** What is known of a member's time of play; of somebody who never played that there was none. */
export const playRowOf = (world: World, memberId: string): PlayRow =>
  playTimeRepository(world).find.get({ memberId }) ?? never(memberId);

export const keepPlayRow = (world: World, row: PlayRow): void => void playTimeRepository(world).put.run(row);
