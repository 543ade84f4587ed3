import { z } from 'zod';
import { endpoint } from '../endpoint';
import { LoginAnswer } from './wire';

const Username = z.string().trim().min(1).max(64);
const Password = z.string().max(256);
/** What a link in a mail carries; 32 random bytes in base64url. */
const LinkToken = z.string().min(1).max(128);

export const requestPasswordMail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Send a link to whoever forgot the password, when user name and email belong together',
  body: 'form',
  module: 'CHNGPASSMAIL3',
  request: z.strictObject({ username: Username, email: z.string().trim().min(1).max(254) }),
  value: z.null(),
  errors: [
    'USER_NOT_FOUND',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_CLOSED',
    'ACCOUNT_NOT_MEMBER',
    'CODE_REQUESTS_EXCEEDED',
    'CODE_QUOTA_EXCEEDED',
  ],
});

export const requestPasswordCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/password',
  summary: 'Send a code by SMS to whoever forgot the password',
  module: 'CHNGPASSVERIF3',
  extension: true,
  request: z.strictObject({
    mobileNum: z.string().trim().max(32),
    countryDialingCode: z.string().max(8),
    verification: z.string().max(4_096).optional(),
  }),
  value: z.object({ expiredMinutes: z.int().min(1) }),
  errors: ['PHONE_INVALID', 'PHONE_MISSING', 'CODE_REQUESTS_EXCEEDED', 'CODE_QUOTA_EXCEEDED', 'CODE_SEND_FAILED'],
});

export const resetPasswordByCode = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary: 'Set a new password with a code sent by SMS, end all sessions and log in',
  answer: 'sealed',
  body: 'sealed',
  module: 'CHNGPASSVERIF3',
  request: z.strictObject({
    newPassword: Password,
    mobileNum: z.string().trim().max(32),
    countryDialingCode: z.string().max(8).optional(),
    verificationCode: z.string().trim().max(16),
  }),
  value: LoginAnswer,
  errors: [
    'FIELD_INVALID',
    'PHONE_INVALID',
    'PHONE_MISSING',
    'CODE_INVALID',
    'CODE_EXPIRED',
    'CODE_MISSING',
    'USER_NOT_FOUND',
    'SECOND_STEP_REQUIRED',
    'ACCOUNT_LOCKED',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_CLOSED',
    'ACCOUNT_NOT_MEMBER',
  ],
});

export const checkPasswordLink = endpoint({
  method: 'POST',
  path: '/wps/member/password/reset/check',
  summary: 'Whether the link of a mail still sets a new password, and until when',
  body: 'sealed',
  module: 'CHNGPASSMAIL3',
  extension: true,
  request: z.strictObject({ token: LinkToken }),
  value: z.object({
    /** With all but the ends hidden. */
    username: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['PASSWORD_LINK_INVALID'],
});

export const resetPasswordByLink = endpoint({
  method: 'POST',
  path: '/wps/member/password/reset',
  summary: 'Set a new password with the link of a mail, once, and end all sessions',
  body: 'sealed',
  module: 'CHNGPASSMAIL3',
  extension: true,
  request: z.strictObject({ token: LinkToken, newPassword: Password, confirmNewPassword: Password }),
  value: z.null(),
  errors: ['PASSWORD_LINK_INVALID', 'FIELD_INVALID', 'ACCOUNT_SUSPENDED', 'ACCOUNT_CLOSED', 'ACCOUNT_NOT_MEMBER'],
});
