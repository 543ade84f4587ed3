import { randomBytes } from 'node:crypto';
import { HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { login } from '@tonalli/contracts/session/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { beginExternal, chooseAt, returnFrom } from '../external-visit';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { platformDataOf, type TestBrowser } from '../test-browser';
import { createWireClient } from '../wire-client';
import { answersTo, mutants } from './mutations';

const COOKIE = '__Host-session';
const REQUEST_ID = /"requestId":"[^"]*"/g;
const Failure = z.object({ success: z.literal(false), code: z.string(), message: z.string() });

const stack = await useStack();
let world: StackWorld;
let asked = 0;
beforeAll(async () => {
  world = await stack.world();
});

/** An address for each call, since it is not the rate limit that is asked. */
const elsewhere = () => {
  asked += 1;
  return { 'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}` };
};

/** Status and body of an answer of the gateway, but for what names the request; `OK` for one that was let in. */
async function told(response: Response): Promise<string> {
  const text = await response.text();
  return response.status < 400 ? 'OK' : `${response.status} ${text.replaceAll(REQUEST_ID, '"requestId":""')}`;
}

/** A balance is what is asked for: with a cookie and a tab token of its own for each call. */
function balanceFor(browser: TestBrowser, change: { cookie?: string; tab?: string }): Promise<string> {
  const held = new Map(browser.cookies);
  const cookies = new Map([...held, [COOKIE, change.cookie ?? held.get(COOKIE) ?? '']]);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...elsewhere(), cookie, 'x-session': change.tab ?? browser.tabToken ?? '' };
  return fetch(`${stack.gatewayUrl}/trpc/wallet.balance`, { headers }).then(told);
}

/** With what it says left out. */
const shapeOf = (answer: string) =>
  JSON.stringify(JSON.parse(answer.slice(4)), (_key, value) => (typeof value === 'string' ? '' : value));

