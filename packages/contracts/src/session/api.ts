import { z } from 'zod';
import { ExternalAttempt, type ExternalIdentity } from './external';
import type { HumanChallenge, MemberType } from './wire';

/** What a tab keeps of its session (AUTH-04). `token` is useless without the HttpOnly cookie. */
export interface SessionView {
  token: string;
  username: string;
  customerId: string;
  account: string;
  nickname: string;
  type: MemberType;
  isAgent: boolean;
  isTrial: boolean;
  firstTimeLogin: boolean;
  /** The password has to be changed before anything else. */
  mustChangePassword: boolean;
  /** Of a member on a break from playing: there is their money and the way back, nothing else. */
  onBreak: boolean;
}

/** By which Firebase knows the code that it sent. */
export const FirebaseSession = z.string().min(1).max(2_048);

export const LoginInput = z.strictObject({
  type: z.enum(['username', 'sms']),
  username: z.string().trim().min(1).max(64),
  password: z.string().min(1).max(256),
  captcha: z.string().trim().max(16).optional(),
  captchaId: z.string().max(64).optional(),
  countryDialingCode: z.string().max(8).optional(),
  /** The work that `session.humanChallenge` asked for. */
  verification: z.string().max(4_096).optional(),
  audience: z.enum(['member', 'agent']).default('member'),
  /** Of `requestLoginCode`, where Firebase sent the code. */
  firebaseSession: FirebaseSession.optional(),
});

/** What a browser has to work out before a login by password; null while nothing is asked for. */
export interface HumanChallengeView {
  challenge: HumanChallenge | null;
  ttlSeconds: number;
}

export const RequestLoginCodeInput = z.strictObject({
  mobileNum: z.string().trim().max(32),
  countryDialingCode: z.string().max(8),
});

export const EnterExternalInput = z.strictObject({ attempt: ExternalAttempt });

/** Somebody who is known is in; nobody's identity waits a quarter of an hour for a registration. */
export type ExternalEntry =
  | { kind: 'entered'; session: SessionView }
  | { kind: 'unknown'; identity: Omit<ExternalIdentity, 'subject'> };

/** A code was sent. Where Firebase sent it, the session belongs to the code. */
export interface SentCode {
  expiredMinutes: number;
  firebaseSession?: string | undefined;
}

export const RequestPasswordMailInput = z.strictObject({
  username: z.string().trim().min(1).max(64),
  email: z.string().trim().min(1).max(254),
});

export const ResetPasswordByCodeInput = z.strictObject({
  mobileNum: z.string().trim().max(32),
  countryDialingCode: z.string().max(8),
  verificationCode: z.string().trim().max(16),
  newPassword: z.string().max(256),
});

export const PasswordLinkInput = z.strictObject({ token: z.string().min(1).max(128) });

/** Whom a link is for, and until when it works. */
export interface PasswordLinkView {
  /** With all but the ends hidden. */
  username: string;
  expiresAt: string;
}

export const ResetPasswordByLinkInput = z.strictObject({
  token: z.string().min(1).max(128),
  newPassword: z.string().max(256),
  confirmNewPassword: z.string().max(256),
});

/** A login that waits for its second step, as the failure `SECOND_STEP_REQUIRED` carries it. */
export interface SecondStepView {
  token: string;
  ways: ('mobile' | 'email' | 'bank' | 'totp' | 'recovery')[];
  /** Where codes go, with all but the ends hidden. */
  mobile?: string | undefined;
  email?: string | undefined;
}

export const VerifyLoginInput = z.strictObject({
  token: z.string().min(1).max(128),
  way: z.enum(['mobile', 'email', 'bank', 'totp', 'recovery']),
  code: z.string().trim().max(128),
});

export const SendLoginStepCodeInput = z.strictObject({
  token: z.string().min(1).max(128),
  way: z.enum(['mobile', 'email']),
});
