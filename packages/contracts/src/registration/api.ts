import { z } from 'zod';
import { RegistrationField } from './wire';

export type { FieldRule, RegisterRules, RegistrationField } from './wire';

export const RegisterInput = z.strictObject({
  method: z.enum(['username', 'mobile']),
  /** What was typed, by field; the rules of the platform decide what is needed. */
  fields: z.partialRecord(RegistrationField, z.string().max(512)),
  countryDialingCode: z.string().max(8).optional(),
  referralCode: z.string().trim().max(64).optional(),
  agreedToTerms: z.boolean(),
  ageConfirmed: z.boolean(),
});

export const CheckAffiliateInput = z.strictObject({ code: z.string().trim().min(1).max(64) });

export const RequestRegistrationCodeInput = z.strictObject({
  mobileNum: z.string().trim().max(32),
  countryDialingCode: z.string().max(8),
  method: z.enum(['username', 'mobile']),
});
