import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { PromotionId } from './parts';
import { PROMOTION_KINDS, PROMOTION_PHASES } from './status';

export { PromotionId };

export const PROMOTION_CATEGORIES = ['WELCOME', 'DAILY', 'SLOTS', 'CASHBACK', 'EVENTS', 'COMMUNITY'] as const;
export const PromotionCategory = z.enum(PROMOTION_CATEGORIES);
export type PromotionCategory = z.infer<typeof PromotionCategory>;

export const PromotionPhase = z.enum(PROMOTION_PHASES);

export const Promotion = z.object({
  promotionId: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  category: PromotionCategory,
  title: z.string(),
  summary: z.string(),
  /** A path below one of the bootstrap's `imageCDNs`. */
  imageUrl: z.string(),
  phase: PromotionPhase,
  startsAt: z.iso.datetime(),
  /** Null: until further notice. */
  endsAt: z.iso.datetime().nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

/** What somebody can do about a promotion. `INNER`: a path of the web app; `OUTER`: another site. */
export const PromotionAction = z.object({
  label: z.string(),
  linkType: z.enum(['INNER', 'OUTER']),
  url: z.string(),
  membersOnly: z.boolean(),
});
export type PromotionAction = z.infer<typeof PromotionAction>;

/** What is given, as far as it can be said beforehand. `other` is in words of the request's language. */
export const Prize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash'), amount: Money }),
  z.object({ kind: z.literal('points'), points: z.int() }),
  /** One of several amounts, each as likely as its share of all the chances. */
  z.object({ kind: z.literal('draw'), prizes: z.array(z.object({ amount: Money, chances: z.int() })) }),
  z.object({ kind: z.literal('other'), text: z.string() }),
]);
export type Prize = z.infer<typeof Prize>;

/** How a cashback is worked out. Rates are hundredths of a percent, from a VIP level on. */
export const CashbackRule = z.object({
  rates: z.array(z.object({ level: z.int(), rateBp: z.int() })),
  minimum: Money,
  cap: Money,
  categories: z.array(z.string()),
});

export const listPromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_promotionList',
  summary: 'Every promotion: open ones first, then those to come, then those that are over',
  extension: true,
  request: z.strictObject({ language: WireLanguage }),
  value: z.object({ list: z.array(Promotion) }),
});

export const fetchPromotion = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_promotionDetail',
  summary: 'One promotion with its terms and what can be done about it',
  extension: true,
  request: z.strictObject({ promotionId: PromotionId, language: WireLanguage }),
  value: Promotion.extend({
    /** HTML as the operator wrote it; no browser is to read it. */
    content: z.string(),
    /** Plain text, a line each. */
    terms: z.array(z.string()),
    /** Of the terms: they never change, a new version takes their place. */
    version: z.int(),
    termsAt: z.iso.datetime(),
    /** A link; null: none, or not now. */
    action: PromotionAction.nullable(),
    prize: Prize.nullable(),
    /** Of a calendar, day by day. */
    days: z.array(Prize),
    cashback: CashbackRule.nullable(),
  }),
  errors: ['NOT_FOUND'],
});
