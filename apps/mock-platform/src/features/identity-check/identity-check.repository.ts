import type { DocumentPart } from '@tonalli/contracts/identity-check/parts';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { givenAll, insertedAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { identityChecks, identityDocuments, identityEvents } from './identity-check.table';

export type CheckRow = typeof identityChecks.$inferSelect;
export type DocumentRow = typeof identityDocuments.$inferSelect;
export type EventRow = Omit<typeof identityEvents.$inferSelect, 'id'>;

const value = sql.placeholder;

const checkQueries = repository(({ db }) => ({
  find: db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.memberId, value('memberId')))
    .prepare(),
  keep: db
    .insert(identityChecks)
    .values(givenAll(identityChecks))
    .onConflictDoUpdate({ target: identityChecks.memberId, set: insertedAll(identityChecks, 'memberId') })
    .prepare(),
  waiting: db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.status, 'PENDING'))
    .orderBy(asc(identityChecks.submittedAt))
    .limit(value('limit'))
    .prepare(),
  sameCurp: db
    .select({ memberId: identityChecks.memberId })
    .from(identityChecks)
    .where(and(eq(identityChecks.curp, value('curp')), ne(identityChecks.memberId, value('memberId'))))
    .prepare(),
}));

const isOfMember = eq(identityDocuments.memberId, value('memberId'));

const documentQueries = repository(({ db }) => ({
  list: db.select().from(identityDocuments).where(isOfMember).orderBy(asc(identityDocuments.part)).prepare(),
  keep: db
    .insert(identityDocuments)
    .values(givenAll(identityDocuments))
    .onConflictDoUpdate({
      target: [identityDocuments.memberId, identityDocuments.part],
      set: insertedAll(identityDocuments, 'memberId', 'part'),
    })
    .prepare(),
  remove: db
    .delete(identityDocuments)
    .where(and(isOfMember, eq(identityDocuments.part, value('part'))))
    .prepare(),
}));

const eventQueries = repository(({ db }) => ({
  append: db.insert(identityEvents).values(givenAll(identityEvents, 'id')).prepare(),
  newest: db
    .select()
    .from(identityEvents)
    .where(eq(identityEvents.memberId, value('memberId')))
    .orderBy(desc(identityEvents.id))
    .limit(value('limit'))
    .prepare(),
}));

export const checksRepository = repository((world) => {
  const { find, keep, waiting, sameCurp } = checkQueries(world);
  return {
    find: (memberId: string): CheckRow | null => find.get({ memberId }) ?? null,
    keep: (row: CheckRow): void => void keep.run(row),
    /** Who has waited longest comes first. */
    waiting: (limit: number): CheckRow[] => waiting.all({ limit }),
    /** Others who gave the same one. */
    sameCurp: (curp: string, memberId: string): string[] => sameCurp.all({ curp, memberId }).map((row) => row.memberId),
  };
});

export const documentsRepository = repository((world) => {
  const { list, keep, remove } = documentQueries(world);
  return {
    list: (memberId: string): DocumentRow[] => list.all({ memberId }),
    keep: (row: DocumentRow): void => void keep.run(row),
    remove: (memberId: string, part: DocumentPart): void => void remove.run({ memberId, part }),
  };
});

export const eventsRepository = repository((world) => {
  const { append, newest } = eventQueries(world);
  return {
    append: (row: EventRow): void => void append.run(row),
    newest: (memberId: string, limit: number): EventRow[] => newest.all({ memberId, limit }),
  };
});
