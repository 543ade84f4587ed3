import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const YEAR_AND_SUBDOMAINS = 'max-age=31536000; includeSubDomains';
const policyOf = ({ headers }: Response) => (headers.get('content-security-policy') ?? '').split(';');

describe('whatever a browser is answered', () => {
  it.each(['/trpc/wallet.balance', '/trpc/nobody.nothing', '/nothing.js', '/healthz'])(
    'S1 %s asks for HTTPS, is what it says it is, and is framed by nobody',
    async (path) => {
      const response = await fetch(gateway.url + path);
      expect(response.headers.get('strict-transport-security')).toBe(YEAR_AND_SUBDOMAINS);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(policyOf(response)).toContain("frame-ancestors 'none'");
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('S1 data are no document: nothing in them would be loaded or run', async () => {
    const response = await fetch(`${gateway.url}/trpc/wallet.balance`);
    expect(policyOf(response)).toContain("default-src 'none'");
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('S1 a mutation is not done by a link or a picture', async () => {
    const tab = signedIn();
    const before = gateway.platform.count('updateLanguage');
    const input = encodeURIComponent(JSON.stringify({ language: 'en' }));
    const response = await fetch(`${gateway.url}/trpc/account.updateLanguage?input=${input}`, {
      headers: { cookie: tab.cookie, 'x-session': tab.token },
    });
    expect(response.status).toBe(405);
    expect(gateway.platform.count('updateLanguage')).toBe(before);
  });
});
