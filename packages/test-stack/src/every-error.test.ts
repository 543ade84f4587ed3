import { readdirSync, readFileSync } from 'node:fs';
import { ERROR_CODES, ERRORS, type ErrorCode } from '@tonalli/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeIn } from './answer-code';
import { ERROR_CAUSES } from './error-causes';
import { useStack } from './shared-stack';
import { type LoggedIn, type StackWorld, startHastyGateway } from './stack';
import { createTestBrowser, platformDataOf } from './test-browser';

const stack = await useStack();
let hasty: Awaited<ReturnType<typeof startHastyGateway>>;
beforeAll(async () => {
  hasty = await startHastyGateway(stack);
});
afterAll(async () => {
  await hasty.gateway.stop();
});

/** Raised in the browser alone; the browser tests reach them. */
const IN_THE_BROWSER: readonly ErrorCode[] = [
  'POPUP_BLOCKED',
  'POPUP_CLOSED',
  'CHUNK_LOAD_FAILED',
  'CSS_CHUNK_LOAD_FAILED',
];

const raisedBy = (code: ErrorCode): string => {
  const error = ERRORS[code];
  return 'raisedBy' in error ? error.raisedBy : 'platform';
};

/** Of the specification's section 8, what is said of verification and login. */
const OF_VERIFICATION_AND_LOGIN: readonly ErrorCode[] = [
  'USER_NOT_FOUND',
  'TOKEN_INVALID',
  'TOKEN_MISSING',
  'VERIFICATION_REQUIRED',
  'INVALID_REQUEST',
  'PHONE_INVALID',
  'PHONE_MISSING',
  'CODE_REQUESTS_EXCEEDED',
  'CODE_INVALID',
  'CODE_MISSING',
  'CODE_EXPIRED',
  'CODE_QUOTA_EXCEEDED',
  'CAPTCHA_FAILED',
  'OPERATION_NOT_ALLOWED',
  'ACCOUNT_NOT_MEMBER',
  'ACCOUNT_NOT_AGENT',
  'AFFILIATE_CODE_INVALID',
  'TRIAL_ACCOUNT',
  'LOGIN_FAILED',
];

/** A fault alone brings them about: what sends codes here never fails by itself. */
const ONLY_BY_FAULT: readonly ErrorCode[] = ['CODE_SEND_FAILED'];

/** Whatever the tests of the platform and of the contracts say, but for those that go through the whole catalogue. */
const testsOf = (folder: string): string[] => {
  const source = new URL(`../../../${folder}/src/`, import.meta.url);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:\.test|-causes)\.ts$/.test(name) && !/every-error|errors\.test/.test(name))
    .map((name) => readFileSync(new URL(name, source), 'utf8'));
};

describe('every error', () => {
  it('SYS-10 of the platform has a test that brings it about for a reason of its own', () => {
    const folders = ['apps/mock-platform', 'apps/gateway', 'packages/contracts', 'packages/test-stack'];
    const named = new Set(folders.flatMap(testsOf).flatMap((test) => test.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? []));
    const silent = ERROR_CODES.filter((code) => raisedBy(code) === 'platform' && !named.has(code));
    expect(silent.filter((code) => !ONLY_BY_FAULT.includes(code))).toEqual([]);
  });

  it('SYS-10 has a way to be reached, or is the browser own', () => {
    const unreached = ERROR_CODES.filter((code) => raisedBy(code) === 'gateway' && !ERROR_CAUSES[code]);
    expect(unreached).toEqual([]);
    expect(ERROR_CODES.filter((code) => raisedBy(code) === 'web')).toEqual(IN_THE_BROWSER);
  });

  it('SYS-10 of verification and login is reached through browser, gateway and platform', () => {
    expect(OF_VERIFICATION_AND_LOGIN.filter((code) => !ERROR_CAUSES[code])).toEqual([]);
  });

  it.each(ERROR_CODES.filter((code) => ERROR_CAUSES[code]))('SYS-10 %s is reached by its real cause', async (code) => {
    const world = await stack.world();
    const place = { world, gatewayUrl: stack.gatewayUrl, hastyGatewayUrl: hasty.gatewayUrl };
    expect(await ERROR_CAUSES[code]?.(place)).toBe(code);
  });

  describe('of the platform', () => {
    let world: StackWorld;
    let player: LoggedIn;
    let cookies: [string, string][];
    beforeAll(async () => {
      world = await stack.world();
      player = await world.member();
      cookies = [...player.cookies];
    });

    it.each(ERROR_CODES.filter((code) => raisedBy(code) === 'platform'))(
      'SYS-10 %s of the platform arrives with its status',
      async (code) => {
        // Some of them take the session away.
        for (const [name, value] of cookies) player.cookies.set(name, value);
        await world.control.clearFaults();
        await world.control.fault({ endpoint: 'fetchBalance', effect: { kind: 'error', code } });
        const headers = { 'x-session': player.tabToken ?? '' };
        const response = await player.fetch('/trpc/wallet.balance', { headers });
        expect(await codeIn(response)).toBe(code);
        expect(response.status).toBeGreaterThanOrEqual(400);
      },
    );
  });

  it('AUTH-03 the failed login that makes the captcha needed says so', async () => {
    const world = await stack.world();
    const { username } = await world.control.mint();
    const flags: unknown[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const failure = await world
        .visitor()
        .login(username, 'wrong')
        .catch((error: unknown) => error);
      flags.push(platformDataOf(failure)?.captcha === true);
    }
    expect(flags).toContain(true);
    expect(flags.indexOf(true)).toBeGreaterThan(0);
  });

  it('S4 known and unknown users fail alike', async () => {
    const world = await stack.world();
    const { username } = await world.control.mint();
    const failures = [username, 'nadie-con-este-nombre'].map(async (name) =>
      platformDataOf(
        await world
          .visitor()
          .login(name, 'wrong')
          .catch((error: unknown) => error),
      ),
    );
    const [known, unknown] = await Promise.all(failures);
    expect({ ...known, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  });

  it('WIRE-04 a call without a token, with a wrong one or for another merchant is refused on the wire', async () => {
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(`${stack.platform.url}/wps/v2/wallets/balance`, { headers });
      return [response.status, await codeIn(response)];
    };
    expect(await ask({ merchant: 'TONALLI' })).toEqual([401, 'TOKEN_MISSING']);
    expect(await ask({ merchant: 'TONALLI', authorization: 'Bearer nonsense' })).toEqual([401, 'TOKEN_INVALID']);
    expect(await ask({ merchant: 'NOBODY' })).toEqual([403, 'MERCHANT_UNKNOWN']);
    expect(await ask({})).toEqual([403, 'MERCHANT_UNKNOWN']);
  });

  it('SYS-12 recovers by itself after the platform was away', async () => {
    const world = await stack.world();
    const player = createTestBrowser(stack.gatewayUrl, world.name);
    const { username, password } = await world.control.mint({ balanceMinor: 700 });
    await player.login(username, password);
    await world.control.fault({ endpoint: 'fetchBalance', effect: { kind: 'status', status: 500 }, count: 1 });
    // One repeat of a read is the gateway's own affair.
    expect(await player.client.wallet.balance.query()).toMatchObject({ mainMinor: 700 });
  });
});
