import { z } from 'zod';
import { endpoint } from '../endpoint';

export const requestOwnData = endpoint({
  method: 'POST',
  path: '/wps/member/ownData',
  summary:
    "Ask for all of the member's own data, with the login password or the payment password; it is kept who asked",
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({
    password: z.string().max(256).optional(),
    /** Instead of the login password. */
    paymentPassword: z.string().max(64).optional(),
  }),
  value: z.object({
    requestId: z.string(),
    at: z.iso.datetime(),
    /** Until then this session is handed it over. */
    until: z.iso.datetime(),
    /** All that there are, in their order, also those without a row. */
    sections: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  }),
  errors: [
    'OWN_DATA_TOO_SOON',
    'PASSWORD_WRONG',
    'PROOF_REQUIRED',
    'ACCOUNT_LOCKED',
    'PAYMENT_PASSWORD_NOT_SET',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
  ],
});

/** As an answer before it said; left out: from the beginning. */
export const OwnDataCursor = z.string().max(512);
export const OwnDataRequestId = z.string().max(32);

export const fetchOwnData = endpoint({
  method: 'GET',
  path: '/wps/member/ownData',
  summary: 'The next rows of what was asked for, 500 at most',
  token: 'required',
  extension: true,
  request: z.strictObject({ requestId: OwnDataRequestId, cursor: OwnDataCursor.optional() }),
  value: z.object({
    slices: z.array(z.object({ section: z.string(), rows: z.array(z.array(z.unknown())) })),
    /** Null: that was all. */
    next: z.string().nullable(),
  }),
  errors: ['NOT_FOUND'],
});
