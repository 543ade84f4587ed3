import { fetchMemberInfo, updateLanguage } from '@tonalli/contracts/account/wire';
import { listGames } from '@tonalli/contracts/lobby/wire';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { listBets } from '@tonalli/contracts/records/wire';
import { login } from '@tonalli/contracts/session/wire';
import { fetchStatus } from '@tonalli/contracts/system/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_CONTEXT } from '../testing/call-context';
import { gamesOf } from '../testing/fixtures';
import { type Answers, type ScriptedPlatform, startScriptedPlatform } from '../testing/scripted-platform';
import { createPlatform, type PlatformOptions } from './create-platform';
import type { CallContext, Platform } from './platform';
import { PlatformError } from './platform-error';

const CONTEXT: CallContext = {
  ...CALL_CONTEXT,
  userAgent: 'Chrome on \u{1f4bb} Windows',
  world: 'blue',
  idempotencyKey: 'key-1',
};
const CREDENTIALS = { username: 'demo', password: 'Demo1234', type: 'username' } as const;

const ANSWERS: Answers = {
  fetchBalance: () => ({ main: 100_000, vendors: [] }),
  fetchStatus: () => ({ status: 0, endsAt: null }),
  updateLanguage: () => null,
  listGames: () => gamesOf(),
  listBets: () => ({
    content: [],
    pageNum: 1,
    totalPages: 1,
    totalRows: 0,
    totals: { stake: 1_000, payout: 250, net: -750 },
  }),
};

