import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createServer, type Gateway } from '../server';
import { permissionOf } from '../testing/fixtures';
import { startRedis, type TestRedis } from '../testing/redis-server';
import { type ScriptedPlatform, startScriptedPlatform } from '../testing/scripted-platform';
import { TEST_OPTIONS } from '../testing/start-gateway';

let redis: TestRedis;
let platform: ScriptedPlatform;
const gateways: Gateway[] = [];
beforeAll(async () => {
  redis = await startRedis();
  platform = await startScriptedPlatform();
  platform.answer({
    fetchStatus: () => ({ status: 0, endsAt: null }),
    fetchPermission: () => permissionOf(),
    fetchMenu: () => ({ categories: [] }),
  });
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.stop();
});
afterAll(async () => {
  await platform.close();
  await redis.stop();
});

/** No answer grows too old by itself. */
const startedAt = Date.now();
async function start(redisUrl: string | null) {
  const gateway = await createServer({ ...TEST_OPTIONS, platformUrl: platform.url, redisUrl, nowMs: () => startedAt });
  gateways.push(gateway);
  return gateway.start();
}
const statusAt = async (url: string) => {
  const answer = await fetch(`${url}/trpc/system.bootstrap?input=${encodeURIComponent('{"language":"es"}')}`);
  const body: unknown = await answer.json();
  return Object(body).result.data.status;
};

it('DEV-05 a process that shares hears the platform though no tab listens, and drops what it had ready', async () => {
  const before = platform.feed.connections.length;
  const urls = [await start(redis.url), await start(redis.url)];
  await expect.poll(() => platform.feed.connections.length).toBe(before + 2);
  await expect.poll(() => platform.feed.connections.slice(before).map(({ world }) => world)).toEqual([null, null]);
  for (const url of [...urls, ...urls]) expect(await statusAt(url)).toBe(0);
  platform.answer({ fetchPermission: () => permissionOf({}, { maintenance: { endsAt: null } }) });
  platform.feed.publish({ type: 'status' });
  for (const url of urls) await expect.poll(() => statusAt(url)).toBe(1);
  platform.answer({ fetchPermission: () => permissionOf() });
});

it('DEV-05 a process that is alone listens when somebody does', async () => {
  const before = platform.feed.connections.length;
  const url = await start(null);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(platform.feed.connections.length).toBe(before);
});

it('DEV-05 metrics say whether the common state is there', async () => {
  const shown = async (url: string) =>
    /^gateway_shared_state_up (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  const [shared, alone] = [await start(redis.url), await start(null)];
  expect([await shown(shared), await shown(alone)]).toEqual(['1', '1']);
  await redis.kill();
  await expect.poll(() => shown(shared)).toBe('0');
  await redis.start();
  await expect.poll(() => shown(shared)).toBe('1');
});
