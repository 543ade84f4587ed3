import { z } from 'zod';
import { AgreedTo } from '../consents/wire';
import { DepositLimitsInput } from '../limits/api';
import { FirebaseSession } from '../session/api';
import { ExternalAttempt } from '../session/external';
import { RegistrationField } from './wire';

export type { FieldRule, RegisterRules, RegistrationField } from './wire';

export const RegisterInput = z.strictObject({
  method: z.enum(['username', 'mobile']),
  /** What was typed, by field; the rules of the platform decide what is needed. */
  fields: z.partialRecord(RegistrationField, z.string().max(512)),
  countryDialingCode: z.string().max(8).optional(),
  referralCode: z.string().trim().max(64).optional(),
  /** Of `requestCode`, where Firebase sent the code. */
  firebaseSession: FirebaseSession.optional(),
  /** A login at another service whose identity the new account is opened by. */
  externalAttempt: ExternalAttempt.optional(),
  agreedToTerms: z.boolean(),
  ageConfirmed: z.boolean(),
  verification: z.string().max(4_096).optional(),
  depositLimits: DepositLimitsInput.optional(),
  consents: AgreedTo.optional(),
});

export const CheckUsernameInput = z.strictObject({
  username: z.string().max(512),
  verification: z.string().max(4_096).optional(),
});

export const CheckAffiliateInput = z.strictObject({ code: z.string().trim().min(1).max(64) });

export const RequestRegistrationCodeInput = z.strictObject({
  mobileNum: z.string().trim().max(32),
  countryDialingCode: z.string().max(8),
  method: z.enum(['username', 'mobile']),
  verification: z.string().max(4_096).optional(),
});
