import { z } from 'zod';
import { endpoint } from '../endpoint';
import { LoginAnswer } from './wire';

/** A `VouchedIdentity` as a compact JWE (`dir`, A256GCM) under the merchant's shared key. */
export const Voucher = z.string().min(1).max(4_096);

export const logInExternal = endpoint({
  method: 'POST',
  path: '/wps/session/login/external',
  summary: 'Log in by an identity of another service, or by a phone number that Firebase has verified',
  body: 'sealed',
  answer: 'sealed',
  extension: true,
  request: z.strictObject({
    type: z.enum(['identity', 'firebase']),
    /** A voucher, or an ID token of Firebase Authentication with a phone number as a compact JWT. */
    proof: z.string().min(1).max(4_096),
  }),
  value: LoginAnswer,
  errors: [
    'SEAL_INVALID',
    'EXTERNAL_EXPIRED',
    'EXTERNAL_UNKNOWN',
    'CODE_INVALID',
    'CODE_EXPIRED',
    'SECOND_STEP_REQUIRED',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_CLOSED',
    'ACCOUNT_NOT_MEMBER',
    'FUNCTION_NOT_AVAILABLE',
  ],
});
