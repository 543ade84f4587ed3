import { and, desc, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { limitChanges, limitReminders } from './limits.table';

export type ChangeRow = typeof limitChanges.$inferSelect;
export type ReminderRow = Omit<typeof limitReminders.$inferSelect, 'memberId'>;
type Decision = Pick<ChangeRow, 'id' | 'state' | 'decidedAt'>;

const value = sql.placeholder;
// Word for word as in the index of what waits.
const isWaiting = sql`state = 'WAITING'`;

export const changesRepository = repository(({ db }) => {
  const isOfMember = eq(limitChanges.memberId, value('memberId'));
  const isOfKind = eq(limitChanges.kind, value('kind'));
  const insert = db.insert(limitChanges).values(givenAll(limitChanges, 'id')).prepare();
  const find = db
    .select()
    .from(limitChanges)
    .where(eq(limitChanges.id, value('id')))
    .prepare();
  const ofMember = db.select().from(limitChanges).where(isOfMember).orderBy(desc(limitChanges.id));
  const latest = ofMember.limit(1).prepare();
  const waiting = db.select().from(limitChanges).where(and(isOfMember, isWaiting)).orderBy(limitChanges.id).prepare();
  const waitingOf = db
    .select()
    .from(limitChanges)
    .where(and(isOfMember, isOfKind, isWaiting))
    .prepare();
  const decide = db
    .update(limitChanges)
    .set(given(limitChanges, 'state', 'decidedAt'))
    .where(and(eq(limitChanges.id, value('id')), isWaiting))
    .prepare();
  return {
    insert: (row: Omit<ChangeRow, 'id'>): void => void insert.run(row),
    byId: (id: number): ChangeRow | null => find.get({ id }) ?? null,
    latest: (memberId: string): ChangeRow | null => latest.get({ memberId }) ?? null,
    /** At most one of a kind. */
    waiting: (memberId: string): ChangeRow[] => waiting.all({ memberId }),
    waitingOf: (memberId: string, kind: ChangeRow['kind']): ChangeRow | null =>
      waitingOf.get({ memberId, kind }) ?? null,
    /** What waits is decided once. */
    decide: (decision: Decision): boolean => decide.run(decision).changes > 0,
  };
});

export const remindersRepository = repository(({ db }) => {
  const find = db
    .select()
    .from(limitReminders)
    .where(eq(limitReminders.memberId, value('memberId')))
    .prepare();
  const answers = given(limitReminders, 'withoutSince', 'reviewedAt');
  const keep = db
    .insert(limitReminders)
    .values({ ...given(limitReminders, 'memberId'), ...answers })
    .onConflictDoUpdate({ target: limitReminders.memberId, set: answers })
    .prepare();
  return {
    find: (memberId: string): ReminderRow => find.get({ memberId }) ?? { withoutSince: null, reviewedAt: null },
    keep: (memberId: string, row: ReminderRow): void => void keep.run({ memberId, ...row }),
  };
});
