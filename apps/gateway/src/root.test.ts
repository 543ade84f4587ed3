import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PlatformError } from './platform/platform-error';
import { signedIn, startGateway, type TestGateway } from './testing/start-gateway';

describe('what is no call of a procedure', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it.each(['__proto__', 'constructor', 'account.__proto__', 'account', 'account.me.call', 'x'.repeat(300)])(
    'WIRE-05 is answered by NOT_FOUND for the path %s',
    async (path) => {
      const answer = await gateway.query(path);
      expect([answer.status, answer.error?.data.platform.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('WIRE-05 is refused when it is too large, no JSON, no path, or too many at once', async () => {
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
    expect(gateway.platform.calls).toEqual([]);
  });
});

it('SYS-12 a failure tells its code and its reference, and nothing of the call behind it', async () => {
  const fetchUnreadCount = () => {
    throw new PlatformError('UNKNOWN');
  };
  const gateway = await startGateway({}, { fetchUnreadCount });
  onTestFinished(() => gateway.stop());
  const { error, json } = await gateway.query('messages.unread', undefined, { tab: signedIn('M000001') });
  expect(error?.data.platform).toEqual({ code: 'UNKNOWN', requestId: expect.any(String) });
  expect(gateway.platform.calls.at(-1)?.headers.authorization).toBe('Bearer platform-token-of-M000001');
  expect(JSON.stringify(json)).not.toContain('platform-token');
});
