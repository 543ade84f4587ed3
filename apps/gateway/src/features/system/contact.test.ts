import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from '../../platform/platform-error';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('ways to the operator', () => {
  it('SYS-04 SYS-11 are there while the bootstrap is refused, and teach the policy where the mirrors are', async () => {
    const path = await sealUnderSharedKey(DEVELOPMENT_MERCHANT.key, 'https://help.example/chat');
    gateway.platform.answer({
      fetchPermission: () => {
        throw new PlatformError('DOMAIN_UNKNOWN');
      },
      fetchContact: () => ({
        customerService: [
          { csType: 'LIVECHAT', title: 'Chat', path },
          { csType: 'LINE', title: 'LINE', path: 'rubbish' },
        ],
        domainRoute: [
          { name: 'Otro', url: 'https://otro.example' },
          { name: 'Malo', url: 'javascript:alert(1)' },
        ],
      }),
    });
    const { data } = await gateway.query('system.contact');
    expect(data).toEqual({
      customerService: [{ type: 'LIVECHAT', title: 'Chat', url: 'https://help.example/chat' }],
      mirrors: [{ name: 'Otro', url: 'https://otro.example' }],
    });
    const policy = (await fetch(`${gateway.url}/`)).headers.get('content-security-policy');
    expect(policy).toContain('https://otro.example');
  });

  it('SYS-04 a mirror answers any site that measures its way to it, and says nothing', async () => {
    const response = await fetch(`${gateway.url}/ping?again=1`, { headers: { origin: 'https://elsewhere.example' } });
    expect([response.status, await response.text()]).toEqual([204, '']);
    const { headers } = response;
    expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual(['*', 'no-store']);
    expect([headers.get('set-cookie'), headers.get('access-control-allow-credentials')]).toEqual([null, null]);
    // Nothing else of the gateway is for other sites.
    const bootstrap = await gateway.query('system.bootstrap', { language: 'es' });
    expect(bootstrap.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('somebody who says that they are of the operator', () => {
  const verify = (input: unknown) => gateway.mutate('system.verifyRepresentative', input);

  it('SYS-04 is asked about without the spaces around, and the answer comes as it is', async () => {
    gateway.platform.answer({ verifyRepresentative: () => ({ verdict: 'official', name: 'Ximena' }) });
    const { data } = await verify({ channel: 'TELEGRAM', handle: '  @tonalli ' });
    expect(data).toEqual({ verdict: 'official', name: 'Ximena' });
    expect(gateway.platform.calls.at(-1)?.input).toEqual({ channel: 'TELEGRAM', handle: '@tonalli' });
  });

  it.each([
    [{ channel: 'PIGEON', handle: 'x' }],
    [{ channel: 'EMAIL', handle: '   ' }],
    [{ channel: 'EMAIL', handle: 'x'.repeat(121) }],
    [{ channel: 'EMAIL' }],
    [{ channel: 'EMAIL', handle: 'x', more: 1 }],
  ])('SYS-04 S3 %j is refused without asking', async (input) => {
    const { error } = await verify(input);
    expect(error?.data.platform).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(gateway.platform.count('verifyRepresentative')).toBe(0);
  });

  it('SYS-04 S5 cannot be looked up in bulk', async () => {
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await verify({ channel: 'EMAIL', handle: `a${attempt}` })).error?.data.platform.code);
    expect(codes.slice(0, 10).every((code) => code === undefined)).toBe(true);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
