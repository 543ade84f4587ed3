import type { DeliveryState } from '@tonalli/contracts/rewards/wire';
import { PlatformFailure } from '../../kernel/failure';
import { definePayer } from '../../rewarding/define-payer';
import type { World } from '../../world/world';
import { type Delivery, deliveriesRepository } from './deliveries.repository';

/** Goods are noted for people to send; those without a stated worth count as nothing. */
export const payGoods = definePayer(
  'physical',
  (world, { memberId, reward, reference, at }) => {
    const { itemEs, itemEn } = reward;
    deliveriesRepository(world).insert({ memberId, rewardId: reference, itemEs, itemEn, at });
  },
  (_world, { worthMinor = 0 }) => worthMinor,
);

/** How far claimed goods are; null for what is not sent. */
export const deliveryOf = (world: World, rewardId: string): DeliveryState | null =>
  deliveriesRepository(world).ofReward(rewardId)?.state ?? null;

export const listDeliveriesOfAll = (world: World, state: DeliveryState, limit: number): Delivery[] =>
  deliveriesRepository(world).inState(state, limit);

/** Notes that goods were sent, once. Throws `NOT_FOUND`, and `BONUS_CLOSED` for what was sent before. */
export function sendGoods(world: World, rewardId: string): void {
  const store = deliveriesRepository(world);
  if (!store.ofReward(rewardId)) throw new PlatformFailure('NOT_FOUND');
  if (!store.send(rewardId, world.clock.now())) throw new PlatformFailure('BONUS_CLOSED');
}
