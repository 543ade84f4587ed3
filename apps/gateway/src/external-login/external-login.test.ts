import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { openUnderSharedKey } from '@tonalli/contracts/sealing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, TEST_OPTIONS, type TestGateway } from '../testing/start-gateway';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const ENTERED = {
  token: 'platform-token-of-demo',
  userName: 'demo',
  customerId: 'M000001',
  account: 'demo',
  nickname: 'Demo',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  onBreak: false,
} as const;
const ATTEMPT = 'a-login-of-this-page';
const START = `/external/google?attempt=${ATTEMPT}&intent=login`;

/** A service that signs whatever a test wants, and keeps what it was asked. */
async function startIssuer() {
  const issuer = {
    url: '',
    claims: {} as Record<string, unknown>,
    asked: [] as URLSearchParams[],
    server: null as Server | null,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const idToken = () => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuer.url, aud: 'client-1', sub: 'sub-1', iat: now, exp: now + 60, ...issuer.claims };
    const text = `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: issuer.url,
      authorization_endpoint: `${issuer.url}/auth`,
      token_endpoint: `${issuer.url}/token`,
      jwks_uri: `${issuer.url}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/token': () => ({ access_token: 'a', token_type: 'bearer', id_token: idToken() }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] }),
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url === '/token') issuer.asked.push(new URLSearchParams(body));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  issuer.server = server;
  return issuer;
}

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let gateway: TestGateway;
let now: number;

beforeEach(async () => {
  issuer = await startIssuer();
  now = Date.now();
  const google = {
    issuer: issuer.url,
    clientId: 'client-1',
    clientSecret: 's3cret',
    tokenEndpoint: null,
    idTokenAlg: null,
  };
  gateway = await startGateway({ loginServices: { google }, nowMs: () => now }, { logInExternal: () => ENTERED });
});
afterEach(async () => {
  await gateway.stop();
  issuer.server?.close();
});

