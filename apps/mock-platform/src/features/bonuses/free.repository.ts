import type { FreeState, GrantEnding } from '@tonalli/contracts/bonuses/states';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { createRowMemory } from '../../sqlite/row-memory';
import { repository } from '../../world/world';
import { bonusFree } from './bonuses.table';

export type FreePlay = typeof bonusFree.$inferSelect;
export type NewFreePlay = Omit<FreePlay, 'id' | 'used' | 'begun' | 'wonMinor' | 'state' | 'ending' | 'endedAt'>;

/** How free plays end. */
export interface FreeClosed {
  id: number;
  state: Exclude<FreeState, 'ACTIVE'>;
  ending: GrantEnding | null;
  endedAt: number;
}

const value = sql.placeholder;
/** Of members without any that can be played. */
const MOST_REMEMBERED = 50_000;
const isFreePlay = eq(bonusFree.id, value('id'));
const isOfMember = eq(bonusFree.memberId, value('memberId'));
const isActive = sql`${bonusFree.state} = 'ACTIVE'`;

export const freeRepository = repository(({ db, undoings }) => {
  const { used, begun, count, wonMinor, expiresAt } = bonusFree;
  const insert = db
    .insert(bonusFree)
    .values({
      ...givenAll(bonusFree, 'id', 'used', 'begun', 'wonMinor', 'state', 'ending', 'endedAt'),
      state: 'ACTIVE',
    })
    .returning()
    .prepare();
  const byId = db.select().from(bonusFree).where(isFreePlay).prepare();
  const ofKey = db
    .select()
    .from(bonusFree)
    .where(eq(bonusFree.sourceKey, value('sourceKey')))
    .prepare();
  const ofMember = db.select().from(bonusFree).where(isOfMember).orderBy(desc(bonusFree.id)).limit(100).prepare();
  const active = db
    .select()
    .from(bonusFree)
    .where(and(isOfMember, isActive))
    .orderBy(asc(expiresAt), asc(bonusFree.id))
    .prepare();
  const take = db
    .update(bonusFree)
    .set({ used: sql`${used} + 1`, begun: sql`${begun} + 1` })
    .where(and(isFreePlay, isActive, lt(used, count), gt(expiresAt, value('now'))))
    .returning()
    .prepare();
  const giveBack = db
    .update(bonusFree)
    .set({ used: sql`${used} - 1` })
    .where(and(isFreePlay, isActive))
    .prepare();
  const win = db
    .update(bonusFree)
    .set({ wonMinor: sql`${wonMinor} + ${value('byMinor')}` })
    .where(isFreePlay)
    .prepare();
  const close = db
    .update(bonusFree)
    .set(given(bonusFree, 'state', 'ending', 'endedAt'))
    .where(and(isFreePlay, isActive))
    .returning({ memberId: bonusFree.memberId })
    .prepare();
  const putOff = db.update(bonusFree).set(given(bonusFree, 'expiresAt')).where(isFreePlay).prepare();
  // Every page of a game and every answer of a round asks, and most members have none.
  const without = createRowMemory<true>(undoings, MOST_REMEMBERED);
  return {
    /** Throws where its source key was used. */
    insert(play: NewFreePlay): FreePlay {
      without.forget(play.memberId);
      return insert.get({ ...play });
    },
    byId: (id: number): FreePlay | null => byId.get({ id }) ?? null,
    ofKey: (key: string): FreePlay | null => ofKey.get({ sourceKey: key }) ?? null,
    /** The newest first, a hundred at most. */
    ofMember: (memberId: string): FreePlay[] => ofMember.all({ memberId }),
    /** Those that have not ended, what lapses first before the others. */
    active(memberId: string): FreePlay[] {
      if (without.get(memberId)) return [];
      const plays = active.all({ memberId });
      if (plays.length === 0) without.keep(memberId, true);
      return plays;
    },
    /** One more is begun; null where none is left or they have lapsed. */
    take: (id: number, now: number): FreePlay | null => take.get({ id, now }) ?? null,
    /** One was void. */
    giveBack: (id: number): void => void giveBack.run({ id }),
    win: (id: number, byMinor: number): void => void win.run({ id, byMinor }),
    /** False where they have ended. */
    close: (of: FreeClosed): boolean => close.get({ ...of }) !== undefined,
    putOff: (id: number, until: number): void => void putOff.run({ id, expiresAt: until }),
  };
});
