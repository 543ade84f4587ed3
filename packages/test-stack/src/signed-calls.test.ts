import { createHmac } from 'node:crypto';
import { HEADERS } from '@tonalli/contracts/envelope';
import { LIVE_FEED_PATH } from '@tonalli/contracts/live';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { verifyLogin } from '@tonalli/contracts/session/wire-step';
import { fetchPermission } from '@tonalli/contracts/system/wire';
import type { GatewayOptions } from '@tonalli/gateway/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { useStack } from './shared-stack';
import { startGateway } from './stack';
import { codeOf, createTestBrowser, platformDataOf } from './test-browser';

const stack = await useStack();
const { wire } = stack;
const AWAY = '203.0.113.9';

async function gatewayWith(options: Partial<GatewayOptions>): Promise<string> {
  const { gateway, gatewayUrl } = await startGateway({ platformUrl: wire.url, trustedProxies: 1, ...options });
  onTestFinished(() => gateway.stop());
  return gatewayUrl;
}

describe('calls of the gateway', () => {
  it('WIRE-06 are signed one and all, with a body, a query or a form', async () => {
    const world = await stack.world();
    const player = await world.member();
    const form = new FormData();
    form.append('content', 'El menú tapa el juego.');
    form.append('topic', 'SITE');
    await player.client.help.sendFeedback.mutate(form, { context: { idempotencyKey: crypto.randomUUID() } });
    await player.client.lobby.games.query({ language: 'es', page: 1, pageSize: 20 });
    await player.client.wallet.balance.query();
    const calls = wire.records.filter(
      ({ path }) => !path.startsWith(LIVE_FEED_PATH) && !path.startsWith('/.well-known'),
    );
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter(({ headers }) => headers[HEADERS.signature] === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('WIRE-06 WIRE-04 speak for the visitor; the same without its signature counts as its own address', async () => {
    const world = await stack.world();
    const { username, password } = await world.control.mint();
    const browser = createTestBrowser(stack.gatewayUrl, world.name, AWAY);
    await browser.login(username, password);
    const list = await browser.client.account.sessions.query();
    expect(list.map(({ ip }) => ip)).toEqual([AWAY]);

    await createTestBrowser(stack.gatewayUrl, world.name, AWAY).client.system.bootstrap.query({ language: 'es' });
    const asked = wire.records.findLast(({ path, headers }) => {
      return path.startsWith(fetchPermission.path) && headers[HEADERS.forwardedFor] === AWAY;
    });
    const ask = async (left: string[]) => {
      const headers = Object.entries(asked?.headers ?? {}).flatMap(([name, value]) =>
        left.includes(name) ? [] : [[name, String(value)] as const],
      );
      const answer = await fetch(stack.platform.url + asked?.path, { headers: Object.fromEntries(headers) });
      return z.object({ value: z.object({ location: z.object({ ip: z.string() }) }) }).parse(await answer.json());
    };
    expect((await ask(['host', 'connection'])).value.location.ip).toBe(AWAY);
    expect((await ask(['host', 'connection', HEADERS.signature])).value.location.ip).toBe('127.0.0.1');
  });

  it('WIRE-06 under a wrong key are refused, and unsigned ones taken, as the configuration says', async () => {
    const world = await stack.world();
    const { username, password } = await world.control.mint();
    const merchant = { code: DEVELOPMENT_MERCHANT.code, key: Buffer.alloc(32, 9).toString('base64url') };
    const wrong = createTestBrowser(await gatewayWith({ merchant }), world.name);
    expect(await codeOf(wrong.login(username, password))).toBe('SIGNATURE_INVALID');
    const unsigned = createTestBrowser(await gatewayWith({ signCalls: false }), world.name, AWAY);
    await unsigned.login(username, password);
    expect((await unsigned.client.account.sessions.query()).map(({ ip }) => ip)).toEqual(['127.0.0.1']);
  });
});

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238, with SHA-1, six digits and half a minute. */
function totpAt(secret: string, atMs: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

describe('codes and secrets', () => {
  it('WIRE-03 WIRE-06 S7 cross the wire sealed both ways: second step, authenticator, recovery codes, tokens', async () => {
    const world = await stack.world();
    await world.control.freeze();
    const player = await world.member();
    const { account } = player.client;
    const { secret, uri } = await account.beginTotp.mutate({ password: player.password });
    const code = totpAt(secret, Date.parse(await world.control.now()));
    const { recoveryCodes } = await account.confirmTotp.mutate({ code });
    expect(recoveryCodes.length).toBeGreaterThan(0);

    const again = createTestBrowser(stack.gatewayUrl, world.name, AWAY);
    const refused = await again.login(player.username, player.password).catch((error: unknown) => error);
    const { token } = z.object({ token: z.string() }).parse(platformDataOf(refused)?.secondStep);
    const [recovery = ''] = recoveryCodes;
    const view = await again.client.session.verifyLogin.mutate({ token, way: 'recovery', code: recovery });
    again.tabToken = view.token;
    await again.client.wallet.balance.query();
    const bearer = wire.records.findLast(({ path }) => path === '/wps/v2/wallets/balance')?.headers.authorization;
    const platformToken = bearer?.replace('Bearer ', '') ?? '';
    expect(platformToken).toMatch(/\S{20,}/);

    const bodies = JSON.stringify([wire.records.map(({ path, body }) => [path, body]), wire.answers]);
    for (const word of [secret, uri, code, token, platformToken, ...recoveryCodes])
      expect(bodies.includes(word), `${word.slice(0, 6)}… stands in the open`).toBe(false);
    const step = wire.answers.findLast(({ path }) => path === verifyLogin.path);
    expect(step?.body).toMatch(/^[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
  });

  it('WIRE-06 a sealed answer in which there is no envelope is refused', async () => {
    const world = await stack.world();
    const { username, password } = await world.control.mint();
    await world.control.fault({ endpoint: 'login', effect: { kind: 'malformed' }, count: 1 });
    expect(await codeOf(world.visitor().login(username, password))).toBe('UPSTREAM_INVALID');
  });
});