const cookieOf = (response: Response): string => (response.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
const visit = (path: string, cookie = '') => fetch(gateway.url + path, { redirect: 'manual', headers: { cookie } });

async function begin(path = START) {
  const response = await visit(path);
  const authorization = new URL(response.headers.get('location') ?? '', 'http://none.invalid');
  const asked = authorization.searchParams;
  issuer.claims = { nonce: asked.get('nonce') };
  const back = `/external/google/callback?code=c-1&state=${encodeURIComponent(asked.get('state') ?? '')}`;
  return { response, asked, cookie: cookieOf(response), back };
}
const enter = (cookie: string, attempt = ATTEMPT) =>
  gateway.mutate('session.enterExternal', { attempt }, { tab: { cookie }, headers: { origin: gateway.url } });
const codeOf = async (cookie: string, attempt?: string) => (await enter(cookie, attempt)).error?.data.platform.code;

describe('the way to another service and back', () => {
  it('AUTH-09 sends the browser there with state, nonce and a PKCE challenge, and the way in a sealed cookie', async () => {
    const { response, asked } = await begin();
    expect(response.status).toBe(303);
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'client-1',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${gateway.url}/external/google/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(40);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^loopback-external=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/,
    );
    expect(response.headers.getSetCookie()[0]).not.toContain(asked.get('nonce'));
  });

  it('AUTH-09 exchanges the code with the verifier and the secret, and vouches to the platform for who came', async () => {
    const { cookie, back } = await begin();
    issuer.claims = { ...issuer.claims, name: ' Ana ', email: 'ana@correo.example', email_verified: true };
    const returned = await visit(back, cookie);
    expect([returned.status, returned.headers.get('location')]).toEqual([303, '/login']);
    const [sent] = issuer.asked;
    expect([sent?.get('code'), sent?.get('client_secret'), sent?.get('code_verifier')?.length]).toEqual([
      'c-1',
      's3cret',
      43,
    ]);
    const answer = await enter(cookieOf(returned));
    expect(answer.data).toMatchObject({ kind: 'entered', session: { username: 'demo' } });
    const call = gateway.platform.calls.find(({ name }) => name === 'logInExternal');
    const proof = String(Object(call?.input).proof);
    expect(JSON.parse(await openUnderSharedKey(TEST_OPTIONS.merchant.key, proof))).toMatchObject({
      identity: { provider: 'google', subject: 'sub-1', name: 'Ana', email: 'ana@correo.example' },
    });
    expect(answer.headers.getSetCookie().some((line) => line.startsWith('loopback-external=;'))).toBe(true);
  });

  it.each([
    ['another nonce', { nonce: 'of-somebody-else' }],
    ['another client', { aud: 'client-2' }],
    ['another issuer', { iss: 'https://issuer.example' }],
    ['long ago', { exp: 1 }],
  ])('AUTH-09 believes no ID token of %s', async (_what, claims) => {
    const { cookie, back } = await begin();
    issuer.claims = { ...issuer.claims, ...claims };
    expect(await codeOf(cookieOf(await visit(back, cookie)))).toBe('EXTERNAL_UNAVAILABLE');
    expect(gateway.platform.count('logInExternal')).toBe(0);
  });

  it('AUTH-09 refuses what another browser began, another state, and another page', async () => {
    const { cookie, back } = await begin();
    for (const [path, own] of [
      [back, ''],
      [back, (await begin()).cookie],
      [`${back}x`, cookie],
      [back.replace('google', 'line'), cookie],
    ] as const) {
      const response = await visit(path, own);
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
      expect(await response.text()).toContain('no empezó en este navegador');
    }
    expect(issuer.asked).toHaveLength(0);
    expect(await codeOf('')).toBe('EXTERNAL_MISMATCH');
    expect(await codeOf(cookie, 'a-login-of-another-page')).toBe('EXTERNAL_MISMATCH');
  });

  it('AUTH-09 takes a state once, and none after ten minutes', async () => {
    const first = await begin();
    await visit(first.back, first.cookie);
    expect(await codeOf(cookieOf(await visit(first.back, first.cookie)))).toBe('EXTERNAL_EXPIRED');
    expect(issuer.asked).toHaveLength(1);
    const late = await begin();
    now += 10 * 60_000;
    expect(await codeOf(cookieOf(await visit(late.back, late.cookie)))).toBe('EXTERNAL_EXPIRED');
    const returned = await begin();
    const kept = cookieOf(await visit(returned.back, returned.cookie));
    now += 30 * 60_000;
    expect(await codeOf(kept)).toBe('EXTERNAL_EXPIRED');
  });

  it('AUTH-09 tells who declined from a service that fails, and who came back without an answer', async () => {
    const { cookie, asked } = await begin();
    expect(await codeOf(cookie)).toBe('EXTERNAL_DENIED');
    const state = encodeURIComponent(asked.get('state') ?? '');
    const denied = await visit(`/external/google/callback?error=access_denied&state=${state}`, cookie);
    expect(await codeOf(cookieOf(denied))).toBe('EXTERNAL_DENIED');
    const away = await visit(START.replace('google', 'line'));
    expect(await codeOf(cookieOf(away))).toBe('EXTERNAL_UNAVAILABLE');
  });

  it('AUTH-09 tells the window that opened it, by a page without a script of its own, and leads nowhere else', async () => {
    const { cookie, back } = await begin(`${START}&popup=1&to=https://evil.example`);
    const page = await visit(`${back}&to=https://evil.example`, cookie);
    const text = await page.text();
    expect(text).toContain(`data-attempt="${ATTEMPT}"`);
    expect(text).not.toContain('evil');
    expect(text).toContain('Ya puedes cerrar esta ventana');
    expect(text.match(/<script[^>]*>[^<]/)).toBeNull();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const path of ['/external/other?attempt=a-login-of-this-page&intent=login', '/external/google', `${START}x`]) {
      expect((await visit(path)).status).toBe(400);
    }
  });

  it('AUTH-09 opens for our own pages alone', async () => {
    const { cookie, back } = await begin();
    const kept = cookieOf(await visit(back, cookie));
    const foreign = await gateway.mutate('session.enterExternal', { attempt: ATTEMPT }, { tab: { cookie: kept } });
    expect(foreign.error?.data.platform.code).toBe('ORIGIN_REFUSED');
  });
});
