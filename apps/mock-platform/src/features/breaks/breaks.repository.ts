import { desc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { breakEvents } from './breaks.table';

export type BreakEvent = Omit<typeof breakEvents.$inferSelect, 'id'>;

export const breaksRepository = repository(({ db }) => {
  const append = db.insert(breakEvents).values(givenAll(breakEvents, 'id')).prepare();
  const last = db
    .select()
    .from(breakEvents)
    .where(eq(breakEvents.memberId, sql.placeholder('memberId')))
    .orderBy(desc(breakEvents.id))
    .limit(1)
    .prepare();
  return {
    append: (event: Pick<BreakEvent, 'memberId' | 'event' | 'at' | 'kind'> & Partial<BreakEvent>): void =>
      void append.run({ choice: null, until: null, mayConfirmFrom: null, mayConfirmUntil: null, ...event }),
    last: (memberId: string): BreakEvent | null => last.get({ memberId }) ?? null,
  };
});
