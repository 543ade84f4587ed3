import { TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../testing/fake-gateway';
import { createClient } from './client';
import { isSessionEnd, isWorthRetrying } from './failure-code';
import { readFailure } from './platform-failure';

describe('failures', () => {
  it('SYS-10 reads code, captcha flag, waiting time, fields and request id', () => {
    const fields = { username: { patternId: 'letterFirst', min: 4, max: 12 }, odd: 'nonsense' };
    const read = readFailure(
      failure('FIELD_INVALID', { captcha: true, retryAfterSeconds: 300, fields, requestId: 'r1' }),
    );
    expect(read).toEqual({
      code: 'FIELD_INVALID',
      captcha: true,
      retryAfterSeconds: 300,
      fields: { username: { patternId: 'letterFirst', min: 4, max: 12 } },
      limit: null,
      openGameId: null,
      requestId: 'r1',
    });
  });

  it('MEM-16 reads which limit is in the way, and none where what is said of it is odd', () => {
    const used = { limitMinor: 50_000, usedMinor: 30_000 };
    const limit = { kind: 'deposit', period: 'weekly', ...used, startsAnewAt: '2026-01-19T06:00:00.000Z' };
    expect(readFailure(failure('DEPOSIT_LIMIT_REACHED', { limit })).limit).toEqual(limit);
    for (const odd of [
      { ...limit, kind: 'fun' },
      { ...limit, period: 'yearly' },
      { ...limit, startsAnewAt: 3 },
      'weekly',
    ])
      expect(readFailure(failure('DEPOSIT_LIMIT_REACHED', { limit: odd })).limit).toBeNull();
  });

  it('SYS-12 a call that nobody answered is a network error', () => {
    expect(readFailure(TRPCClientError.from(new TypeError('Failed to fetch'))).code).toBe('NETWORK_ERROR');
  });

  it.each([
    { says: "a proxy's page", status: 503, body: '<html>Unavailable</html>', code: 'UPSTREAM_UNAVAILABLE' },
    { says: "a proxy's JSON", status: 502, body: '{"message":"bad gateway"}', code: 'UPSTREAM_UNAVAILABLE' },
    { says: 'the page of a network with a login', status: 200, body: '<html>Log in</html>', code: 'NETWORK_ERROR' },
  ])('SYS-12 reads $says ($status) in place of the gateway as $code', async ({ status, body, code }) => {
    const type = body.startsWith('{') ? 'application/json' : 'text/html';
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
    const departure = new AbortController().signal;
    const client = createClient({ token: () => null, departure: () => departure, language: () => 'es' });
    const [read, written] = await Promise.all([
      client.system.bootstrap.query({ language: 'es' }).catch(readFailure),
      client.session.logout.mutate().catch(readFailure),
    ]);
    expect([read, written]).toMatchObject([{ code }, { code }]);
  });

  it('SYS-12 a call that took too long says so', () => {
    const slow = new DOMException('signal timed out', 'TimeoutError');
    expect(readFailure(TRPCClientError.from(slow)).code).toBe('UPSTREAM_TIMEOUT');
  });

  it('SYS-12 only what lay on the way is worth another try', () => {
    expect(isWorthRetrying('UPSTREAM_UNAVAILABLE')).toBe(true);
    expect(isWorthRetrying('LOGIN_FAILED')).toBe(false);
  });

  it('AUTH-15 every way to lose the session counts as its end, a wrong password does not', () => {
    expect((['TOKEN_INVALID', 'TOKEN_MISSING', 'SESSION_MISMATCH'] as const).every(isSessionEnd)).toBe(true);
    expect(isSessionEnd('LOGIN_FAILED')).toBe(false);
  });
});
