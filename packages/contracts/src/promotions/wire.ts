import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';

export const PROMOTION_CATEGORIES = ['WELCOME', 'DAILY', 'SLOTS', 'CASHBACK', 'EVENTS', 'COMMUNITY'] as const;
export const PromotionCategory = z.enum(PROMOTION_CATEGORIES);
export type PromotionCategory = z.infer<typeof PromotionCategory>;

/** Where a promotion stands by its period alone, the same for everybody. */
export const PromotionPhase = z.enum(['COMING_SOON', 'OPEN', 'CLOSED']);
export type PromotionPhase = z.infer<typeof PromotionPhase>;

export const PromotionId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const Promotion = z.object({
  promotionId: z.string(),
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
    /** Null: there is nothing to do, or not now. */
    action: PromotionAction.nullable(),
  }),
  errors: ['NOT_FOUND'],
});
