import type { GrantEnding, GrantState } from '@tonalli/contracts/bonuses/states';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { wasMoved } from '../../ledger/relations';
import { given, givenAll } from '../../sqlite/placeholders';
import { createRowMemory, type RowMemory } from '../../sqlite/row-memory';
import { repository, type World } from '../../world/world';
import { bonusBets, bonusChoices, bonusGrants } from './bonuses.table';

export type Grant = typeof bonusGrants.$inferSelect;
export type NewGrant = Omit<Grant, 'id' | 'doneMinor' | 'keptMinor' | 'lostMinor'>;
export type CountedBet = typeof bonusBets.$inferSelect;

/** How a grant ends. */
export interface GrantClosed {
  id: number;
  from: GrantState;
  state: GrantState;
  ending: GrantEnding | null;
  endedAt: number;
  keptMinor: number;
  lostMinor: number;
}

const value = sql.placeholder;
/** Of members without an active grant, and of grants. */
const MOST_REMEMBERED = 50_000;
const isGrant = eq(bonusGrants.id, value('id'));
const isOfMember = eq(bonusGrants.memberId, value('memberId'));
const hasDeposited = sql<number>`${sql.raw(wasMoved('m.member_id', 'member.main', 'deposit.credit'))}`;

function holdersAmong(db: World['db'], without: RowMemory<true>) {
  const holders = db
    .select({ memberId: bonusGrants.memberId })
    .from(bonusGrants)
    .where(
      and(
        sql`${bonusGrants.memberId} IN (SELECT value FROM json_each(${value('memberIds')}))`,
        sql`${bonusGrants.state} = 'ACTIVE'`,
      ),
    )
    .prepare();
  return (memberIds: readonly string[]): void => {
    const unknown = memberIds.filter((memberId) => !without.get(memberId));
    if (unknown.length < 2) return;
    const having = new Set(holders.all({ memberIds: JSON.stringify(unknown) }).map((holder) => holder.memberId));
    for (const memberId of unknown) if (!having.has(memberId)) without.keep(memberId, true);
  };
}

/** For statements of other tables: whose grants are active or wait. */
export const OPEN_GRANTS = "(SELECT member_id FROM bonus_grants WHERE state IN ('ACTIVE', 'QUEUED'))";

const activeGrant = (db: World['db']) =>
  db
    .select()
    .from(bonusGrants)
    .where(and(isOfMember, sql`${bonusGrants.state} = 'ACTIVE'`))
    .prepare();

function prepareChanges(db: World['db']) {
  const { state } = bonusGrants;
  const activate = db
    .update(bonusGrants)
    .set({ state: 'ACTIVE', ...given(bonusGrants, 'activatedAt', 'expiresAt') })
    .where(and(isGrant, sql`${state} = 'QUEUED'`))
    .returning({ memberId: bonusGrants.memberId })
    .prepare();
  const close = db
    .update(bonusGrants)
    .set(given(bonusGrants, 'state', 'ending', 'endedAt', 'keptMinor', 'lostMinor'))
    .where(and(isGrant, eq(state, value('from'))))
    .prepare();
  const progress = db
    .update(bonusGrants)
    .set({ doneMinor: sql`${bonusGrants.doneMinor} + ${value('byMinor')}` })
    .where(isGrant)
    .returning({ doneMinor: bonusGrants.doneMinor })
    .prepare();
  const waive = db
    .update(bonusGrants)
    .set({ requiredMinor: sql`max(1, ${bonusGrants.doneMinor})` })
    .where(isGrant)
    .prepare();
  const putOff = db.update(bonusGrants).set(given(bonusGrants, 'expiresAt')).where(isGrant).prepare();
  return { activate, close, progress, waive, putOff };
}