/** The code in an answer of the gateway, with its status. */
const CODE = /"platform":\{"code":"([A-Z_]+)"/;
const short = (answer: string) => `${answer.slice(0, 3)} ${CODE.exec(answer)?.[1] ?? answer}`;

describe('a session', () => {
  let player: LoggedIn;
  beforeAll(async () => {
    player = await world.member({ balanceMinor: 700 });
  });

  it('S8 AUTH-04 400 altered cookies of a browser open nothing and are told the same', async () => {
    const cookie = player.cookies.get(COOKIE) ?? '';
    const answers = await answersTo(mutants(cookie, 400), (each) => balanceFor(player, { cookie: each }));
    expect(answers.map(short)).toEqual(['401 TOKEN_INVALID']);
    expect(await balanceFor(player, { cookie })).toBe('OK');
  });

  it('S8 AUTH-04 400 altered tokens of a tab open nothing and are told the same', async () => {
    const tab = player.tabToken ?? '';
    const answers = await answersTo(mutants(tab, 400), (each) => balanceFor(player, { tab: each }));
    expect(answers.map(short)).toEqual(['401 SESSION_MISMATCH']);
    expect(await balanceFor(player, { tab })).toBe('OK');
  });

  it('S8 both are refused in one shape', async () => {
    const wrong = [await balanceFor(player, { cookie: 'x' }), await balanceFor(player, { tab: 'x' })];
    expect(new Set(wrong.map(shapeOf)).size).toBe(1);
  });

  it("S8 WIRE-04 200 altered tokens of the platform's own open nothing there", async () => {
    const wire = createWireClient(stack.platform.url, world.name);
    const token = await wire.logIn(player.username, player.password);
    const open = async (each: string) => (await wire.call(fetchBalance, {}, { token: each })).code;
    expect(await answersTo(mutants(token, 200), open)).toEqual(['TOKEN_INVALID']);
    expect(await open(token)).toBe('OK');
  });
});

describe('a sealed payload', () => {
  /** As the gateway sent it, caught on the way so that it was not opened yet. */
  async function caught(): Promise<string> {
    const { username, password } = await world.control.mint();
    await world.control.fault({ endpoint: 'login', effect: { kind: 'drop-before' }, count: 1 });
    await world
      .visitor()
      .login(username, password)
      .catch(() => null);
    return stack.wire.records.findLast(({ path }) => path === login.path)?.body ?? '';
  }
  async function send(body: string): Promise<z.infer<typeof Failure> | 'OK'> {
    const response = await fetch(stack.platform.url + login.path, {
      method: 'POST',
      headers: { [HEADERS.merchant]: 'TONALLI', [HEADERS.world]: world.name, 'content-type': SEALED_CONTENT_TYPE },
      body,
    });
    const answer: unknown = await response.json();
    return response.status < 400 ? 'OK' : Failure.parse(answer);
  }
  async function codeOf(body: string): Promise<string> {
    const answer = await send(body);
    return answer === 'OK' ? answer : answer.code;
  }

  it('S8 WIRE-03 600 altered ones are not opened, whatever was altered', async () => {
    const sealed = await caught();
    const answers = await answersTo(mutants(sealed, 600), codeOf);
    // A key that is not known is asked for again by whoever sealed: it is the one thing that is told apart.
    expect(answers.filter((code) => code !== 'KEY_UNKNOWN')).toEqual(['SEAL_INVALID']);
    expect(await codeOf(sealed)).toBe('OK');
  });

  it('S8 WIRE-03 the parts of two that are good make none that is', async () => {
    const [one, other] = [(await caught()).split('.'), (await caught()).split('.')];
    for (let part = 0; part < one.length; part += 1) {
      if (one[part] === other[part]) continue;
      expect(await codeOf(one.with(part, other[part] ?? '').join('.'))).toBe('SEAL_INVALID');
    }
    expect(await codeOf(one.join('.'))).toBe('OK');
  });
});

describe('what is sent to prove who somebody is', () => {
  const failureOf = async (call: Promise<unknown>): Promise<string> => {
    try {
      await call;
      return 'OK';
    } catch (error) {
      return String(platformDataOf(error)?.code);
    }
  };
  const post = async (path: string, input: object): Promise<string> => {
    const headers = { ...elsewhere(), 'content-type': 'application/json' };
    const response = await world
      .visitor()
      .fetch(`/trpc/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
    return short(await told(response));
  };

  it('S8 AUTH-10 200 altered links of a mail set no password', async () => {
    await world.control.apply('password-forgotten');
    const [mail] = await world.control.run('listEmails', { address: 'olga@correo.example' });
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const check = (each: string) => post('session.checkPasswordLink', { token: each });
    expect(await answersTo(mutants(token, 200), check)).toEqual(['422 PASSWORD_LINK_INVALID']);
    expect(await failureOf(world.visitor().client.session.checkPasswordLink.mutate({ token }))).toBe('OK');
  });

  it('S8 AUTH-06 200 altered tokens of a second step lead nowhere', async () => {
    await world.control.apply('unregistered-ip');
    const failure = await world
      .visitor()
      .login('irma', 'Clave1234')
      .catch((error: unknown) => error);
    const { token } = z.object({ token: z.string() }).parse(platformDataOf(failure)?.secondStep);
    const send = (each: string) => post('session.sendLoginStepCode', { token: each, way: 'mobile' });
    expect(await answersTo(mutants(token, 200), send)).toEqual(['412 SECOND_STEP_EXPIRED']);
    const { client } = world.visitor();
    expect(await failureOf(client.session.sendLoginStepCode.mutate({ token, way: 'mobile' }))).toBe('OK');
  });
});

describe('a login at another service', () => {
  const EXTERNAL = '__Host-external';
  /** Another browser than the one that was given it. */
  const holding = (value: string) => {
    const browser = world.visitor();
    browser.cookies.set(EXTERNAL, value);
    return browser;
  };
  const enter = async (value: string, attempt: string): Promise<string> => {
    const headers = { ...elsewhere(), 'content-type': 'application/json' };
    const body = JSON.stringify({ attempt });
    return told(await holding(value).fetch('/trpc/session.enterExternal', { method: 'POST', headers, body }));
  };

  it('S8 AUTH-09 400 altered cookies of one that came back let nobody in and are told the same', async () => {
    const browser = world.visitor();
    const attempt = await returnFrom(browser, 'google-nadia');
    const cookie = browser.cookies.get(EXTERNAL) ?? '';
    const answers = await answersTo(mutants(cookie, 400), (each) => enter(each, attempt));
    expect(answers.map(short)).toEqual(['403 EXTERNAL_MISMATCH']);
    expect(await enter(cookie, attempt)).toBe('OK');
  });

  it('S8 AUTH-09 200 altered cookies of one that was begun take no answer of the service', async () => {
    const browser = world.visitor();
    const { attempt, authorization } = await beginExternal(browser);
    const cookie = browser.cookies.get(EXTERNAL) ?? '';
    const back = await chooseAt(authorization, 'google-nadia');
    const comeBack = async (each: string) => {
      const visitor = holding(each);
      await visitor.fetch(back.pathname + back.search, { headers: elsewhere() });
      return visitor.cookies.get(EXTERNAL) === each ? 'not taken' : 'OK';
    };
    expect(await answersTo(mutants(cookie, 200), comeBack)).toEqual(['not taken']);
    expect(await comeBack(cookie)).toBe('OK');
    expect(short(await enter(cookie, attempt))).toBe('403 EXTERNAL_DENIED');
  });
});

it('S8 a lock that looks at a part of the key only would show', async () => {
  const key = randomBytes(32).toString('base64url');
  const careless = async (each: string) => (each.startsWith(key.slice(0, 20)) ? 'OK' : 'TOKEN_INVALID');
  expect(await answersTo(mutants(key, 200), careless)).toContain('OK');
  expect(new Set(mutants(key, 500)).size).toBe(500);
});
