import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/fake-gateway';
import { isSessionEnd, isWorthRetrying, readFailure } from './platform-failure';

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
      requestId: 'r1',
    });
  });

  it('SYS-12 a call that nobody answered is a network error', () => {
    expect(readFailure(TRPCClientError.from(new TypeError('Failed to fetch'))).code).toBe('NETWORK_ERROR');
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
