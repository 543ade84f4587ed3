import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { type SlipKind, sportsSlipEvents, sportsSlips } from './sports-bets.table';

export type SlipRow = typeof sportsSlips.$inferSelect;

const value = sql.placeholder;

export const slipsRepository = repository(({ db }) => {
  const insert = db.insert(sportsSlips).values(givenAll(sportsSlips)).prepare();
  const insertEvent = db.insert(sportsSlipEvents).values(givenAll(sportsSlipEvents)).prepare();
  const byId = db
    .select()
    .from(sportsSlips)
    .where(eq(sportsSlips.id, value('id')))
    .prepare();
  const file = db
    .update(sportsSlips)
    .set({ kind: sql`${value('kind')}` })
    .where(eq(sportsSlips.id, value('id')))
    .prepare();
  const fileAll = db
    .update(sportsSlips)
    .set({ kind: sql`${value('kind')}` })
    .where(sql`${sportsSlips.id} IN (SELECT value FROM json_each(${value('ids')}))`)
    .prepare();
  const page = db
    .select()
    .from(sportsSlips)
    .where(
      and(
        eq(sportsSlips.memberId, value('memberId')),
        eq(sportsSlips.wallet, value('wallet')),
        eq(sportsSlips.kind, value('kind')),
        lt(sportsSlips.id, value('before')),
      ),
    )
    .orderBy(desc(sportsSlips.id))
    .limit(value('limit'))
    .prepare();
  const ofEvent = db
    .select({ id: sportsSlips.id, roundId: sportsSlips.roundId })
    .from(sportsSlipEvents)
    .innerJoin(sportsSlips, eq(sportsSlips.id, sportsSlipEvents.slipId))
    .where(and(eq(sportsSlipEvents.event, value('event')), gt(sportsSlipEvents.slipId, value('after'))))
    .orderBy(asc(sportsSlipEvents.slipId))
    .limit(value('limit'))
    .prepare();
  const openOf = db
    .select({ roundId: sportsSlips.roundId })
    .from(sportsSlips)
    .where(and(eq(sportsSlips.memberId, value('memberId')), eq(sportsSlips.kind, 'OPEN')))
    .prepare();
  return {
    insert(slip: SlipRow, events: ReadonlySet<string>): void {
      insert.run({ ...slip });
      for (const event of events) insertEvent.run({ event, slipId: slip.id });
    },
    byId: (id: number): SlipRow | null => byId.get({ id }) ?? null,
    file: (id: number, kind: SlipKind): void => void file.run({ id, kind }),
    fileAll: (ids: readonly number[], kind: SlipKind): void => void fileAll.run({ ids: JSON.stringify(ids), kind }),
    /** The newest first, from before the one of a number on. */
    page: (of: Pick<SlipRow, 'memberId' | 'wallet' | 'kind'> & { before: number; limit: number }): SlipRow[] =>
      page.all(of),
    /** Rounds of a member's slips that are open or wait. */
    openOf: (memberId: string): string[] => openOf.all({ memberId }).map(({ roundId }) => roundId),
    /** Slips about an event, the oldest first, behind the one of a number. */
    ofEvent: (of: { event: string; after: number; limit: number }) => ofEvent.all(of),
  };
});

/** What only the operator asks of slips. */
export const operatedSlips = repository(({ db }) => {
  const note = db
    .update(sportsSlips)
    .set({ uncollectedMinor: sql`${value('amount')}` })
    .where(eq(sportsSlips.id, value('id')))
    .prepare();
  const uncollected = db
    .select()
    .from(sportsSlips)
    .where(isNotNull(sportsSlips.uncollectedMinor))
    .orderBy(desc(sportsSlips.id))
    .limit(value('limit'))
    .prepare();
  const last = db
    .select()
    .from(sportsSlips)
    .where(eq(sportsSlips.memberId, value('memberId')))
    .orderBy(desc(sportsSlips.id))
    .limit(1)
    .prepare();
  return {
    /** What a correction could not take back; null: nothing any more. */
    noteUncollected: (id: number, amount: number | null): void => void note.run({ id, amount }),
    /** Those of which something could not be taken back, the newest first. */
    uncollected: (limit: number): SlipRow[] => uncollected.all({ limit }),
    lastOf: (memberId: string): SlipRow | null => last.get({ memberId }) ?? null,
  };
});
