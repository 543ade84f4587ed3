import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { announcePromotions } from './announce';
import { stopWhenSpent } from './budget';
import { phaseOf, requireCampaign } from './campaign';
import { cashbackRepository, entriesRepository, signsRepository } from './entries.repository';
import { promotionsRepository, type StoredPromotion } from './promotions.repository';

/** Stops a campaign for a while, or lets it go on. Throws `NOT_FOUND`. */
export function pauseCampaign(world: World, id: string, isPaused: boolean): void {
  world.transaction(() => {
    requireCampaign(world, id);
    promotionsRepository(world).setPaused(id, isPaused ? world.clock.now() : null);
    announcePromotions(world);
  });
}

/** Changes what is left of a budget, of minor units or rewards; what was given stays given. Throws `NOT_FOUND`, also where there is none. */
export function setBudgetLeft(world: World, id: string, budgetLeft: number): void {
  world.transaction(() => {
    const { budgetUnit, budgetTotal, budgetLeft: before, spentAt } = requireCampaign(world, id);
    if (budgetUnit === null) throw new PlatformFailure('NOT_FOUND');
    promotionsRepository(world).setBudget({ id, budgetTotal: budgetTotal - before + budgetLeft, budgetLeft, spentAt });
    stopWhenSpent(world, id);
    announcePromotions(world);
  });
}

/** What a campaign has cost so far: rewards given, who takes part and waits, and what is left. */
export function reportOf(world: World, promotion: StoredPromotion) {
  const entries = entriesRepository(world).ofPromotion(promotion.id);
  const rewards = [
    ...entries.flatMap(({ reward }) => reward ?? []),
    ...signsRepository(world)
      .ofPromotion(promotion.id)
      .map(({ reward }) => reward),
    ...cashbackRepository(world)
      .ofPromotion(promotion.id)
      .flatMap(({ rewardId, amountMinor }) => (rewardId === null ? [] : ({ kind: 'cash', amountMinor } as const))),
  ];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const { id, kind, version, budgetUnit, budgetTotal, budgetLeft, pausedAt } = promotion;
  return {
    promotionId: id,
    kind,
    phase: phaseOf(promotion, world.clock.now()),
    version,
    isPaused: pausedAt !== null,
    members: entries.length,
    open: entries.filter(({ state }) => state === 'APPLIED' || state === 'IN_PROCESS').length,
    given: rewards.length,
    givenMinor: sum(rewards.map((reward) => ('amountMinor' in reward ? reward.amountMinor : 0))),
    givenPoints: sum(rewards.map((reward) => (reward.kind === 'points' ? reward.points : 0))),
    budget: budgetUnit === null ? null : { unit: budgetUnit, total: budgetTotal, left: budgetLeft },
  };
}

export const reportCampaigns = (world: World) =>
  promotionsRepository(world)
    .all()
    .map((promotion) => reportOf(world, promotion));
