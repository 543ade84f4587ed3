import { GameType } from '@tonalli/contracts/lobby/wire';
import { POLICY_IDS } from '@tonalli/contracts/policy/choices';
import { PROMOTION_KINDS } from '@tonalli/contracts/promotions/status';
import { PromotionAction, PromotionCategory, PromotionId } from '@tonalli/contracts/promotions/wire';
import { PricedReward, type Reward } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';

/** Days of a round of the calendar. */
export const CALENDAR_DAYS = 7;

const Minor = z.int().min(1).describe('In centavos');
const BARE = ['mobileVerified', 'emailVerified', 'identityApproved', 'depositMade', 'depositLimitSet'] as const;

/** Something that a promotion asks of a member. */
export const Rule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.enum(BARE) }),
  z.strictObject({ rule: z.literal('vipAtLeast'), level: z.int().min(1).max(20) }),
  z.strictObject({ rule: z.literal('registeredAfter'), day: z.iso.date() }),
  z.strictObject({ rule: z.literal('registeredWithin'), days: z.int().min(1).max(365) }),
  z.strictObject({ rule: z.literal('validBets'), amountMinor: Minor }).describe('Valid bets, of goals: since joining'),
  z.strictObject({ rule: z.literal('packIn'), packs: z.array(z.enum(POLICY_IDS)).min(1) }),
]);
export type Rule = z.output<typeof Rule>;

const Draw = z
  .array(z.strictObject({ amountMinor: Minor, chances: z.int().min(1).max(1_000_000) }))
  .min(2)
  .max(12)
  .describe('Amounts of a draw with the chances of each, which the terms have to say');

const Cashback = z.strictObject({
  rates: z
    .array(z.strictObject({ level: z.int().min(0).max(20), rateBp: z.int().min(1).max(3_000) }))
    .min(1)
    .describe('Hundredths of a percent from a VIP level on, ascending'),
  minimumMinor: Minor.describe('A net loss below it gives nothing'),
  capMinor: Minor,
  categories: z.array(GameType).min(1),
  claimDays: z.int().min(1).max(90),
});
export type CashbackTerms = z.output<typeof Cashback>;

const Words = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1).describe('One sentence, for the card'),
  html: z.string().min(1),
  terms: z.array(z.string().min(1)).min(1).max(10),
});
export type CampaignWords = z.output<typeof Words>;

const Link = z.strictObject({
  es: z.string().min(1),
  en: z.string().min(1),
  ...PromotionAction.omit({ label: true }).shape,
});
export type CampaignLink = z.output<typeof Link>;

const Budget = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('money'), totalMinor: Minor }),
  z.strictObject({ unit: z.literal('count'), total: z.int().min(1).max(10_000_000) }),
]);

/** What a version of the terms fixes for those who take it. */
const TERMS = {
  kind: z.enum(PROMOTION_KINDS).default('information').describe('How it is taken part in'),
  eligibility: z.array(Rule).default([]).describe('What it asks of whoever takes part'),
  goals: z.array(Rule).default([]).describe('Of kind join: what has to be done for the reward'),
  reward: PricedReward.optional(),
  draw: Draw.optional(),
  days: z.array(PricedReward).length(CALENDAR_DAYS).optional().describe('Of a calendar: what each day gives'),
  cashback: Cashback.optional(),
};
export const CampaignTerms = z.strictObject(TERMS);
export type CampaignTerms = z.output<typeof CampaignTerms>;

const whole = z.strictObject({
  id: PromotionId,
  category: PromotionCategory,
  picture: z.string().min(1),
  startsInDays: z.int().describe('Days from when the data are made, or from now; negative: before'),
  endsInDays: z.int().nullable(),
  ...TERMS,
  budget: Budget.nullable()
    .default(null)
    .describe('What all rewards together may come to; the campaign stops when it is spent'),
  es: Words,
  en: Words,
  action: Link.nullable().default(null).describe('A link, only where something can really be done'),
});

type Told = z.output<typeof whole>;

/** What a kind has to have, and no other may. */
const OWN: Record<Told['kind'], (told: Told) => boolean> = {
  information: ({ reward, draw, days, cashback, budget }) => !(reward ?? draw ?? days ?? cashback ?? budget),
  join: ({ reward, draw, days, cashback, goals }) => !!reward && goals.length > 0 && !(draw ?? days ?? cashback),
  claim: ({ reward, draw, days, cashback }) => !!reward && !(draw ?? days ?? cashback),
  application: ({ reward, draw, days, cashback }) => !!reward !== !!draw && !(days ?? cashback),
  calendar: ({ reward, draw, days, cashback }) => !!days && !(reward ?? draw ?? cashback),
  cashback: ({ reward, draw, days, cashback }) => !!cashback && !(reward ?? draw ?? days),
};

const isMoney = (rewards: readonly Reward[]): boolean =>
  rewards.every(({ kind }) => kind === 'cash' || kind === 'bonus');

/** A campaign as the operator writes it. */
export const Campaign = whole.superRefine((told, context) => {
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (!OWN[told.kind](told)) say('kind', `a campaign of kind ${told.kind} has other parts than these`);
  if (told.kind !== 'join' && told.goals.length > 0) say('goals', 'only who joins has goals');
  const rewards = [...(told.reward ? [told.reward] : []), ...(told.days ?? [])];
  if (told.budget?.unit === 'money' && !isMoney(rewards)) say('budget', 'a budget in money is of rewards in money');
  if (told.endsInDays !== null && told.endsInDays <= told.startsInDays)
    say('endsInDays', 'it has to end after it starts');
});
export type Campaign = z.output<typeof Campaign>;
export type CampaignDraw = z.output<typeof Draw>;

/** For editors of `promotions.yaml`: completion, and what each key means. */
export const campaignsSchema = (): string => {
  const schema = z.toJSONSchema(z.array(Campaign), { io: 'input' });
  return `${JSON.stringify({ title: 'Campaigns of Tonalli', ...schema }, null, 2)}\n`;
};
