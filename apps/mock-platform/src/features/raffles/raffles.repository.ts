import { and, asc, desc, eq, gte, isNull, max, or, sql } from 'drizzle-orm';
import { given } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { type Drawn, raffles, raffleTickets, type StoredBeacon } from './raffles.table';

export type StoredRaffle = typeof raffles.$inferSelect;
export type NewRaffle = Pick<
  StoredRaffle,
  'seriesId' | 'titleEs' | 'titleEn' | 'prizes' | 'opensAt' | 'closesAt' | 'repeats'
>;
export type TicketBlock = typeof raffleTickets.$inferSelect;

const value = sql.placeholder;
type Secrets = Pick<StoredRaffle, 'serverSeed' | 'seedHash' | 'salt'>;

export const rafflesRepository = repository(({ db }) => {
  const isIt = eq(raffles.id, value('id'));
  const byId = db.select().from(raffles).where(isIt).prepare();
  const lastRedrawn = sql`json_extract(${raffles.drawn}, '$[#-1].redrawnAt')`;
  const recent = db
    .select()
    .from(raffles)
    .where(or(isNull(raffles.closedAt), gte(raffles.closedAt, value('since')), gte(lastRedrawn, value('since'))))
    .orderBy(asc(raffles.closesAt), asc(raffles.id))
    .prepare();
  const latest = db
    .select()
    .from(raffles)
    .where(eq(raffles.seriesId, value('seriesId')))
    .orderBy(desc(raffles.id))
    .limit(1)
    .prepare();
  const most = db
    .select({ tickets: max(raffles.tickets) })
    .from(raffles)
    .where(eq(raffles.seriesId, value('seriesId')))
    .prepare();
  const close = db
    .update(raffles)
    .set(given(raffles, 'closedAt', 'root'))
    .where(and(isIt, isNull(raffles.closedAt)))
    .prepare();
  const addTickets = db
    .update(raffles)
    .set({ tickets: sql`${raffles.tickets} + ${value('count')}` })
    .where(isIt)
    .prepare();
  const isUndrawn = (id: number) => and(eq(raffles.id, id), isNull(raffles.drawn));
  return {
    insert: (raffle: NewRaffle & Secrets): StoredRaffle => db.insert(raffles).values(raffle).returning().get(),
    find: (id: number): StoredRaffle | null => byId.get({ id }) ?? null,
    /** What is not closed, and what was closed or drawn again since; the first to close first. */
    recent: (since: number): StoredRaffle[] => recent.all({ since }),
    /** The newest of a series. */
    latest: (seriesId: string): StoredRaffle | null => latest.get({ seriesId }) ?? null,
    /** Of the fullest of a series. */
    mostTickets: (seriesId: string): number => most.get({ seriesId })?.tickets ?? 0,
    /** False when it was closed before. */
    close: (id: number, fixed: { closedAt: number; root: string }): boolean =>
      close.run({ id, ...fixed }).changes === 1,
    addTickets: (id: number, count: number): void => void addTickets.run({ id, count }),
    /** False when it was drawn before. */
    draw: (id: number, by: { beacon: StoredBeacon; drawn: Drawn[] }): boolean =>
      db.update(raffles).set(by).where(isUndrawn(id)).run().changes === 1,
    redraw: (id: number, drawn: Drawn[]): void =>
      void db.update(raffles).set({ drawn }).where(eq(raffles.id, id)).run(),
  };
});

export const ticketsRepository = repository(({ db }) => {
  const { raffleId, from } = raffleTickets;
  const ofRaffle = db
    .select()
    .from(raffleTickets)
    .where(eq(raffleId, value('id')))
    .orderBy(asc(from))
    .prepare();
  const own = db
    .select()
    .from(raffleTickets)
    .where(and(eq(raffleId, value('id')), eq(raffleTickets.memberId, value('memberId'))))
    .orderBy(asc(from))
    .prepare();
  return {
    /** Throws where its key was used. */
    insert: (block: Omit<TicketBlock, 'id'>): TicketBlock => db.insert(raffleTickets).values(block).returning().get(),
    ofRaffle: (id: number): TicketBlock[] => ofRaffle.all({ id }),
    own: (id: number, memberId: string): TicketBlock[] => own.all({ id, memberId }),
  };
});
