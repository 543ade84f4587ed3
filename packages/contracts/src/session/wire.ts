import { z } from 'zod';
import { endpoint } from '../endpoint';

export const MEMBER_STATUSES = ['active', 'suspended', 'closed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** `0` member, `4` trial, `1 2 41 42` agent, `3` back office (cannot log in). */
export const MemberType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);
export type MemberType = z.infer<typeof MemberType>;

const AGENT_TYPES: ReadonlySet<MemberType> = new Set([1, 2, 41, 42]);
export const isAgentType = (type: MemberType): boolean => AGENT_TYPES.has(type);
export const isTrialType = (type: MemberType): boolean => type === 4;
export const isBackOfficeType = (type: MemberType): boolean => type === 3;

export const LoginAnswer = z.object({
  token: z.string().min(1),
  userName: z.string(),
  customerId: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: MemberType,
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The password is still the one that the operator gave out. */
  defaultPassword: z.boolean(),
  /** The member has taken a break: of this session only what a break leaves may be called. */
  onBreak: z.boolean(),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Log in by user name and password, or by mobile number and SMS code',
  answer: 'sealed',
  body: 'sealed',
  request: z.strictObject({
    /** The mobile number when `type` is `sms`. */
    username: z.string().trim().min(1).max(64),
    /** The verification code when `type` is `sms`. */
    password: z.string().min(1).max(256),
    type: z.enum(['username', 'sms']),
    captcha: z.string().trim().max(16).optional(),
    captchaId: z.string().max(64).optional(),
    countryDialingCode: z.string().max(8).optional(),
    /** A solved challenge of `fetchHumanChallenge`, as `HumanProof` in JSON and base64; not for `sms`. */
    verification: z.string().max(4_096).optional(),
    /** `agent`: refused unless the account is an agent's. */
    audience: z.enum(['member', 'agent']).optional(),
  }),
  value: LoginAnswer,
  errors: [
    'LOGIN_FAILED',
    'VERIFICATION_REQUIRED',
    'SECOND_STEP_REQUIRED',
    'ACCOUNT_LOCKED',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_CLOSED',
    'ACCOUNT_NOT_MEMBER',
    'ACCOUNT_NOT_AGENT',
    'CAPTCHA_FAILED',
    'CODE_INVALID',
    'CODE_EXPIRED',
    'CODE_MISSING',
    'PHONE_INVALID',
    'FUNCTION_NOT_AVAILABLE',
  ],
});

export const loginFreePlay = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Open a trial account with play money',
  answer: 'sealed',
  module: 'FREEPLAY3',
  request: z.strictObject({
    os: z.string().max(64),
    platform: z.literal('W'),
    /** A random string as a compact JWE (`dir`, A256GCM) under the merchant's shared key, good once (see `freePlayTicket`). */
    random: z.string().max(1_024),
    gatewayVersion: z.literal(3),
  }),
  value: LoginAnswer,
  errors: ['SEAL_INVALID', 'SEAL_STALE', 'SEAL_REPLAYED'],
});

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'End the session',
  token: 'required',
  request: z.strictObject({}),
  value: z.null(),
});

/** Work that takes a browser a moment, as ALTCHA (version 2) words it. */
export const HumanChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
export type HumanChallenge = z.infer<typeof HumanChallenge>;

/** A challenge with the number that solves it. */
export const HumanProof = z.object({
  challenge: HumanChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});
export type HumanProof = z.infer<typeof HumanProof>;

export const fetchHumanChallenge = endpoint({
  method: 'GET',
  path: '/wps/verification/human',
  summary: 'Whether a login by password asks for some work first, and which',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    /** Null while nothing is asked for. */
    challenge: HumanChallenge.nullable(),
    /** For so long it may be solved and sent, once. */
    ttlSeconds: z.int().min(0),
  }),
  errors: [],
});

export const fetchCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A captcha picture',
  request: z.strictObject({}),
  value: z.object({ id: z.string(), image: z.base64() }),
  errors: [],
});

export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send a login code by SMS',
  module: 'MOBILEVERCODELOGIN3',
  request: z.strictObject({
    mobileNum: z.string().trim().max(32),
    countryDialingCode: z.string().max(8),
    verification: z.string().max(4_096).optional(),
  }),
  value: z.object({ expiredMinutes: z.int().min(1) }),
  errors: ['PHONE_INVALID', 'PHONE_MISSING', 'CODE_REQUESTS_EXCEEDED', 'CODE_QUOTA_EXCEEDED', 'CODE_SEND_FAILED'],
});
