import { connect } from 'node:net';
import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { fetchCaptcha, loginFreePlay } from '@tonalli/contracts/session/wire';
import { fetchPermission, fetchStatus } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { GTAG_ID } from '../features/system';
import { code, codeOf } from '../testing/answer-codes';
import { mintPlayer } from '../testing/log-in';
import { serveOwn, serveWorlds } from '../testing/stage';
import { DOMAINS, MODULES_OFF, PLATFORM_STATUS } from '../world/operator-settings';
import { testRoutes } from './test-routes';

const stage = await serveWorlds({ extraRoutes: testRoutes });
const { platform } = stage;

describe('who calls', () => {
  it('WIRE-04 refuses another merchant, and one that gives no name', async () => {
    const other = await platform.call(fetchStatus, {}, { headers: { merchant: 'SOMEONE' } });
    expect(other).toMatchObject({ status: 403, envelope: { success: false, code: 'MERCHANT_UNKNOWN' } });
    const response = await fetch(`${platform.url}/wps/system/status`);
    expect(response.status).toBe(403);
  });

  it.each([
    ['ES', 'Inicia sesión para continuar.'],
    ['EN', 'Please log in.'],
    ['FR', 'Inicia sesión para continuar.'],
  ])('WIRE-04 answers in the language %s', async (language, message) => {
    const { envelope } = await platform.call(fetchMemberInfo, {}, { headers: { language } });
    expect(envelope).toEqual({ success: false, code: 'TOKEN_MISSING', message });
  });

  it('WIRE-02 gives the request id back, and one of its own for what is no id', async () => {
    const given = await platform.call(fetchStatus, {}, { headers: { 'x-request-id': 'abc-123' } });
    expect(given.headers.get('x-request-id')).toBe('abc-123');
    const made = await platform.call(fetchStatus, {}, { headers: { 'x-request-id': 'a b"c' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('WIRE-04 WIRE-06 takes the address of the visitor from a call that is signed', async () => {
    const permission = await platform.value(fetchPermission, {}, { address: '203.0.113.9' });
    expect(permission.location.ip).toBe('203.0.113.9');
  });

  it('WIRE-04 WIRE-06 believes no forwarded address of a call that is not', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'elsewhere.example' };
    stage.world.settings.set(DOMAINS, ['127.0.0.1']);
    const permission = await platform.value(fetchPermission, {}, { ...stage.here, headers });
    expect(permission.location.ip).toBe('127.0.0.1');
  });
});

describe('worlds by header', () => {
  it('QA-02 chooses the world, and knows none that was not made', async () => {
    stage.world.settings.set(GTAG_ID, 'G-1');
    expect((await platform.value(fetchPermission, {}, stage.here)).info.analytics.gtagId).toBe('G-1');
    expect((await platform.value(fetchPermission, {})).info.analytics.gtagId).toBe('');
    expect(await code(platform.call(fetchStatus, {}, { world: 'nowhere' }))).toBe('WORLD_UNKNOWN');
  });

  it('QA-02 ignores the header when worlds are off', async () => {
    const plain = await serveOwn({ worlds: false });
    expect(await code(plain.call(fetchStatus, {}, { world: 'nowhere' }))).toBe('OK');
  });
});

describe('the state of the platform', () => {
  it('SYS-10 answers maintenance with its end, except to those who ask why', async () => {
    const endsAtMs = stage.world.clock.now() + 60_000;
    stage.world.settings.set(PLATFORM_STATUS, { status: 1, endsAtMs });
    const { status, envelope } = await platform.call(fetchCaptcha, {}, stage.here);
    expect(status).toBe(503);
    expect(envelope).toMatchObject({ code: 'MAINTENANCE', endsAt: new Date(endsAtMs).toISOString() });
    expect(await platform.value(fetchStatus, {}, stage.here)).toMatchObject({ status: 1 });
    expect(await platform.value(fetchPermission, {}, stage.here)).toMatchObject({
      maintenance: {},
      regionRestriction: false,
    });
    stage.world.clock.advance(60_000);
    expect(await code(platform.call(fetchCaptcha, {}, stage.here))).toBe('OK');
    expect(await platform.value(fetchStatus, {}, stage.here)).toEqual({ status: 0, endsAt: null });
  });

  it('SYS-10 answers a restricted region with the address', async () => {
    stage.world.settings.set(PLATFORM_STATUS, { status: 2, endsAtMs: null });
    const { status, envelope } = await platform.call(fetchCaptcha, {}, stage.here);
    expect({ status, ...envelope }).toMatchObject({ status: 451, code: 'ACCESS_RESTRICTED', ip: '127.0.0.1' });
  });

  it('SYS-10 refuses a domain that it does not know', async () => {
    stage.world.settings.set(DOMAINS, ['tonalli.example']);
    expect(await code(platform.call(fetchStatus, {}, stage.here))).toBe('DOMAIN_UNKNOWN');
    const asked = { ...stage.here, host: 'Tonalli.example:443' };
    expect(await code(platform.call(fetchStatus, {}, asked))).toBe('OK');
  });

  it('SYS-10 refuses a call whose module is off', async () => {
    stage.world.settings.set(MODULES_OFF, ['FREEPLAY3']);
    expect(await code(platform.call(loginFreePlay, {}, stage.here))).toBe('FUNCTION_NOT_AVAILABLE');
  });
});

describe('tokens', () => {
  it.each([
    ['none', undefined, 'TOKEN_MISSING'],
    ['a wrong one', 'wrong', 'TOKEN_INVALID'],
    ['another scheme', 'x y', 'TOKEN_INVALID'],
  ])('WIRE-04 answers %s with 401', async (_what, token, expected) => {
    const options = token === undefined ? stage.here : { ...stage.here, token };
    expect(await platform.call(fetchMemberInfo, {}, options)).toMatchObject({
      status: 401,
      envelope: { code: expected },
    });
  });

  it('WIRE-04 knows no token of another world', async () => {
    const as = await mintPlayer(stage.world);
    expect(await code(platform.call(fetchMemberInfo, {}, as))).toBe('OK');
    expect(await code(platform.call(fetchMemberInfo, {}, { token: as.token }))).toBe('TOKEN_INVALID');
  });
});

describe('what is not there', () => {
  it.each([
    ['GET /wps/nothing', 404, 'NOT_FOUND'],
    ['POST /wps/captcha', 405, 'METHOD_NOT_ALLOWED'],
    ['GET /wps/%E0%A4%A', 400, 'INVALID_REQUEST'],
  ])('WIRE-02 answers %s with %i %s', async (asked, status, expected) => {
    const [method = '', path = ''] = asked.split(' ');
    const response = await platform.fetch(path, { method });
    expect([response.status, await codeOf(response)]).toEqual([status, expected]);
  });

  it('WIRE-02 answers a body over the limit with 413', async () => {
    const response = await platform.fetch('/test/move', { method: 'POST', body: 'x'.repeat(140_000) });
    expect([response.status, await codeOf(response)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

it('WIRE-02 answers what is no HTTP at all by closing the connection', async () => {
  const { hostname, port } = new URL(platform.url);
  const socket = connect(Number(port), hostname);
  socket.end('nonsense\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400/);
});
