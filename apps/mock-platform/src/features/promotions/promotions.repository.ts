import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { promotions, promotionVersions } from './promotions.table';

export type StoredPromotion = typeof promotions.$inferSelect;
export type StoredVersion = typeof promotionVersions.$inferSelect;

const value = sql.placeholder;
const isPromotion = eq(promotions.id, value('id'));

export const promotionsRepository = repository(({ db }) => {
  const { version } = promotionVersions;
  const all = db.select().from(promotions).orderBy(asc(promotions.position)).prepare();
  const byId = db.select().from(promotions).where(isPromotion).prepare();
  const versionOf = db
    .select()
    .from(promotionVersions)
    .where(and(eq(promotionVersions.promotionId, value('promotionId')), eq(version, value('version'))))
    .prepare();
  const insert = db.insert(promotions).values(givenAll(promotions)).prepare();
  const insertVersion = db.insert(promotionVersions).values(givenAll(promotionVersions)).prepare();
  const change = db
    .update(promotions)
    .set(given(promotions, 'kind', 'category', 'picture', 'version', 'startsAt', 'endsAt'))
    .where(isPromotion)
    .prepare();
  const spend = db
    .update(promotions)
    .set({ budgetLeft: sql`${promotions.budgetLeft} - ${value('cost')}` })
    .where(and(isPromotion, gte(promotions.budgetLeft, value('cost'))))
    .prepare();
  const setBudget = db
    .update(promotions)
    .set(given(promotions, 'budgetTotal', 'budgetLeft', 'spentAt'))
    .where(isPromotion)
    .prepare();
  const setSpent = db.update(promotions).set(given(promotions, 'spentAt')).where(isPromotion).prepare();
  const setPaused = db.update(promotions).set(given(promotions, 'pausedAt')).where(isPromotion).prepare();
  return {
    all: (): StoredPromotion[] => all.all(),
    find: (id: string): StoredPromotion | null => byId.get({ id }) ?? null,
    version: (promotionId: string, number: number): StoredVersion | null =>
      versionOf.get({ promotionId, version: number }) ?? null,
    insert: (row: StoredPromotion): void => void insert.run(row),
    insertVersion: (row: StoredVersion): void => void insertVersion.run(row),
    change: (row: Pick<StoredPromotion, 'id' | 'kind' | 'category' | 'picture' | 'version' | 'startsAt' | 'endsAt'>) =>
      void change.run(row),
    /** False where less is left. */
    spend: (id: string, cost: number): boolean => spend.run({ id, cost }).changes === 1,
    setBudget: (row: Pick<StoredPromotion, 'id' | 'budgetTotal' | 'budgetLeft' | 'spentAt'>) => void setBudget.run(row),
    setSpent: (id: string, spentAt: number | null): void => void setSpent.run({ id, spentAt }),
    setPaused: (id: string, pausedAt: number | null): void => void setPaused.run({ id, pausedAt }),
  };
});
