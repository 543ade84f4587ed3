import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

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
