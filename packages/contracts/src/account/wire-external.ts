import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ExternalProvider } from '../session/external';
import { Voucher } from '../session/wire-external';

export const LinkedIdentity = z.object({
  provider: ExternalProvider,
  /** As the service knows its owner; null when it did not tell. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  linkedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

const LinkedIdentities = z.object({
  list: z.array(LinkedIdentity),
  /** Services that the operator offers. */
  offered: z.array(ExternalProvider),
});

export const listLinkedIdentities = endpoint({
  method: 'GET',
  path: '/wps/member/external',
  summary: 'Accounts at other services by which the member can log in',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: LinkedIdentities,
});

export const linkIdentity = endpoint({
  method: 'POST',
  path: '/wps/member/external',
  summary: 'Have an account at another service open this one',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({
    voucher: Voucher,
    /** The login password, where the account has one. */
    password: z.string().max(256).optional(),
  }),
  value: LinkedIdentities,
  errors: [
    'SEAL_INVALID',
    'EXTERNAL_EXPIRED',
    'EXTERNAL_TAKEN',
    'PASSWORD_WRONG',
    'PROOF_REQUIRED',
    'ACCOUNT_LOCKED',
    'OPERATION_NOT_ALLOWED',
    'FUNCTION_NOT_AVAILABLE',
  ],
});

export const unlinkIdentity = endpoint({
  method: 'POST',
  path: '/wps/member/external/remove',
  summary: 'Have an account at another service open this one no more, unless nothing else would',
  token: 'required',
  extension: true,
  request: z.strictObject({ provider: ExternalProvider }),
  value: LinkedIdentities,
  errors: ['NOT_FOUND', 'LAST_SIGN_IN_WAY'],
});
