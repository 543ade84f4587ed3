import { z } from 'zod';
import { endpoint } from '../endpoint';
import { StepWay } from '../envelope';
import { LoginAnswer } from './wire';

/** Of the second step that a login asked for; 32 random bytes in base64url. */
const StepToken = z.string().min(1).max(128);

export const verifyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/verify',
  summary: 'Finish a login that asked for a second step; afterwards the address is registered',
  body: 'sealed',
  answer: 'sealed',
  extension: true,
  request: z.strictObject({
    token: StepToken,
    way: StepWay,
    /** The code; for `bank` the name that a bound bank account is in. */
    code: z.string().trim().max(128),
  }),
  value: LoginAnswer,
  errors: [
    'SECOND_STEP_EXPIRED',
    'OPERATION_NOT_ALLOWED',
    'CODE_INVALID',
    'CODE_MISSING',
    'CODE_EXPIRED',
    'ACCOUNT_LOCKED',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_CLOSED',
    'ACCOUNT_NOT_MEMBER',
  ],
});

export const sendLoginStepCode = endpoint({
  method: 'POST',
  path: '/wps/session/login/verify/send',
  summary: 'Send the code of a second step by SMS or mail',
  body: 'sealed',
  extension: true,
  request: z.strictObject({ token: StepToken, way: z.enum(['mobile', 'email']) }),
  value: z.object({ expiredMinutes: z.int().min(1) }),
  errors: [
    'SECOND_STEP_EXPIRED',
    'OPERATION_NOT_ALLOWED',
    'CODE_REQUESTS_EXCEEDED',
    'CODE_QUOTA_EXCEEDED',
    'CODE_SEND_FAILED',
  ],
});

export const noteFirstLogin = endpoint({
  method: 'POST',
  path: '/wps/member/firstLogin',
  summary: 'Note that the first login of all is done; the ones after it say so no more',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.null(),
});
