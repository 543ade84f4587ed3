import { HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { login } from '@tonalli/contracts/session/wire';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useStack } from './shared-stack';
import type { StackWorld } from './stack';
import type { WireRecord } from './wire-tap';

const stack = await useStack();

const Answer = z.object({ success: z.boolean(), code: z.string().optional() });
const PASSWORD = 'Secreto-Muy-Largo-2026';

/** Sends a recorded call to the platform again, byte for byte, but for what is changed. */
async function resend(record: WireRecord, changes: { body?: string; contentType?: string } = {}) {
  const carried = [HEADERS.merchant, HEADERS.language, HEADERS.world].flatMap((name) => {
    const value = record.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const response = await fetch(`${stack.platform.url}${record.path}`, {
    method: record.method,
    headers: { ...Object.fromEntries(carried), 'content-type': changes.contentType ?? SEALED_CONTENT_TYPE },
    body: changes.body ?? record.body,
  });
  const { success, code } = Answer.parse(await response.json());
  return { status: response.status, code: success ? 'OK' : code };
}

const lastLogin = () => {
  const record = stack.wire.records.findLast(({ path }) => path === login.path);
  if (!record) throw new Error('no login crossed the wire');
  return record;
};

async function logInOnce(world: StackWorld) {
  const { username } = await world.control.mint({ password: PASSWORD });
  const browser = world.visitor();
  await browser.login(username, PASSWORD);
  return { browser, username };
}

describe('sealed calls', () => {
  it('WIRE-03 cross the wire as a compact JWE that tells nothing of the password', async () => {
    const world = await stack.world();
    const { username } = await logInOnce(world);
    const { body, headers } = lastLogin();
    expect(headers['content-type']).toMatch(/^application\/jose/);
    expect(body).toMatch(/^[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    expect(decodeProtectedHeader(body)).toMatchObject({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: expect.any(String),
      iat: expect.any(Number),
      jti: expect.any(String),
    });
    const everything = JSON.stringify(stack.wire.records) + Buffer.from(body, 'base64url').toString('latin1');
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(Buffer.from(PASSWORD).toString('base64url').slice(2, 20));
    expect(body).not.toContain(username);
  });

  it('WIRE-03 the registration is sealed too', async () => {
    const world = await stack.world();
    await world
      .visitor()
      .client.registration.register.mutate({
        method: 'username',
        fields: { username: 'sellado1', password: PASSWORD.slice(0, 16), confirmPassword: PASSWORD.slice(0, 16) },
        agreedToTerms: true,
        ageConfirmed: true,
      })
      .catch(() => null);
    const record = stack.wire.records.findLast(({ path }) => path === '/wps/member/register');
    expect(record?.headers['content-type']).toMatch(/^application\/jose/);
    expect(record?.body.split('.')).toHaveLength(5);
  });

  it('WIRE-03 the platform refuses a replay, an altered body, a plain one, and one under an unknown key', async () => {
    const world = await stack.world();
    await logInOnce(world);
    const record = lastLogin();
    const flipped = record.body.at(-2) === 'A' ? 'B' : 'A';
    const altered = record.body.slice(0, -2) + flipped + record.body.slice(-1);
    const [header = '', ...rest] = record.body.split('.');
    const stranger = { ...decodeProtectedHeader(record.body), kid: 'of-nobody' };
    const underUnknownKey = [Buffer.from(JSON.stringify(stranger)).toString('base64url'), ...rest].join('.');
    const plain = JSON.stringify({ username: 'a', password: 'b', type: 'username' });

    expect(await resend(record)).toEqual({ status: 409, code: 'SEAL_REPLAYED' });
    expect(await resend(record, { body: altered })).toEqual({ status: 400, code: 'SEAL_INVALID' });
    expect(await resend(record, { body: header })).toEqual({ status: 400, code: 'SEAL_INVALID' });
    expect(await resend(record, { body: underUnknownKey })).toEqual({ status: 400, code: 'KEY_UNKNOWN' });
    expect(await resend(record, { body: plain, contentType: 'application/json' })).toEqual({
      status: 400,
      code: 'SEAL_REQUIRED',
    });
  });

  it('WIRE-03 a rotation of keys is noticed by nobody, not even when the old key is gone', async () => {
    const world = await stack.world();
    await logInOnce(world);
    const before = decodeProtectedHeader(lastLogin().body).kid;
    await world.control.rotateKeys();
    await logInOnce(world);
    await world.control.rotateKeys();
    await world.control.rotateKeys();
    await logInOnce(world);
    expect(decodeProtectedHeader(lastLogin().body).kid).not.toBe(before);
  });

  it('S7 WIRE-04 the platform token never reaches the browser, and travels as a bearer token', async () => {
    const world = await stack.world();
    const { browser } = await logInOnce(world);
    await browser.client.wallet.balance.query();
    const bearer = stack.wire.records.findLast(({ path }) => path === '/wps/v2/wallets/balance')?.headers.authorization;
    expect(bearer).toMatch(/^Bearer \S+$/);
    const token = bearer?.slice('Bearer '.length) ?? '';
    expect([...browser.cookies.values(), browser.tabToken].join(' ')).not.toContain(token);
  });
});