describe('calls of a platform', () => {
  let fake: ScriptedPlatform;
  let platform: Platform;
  const outcomes: string[] = [];

  const open = (options: Partial<PlatformOptions> = {}) =>
    createPlatform({
      url: fake.url,
      merchant: DEVELOPMENT_MERCHANT,
      worlds: true,
      nowMs: Date.now,
      onCall: ({ endpoint, outcome }) => outcomes.push(`${endpoint} ${outcome}`),
      ...options,
    });

  beforeEach(async () => {
    outcomes.length = 0;
    fake = await startScriptedPlatform();
    fake.answer(ANSWERS);
    platform = open();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await platform.close();
    await fake.close();
  });

  const failureOf = async (call: Promise<unknown>): Promise<PlatformError> => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof PlatformError) return error;
    throw new Error('the call did not fail as a platform call does', { cause: error });
  };

  it('WIRE-04 sends token, merchant, language, request id, address, host, idempotency key and world as headers', async () => {
    await platform.call(fetchBalance, {}, CONTEXT);
    expect(fake.calls[0]?.headers).toMatchObject({
      authorization: 'Bearer the-token',
      merchant: 'TONALLI',
      language: 'EN',
      'x-request-id': 'request-1',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'play.example',
      'idempotency-key': 'key-1',
      'x-world': 'blue',
    });
  });

  it('AUTH-17 tells the device with what changes something, in characters that a header takes', async () => {
    await platform.call(fetchBalance, {}, CONTEXT);
    await platform.call(updateLanguage, { language: 'EN' }, CONTEXT);
    const told = fake.calls.map(({ headers }) => headers['x-forwarded-user-agent']);
    expect(told).toEqual([undefined, 'Chrome on ?? Windows']);
    const devices = fake.calls.map(({ headers }) => headers['x-forwarded-device']);
    expect(devices).toEqual([undefined, CONTEXT.device]);
  });

  it('WIRE-04 sends the token only where an endpoint takes one, and the world only where worlds are on', async () => {
    await platform.close();
    platform = open({ worlds: false });
    await platform.call(fetchStatus, {}, CONTEXT);
    expect(fake.calls[0]?.headers.authorization).toBeUndefined();
    expect(fake.calls[0]?.headers['x-world']).toBeUndefined();
  });

  it('WIRE-05 encodes requests and decodes answers by the endpoint definition', async () => {
    const query = {
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-02-01T00:00:00.000Z',
      pageNo: 2,
      pageSize: 20,
      language: 'ES',
    } as const;
    const answer = await platform.call(listBets, query, CONTEXT);
    expect(fake.calls[0]?.input).toEqual(query);
    expect(answer.totals).toEqual({ stake: 1_000, payout: 250, net: -750 });
    await platform.call(updateLanguage, { language: 'ES' }, CONTEXT);
    expect(fake.calls[1]?.input).toEqual({ language: 'ES' });
  });

  it('WIRE-02 reads an answer tolerantly: unknown fields of envelope and value are no error', async () => {
    fake.raw((_request, reply) =>
      reply.send({ success: true, trace: 'x', value: { status: 1, endsAt: null, mood: 'good' } }),
    );
    expect(await platform.call(fetchStatus, {}, CONTEXT)).toEqual({ status: 1, endsAt: null });
  });

  it('WIRE-02 hands on the platform’s own refusal with what belongs to it, and UNKNOWN for a code off the list', async () => {
    fake.raw((_request, reply) =>
      reply.code(429).send({ success: false, code: 'RATE_LIMITED', message: 'x', retryAfterSeconds: 9, odd: 1 }),
    );
    expect(await failureOf(platform.call(fetchBalance, {}, CONTEXT))).toMatchObject({
      code: 'RATE_LIMITED',
      extra: { retryAfterSeconds: 9 },
    });
    for (const code of ['toString', '__proto__', 'NEW_CODE']) {
      fake.raw((_request, reply) =>
        reply.code(400).send({ success: false, code, message: 'x', retryAfterSeconds: 'soon' }),
      );
      expect(await failureOf(platform.call(fetchBalance, {}, CONTEXT))).toMatchObject({ code: 'UNKNOWN', extra: {} });
    }
    expect(outcomes).toContain('fetchBalance RATE_LIMITED');
  });

  it('WIRE-03 gives up a sealed call when the platform offers no key any more', async () => {
    fake.answer({
      login: () => {
        throw new PlatformError('LOGIN_FAILED');
      },
    });
    expect((await failureOf(platform.call(login, CREDENTIALS, CONTEXT))).code).toBe('LOGIN_FAILED');
    expect(fake.calls.map(({ input }) => input)).toEqual([CREDENTIALS]);
    let refused = 0;
    fake.raw((request, reply) => {
      if (request.url.includes('jwks')) return reply.send({ keys: [] });
      refused += 1;
      return reply.code(400).send({ success: false, code: 'KEY_UNKNOWN', message: 'x' });
    });
    expect((await failureOf(platform.call(login, CREDENTIALS, CONTEXT))).code).toBe('UPSTREAM_INVALID');
    expect(refused).toBe(1);
  });

  it.each([
    ['no JSON', 200, 'text'],
    ['no envelope', 200, '{"ok":true}'],
    ['a list', 200, '[]'],
    ['a value of another shape', 200, '{"success":true,"value":{"main":"12"}}'],
    ['money as a float', 200, '{"success":true,"value":{"main":12.5,"vendors":[]}}'],
    ['no value', 200, '{"success":true}'],
    ['nothing', 200, ''],
    ['a redirect', 302, ''],
  ])('SYS-12 answers UPSTREAM_INVALID for %s', async (_what, status, body) => {
    fake.raw((_request, reply) => reply.code(status).header('location', 'http://evil.example').send(body));
    expect((await failureOf(platform.call(fetchBalance, {}, CONTEXT))).code).toBe('UPSTREAM_INVALID');
  });

  it.each([
    ["a proxy's page", 502, '<html>'],
    ["a proxy's page", 503, '<html>'],
    ['JSON that is no envelope', 503, '{"message":"no server is available"}'],
  ])(
    'SYS-12 says of %s with status %i that the platform is away, and asks again for a read',
    async (_what, status, body) => {
      let requests = 0;
      fake.raw((_request, reply) => {
        requests += 1;
        return reply.code(status).send(body);
      });
      expect((await failureOf(platform.call(updateLanguage, { language: 'EN' }, CONTEXT))).code).toBe(
        'UPSTREAM_UNAVAILABLE',
      );
      expect(requests).toBe(1);
      expect((await failureOf(platform.call(fetchBalance, {}, CONTEXT))).code).toBe('UPSTREAM_UNAVAILABLE');
      expect(requests).toBe(4);
    },
  );

  it('SYS-12 does not read an answer beyond its limit', async () => {
    await platform.close();
    platform = open({ maxAnswerBytes: 10_000 });
    fake.raw((_request, reply) => reply.send(JSON.stringify({ success: true, value: 'x'.repeat(50_000) })));
    expect((await failureOf(platform.call(fetchBalance, {}, CONTEXT))).code).toBe('UPSTREAM_INVALID');
  });

  it('SYS-12 answers UPSTREAM_TIMEOUT at the deadline for a platform that is silent or drips', async () => {
    await platform.close();
    platform = open({ deadlineMs: 40 });
    fake.raw(() => new Promise(() => undefined));
    expect((await failureOf(platform.call(fetchBalance, {}, CONTEXT))).code).toBe('UPSTREAM_TIMEOUT');
    fake.raw((_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json' });
      reply.raw.write('{"success":');
    });
    expect((await failureOf(platform.call(updateLanguage, { language: 'EN' }, CONTEXT))).code).toBe('UPSTREAM_TIMEOUT');
  });

  it('SYS-12 repeats a read after a broken connection, and never a write', async () => {
    let requests = 0;
    fake.raw((_request, reply) => {
      requests += 1;
      return requests < 3 ? reply.raw.destroy() : reply.send({ success: true, value: { main: '1.00', vendors: [] } });
    });
    expect(await platform.call(fetchBalance, {}, CONTEXT)).toEqual({ main: 100, vendors: [] });
    expect(requests).toBe(3);
    requests = 0;
    expect((await failureOf(platform.call(updateLanguage, { language: 'EN' }, CONTEXT))).code).toBe('NETWORK_ERROR');
    expect(requests).toBe(1);
  });

  it('SYS-12 opens its circuit after an outage, tries again after a pause, and recovers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let requests = 0;
    fake.raw((_request, reply) => {
      requests += 1;
      return reply.code(503).send('down');
    });
    for (let calls = 0; calls < 5; calls += 1)
      await failureOf(platform.call(updateLanguage, { language: 'EN' }, { ...CONTEXT, world: null }));
    const context = { ...CONTEXT, world: null };
    expect(platform.isAvailable()).toBe(false);
    expect((await failureOf(platform.call(fetchBalance, {}, context))).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(requests).toBe(5);
    // Another world's calls go on.
    await failureOf(platform.call(updateLanguage, { language: 'EN' }, CONTEXT));
    expect(requests).toBe(6);

    fake.raw(null);
    expect((await failureOf(platform.call(fetchBalance, {}, context))).code).toBe('UPSTREAM_UNAVAILABLE');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await platform.call(fetchBalance, {}, context)).toMatchObject({ main: 100_000 });
    expect(platform.isAvailable()).toBe(true);
  });

  it('SYS-12 does not open its circuit for refusals', async () => {
    fake.raw((_request, reply) => reply.code(503).send({ success: false, code: 'MAINTENANCE', message: 'x' }));
    for (let calls = 0; calls < 12; calls += 1) {
      expect((await failureOf(platform.call(fetchMemberInfo, {}, { ...CONTEXT, world: null }))).code).toBe(
        'MAINTENANCE',
      );
    }
    expect(platform.isAvailable()).toBe(true);
  });

  it('WIRE-05 trims and leaves out what is not given', async () => {
    const query = {
      clientType: 3,
      platform: 'html5-desktop',
      merchant: 'TONALLI',
      pageNo: 1,
      pageSize: 18,
      language: 'ES',
    } as const;
    await platform.call(listGames, { ...query, gameName: undefined }, CONTEXT);
    expect(fake.calls[0]?.input).toEqual(query);
  });
});
