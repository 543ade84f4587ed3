import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { PaymentPassword } from '../payment-password';
import { EXTERNAL_PROVIDERS } from '../session/external-names';
import { MemberType } from '../session/wire';
import { Nickname } from './nickname';
import { Place } from './place';
import { PROOF_WAYS } from './proof-ways';

export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: MemberType,
  balance: Money,
  currencySymbol: z.string(),
  /** Path of the picture on the platform's image hosts. */
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
  /** A code that was sent there was typed. */
  mobileVerified: z.boolean().default(false),
  emailVerified: z.boolean().default(false),
  authenticator: z.boolean().default(false),
  /** Of the authenticator; each lets in once. */
  recoveryCodesLeft: z.int().min(0).default(0),
  passkeys: z.int().min(0).default(0),
  /** By what a member without a password proves again who they are; none for a member who has one. */
  proofWays: z.array(z.enum(PROOF_WAYS)).default([]),
  bankAccounts: z.int().min(0).default(0),
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
    'PROOF_REQUIRED',
    'ACCOUNT_LOCKED',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
  ],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Change the login password; every other session of the member ends',
  token: 'required',
  body: 'sealed',
  request: z.strictObject({
    /** Not looked at when the account has no password yet. */
    oldPassword: z.string().max(256),
    newPassword: z.string().max(256),
    confirmNewPassword: z.string().max(256),
  }),
  value: z.null(),
  errors: ['FIELD_INVALID', 'PASSWORD_WRONG', 'PROOF_REQUIRED', 'ACCOUNT_LOCKED'],
});

export const Avatars = z.object({
  /** The id of the member's own. */
  icon: z.string(),
  /** `url` is a path on the image hosts. */
  icons: z.array(z.object({ id: z.string(), url: z.string() })),
});
export type Avatars = z.infer<typeof Avatars>;

export const fetchAvatars = endpoint({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'The avatar of the member, and all that there are',
  token: 'required',
  request: z.strictObject({}),
  value: Avatars,
});

export const chooseAvatar = endpoint({
  method: 'POST',
  path: '/wps/member/info/icon',
  summary: 'Choose one of the avatars',
  token: 'required',
  request: z.strictObject({ icon: z.string().max(32) }),
  value: Avatars,
  errors: ['NOT_FOUND'],
});

export const changeNickname = endpoint({
  method: 'POST',
  path: '/wps/member/info/nickname',
  summary: 'Change the name that others see',
  token: 'required',
  extension: true,
  request: z.strictObject({ nickname: Nickname }),
  value: z.object({ nickname: z.string() }),
});

export const Device = z.object({
  kind: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** Names as people know them, such as `Chrome` and `Windows`; null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Device = z.infer<typeof Device>;

export const OpenSession = z.object({
  id: z.string(),
  device: Device,
  ip: z.string(),
  /** Left out where the address says nothing. */
  place: Place.optional(),
  openedAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/wps/member/sessions',
  summary: "The member's open sessions: the one that asks, then the one used last",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ list: z.array(OpenSession) }),
});

export const revokeSession = endpoint({
  method: 'POST',
  path: '/wps/member/sessions/revoke',
  summary: 'End one of the own sessions',
  token: 'required',
  extension: true,
  request: z.strictObject({ id: z.string().max(64) }),
  value: z.null(),
  errors: ['NOT_FOUND'],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/wps/member/sessions/revokeOthers',
  summary: 'End every session but the one that asks',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ count: z.int().min(0) }),
});

export const Login = z.object({
  at: z.iso.datetime(),
  device: Device,
  ip: z.string(),
  place: Place.optional(),
  way: z.enum(['password', 'sms', 'register', 'passkey', ...EXTERNAL_PROVIDERS]),
  succeeded: z.boolean(),
});
export type Login = z.infer<typeof Login>;

export const listLogins = endpoint({
  method: 'GET',
  path: '/wps/member/logins',
  summary: 'The last fifty logins and failed attempts, newest first',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ list: z.array(Login) }),
});
