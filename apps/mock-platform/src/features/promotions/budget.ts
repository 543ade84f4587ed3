import type { Reward } from '@tonalli/contracts/rewards/reward';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { announcePromotions } from './announce';
import { costOf, mostCost, requireCampaign } from './campaign';
import { promotionsRepository } from './promotions.repository';

/**
 * Takes what a reward costs from the budget of its promotion, which stops once what is left does not pay the dearest one.
 * Call in the transaction that gives the reward. Throws `PROMOTION_CLOSED` where not so much is left.
 */
export function spendBudget(world: World, promotionId: string, reward: Reward): void {
  const { budgetUnit } = requireCampaign(world, promotionId);
  if (budgetUnit === null) return;
  if (!promotionsRepository(world).spend(promotionId, costOf(budgetUnit, reward)))
    throw new PlatformFailure('PROMOTION_CLOSED');
  stopWhenSpent(world, promotionId);
}

/** Stops a promotion that cannot pay one more, and lets one go on that can again. Call in a transaction. */
export function stopWhenSpent(world: World, promotionId: string): void {
  const { budgetUnit, budgetLeft, spentAt, told } = requireCampaign(world, promotionId);
  const isSpent = budgetUnit !== null && budgetLeft < mostCost(budgetUnit, told.terms);
  if (isSpent === (spentAt !== null)) return;
  promotionsRepository(world).setSpent(promotionId, isSpent ? world.clock.now() : null);
  announcePromotions(world);
}
