import type { ErrorCode } from '@tonalli/contracts/errors';
import { request } from 'undici';
import { z } from 'zod';
import { PlatformError } from './platform-error';

/** The REST interface of Firebase Authentication, as far as a phone number is proven by it. */
export interface Firebase {
  /** Has a code sent to a number (E.164). Answers the session that the code belongs to. */
  sendCode(world: string | null, phoneNumber: string, language: string): Promise<string>;
  /** What proves the number to whoever trusts the project: an ID token. */
  signIn(world: string | null, sessionInfo: string, code: string): Promise<string>;
}

export interface FirebaseOptions {
  /** Ends without a slash; `{world}` stands for the name of the world. */
  readonly url: string;
  readonly apiKey: string;
}

const DEFAULT_WORLD = 'default';
const TIMEOUT_MS = 8_000;
const Sent = z.object({ sessionInfo: z.string().min(1) });
const SignedIn = z.object({ idToken: z.string().min(1) });
const Refused = z.object({ error: z.object({ message: z.string() }) });

const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_PHONE_NUMBER: 'PHONE_INVALID',
  MISSING_PHONE_NUMBER: 'PHONE_MISSING',
  INVALID_CODE: 'CODE_INVALID',
  MISSING_CODE: 'CODE_MISSING',
  INVALID_SESSION_INFO: 'CODE_INVALID',
  SESSION_EXPIRED: 'CODE_EXPIRED',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'CODE_REQUESTS_EXCEEDED',
  QUOTA_EXCEEDED: 'CODE_QUOTA_EXCEEDED',
  CAPTCHA_CHECK_FAILED: 'CAPTCHA_FAILED',
  MISSING_RECAPTCHA_TOKEN: 'CAPTCHA_FAILED',
  INVALID_RECAPTCHA_TOKEN: 'CAPTCHA_FAILED',
  MISSING_APP_CREDENTIAL: 'CAPTCHA_FAILED',
  INVALID_APP_CREDENTIAL: 'CAPTCHA_FAILED',
  OPERATION_NOT_ALLOWED: 'OPERATION_NOT_ALLOWED',
};

export function createFirebase({ url, apiKey }: FirebaseOptions): Firebase {
  async function call<T extends z.ZodType>(target: Target<T>, body: object): Promise<z.output<T>> {
    const base = url.replace('{world}', encodeURIComponent(target.world ?? DEFAULT_WORLD));
    try {
      const response = await request(`${base}/v1/accounts:${target.verb}?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-firebase-locale': target.language,
          language: target.language.toUpperCase(),
        },
        body: JSON.stringify(body),
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      });
      const answer = await response.body.json();
      if (response.statusCode === 200) return target.answer.parse(answer);
      const [reason = ''] = Refused.parse(answer).error.message.split(/[\s:]/);
      const code = reason === 'INVALID_ARGUMENT' ? target.unreadable : CODES[reason];
      throw new PlatformError(code ?? 'CODE_SEND_FAILED');
    } catch (error) {
      throw error instanceof PlatformError ? error : new PlatformError('CODE_SEND_FAILED', {}, error);
    }
  }

  return {
    async sendCode(world, phoneNumber, language) {
      const target = {
        world,
        verb: 'sendVerificationCode',
        answer: Sent,
        language,
        unreadable: 'PHONE_INVALID',
      } as const;
      return (await call(target, { phoneNumber })).sessionInfo;
    },
    async signIn(world, sessionInfo, code) {
      const target = {
        world,
        verb: 'signInWithPhoneNumber',
        answer: SignedIn,
        language: 'es',
        unreadable: 'CODE_INVALID',
      } as const;
      return (await call(target, { sessionInfo, code })).idToken;
    },
  };
}

interface Target<T extends z.ZodType> {
  readonly world: string | null;
  readonly verb: string;
  readonly answer: T;
  readonly language: string;
  /** What it means when Firebase cannot read what a person typed. */
  readonly unreadable: ErrorCode;
}
