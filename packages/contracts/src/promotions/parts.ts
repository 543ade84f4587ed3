import { z } from 'zod';
import { countCharacters } from '../characters';
import { ACTIVITY_REMARK_MAX_CHARACTERS } from '../constants';

export const PromotionId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** What an applicant says, as people count characters. */
export const Remark = z
  .string()
  .trim()
  .min(1)
  .refine((text) => countCharacters(text) <= ACTIVITY_REMARK_MAX_CHARACTERS);

/** What a promotion may ask of whoever takes part. */
export const PROMOTION_RULES = [
  'mobileVerified',
  'emailVerified',
  'identityApproved',
  'vipAtLeast',
  'depositMade',
  'depositLimitSet',
  'registeredAfter',
  'registeredWithin',
  'validBets',
  'packIn',
] as const;

/**
 * Why somebody cannot take part beside what the promotion asks: they are an agent; somebody with the same bank account, number or
 * e-mail has taken part; the operator looks into their account.
 */
export const PROMOTION_OBSTACLES = ['playersOnly', 'sharedTaken', 'held'] as const;
