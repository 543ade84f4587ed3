import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { uploads } from './uploads.table';

type Upload = typeof uploads.$inferSelect;
export type StoredImage = Pick<Upload, 'type' | 'width' | 'height' | 'data'>;

const value = sql.placeholder;
const { type, width, height, data } = uploads;

export const uploadsRepository = repository(({ db }) => {
  const insert = db.insert(uploads).values(givenAll(uploads, 'id')).prepare();
  const own = db
    .select({ type, width, height, data })
    .from(uploads)
    .where(and(eq(uploads.id, value('id')), eq(uploads.memberId, value('memberId'))))
    .prepare();
  const ofReference = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.reference, value('reference')))
    .orderBy(asc(uploads.id))
    .prepare();
  const latestOf = db
    .select({ type, width, height, data })
    .from(uploads)
    .where(and(eq(uploads.reference, value('reference')), eq(uploads.memberId, value('memberId'))))
    .orderBy(desc(uploads.id))
    .limit(1)
    .prepare();
  const removeOf = db
    .delete(uploads)
    .where(eq(uploads.reference, value('reference')))
    .prepare();
  return {
    insert: (image: Omit<Upload, 'id'>): void => void insert.run(image),
    own: (id: number, memberId: string): StoredImage | undefined => own.get({ id, memberId }),
    latestOf: (memberId: string, reference: string): StoredImage | undefined => latestOf.get({ memberId, reference }),
    removeOf: (reference: string): void => void removeOf.run({ reference }),
    /** In the order in which they were sent. */
    idsOf: (reference: string): number[] => ofReference.all({ reference }).map(({ id }) => id),
  };
});
