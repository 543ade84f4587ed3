import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMON_ERRORS } from './common-errors';
import { ENDPOINTS } from './endpoints';
import { ERROR_CODES, ERRORS, type ErrorCode, isErrorCode } from './errors';
import { LANGUAGES } from './language';

/** Product specification section 8, in its order, with the code that each message has. */
const SPECIFIED: [message: string, code: ErrorCode][] = [
  ['Username/Email does not exist.', 'USER_NOT_FOUND'],
  ['You are not logged in, please login.', 'TOKEN_INVALID'],
  ['Please log in.', 'TOKEN_MISSING'],
  ['Network link is abnormal, please try again.', 'NETWORK_ERROR'],
  ['The page took longer time to load, please check your network connectivity.', 'UPSTREAM_TIMEOUT'],
  ['Invalid URL, please contact customer service', 'DOMAIN_UNKNOWN'],
  ['Access restricted', 'ACCESS_RESTRICTED'],
  ['System maintenance notice.', 'MAINTENANCE'],
  ['Popup blocked. Please allow popups and try again.', 'POPUP_BLOCKED'],
  ['Unknown error.', 'UNKNOWN'],
  ['Please complete verification first.', 'VERIFICATION_REQUIRED'],
  ['Please enter correct information.', 'INVALID_REQUEST'],
  ['invalid phone number', 'PHONE_INVALID'],
  ['missing phone number', 'PHONE_MISSING'],
  ['too many requests (retry after 5 minutes)', 'CODE_REQUESTS_EXCEEDED'],
  ['invalid verification code', 'CODE_INVALID'],
  ['missing verification code', 'CODE_MISSING'],
  ['captcha check failed', 'CAPTCHA_FAILED'],
  ['quota exceeded (contact customer service)', 'CODE_QUOTA_EXCEEDED'],
  ['operation not allowed', 'OPERATION_NOT_ALLOWED'],
  ['code expired (send again)', 'CODE_EXPIRED'],
  ['popup closed by user (login failure, try again)', 'POPUP_CLOSED'],
  ['Non-member account unable to login.', 'ACCOUNT_NOT_MEMBER'],
  ['Non-agents cannot log in', 'ACCOUNT_NOT_AGENT'],
  ['Failed send-code', 'CODE_SEND_FAILED'],
  ['Invalid affiliate code on register', 'AFFILIATE_CODE_INVALID'],
  ['Trial user prompt', 'TRIAL_ACCOUNT'],
  ['Loading chunk {n} failed', 'CHUNK_LOAD_FAILED'],
  ['Loading CSS chunk {n} failed', 'CSS_CHUNK_LOAD_FAILED'],
  ['Login failure', 'LOGIN_FAILED'],
];

const textsOf = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../i18n/src/locales/${language}/errors.json`, import.meta.url), 'utf8'));

describe('errors', () => {
  it('SYS-10 gives every message of the specification a code of its own', () => {
    expect(SPECIFIED.filter(([, code]) => !isErrorCode(code))).toEqual([]);
    expect(new Set(SPECIFIED.map(([, code]) => code)).size).toBe(SPECIFIED.length);
  });

  it.each(LANGUAGES)('SYS-10 has a text in %s for every code and for nothing else', (language) => {
    const texts = textsOf(language);
    expect(ERROR_CODES.filter((code) => typeof texts[code] !== 'string' || texts[code] === '')).toEqual([]);
    expect(Object.keys(texts).filter((key) => !isErrorCode(key))).toEqual([]);
  });

  it('SYS-10 says it in two languages, not twice in one', () => {
    const [spanish, english] = [textsOf('es'), textsOf('en')];
    expect(ERROR_CODES.filter((code) => spanish[code] === english[code])).toEqual([]);
  });

  it('SYS-10 answers each code with a failure status, save those that only a browser raises', () => {
    for (const code of ERROR_CODES) {
      const { http, raisedBy }: { http: number; raisedBy?: string } = ERRORS[code];
      expect.soft(raisedBy === 'web' ? http === 0 : http >= 400 && http < 600, code).toBe(true);
    }
  });

  it('SYS-10 recognises its codes only', () => {
    expect(ERROR_CODES.every(isErrorCode)).toBe(true);
    expect(['', 'toString', '__proto__', 'login_failed', null, 7].some(isErrorCode)).toBe(false);
  });

  it('SYS-10 lets no endpoint announce a code that the platform cannot raise, or announce one twice', () => {
    for (const [name, { errors }] of Object.entries(ENDPOINTS)) {
      const foreign = errors.filter((code) => 'raisedBy' in ERRORS[code]);
      expect.soft(foreign, name).toEqual([]);
      expect.soft(new Set([...errors, ...COMMON_ERRORS]).size, name).toBe(errors.length + COMMON_ERRORS.length);
    }
  });
});
