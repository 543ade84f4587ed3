import type { DeliveryState } from '@tonalli/contracts/rewards/wire';
import { and, desc, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { rewardDeliveries } from './deliveries.table';

export type Delivery = typeof rewardDeliveries.$inferSelect;

const value = sql.placeholder;

export const deliveriesRepository = repository(({ db }) => {
  const { id, rewardId, state } = rewardDeliveries;
  const insert = db
    .insert(rewardDeliveries)
    .values(givenAll(rewardDeliveries, 'id', 'state', 'sentAt'))
    .prepare();
  const ofReward = db
    .select()
    .from(rewardDeliveries)
    .where(eq(rewardId, value('rewardId')))
    .prepare();
  const inState = db
    .select()
    .from(rewardDeliveries)
    .where(eq(state, value('state')))
    .orderBy(desc(id))
    .limit(value('limit'))
    .prepare();
  const send = db
    .update(rewardDeliveries)
    .set({ state: 'SENT', ...given(rewardDeliveries, 'sentAt') })
    .where(and(eq(rewardId, value('rewardId')), eq(state, 'PROCESS')))
    .prepare();
  return {
    insert: (delivery: Omit<Delivery, 'id' | 'state' | 'sentAt'>): void => void insert.run({ ...delivery }),
    ofReward: (of: string): Delivery | null => ofReward.get({ rewardId: of }) ?? null,
    /** The latest first. */
    inState: (wanted: DeliveryState, limit: number): Delivery[] => inState.all({ state: wanted, limit }),
    /** False where it was sent already, and where there is none. */
    send: (of: string, sentAt: number): boolean => send.run({ rewardId: of, sentAt }).changes === 1,
  };
});
