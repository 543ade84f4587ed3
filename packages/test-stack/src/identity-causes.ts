import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

type Reached = ErrorCode | 'OK';

const DIALING = { countryDialingCode: '52' } as const;
/** The platform's own: one code a minute, five an hour, ten a day for a number. */
const HOURS_UNTIL_QUOTA = 3;

const request = (world: StackWorld, mobileNum: string, use: 'login' | 'password' = 'login') => {
  const { session } = world.visitor().client;
  const input = { mobileNum, ...DIALING };
  return codeOf(use === 'login' ? session.requestLoginCode.mutate(input) : session.requestPasswordCode.mutate(input));
};

/** A new member's number as they type it, with a code on its way. */
async function sentTo(world: StackWorld): Promise<{ typed: string; code: string }> {
  const { mobile } = await world.control.mint();
  const typed = mobile.replace('+52', '');
  await request(world, typed);
  return { typed, code: await world.control.sms.codeFor(mobile) };
}

const logInBySms = (world: StackWorld, username: string, password: string) =>
  codeOf(world.visitor().client.session.login.mutate({ type: 'sms', username, password, ...DIALING }));

/**
 * Asks for codes for one number until something else is answered; an hour passes whenever there are too many in it. Both
 * kinds of codes count for the number, and neither reaches the gateway's own limit.
 */
async function askUntil(world: StackWorld, wanted: ErrorCode): Promise<Reached> {
  const { mobile } = await world.control.mint();
  await world.control.freeze();
  for (let hour = 0; hour < HOURS_UNTIL_QUOTA; hour += 1) {
    let code: Reached = 'OK';
    while (code === 'OK') {
      code = await request(world, mobile.replace('+52', ''), hour % 2 === 0 ? 'login' : 'password');
      await world.control.advance('61s');
    }
    if (code === wanted) return code;
    await world.control.advance('1h');
  }
  return 'OK';
}

/** Codes of numbers and what is sent to them. */
export const IDENTITY_CAUSES: Partial<Record<ErrorCode, (place: { world: StackWorld }) => Promise<Reached>>> = {
  OWN_DATA_TOO_SOON: async ({ world }) => {
    const { client, password } = await world.member();
    await client.account.requestOwnData.mutate({ password });
    return codeOf(client.account.requestOwnData.mutate({ password }));
  },
  PHONE_MISSING: ({ world }) => request(world, ''),
  CODE_INVALID: async ({ world }) => {
    const { typed, code } = await sentTo(world);
    return logInBySms(world, typed, code === '000000' ? '111111' : '000000');
  },
  CODE_EXPIRED: async ({ world }) => {
    const { typed, code } = await sentTo(world);
    await world.control.advance('6m');
    return logInBySms(world, typed, code);
  },
  CODE_REQUESTS_EXCEEDED: ({ world }) => askUntil(world, 'CODE_REQUESTS_EXCEEDED'),
  CODE_QUOTA_EXCEEDED: ({ world }) => askUntil(world, 'CODE_QUOTA_EXCEEDED'),
  ACCOUNT_SUSPENDED: async ({ world }) => {
    await world.control.apply('account-suspended');
    return codeOf(world.visitor().login('vetada', 'Clave1234', 'member'));
  },
};
