import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { createRowMemory } from '../sqlite/row-memory';
import { repository } from '../world/world';
import { sharedRounds } from './shared-rounds.table';

/** A shared round that somebody was in. */
export type SharedRow = typeof sharedRounds.$inferSelect;
/** What becomes of a round while it goes on. */
const CHANGING = [
  ...(['phase', 'beganAt', 'endsAt', 'drawn', 'closedAt', 'root', 'beacon', 'wish', 'salt'] as const),
  ...(['isWithheld', 'heldMs', 'cancelledAt', 'toldId', 'lastId', 'rakeMinor', 'correction'] as const),
] as const;
type Changed = Pick<SharedRow, 'rounds' | 'key' | (typeof CHANGING)[number]>;

const value = sql.placeholder;
const isOfRounds = eq(sharedRounds.rounds, value('rounds'));
const isRound = and(isOfRounds, eq(sharedRounds.key, value('key')));
const isOfDay = and(isOfRounds, eq(sharedRounds.day, value('day')));

/** So many rounds are remembered: each bet in one asks a few times where it stands. */
const MOST_REMEMBERED = 256;
const nameOf = ({ rounds, key }: Pick<SharedRow, 'rounds' | 'key'>): string => `${rounds}|${key}`;

export const sharedRoundsRepository = repository(({ db, undoings }) => {
  const remembered = createRowMemory<SharedRow>(undoings, MOST_REMEMBERED);
  const byKey = db.select().from(sharedRounds).where(isRound).prepare();
  const openedBy = db
    .select()
    .from(sharedRounds)
    .where(and(isOfDay, lte(sharedRounds.openedAt, value('at'))))
    .orderBy(desc(sharedRounds.number))
    .limit(1)
    .prepare();
  const before = db
    .select()
    .from(sharedRounds)
    .where(and(isOfDay, lt(sharedRounds.number, value('number'))))
    .orderBy(desc(sharedRounds.number))
    .limit(1)
    .prepare();
  const running = db
    .select()
    .from(sharedRounds)
    .where(and(isOfRounds, sql`ends_at IS NOT NULL`))
    .orderBy(asc(sharedRounds.openedAt), asc(sharedRounds.number))
    .prepare();
  const insert = db.insert(sharedRounds).values(givenAll(sharedRounds)).prepare();
  const change = db
    .update(sharedRounds)
    .set(given(sharedRounds, ...CHANGING))
    .where(isRound)
    .prepare();
  return {
    byKey(rounds: string, key: string): SharedRow | null {
      const name = nameOf({ rounds, key });
      const before = remembered.get(name);
      if (before) return before;
      const row = byKey.get({ rounds, key });
      if (row) remembered.keep(name, row);
      return row ?? null;
    },
    /** The latest of a day that had opened by then. */
    openedBy: (of: { rounds: string; day: string; at: number }): SharedRow | null => openedBy.get(of) ?? null,
    /** The latest of a day before a number. */
    before: (of: { rounds: string; day: string; number: number }): SharedRow | null => before.get(of) ?? null,
    /** Those that are not over, the oldest first. */
    running: (rounds: string): SharedRow[] => running.all({ rounds }),
    insert: (row: SharedRow): void => void insert.run(row),
    change(row: Changed): void {
      change.run({ ...row });
      remembered.forget(nameOf(row));
    },
  };
});
