import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { findMember } from '../../people/find-member';
import { offerReward } from '../../rewarding/grant-reward';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { benefitLevelOf } from '../vip';
import { announcePromotions } from './announce';
import { spendBudget } from './budget';
import { costOf, requireCampaign, toldBy } from './campaign';
import { cashbackOf, playOf, rateOf, spanOfWeek, weekAfter, weekOf } from './cashback';
import { cashbackRepository, type Entry, entriesRepository } from './entries.repository';
import { promotionsRepository } from './promotions.repository';

const DAY_MS = 86_400_000;
const WEEK = jobKind('promotions.cashback', z.object({ promotionId: z.string(), period: z.iso.date() }));

/** Works out one member's week and lays what it comes to into the reward centre; once. */
function settleMember(world: World, { promotionId, memberId, version }: Entry, period: string): void {
  const member = findMember(world, memberId);
  const told = toldBy(world, promotionId, version);
  const terms = told.terms.cashback;
  if (!member || !terms) return;
  const span = spanOfWeek(period);
  const play = playOf(world, memberId, { ...terms, span });
  const rateBp = rateOf(terms, benefitLevelOf(world, memberId));
  const wantedMinor = member.status === 'active' ? cashbackOf(terms, play, rateBp) : 0;
  const reward = { kind: 'cash', amountMinor: Math.max(wantedMinor, 1) } as const;
  const { budgetUnit, budgetLeft } = requireCampaign(world, promotionId);
  const isPaid = wantedMinor > 0 && (budgetUnit === null || budgetLeft >= costOf(budgetUnit, reward));
  const amountMinor = isPaid ? wantedMinor : 0;
  const row = { promotionId, memberId, period, version, ...play, rateBp, amountMinor, at: span.to, rewardId: null };
  if (amountMinor === 0) return void cashbackRepository(world).insert(row);
  if (
    cashbackRepository(world)
      .ofMember(promotionId, memberId)
      .some((known) => known.period === period)
  )
    return;
  const offered = offerReward(world, {
    memberId,
    source: 'cashback',
    sourceKey: `cashback:${promotionId}:${memberId}:${period}`,
    reward,
    titleEs: told.es.title,
    titleEn: told.en.title,
    at: world.clock.now(),
    expiresAt: world.clock.now() + terms.claimDays * DAY_MS,
  });
  if (offered) spendBudget(world, promotionId, reward);
  cashbackRepository(world).insert({ ...row, rewardId: offered?.id ?? null });
  announcePromotions(world, memberId);
}

/** Works out a week, by its Monday, for everybody who took part before it ended. */
export function settleWeek(world: World, promotionId: string, period: string): void {
  const { to } = spanOfWeek(period);
  world.transaction(() => {
    for (const entry of entriesRepository(world).ofPromotion(promotionId)) {
      if (entry.at < to) settleMember(world, entry, period);
    }
  });
}

const scheduleWeek = (world: World, promotionId: string, period: string): void =>
  world.clock.schedule({
    kind: WEEK,
    key: promotionId,
    dueAt: spanOfWeek(period).to,
    payload: { promotionId, period },
  });

/** Lets the weeks of a cashback go on: each is worked out when it ends, the one in which the promotion ends too. */
export function startWeeks(world: World, promotionId: string): void {
  const { startsAt, endsAt } = requireCampaign(world, promotionId);
  const now = world.clock.now();
  world.clock.cancel(WEEK, promotionId);
  if (endsAt === null || endsAt > now) scheduleWeek(world, promotionId, weekOf(Math.max(startsAt, now)));
}

export const cashbackWeekJob = defineJob(WEEK, (world, { payload: { promotionId, period } }) => {
  settleWeek(world, promotionId, period);
  const promotion = promotionsRepository(world).find(promotionId);
  const next = weekAfter(period);
  if (!promotion || (promotion.endsAt !== null && promotion.endsAt <= spanOfWeek(next).from)) return;
  scheduleWeek(world, promotionId, next);
});
