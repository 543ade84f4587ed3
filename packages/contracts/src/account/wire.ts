import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { PaymentPassword } from '../payment-password';
import { MemberType } from '../session/wire';

export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: MemberType,
  balance: Money,
  currencySymbol: z.string(),
  icon: z.string(),
  vipLevel: z.int().min(0),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const fetchMemberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  summary: "The member's own data",
  token: 'required',
  request: z.strictObject({}),
  value: MemberInfo,
});

export const updateLanguage = endpoint({
  method: 'POST',
  path: '/wps/member/language',
  summary: "Keep the member's language",
  token: 'required',
  extension: true,
  request: z.strictObject({ language: WireLanguage }),
  value: z.null(),
});

export const Security = z.object({
  /** Accounts that log in by SMS only have none. */
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  passwordChangedAt: z.iso.datetime(),
  /** With all but the ends hidden; null when there is none. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
});
export type Security = z.infer<typeof Security>;

export const fetchSecurity = endpoint({
  method: 'GET',
  path: '/wps/member/security',
  summary: 'What protects the account',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: Security,
});

export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/payment',
  summary: 'Set or change the payment password',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({
    paymentPassword: PaymentPassword,
    confirmPaymentPassword: PaymentPassword,
    /** The one that counts until now, when there is one. */
    oldPaymentPassword: z.string().max(64).optional(),
    /** The login password, when the first payment password is set and the account has one. */
    password: z.string().max(256).optional(),
  }),
  value: z.null(),
  errors: [
    'FIELD_INVALID',
    'PASSWORD_WRONG',
    'ACCOUNT_LOCKED',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
    'TRIAL_ACCOUNT',
  ],
});
