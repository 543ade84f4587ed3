import type { PromotionPhase } from '@tonalli/contracts/promotions/status';
import type { Reward } from '@tonalli/contracts/rewards/reward';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import type { CampaignTerms } from './campaign-schema';
import { promotionsRepository, type StoredPromotion, type StoredVersion } from './promotions.repository';

/** A promotion with the version of its terms that holds for who takes part from now on. */
export interface OpenCampaign extends StoredPromotion {
  readonly told: StoredVersion;
}

export function toldBy(world: World, promotionId: string, version: number): StoredVersion {
  const told = promotionsRepository(world).version(promotionId, version);
  if (!told) throw new Error(`${promotionId} has no version ${version}`);
  return told;
}

export const withTerms = (world: World, promotion: StoredPromotion): OpenCampaign => ({
  ...promotion,
  told: toldBy(world, promotion.id, promotion.version),
});

/** Throws `NOT_FOUND`. */
export function requireCampaign(world: World, id: string): OpenCampaign {
  const promotion = promotionsRepository(world).find(id);
  if (!promotion) throw new PlatformFailure('NOT_FOUND');
  return withTerms(world, promotion);
}

/** The start belongs to the period, the end no longer does. */
export function phaseOf({ startsAt, endsAt, pausedAt, spentAt }: StoredPromotion, now: number): PromotionPhase {
  if (now < startsAt) return 'COMING_SOON';
  if (endsAt !== null && now >= endsAt) return 'CLOSED';
  return pausedAt === null && spentAt === null ? 'OPEN' : 'STOPPED';
}

/** What a reward takes from a budget: its worth in minor units, or one. */
export const costOf = (unit: StoredPromotion['budgetUnit'], reward: Reward): number =>
  unit === 'money' && 'amountMinor' in reward ? reward.amountMinor : 1;

/** What one more taking may cost at most. */
export function mostCost(unit: StoredPromotion['budgetUnit'], { reward, draw, days, cashback }: CampaignTerms): number {
  if (unit === 'count') return 1;
  const amounts = [...(reward ? [reward] : []), ...(days ?? [])].map((each) => costOf(unit, each));
  const drawn = (draw ?? []).map(({ amountMinor }) => amountMinor);
  return Math.max(1, ...amounts, ...drawn, cashback ? cashback.capMinor : 0);
}

/** The first reward of a promotion that says exactly what it gives. */
export function requireReward({ reward, promotionId }: { reward?: Reward | undefined; promotionId: string }): Reward {
  if (!reward) throw new Error(`${promotionId} gives nothing by itself`);
  return reward;
}
