import { asc, eq, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import { promotions } from './promotions.table';

export type StoredPromotion = typeof promotions.$inferSelect;

export const promotionsRepository = repository(({ db }) => {
  const all = db.select().from(promotions).orderBy(asc(promotions.position)).prepare();
  const byId = db
    .select()
    .from(promotions)
    .where(eq(promotions.id, sql.placeholder('id')))
    .prepare();
  return {
    all: (): StoredPromotion[] => all.all(),
    find: (id: string): StoredPromotion | null => byId.get({ id }) ?? null,
  };
});
