import { z } from 'zod';
import { endpoint } from '../endpoint';
import { LoginAnswer } from '../session/wire';
import { Device } from './wire';

/** The login password, where the account has one. */
const Password = z.string().max(256).optional();
const Code = z.string().trim().max(32);
const PasskeyName = z.string().trim().min(1).max(40);

export const beginTotp = endpoint({
  method: 'POST',
  path: '/wps/member/totp/begin',
  summary: 'A secret for an authenticator app; nothing is asked at logins before a first code was right',
  answer: 'sealed',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({ password: Password }),
  value: z.object({
    /** Base32, to be typed where no picture can be scanned. */
    secret: z.string(),
    /** `otpauth://totp/...` */
    uri: z.string(),
  }),
  errors: ['PASSWORD_WRONG', 'PROOF_REQUIRED', 'ACCOUNT_LOCKED', 'OPERATION_NOT_ALLOWED'],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/wps/member/totp/confirm',
  summary: 'Have logins ask for a code of the authenticator from now on',
  body: 'sealed',
  answer: 'sealed',
  token: 'required',
  extension: true,
  request: z.strictObject({ code: Code }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['CODE_INVALID', 'ACCOUNT_LOCKED', 'OPERATION_NOT_ALLOWED'],
});

export const removeTotp = endpoint({
  method: 'POST',
  path: '/wps/member/totp/remove',
  summary: 'Have logins ask for no code any more; proven by a code or by the login password',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({ code: Code.optional(), password: Password }),
  value: z.null(),
  errors: ['CODE_INVALID', 'PASSWORD_WRONG', 'ACCOUNT_LOCKED', 'OPERATION_NOT_ALLOWED'],
});

/** What WebAuthn calls travel as; the library on either side knows its shape. */
export const Ceremony = z.record(z.string(), z.unknown());

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept by the maker of the device, so that it survives the device. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/wps/member/passkeys',
  summary: "The member's passkeys, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ list: z.array(Passkey) }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkeys/begin',
  summary: 'What a browser needs to make a passkey for the host that it is at',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({ password: Password }),
  value: z.object({ options: Ceremony }),
  errors: ['PASSWORD_WRONG', 'PROOF_REQUIRED', 'ACCOUNT_LOCKED'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkeys',
  summary: 'Keep the passkey that a browser made',
  token: 'required',
  extension: true,
  request: z.strictObject({ name: PasskeyName, response: Ceremony }),
  value: z.object({ list: z.array(Passkey) }),
  errors: ['PASSKEY_INVALID'],
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkeys/rename',
  summary: 'Call a passkey something else',
  token: 'required',
  extension: true,
  request: z.strictObject({ id: z.string().max(1_024), name: PasskeyName }),
  value: z.null(),
  errors: ['NOT_FOUND'],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkeys/remove',
  summary: 'Have a passkey open the account no more',
  token: 'required',
  extension: true,
  request: z.strictObject({ id: z.string().max(1_024) }),
  value: z.null(),
  errors: ['NOT_FOUND'],
});

export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/passkey/begin',
  summary: 'What a browser needs to log in by a passkey of the host that it is at',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ options: Ceremony }),
  errors: [],
});

export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/login/passkey',
  summary: 'Log in by a passkey; no second step is asked for',
  body: 'sealed',
  answer: 'sealed',
  extension: true,
  request: z.strictObject({ response: Ceremony }),
  value: LoginAnswer,
  errors: ['PASSKEY_INVALID', 'ACCOUNT_SUSPENDED', 'ACCOUNT_CLOSED', 'ACCOUNT_NOT_MEMBER'],
});

export const requestContactCode = endpoint({
  method: 'POST',
  path: '/wps/member/contact/code',
  summary: 'Send a code to a mobile number or an address that the member wants to bind',
  token: 'required',
  extension: true,
  request: z.strictObject({
    kind: z.enum(['mobile', 'email']),
    /** A number as people write it, or an address. */
    contact: z.string().trim().max(254),
    countryDialingCode: z.string().max(8).optional(),
  }),
  value: z.object({ expiredMinutes: z.int().min(1) }),
  errors: [
    'PHONE_INVALID',
    'PHONE_MISSING',
    'FIELD_INVALID',
    'CODE_REQUESTS_EXCEEDED',
    'CODE_QUOTA_EXCEEDED',
    'CODE_SEND_FAILED',
  ],
});

export const bindContact = endpoint({
  method: 'POST',
  path: '/wps/member/contact',
  summary: 'Bind a mobile number or an address whose code is right, in place of the one until now',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({
    kind: z.enum(['mobile', 'email']),
    contact: z.string().trim().max(254),
    countryDialingCode: z.string().max(8).optional(),
    verificationCode: Code,
    password: Password,
  }),
  value: z.null(),
  errors: [
    'PHONE_INVALID',
    'PHONE_MISSING',
    'FIELD_INVALID',
    'CODE_INVALID',
    'CODE_MISSING',
    'CODE_EXPIRED',
    'CONTACT_TAKEN',
    'PASSWORD_WRONG',
    'PROOF_REQUIRED',
    'ACCOUNT_LOCKED',
  ],
});

export const RegisteredIp = z.object({
  ip: z.string(),
  device: Device,
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The address that asks. */
  current: z.boolean(),
});

export const listRegisteredIps = endpoint({
  method: 'GET',
  path: '/wps/member/ips',
  summary: 'Addresses from which a login needs no second step, the one used last first',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    /** Logins from other addresses do need one. */
    enforced: z.boolean(),
    list: z.array(RegisteredIp),
  }),
});

export const removeRegisteredIp = endpoint({
  method: 'POST',
  path: '/wps/member/ips/remove',
  summary: 'Have the next login from an address ask for a second step again',
  token: 'required',
  extension: true,
  request: z.strictObject({ ip: z.string().max(64) }),
  value: z.null(),
  errors: ['NOT_FOUND'],
});
