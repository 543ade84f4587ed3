import { z } from 'zod';
import { AgreedTo } from '../consents/wire';
import { endpoint } from '../endpoint';
import { ChosenDepositLimits } from '../limits/wire';
import { LoginAnswer } from '../session/wire';

/** Every field a registration can have (product specification section 3). */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'nickname',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
] as const;
export const RegistrationField = z.enum(REGISTRATION_FIELDS);
export type RegistrationField = z.infer<typeof RegistrationField>;

/** One field's rule; `acceptedPattern` is a rule kind's expression or a bare `*`, `patternId` names its message. */
export const FieldRule = z.object({
  field: RegistrationField,
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.string(),
  minLength: z.int().min(0),
  maxLength: z.int().min(0),
});
export type FieldRule = z.infer<typeof FieldRule>;

export const RegisterRules = z.object({
  rules: z.array(FieldRule),
  minimumAgeYears: z.int(),
  /** Firebase-shaped SMS sign-in is offered. */
  firebaseSms: z.boolean(),
  /** By the rules of the place nobody is advertised to who did not agree, which the form asks for. */
  asksForConsent: z.boolean(),
});
export type RegisterRules = z.infer<typeof RegisterRules>;

const text = z.string().max(512);

const RegistrationUser = z.strictObject({
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, text.optional()])) as Record<
    RegistrationField,
    z.ZodOptional<typeof text>
  >),
  /** Which picture `captcha` answers. */
  captchaId: text.optional(),
  countryDialingCode: text.optional(),
  referralCode: text.optional(),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4_096).optional(),
  /** An identity of another service, vouched for, by which the member logs in; no password is asked for then. */
  voucher: z.string().max(4_096).optional(),
  agreedToTerms: z.boolean(),
  ageConfirmed: z.boolean(),
  /** A solved challenge of `fetchHumanChallenge`, as a login takes it. */
  verification: z.string().max(4_096).optional(),
  /** What the member wants to deposit at most; left out: no limit. */
  depositLimits: ChosenDepositLimits.optional(),
  /** The advertising that the member agrees to; left out: none. */
  consents: AgreedTo.optional(),
  registerUrl: z.string().max(2_048),
  domain: text,
  registerMethod: z.literal('WEB'),
  login: z.literal(true),
});
export type RegistrationUser = z.infer<typeof RegistrationUser>;

const registrationErrors = [
  'FIELD_INVALID',
  'USERNAME_TAKEN',
  'VERIFICATION_REQUIRED',
  'AFFILIATE_CODE_INVALID',
  'INVITE_CLOSED',
  'SELF_REFERRAL',
  'AGE_NOT_CONFIRMED',
  'REGISTER_EXCLUDED',
  'REGISTER_UNAVAILABLE',
  'SEAL_INVALID',
  'EXTERNAL_EXPIRED',
  'EXTERNAL_TAKEN',
  'FUNCTION_NOT_AVAILABLE',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_MISSING',
] as const;

export const registerMember = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Register a member by user name and log in',
  answer: 'sealed',
  body: 'sealed',
  module: 'USERNAMEREG3',
  request: RegistrationUser,
  value: LoginAnswer,
  errors: registrationErrors,
});

export const registerMemberByMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Register a member whose user name is the mobile number and log in',
  answer: 'sealed',
  body: 'sealed',
  module: 'MOBILENUMREG3',
  request: RegistrationUser,
  value: LoginAnswer,
  errors: registrationErrors,
});

/** How many names are offered in place of one, whether or not it is free. */
export const USERNAME_SUGGESTIONS = 3;

export const checkUsername = endpoint({
  method: 'POST',
  path: '/wps/member/register/username',
  summary: 'Whether a user name can be registered, and others that can',
  module: 'USERNAMEREG3',
  extension: true,
  request: z.strictObject({
    username: text,
    /** A solved challenge of `fetchHumanChallenge`: every name that is asked for costs the work of one. */
    verification: z.string().max(4_096).optional(),
  }),
  value: z.object({ free: z.boolean(), suggestions: z.array(z.string()).length(USERNAME_SUGGESTIONS) }),
  errors: ['FIELD_INVALID', 'VERIFICATION_REQUIRED', 'CODE_REQUESTS_EXCEEDED', 'CODE_QUOTA_EXCEEDED'],
});

export const fetchRegisterRules = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Rules per registration field',
  request: z.strictObject({}),
  value: RegisterRules,
});

export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Look an affiliate code up',
  request: z.strictObject({ code: z.string().trim().min(1).max(64), domain: z.string().max(253) }),
  /** `invitedBy`: their user name, masked; extension. */
  value: z.object({ code: z.string(), agentNickname: z.string(), invitedBy: z.string().optional() }),
  errors: ['AFFILIATE_CODE_INVALID', 'INVITE_CLOSED'],
});

export const requestRegistrationCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Send a registration code by SMS',
  request: z.strictObject({
    countryDialingCode: z.string().max(8),
    mobileNo: z.string().trim().max(32),
    verification: z.string().max(4_096).optional(),
    regType: z.enum(['register', 'registerMobile']),
  }),
  value: z.object({ expiredMinutes: z.int().min(1) }),
  errors: [
    'PHONE_INVALID',
    'PHONE_MISSING',
    'VERIFICATION_REQUIRED',
    'CODE_REQUESTS_EXCEEDED',
    'CODE_QUOTA_EXCEEDED',
    'CODE_SEND_FAILED',
  ],
});
