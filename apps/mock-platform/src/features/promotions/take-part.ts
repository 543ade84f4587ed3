import type * as wire from '@tonalli/contracts/promotions/wire';
import { claimWaiting, payReward } from '../../rewarding/grant-reward';
import { validBetMinor } from '../../rollups/play';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { announcePromotions } from './announce';
import { spendBudget } from './budget';
import { phaseOf, requireReward } from './campaign';
import { clusterOf } from './cluster';
import { type Entry, entriesRepository } from './entries.repository';
import { takingOf } from './my-promotions';
import { type Place, reasonsOf, requirePlace, termsOf } from './standing';

/**
 * Throws `PROMOTION_CLOSED`, `PROMOTION_TAKEN`, `PROMOTION_NOT_ELIGIBLE`, `REWARD_ON_HOLD`, `IDENTITY_CHECK_REQUIRED` where nothing
 * else is missing.
 */
export function assertMayTake(world: World, place: Place): void {
  if (phaseOf(place.campaign, world.clock.now()) !== 'OPEN') throw new PlatformFailure('PROMOTION_CLOSED');
  const reasons = reasonsOf(world, place);
  if (reasons.some(({ rule }) => rule === 'held')) throw new PlatformFailure('REWARD_ON_HOLD');
  if (reasons.some(({ rule }) => rule === 'sharedTaken')) throw new PlatformFailure('PROMOTION_TAKEN');
  if (reasons.length > 0 && reasons.every(({ rule }) => rule === 'identityApproved'))
    throw new PlatformFailure('IDENTITY_CHECK_REQUIRED');
  if (reasons.length > 0) throw new PlatformFailure('PROMOTION_NOT_ELIGIBLE');
}

/** Keeps that a member takes part from now on, under the terms of now. Call in a transaction. */
export function enter(world: World, place: Place, of: Pick<Entry, 'state' | 'remark'>): Entry {
  const { campaign, member } = place;
  const at = world.clock.now();
  announcePromotions(world, member.id);
  return entriesRepository(world).insert({
    ...of,
    promotionId: campaign.id,
    memberId: member.id,
    clusterKey: clusterOf(world, member.id)[0] ?? member.id,
    version: campaign.version,
    at,
    changedAt: at,
    validBetMinor: validBetMinor(world, member.id),
    reason: null,
    reward: null,
    rewardId: null,
  });
}

/** Takes part in what is joined; once. Call in a transaction. Throws as `assertMayTake`, `NOT_FOUND` for what is not joined. */
export function join(world: World, promotionId: string, memberId: string): Place {
  const place = requirePlace(world, promotionId, memberId);
  const { kind } = place.campaign;
  if (kind !== 'join' && kind !== 'cashback') throw new PlatformFailure('NOT_FOUND');
  if (place.entry) return place;
  assertMayTake(world, place);
  enter(world, place, { state: 'JOINED', remark: null });
  return requirePlace(world, promotionId, memberId);
}

/** Pays the reward of a promotion to whoever may have it now. */
function payFor(world: World, place: Place): void {
  assertMayTake(world, place);
  if (place.state !== 'CLAIMABLE') throw new PlatformFailure('PROMOTION_NOT_ELIGIBLE');
  const { campaign, member } = place;
  const at = world.clock.now();
  const { es, en } = campaign.told;
  const reward = requireReward({ reward: termsOf(world, place).reward, promotionId: campaign.id });
  const entry = place.entry ?? enter(world, place, { state: 'JOINED', remark: null });
  spendBudget(world, campaign.id, reward);
  const paid = payReward(world, {
    memberId: member.id,
    source: 'promotion',
    sourceKey: `promotion:${campaign.id}:${member.id}`,
    reward,
    titleEs: es.title,
    titleEn: en.title,
    at,
  });
  const claimed = { id: entry.id, state: 'CLAIMED', changedAt: at, reason: null, reward, rewardId: paid.id } as const;
  entriesRepository(world).move({ ...claimed, from: 'JOINED' });
  announcePromotions(world, member.id);
}

/**
 * Claims what a promotion gives or has laid ready, once. Call in a transaction. Throws as `assertMayTake`, `BONUS_CLOSED`
 * for what has lapsed, and what the guard refuses with.
 */
export function claim(world: World, promotionId: string, memberId: string): Place {
  const place = requirePlace(world, promotionId, memberId);
  const { kind } = place.campaign;
  if (place.waiting) claimWaiting(world, { id: place.waiting.id, memberId, at: world.clock.now() });
  else if (place.state === 'CLAIMED') return place;
  else if (kind === 'claim' || kind === 'join') payFor(world, place);
  else throw new PlatformFailure(place.state === 'ISSUED' ? 'BONUS_CLOSED' : 'PROMOTION_NOT_ELIGIBLE');
  announcePromotions(world, memberId);
  return requirePlace(world, promotionId, memberId);
}

export const joinPromotion: Verb<typeof wire.joinPromotion> = ({ ctx: { world, member }, input }) =>
  world.transaction(() => takingOf(world, join(world, input.promotionId, member.id), input.language));

export const claimPromotion: Verb<typeof wire.claimPromotion> = ({ ctx: { world, member }, input }) =>
  world.transaction(() => takingOf(world, claim(world, input.promotionId, member.id), input.language));
