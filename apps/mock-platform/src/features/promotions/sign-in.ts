import type { signInToday as endpoint } from '@tonalli/contracts/promotions/wire';
import { payReward } from '../../rewarding/grant-reward';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { announcePromotions } from './announce';
import { spendBudget } from './budget';
import { requireReward } from './campaign';
import { CALENDAR_DAYS } from './campaign-schema';
import { signsRepository } from './entries.repository';
import { takingOf } from './my-promotions';
import { requirePlace, today } from './standing';
import { assertMayTake, enter } from './take-part';

/**
 * Marks the operator's day of now in a calendar and pays the day's prize, once. A day that was missed changes nothing: the
 * next one follows on the last that was marked, and a new round on a full one. Call in a transaction. Throws as `assertMayTake`, what the
 * guard refuses with, and `NOT_FOUND` for what is no calendar.
 */
export function signIn(world: World, promotionId: string, memberId: string): void {
  const place = requirePlace(world, promotionId, memberId);
  const { campaign, member } = place;
  if (campaign.kind !== 'calendar') throw new PlatformFailure('NOT_FOUND');
  if (place.state === 'SIGNED_TODAY') return;
  assertMayTake(world, place);
  if (!place.entry) enter(world, place, { state: 'JOINED', remark: null });
  const day = today(world);
  const at = world.clock.now();
  const number = (signsRepository(world).count(promotionId, memberId) % CALENDAR_DAYS) + 1;
  const reward = requireReward({ reward: campaign.told.terms.days?.[number - 1], promotionId });
  const { es, en } = campaign.told;
  spendBudget(world, promotionId, reward);
  const paid = payReward(world, {
    memberId: member.id,
    source: 'signIn',
    sourceKey: `signIn:${promotionId}:${memberId}:${day}`,
    reward,
    titleEs: `${es.title}, día ${number}`,
    titleEn: `${en.title}, day ${number}`,
    at,
  });
  signsRepository(world).insert({ promotionId, memberId, day, number, at, reward, rewardId: paid.id });
  announcePromotions(world, memberId);
}

export const signInToday: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) =>
  world.transaction(() => {
    signIn(world, input.promotionId, member.id);
    return takingOf(world, requirePlace(world, input.promotionId, member.id), input.language);
  });
