import { and, eq, lt, sql } from 'drizzle-orm';
import { givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { offers } from './offers.table';

export type OfferRow = typeof offers.$inferSelect;

const value = sql.placeholder;
const isOfBet = eq(offers.roundId, value('roundId'));

export const offersRepository = repository(({ db }) => {
  const insert = db.insert(offers).values(givenAll(offers, 'id')).returning({ id: offers.id }).prepare();
  const own = db
    .select()
    .from(offers)
    .where(and(eq(offers.id, value('id')), isOfBet))
    .prepare();
  const forget = db
    .delete(offers)
    .where(and(isOfBet, lt(offers.validUntil, value('at'))))
    .prepare();
  const forgetAll = db
    .delete(offers)
    .where(sql`${offers.roundId} IN (SELECT value FROM json_each(${value('roundIds')}))`)
    .prepare();
  return {
    /**
     * Returns the offer's number. Those for the bet that ran out go only once it has one: the last of them would give its number
     * again, and whoever still sees it would accept what was never shown.
     */
    insert(offer: Omit<OfferRow, 'id'>): number {
      const row = insert.get({ ...offer });
      if (!row) throw new Error(`the offer for ${offer.roundId} was not kept`);
      forget.run({ roundId: offer.roundId, at: offer.at });
      return row.id;
    },
    own: (id: number, roundId: string): OfferRow | null => own.get({ id, roundId }) ?? null,
    /** Those for bets that are over. */
    forget: (roundIds: readonly string[]): void => void forgetAll.run({ roundIds: JSON.stringify(roundIds) }),
  };
});
