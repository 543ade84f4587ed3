import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { pointRewards } from './points.table';

export type Reward = Omit<typeof pointRewards.$inferSelect, 'isOpen'>;

const { isOpen, ...REWARD } = getTableColumns(pointRewards);
const isReward = eq(pointRewards.id, sql.placeholder('id'));

export const rewardRepository = repository(({ db }) => {
  const rewards = () => db.select(REWARD).from(pointRewards);
  const all = rewards().where(eq(isOpen, true)).orderBy(asc(pointRewards.rank)).prepare();
  const find = rewards()
    .where(and(isReward, eq(isOpen, true)))
    .prepare();
  const insert = db.insert(pointRewards).values(givenAll(pointRewards, 'isOpen')).prepare();
  const changeStock = db
    .update(pointRewards)
    .set({ stock: sql`${pointRewards.stock} + ${sql.placeholder('pieces')}` })
    .where(isReward)
    .prepare();
  return {
    /** Those that are open, in their order. */
    all: (): Reward[] => all.all(),
    find: (id: string): Reward | undefined => find.get({ id }),
    insert: (reward: Reward): void => void insert.run(reward),
    /** Throws when fewer than none would be left. */
    changeStock: (id: string, pieces: number): void => void changeStock.run({ id, pieces }),
  };
});
