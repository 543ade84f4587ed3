import { login } from '@tonalli/contracts/session/wire';
import { describe, expect, it } from 'vitest';
import { code, codeOf } from '../testing/answer-codes';
import { serveOwn, serveWorlds } from '../testing/stage';
import { answerNonsense, moveMoney, testRoutes } from './test-routes';

const stage = await serveWorlds({ extraRoutes: testRoutes });
const { platform } = stage;

describe('bodies', () => {
  const raw = (path: string, init: RequestInit) => platform.fetch(path, { method: 'POST', ...init });

  it('WIRE-03 takes sealed payloads only where they are asked for', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await raw(login.path, { headers, body: '{"username":"a","password":"b","type":"username"}' });
    expect([response.status, await codeOf(response)]).toEqual([400, 'SEAL_REQUIRED']);
  });

  it('WIRE-03 refuses a sealed payload that comes twice, was altered, or is under an unknown key', async () => {
    const headers = { 'content-type': 'application/jose' };
    const sealed = await platform.sealer.seal({ username: 'a', password: 'b', type: 'username' });
    expect(await codeOf(await raw(login.path, { headers, body: sealed }))).toBe('LOGIN_FAILED');
    expect(await codeOf(await raw(login.path, { headers, body: sealed }))).toBe('SEAL_REPLAYED');
    const [protectedHeader = '', ...rest] = sealed.split('.');
    const tag = rest.at(-1) ?? '';
    const altered = [protectedHeader, ...rest.slice(0, -1), (tag.startsWith('A') ? 'B' : 'A') + tag.slice(1)].join('.');
    expect(await codeOf(await raw(login.path, { headers, body: altered }))).toBe('SEAL_INVALID');
    const header = JSON.parse(Buffer.from(protectedHeader, 'base64url').toString());
    const renamed = Buffer.from(JSON.stringify({ ...header, kid: 'other' })).toString('base64url');
    expect(await codeOf(await raw(login.path, { headers, body: [renamed, ...rest].join('.') }))).toBe('KEY_UNKNOWN');
  });

  it('WIRE-03 opens with the old key and the new one while they rotate, and not with an older one', async () => {
    const own = await serveOwn();
    const attempt = () => code(own.call(login, { username: 'a', password: 'b', type: 'username' }));
    expect(await attempt()).toBe('LOGIN_FAILED');
    own.keys.rotate();
    expect(own.keys.jwks().keys).toHaveLength(2);
    expect(await attempt()).toBe('LOGIN_FAILED');
    own.keys.rotate();
    expect(await attempt()).toBe('KEY_UNKNOWN');
    own.sealer.forgetKeys();
    expect(await attempt()).toBe('LOGIN_FAILED');
  });

  it('WIRE-05 reads forms, and refuses a field that stands twice', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const good = await raw('/test/form', { headers, body: 'name=a%20b' });
    expect(await good.json()).toEqual({ success: true, value: { name: 'a b' } });
    expect(await codeOf(await raw('/test/form', { headers, body: 'name=a&name=b' }))).toBe('INVALID_REQUEST');
  });

  it('WIRE-02 names the fields that are wrong, and no more', async () => {
    const { envelope } = await platform.call(moveMoney, { amount: 5, other: 1, __proto__x: 2 }, stage.here);
    expect(envelope).toEqual({
      success: false,
      code: 'INVALID_REQUEST',
      message: 'Escribe la información correctamente.',
      fields: {
        amount: { patternId: 'invalid_type' },
        other: { patternId: 'unrecognized_keys' },
        __proto__x: { patternId: 'unrecognized_keys' },
      },
    });
  });

  it('WIRE-02 calls an answer that breaks its own schema an unknown error', async () => {
    expect(await platform.call(answerNonsense, {})).toMatchObject({ status: 500, envelope: { code: 'UNKNOWN' } });
  });
});
