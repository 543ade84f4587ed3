import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Voucher } from '../session/wire-external';
import { Ceremony } from './wire-protection';

export const sendProofCode = endpoint({
  method: 'POST',
  path: '/wps/member/proof/code',
  summary: "Send a code to the member's own number, to prove again who asks",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ expiredMinutes: z.int().min(1) }),
  errors: ['OPERATION_NOT_ALLOWED', 'CODE_REQUESTS_EXCEEDED', 'CODE_QUOTA_EXCEEDED', 'CODE_SEND_FAILED'],
});

export const prove = endpoint({
  method: 'POST',
  path: '/wps/member/proof',
  summary: 'Prove again who asks, where there is no password; it stands for ten minutes of this session',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({
    way: z.enum(['totp', 'mobile', 'passkey', 'external']),
    /** Of the authenticator, or the one that was sent. */
    code: z.string().trim().max(32).optional(),
    /** Of a passkey, signed for the options of `beginPasskeyLogin`. */
    response: Ceremony.optional(),
    /** Of an account at another service. */
    voucher: Voucher.optional(),
  }),
  value: z.null(),
  errors: [
    'OPERATION_NOT_ALLOWED',
    'CODE_INVALID',
    'CODE_MISSING',
    'CODE_EXPIRED',
    'PASSKEY_INVALID',
    'SEAL_INVALID',
    'EXTERNAL_EXPIRED',
    'FUNCTION_NOT_AVAILABLE',
    'PROOF_FAILED',
    'ACCOUNT_LOCKED',
  ],
});