export const grantRepository = repository(({ db, undoings }) => {
  const { state, sourceKey } = bonusGrants;
  const insert = db
    .insert(bonusGrants)
    .values(givenAll(bonusGrants, 'id', 'doneMinor', 'keptMinor', 'lostMinor'))
    .returning()
    .prepare();
  const byId = db.select().from(bonusGrants).where(isGrant).prepare();
  const ofKey = db
    .select()
    .from(bonusGrants)
    .where(eq(sourceKey, value('sourceKey')))
    .prepare();
  const active = activeGrant(db);
  const queued = db
    .select()
    .from(bonusGrants)
    .where(and(isOfMember, sql`${state} = 'QUEUED'`))
    .orderBy(asc(bonusGrants.id))
    .prepare();
  const ofMember = db.select().from(bonusGrants).where(isOfMember).orderBy(desc(bonusGrants.id)).limit(100).prepare();
  const { activate, close, progress, waive, putOff } = prepareChanges(db);
  // Every stake and every settled bet asks, and most members have none.
  const without = createRowMemory<true>(undoings, MOST_REMEMBERED);
  // Of those who have one, each stake and each of their settlements asks several times.
  const known = createRowMemory<Grant>(undoings, MOST_REMEMBERED);
  const lastActive = createRowMemory<number>(undoings, MOST_REMEMBERED);
  const keep = (grant: Grant | undefined): Grant | null => {
    if (grant) known.keep(String(grant.id), grant);
    return grant ?? null;
  };
  const forget = (id: number): void => known.forget(String(id));
  const find = (id: number): Grant | null => known.get(String(id)) ?? keep(byId.get({ id }));
  function readActive(memberId: string): Grant | null {
    const grant = keep(active.get({ memberId }));
    if (grant) lastActive.keep(memberId, grant.id);
    else without.keep(memberId, true);
    return grant;
  }
  return {
    /** Throws where its source key was used. */
    insert(grant: NewGrant): Grant {
      without.forget(grant.memberId);
      return insert.get({ ...grant });
    },
    byId: find,
    ofKey: (key: string): Grant | null => ofKey.get({ sourceKey: key }) ?? null,
    /** Learns with one question who of these has an active grant, before each is asked for. */
    look: holdersAmong(db, without),
    active(memberId: string): Grant | null {
      if (without.get(memberId)) return null;
      const id = lastActive.get(memberId);
      const last = id === undefined ? null : find(id);
      return last?.state === 'ACTIVE' ? last : readActive(memberId);
    },
    /** In the order in which they become active. */
    queued: (memberId: string): Grant[] => queued.all({ memberId }),
    /** The newest first, a hundred at most. */
    ofMember: (memberId: string): Grant[] => ofMember.all({ memberId }),
    /** False where it does not wait. */
    activate(of: { id: number; activatedAt: number; expiresAt: number }): boolean {
      forget(of.id);
      const activated = activate.get(of);
      if (activated) without.forget(activated.memberId);
      return activated !== undefined;
    },
    /** False where it is no longer in the state that it was read in. */
    close(of: GrantClosed): boolean {
      forget(of.id);
      return close.run({ ...of }).changes === 1;
    },
    progress(id: number, byMinor: number): number {
      const before = known.get(String(id));
      const doneMinor = progress.get({ id, byMinor })?.doneMinor ?? 0;
      if (before) keep({ ...before, doneMinor });
      return doneMinor;
    },
    /** Nothing more is to be wagered for it. */
    waive(id: number): void {
      forget(id);
      waive.run({ id });
    },
    putOff(id: number, expiresAt: number): void {
      forget(id);
      putOff.run({ id, expiresAt });
    },
  };
});

/** What a member may have had already. */
export const pastRepository = repository(({ db }) => {
  const ofTerms = db
    .select({ count: count() })
    .from(bonusGrants)
    .where(and(isOfMember, eq(bonusGrants.termsId, value('termsId'))))
    .prepare();
  const deposited = db
    .select({ has: hasDeposited })
    .from(sql`(SELECT ${value('memberId')} AS member_id) m`)
    .prepare();
  return {
    hadTerms: (memberId: string, id: string): boolean => (ofTerms.get({ memberId, termsId: id })?.count ?? 0) > 0,
    hasDeposited: (memberId: string): boolean => deposited.get({ memberId })?.has === 1,
  };
});

export const countedRepository = repository(({ db }) => {
  const { grantId, roundId, id } = bonusBets;
  const insert = db.insert(bonusBets).values(givenAll(bonusBets, 'id')).prepare();
  const ofRound = db
    .select()
    .from(bonusBets)
    .where(eq(roundId, value('roundId')))
    .prepare();
  const change = db
    .update(bonusBets)
    .set(given(bonusBets, 'wageredMinor', 'countedMinor'))
    .where(eq(id, value('id')))
    .prepare();
  const page = db
    .select()
    .from(bonusBets)
    .where(eq(grantId, value('grantId')))
    .orderBy(desc(id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  const total = db
    .select({ count: count() })
    .from(bonusBets)
    .where(eq(grantId, value('grantId')))
    .prepare();
  return {
    insert: (bet: Omit<CountedBet, 'id'>): void => void insert.run({ ...bet }),
    ofRound: (round: string): CountedBet | null => ofRound.get({ roundId: round }) ?? null,
    change: (of: Pick<CountedBet, 'id' | 'wageredMinor' | 'countedMinor'>): void => void change.run({ ...of }),
    /** The newest first. */
    page: (grant: number, limit: number, offset: number): CountedBet[] => page.all({ grantId: grant, limit, offset }),
    count: (grant: number): number => total.get({ grantId: grant })?.count ?? 0,
  };
});

export const choiceRepository = repository(({ db }) => {
  const insert = db.insert(bonusChoices).values(givenAll(bonusChoices)).prepare();
  const ofOrder = db
    .select()
    .from(bonusChoices)
    .where(eq(bonusChoices.orderId, value('orderId')))
    .prepare();
  const ofOrders = db
    .select()
    .from(bonusChoices)
    .where(inArray(bonusChoices.orderId, sql`(SELECT value FROM json_each(${value('ids')}))`))
    .prepare();
  return {
    insert: (choice: typeof bonusChoices.$inferSelect): void => void insert.run(choice),
    ofOrder: (orderId: number): string | null => ofOrder.get({ orderId })?.termsId ?? null,
    ofOrders: (ids: readonly number[]) => ofOrders.all({ ids: JSON.stringify(ids) }),
  };
});
