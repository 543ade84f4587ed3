import { HEADERS } from '@tonalli/contracts/envelope';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExternalCookies } from './external-login/external-cookie';
import { PlatformError } from './platform/platform-error';
import { appRouter } from './root';
import { ACCESS } from './testing/access';
import { FAKE_VALUES, MEMBER } from './testing/fake-values';
import { type Answer, startGateway, type Tab, TEST_OPTIONS, type TestGateway, tabOf } from './testing/start-gateway';
import { badInputs, isPlain, VALID } from './testing/valid-inputs';

const router: AnyRouter = appRouter;
const TABLE: Record<string, AnyProcedure> = router._def.procedures;
const PATHS = Object.keys(TABLE);
const typeOf = (path: string) => TABLE[path]?._def.type;
const ANSWERED = PATHS.filter((path) => typeOf(path) !== 'subscription');

/** A login at another service that has come back to the browser of all these calls. */
const [RETURNED = ''] = createExternalCookies(TEST_OPTIONS.sessionSecrets)
  .seal(
    {
      kind: 'returned',
      attempt: 'a-login-of-this-page',
      world: null,
      id: 'the-id-of-that-login',
      result: { identity: { provider: 'google', subject: 's', name: null, email: null } },
      expiresAt: Date.now() + 3_600_000,
    },
    'host',
  )
  .split(';', 1);

describe('every procedure', () => {
  let gateway: TestGateway;
  let member: Tab;
  let trial: Tab;
  let agent: Tab;
  beforeAll(async () => {
    gateway = await startGateway({ trustedProxies: 1 });
    member = await gateway.login();
    trial = tabOf(await gateway.mutate('session.freePlay'));
    gateway.platform.answer({ login: () => ({ ...MEMBER, customerId: 'M000002', type: 1 }) });
    agent = await gateway.login();
    gateway.platform.answer({ login: () => MEMBER });
  });
  afterAll(() => gateway.stop());

  // Every request from another address, so that no limit is met.
  let requests = 0;
  const tabFor = (path: string) => (ACCESS[path] === 'agent' ? agent : member);
  const send = (path: string, input: unknown, tab?: Tab) => {
    requests += 1;
    const ip = `10.0.${requests >> 8}.${requests & 255}`;
    const cookie = [...(tab ? [tab.cookie] : []), RETURNED].join('; ');
    const options = { ...(tab ? { tab } : {}), headers: { origin: gateway.url, 'x-forwarded-for': ip, cookie } };
    return typeOf(path) === 'mutation' ? gateway.mutate(path, input, options) : gateway.query(path, input, options);
  };

  /** What is renewed behind the back of earlier requests carries their ids. */
  const callsFor = ({ headers }: Answer) => {
    const id = headers.get(HEADERS.requestId);
    if (id === null) throw new Error('the answer has no id');
    return gateway.platform.calls.filter((call) => call.headers[HEADERS.requestId] === id).map(({ name }) => name);
  };

  it('WIRE-05 has a row in the table of who may call what', () => {
    expect(PATHS.sort()).toEqual(Object.keys(ACCESS).sort());
  });

  it.each(ANSWERED)('AUTH-15 %s asks for a session where it needs one, before the platform is called', async (path) => {
    const answer = await send(path, VALID[path]);
    if (ACCESS[path] === 'everybody') expect(answer.status).toBe(200);
    else {
      expect([answer.status, answer.error?.data.platform.code]).toEqual([401, 'TOKEN_MISSING']);
      expect(callsFor(answer)).toEqual([]);
    }
  });

  it.each(ANSWERED.filter((path) => ACCESS[path] === 'member'))('GAME-02 %s refuses a trial account', async (path) => {
    const answer = await send(path, VALID[path], trial);
    expect([answer.status, answer.error?.data.platform.code]).toEqual([403, 'TRIAL_ACCOUNT']);
  });

  it.each(ANSWERED.filter((path) => ACCESS[path] === 'agent'))(
    'AG-06 %s refuses members and trial accounts, before the platform is called',
    async (path) => {
      for (const tab of [member, trial]) {
        const answer = await send(path, VALID[path], tab);
        expect([answer.status, answer.error?.data.platform.code]).toEqual([403, 'ACCOUNT_NOT_AGENT']);
        expect(callsFor(answer)).toEqual([]);
      }
    },
  );

  it.each(ANSWERED.filter((path) => path !== 'session.logout'))('WIRE-05 %s answers who may call it', async (path) => {
    const answer = await send(path, VALID[path], tabFor(path));
    expect([path, answer.status, answer.error]).toEqual([path, 200, null]);
  });

  it.each(ANSWERED.filter((path) => isPlain(VALID[path])))(
    'WIRE-05 %s refuses every bad input with its fields, and calls nothing',
    async (path) => {
      const given = VALID[path];
      const valid = isPlain(given) ? given : {};
      for (const [name, input] of badInputs(TABLE[path], valid)) {
        const answer = await send(path, input, tabFor(path));
        expect([name, answer.status, answer.error?.data.platform.code]).toEqual([name, 400, 'INVALID_REQUEST']);
        expect(JSON.stringify(answer.json)).not.toMatch(/stack|node_modules|\.ts/);
        expect(callsFor(answer)).toEqual([]);
      }
    },
  );

  it('REG-07 names the fields that are wrong', async () => {
    const answer = await send('registration.register', {
      method: 'x',
      fields: { username: 7, odd: 'x' },
      agreedToTerms: true,
    });
    expect(Object.keys(answer.error?.data.platform.fields ?? {}).sort()).toEqual([
      'ageConfirmed',
      'fields.odd',
      'fields.username',
      'method',
    ]);
  });

  it('SYS-12 answers what goes wrong inside without telling of the inside', async () => {
    gateway.platform.answer({
      fetchBalance: () => {
        throw new PlatformError('UNKNOWN', {});
      },
    });
    const answer = await send('wallet.balance', undefined, member);
    gateway.platform.answer({ fetchBalance: () => FAKE_VALUES.fetchBalance });
    expect([answer.status, answer.error?.message, callsFor(answer)]).toEqual([500, 'Unknown error.', ['fetchBalance']]);
    expect(answer.error?.data.platform).toEqual({ code: 'UNKNOWN', requestId: expect.any(String) });
    expect(JSON.stringify(answer.json) + JSON.stringify([...answer.headers])).not.toContain(MEMBER.token);
  });

  it.each(['__proto__', 'constructor', 'account.__proto__', 'account', 'account.me.call', 'x'.repeat(300)])(
    'WIRE-05 answers NOT_FOUND for the path %s',
    async (path) => {
      const answer = await gateway.query(path);
      expect([answer.status, answer.error?.data.platform.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('WIRE-05 refuses what is too large, no JSON, no path, or too many at once', async () => {
    const large = await gateway.mutate('session.login', { username: 'x'.repeat(300_000) });
    expect([large.status, large.error?.data.platform.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const text = await gateway.mutate('session.login', undefined, { headers: { 'content-type': 'text/html' } });
    expect([text.status, text.error?.data.platform.code]).toEqual([415, 'INVALID_REQUEST']);
    const batch = await gateway.query(`${Array(31).fill('content.jackpot').join(',')}?batch=1`);
    expect([batch.status, JSON.stringify(batch.json)]).toEqual([
      400,
      expect.stringContaining('Batch call exceeds maximum size'),
    ]);
    const broken = await fetch(`${gateway.url}/trpc/%25zz`);
    expect([broken.status, await broken.json()]).toMatchObject([
      400,
      { error: { data: { platform: { code: 'INVALID_REQUEST' } } } },
    ]);
  });
});
