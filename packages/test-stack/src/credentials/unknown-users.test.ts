import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';

const stack = await useStack();
let world: StackWorld;
let known: { username: string; password: string; mobileNum: string };
let asked = 0;

beforeAll(async () => {
  world = await stack.world();
  await world.control.freeze();
  const { username, password, mobile } = await world.control.mint();
  known = { username, password, mobileNum: mobile.replace('+52', '') };
});

/** As long as what stands in its place, since a body tells its length. */
const UNKNOWN = { mobileNum: '5500000001' };
const sameLength = (text: string) => 'z'.repeat(text.length);

/** Names of their own for each request. */
const REQUEST = /"requestId":"[^"]*"/g;
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['date', 'x-request-id', 'server-timing']);

/** All that a visitor sees of an answer, but for what names the request and the moment. */
async function seen(
  path: string,
  input: object,
): Promise<{ status: number; headers: [string, string][]; body: string }> {
  asked += 1;
  // Two who ask the same share an address, so that both are counted alike.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${asked}` };
  const response = await world
    .visitor()
    .fetch(`/trpc/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OF_THE_MOMENT.has(name)),
    body: (await response.text()).replaceAll(REQUEST, ''),
  };
}

const DIALLED = { countryDialingCode: '52' };
const NEW = 'Cerezo48azul';
const account = (fields: Record<string, string>) => ({
  method: 'mobile',
  fields: { password: NEW, confirmPassword: NEW, ...fields },
  ...DIALLED,
  agreedToTerms: true,
  ageConfirmed: true,
});

interface Case {
  what: string;
  path: string;
  input: (who: { username: string; mobileNum: string }) => object;
}

const CASES: readonly Case[] = [
  {
    what: 'a login with a wrong password',
    path: 'session.login',
    input: ({ username }) => ({ type: 'username', username, password: 'no-es-esta' }),
  },
  {
    what: 'an agent’s login with a wrong password',
    path: 'session.login',
    input: ({ username }) => ({ type: 'username', username, password: 'no-es-esta', audience: 'agent' }),
  },
  {
    what: 'a code for a login',
    path: 'session.requestLoginCode',
    input: ({ mobileNum }) => ({ mobileNum, ...DIALLED }),
  },
  {
    what: 'a login with a wrong code',
    path: 'session.login',
    input: ({ mobileNum }) => ({ type: 'sms', username: mobileNum, password: '00000', ...DIALLED }),
  },
  {
    what: 'a code for a new password',
    path: 'session.requestPasswordCode',
    input: ({ mobileNum }) => ({ mobileNum, ...DIALLED }),
  },
  {
    what: 'a new password with a wrong code',
    path: 'session.resetPasswordByCode',
    input: ({ mobileNum }) => ({ mobileNum, ...DIALLED, verificationCode: '00000', newPassword: NEW }),
  },
  {
    what: 'a mail for a new password to an address that is not the member’s',
    path: 'session.requestPasswordMail',
    input: ({ username }) => ({ username, email: 'otra@correo.example' }),
  },
  {
    what: 'a code for a registration',
    path: 'registration.requestCode',
    input: ({ mobileNum }) => ({ mobileNum, ...DIALLED, method: 'mobile' }),
  },
  {
    what: 'a registration of a number without its code',
    path: 'registration.register',
    input: ({ mobileNum }) => account({ mobileNum }),
  },
  {
    what: 'a registration of a number with a wrong code',
    path: 'registration.register',
    input: ({ mobileNum }) => account({ mobileNum, verificationCode: '00000' }),
  },
];

describe('whoever has no account', () => {
  beforeEach(() => world.control.setModules({ REGMOBVERF3: true }));

  it.each(CASES)('S4 AUTH-14 cannot be told from a member by the answer to $what', async ({ path, input }) => {
    const theirs = await seen(path, input(known));
    const nobodys = await seen(path, input({ ...UNKNOWN, username: sameLength(known.username) }));
    expect(nobodys).toEqual(theirs);
  });

  it('S4 AUTH-14 cannot be told from a member by when a captcha is asked for and when the login is locked', async () => {
    const story = async (username: string) => {
      asked += 1;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.8.1.${asked}` };
      const told: string[] = [];
      for (let tried = 0; tried < 5; tried += 1) {
        const body = JSON.stringify({ type: 'username', username, password: 'no-es-esta' });
        const response = await world.visitor().fetch('/trpc/session.login', { method: 'POST', headers, body });
        told.push(`${response.status} ${(await response.text()).replaceAll(REQUEST, '')}`);
      }
      return told;
    };
    const theirs = await story(known.username);
    expect(new Set(theirs).size, 'more than one answer was seen').toBeGreaterThan(1);
    expect(await story(sameLength(known.username))).toEqual(theirs);
  });

  it('S4 would be told apart by what tells: the right password, and the name of an account that there is', async () => {
    const login = (username: string) => ({ type: 'username', username, password: known.password });
    const right = await seen('session.login', login(known.username));
    expect(await seen('session.login', login(sameLength(known.username)))).not.toEqual(right);
    // A name that people choose themselves has to be free: that one is told, at a bounded rate.
    await world.control.setModules({ REGMOBVERF3: false });
    const name = (username: string) => ({ ...account({ username }), method: 'username' });
    const taken = await seen('registration.register', name(known.username));
    expect(taken.body).toContain('USERNAME_TAKEN');
    expect((await seen('registration.register', name('zacatecas1'))).status).toBe(200);
  });
});
