import type { ValueOf } from '@tonalli/contracts/endpoint';
import type {
  PrizeView,
  PromotionCard,
  RequirementView,
  StandingView,
  TakingView,
} from '@tonalli/contracts/promotions/api';
import type { listPromotions, Prize, Requirement, Standing, Taking } from '@tonalli/contracts/promotions/wire';

type WirePromotion = ValueOf<typeof listPromotions>['list'][number];

export const toCard = (promotion: WirePromotion): PromotionCard => ({
  id: promotion.promotionId,
  kind: promotion.kind,
  category: promotion.category,
  title: promotion.title,
  summary: promotion.summary,
  image: promotion.imageUrl,
  phase: promotion.phase,
  startsAt: promotion.startsAt,
  endsAt: promotion.endsAt,
});

export function toPrize(prize: Prize): PrizeView {
  switch (prize.kind) {
    case 'cash':
      return { kind: 'cash', amountMinor: prize.amount };
    case 'draw':
      return { kind: 'draw', prizes: prize.prizes.map(({ amount, chances }) => ({ amountMinor: amount, chances })) };
    default:
      return prize;
  }
}

const toRequirement = ({ rule, level, amount, at, days }: Requirement): RequirementView => ({
  rule,
  ...(level !== undefined && { level }),
  ...(amount !== undefined && { amountMinor: amount }),
  ...(at !== undefined && { at }),
  ...(days !== undefined && { days }),
});

export const toStanding = ({ promotionId, status, action, reasons }: Standing): StandingView => ({
  id: promotionId,
  status,
  action,
  reasons: reasons.map(toRequirement),
});

function toCashback(cashback: Taking['cashback']): TakingView['cashback'] {
  if (!cashback) return null;
  const { from, to, stake, payout, bonus, netLoss, rateBp, amount } = cashback;
  const sums = { stakeMinor: stake, payoutMinor: payout, bonusMinor: bonus };
  return { from, to, ...sums, netLossMinor: netLoss, rateBp, amountMinor: amount };
}

function toApplication(application: Taking['application']): TakingView['application'] {
  if (!application) return null;
  const { applicationId, remark, images, at, reason } = application;
  return { id: applicationId, remark, images, at, reason };
}

export const toTaking = (taking: Taking): TakingView => ({
  ...toStanding(taking),
  goals: taking.goals.map(({ isMet, ...goal }) => ({ ...toRequirement(goal), isMet })),
  version: taking.version,
  calendar: taking.calendar,
  cashback: toCashback(taking.cashback),
  application: toApplication(taking.application),
  prize: taking.prize && toPrize(taking.prize),
});
