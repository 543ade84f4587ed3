import { HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { mockLoginServices } from '@tonalli/gateway/mock-login-services';
import { startRedis, type TestRedis } from '@tonalli/gateway/redis-server';
import type { Gateway } from '@tonalli/gateway/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBalancer } from './balancer';
import { beginExternal, chooseAt } from './external-visit';
import { openLiveTab } from './live-tab';
import { createStack, type Stack, type StackWorld, startGateway } from './stack';
import { codeOf, createTestBrowser, movedTo, type TestBrowser } from './test-browser';
import type { WireRecord } from './wire-tap';

const LOGINS_A_MINUTE = 20;
const once = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

let redis: TestRedis;
let stack: Stack;
let options: Parameters<typeof startGateway>[0];
let second: { gateway: Gateway; gatewayUrl: string };
/** Stands, so that no answer grows too old while a test looks at it. */
const startedAt = Date.now();

beforeAll(async () => {
  redis = await startRedis();
  const shared = { redisUrl: redis.url, release: 'of this test', trustedProxies: 1, nowMs: () => startedAt };
  stack = await createStack(shared);
  const issuer = { platformUrl: stack.platform.url, merchant: DEVELOPMENT_MERCHANT };
  options = { ...shared, platformUrl: stack.wire.url, loginServices: mockLoginServices(issuer) };
  second = await startGateway(options);
});
afterAll(async () => {
  await second.gateway.stop();
  await stack.stop();
  await redis.stop();
});

const atSecond = (world: StackWorld, address?: string) => createTestBrowser(second.gatewayUrl, world.name, address);
const gamesAsked = (world: StackWorld) =>
  stack.wire.records.filter(({ path, headers }) => /game/i.test(path) && headers['x-world'] === world.name).length;
const isSealed = ({ headers }: WireRecord) => headers['content-type'] === SEALED_CONTENT_TYPE;
const GAMES = { language: 'es', page: 1, pageSize: 18 } as const;
const readiness = async (url: string) => (await fetch(`${url}/readyz`)).json();

describe('two gateways on one Redis', () => {
  it('DEV-05 say that they share', async () => {
    for (const url of [stack.gatewayUrl, second.gatewayUrl]) {
      expect(await readiness(url)).toEqual({ status: 'ready', sharedState: 'shared' });
    }
  });

  it('DEV-05 count the logins of an address together', async () => {
    const world = await stack.world();
    const browsers = [world.visitor(), atSecond(world)];
    const codes: string[] = [];
    for (let attempt = 0; attempt <= LOGINS_A_MINUTE; attempt += 1) {
      const browser = browsers[attempt % 2] ?? world.visitor();
      codes.push(await codeOf(browser.login(`nobody${attempt}`, 'Wrong-1234')));
    }
    expect(codes.indexOf('RATE_LIMITED')).toBe(LOGINS_A_MINUTE);
    for (const browser of browsers) expect(await codeOf(browser.login('demo', 'Demo1234'))).toBe('RATE_LIMITED');
  });

  it('DEV-05 ask the platform once for what both are asked', async () => {
    const world = await stack.world();
    const first = await world.visitor().client.lobby.games.query(GAMES);
    const asked = gamesAsked(world);
    expect(asked).toBeGreaterThan(0);
    expect(await atSecond(world).client.lobby.games.query(GAMES)).toEqual(first);
    expect(gamesAsked(world)).toBe(asked);
  });

  it('DEV-05 both know what the operator changed, though only one of them listens there', async () => {
    const world = await stack.world();
    const listening = world.visitor();
    const tab = await openLiveTab(listening);
    await expect.poll(() => tab.heard.map(({ type }) => type)).toContain('resync');
    const bootstrapAt = async (browser: TestBrowser) =>
      (await browser.client.system.bootstrap.query({ language: 'es' })).status;
    const browsers = [listening, atSecond(world)];
    // Twice: from ready bytes the second time.
    for (const browser of [...browsers, ...browsers]) expect(await bootstrapAt(browser)).toBe(0);
    await world.control.setStatus(1);
    for (const browser of browsers) await expect.poll(() => bootstrapAt(browser)).toBe(1);
    tab.close();
  });

  it('DEV-05 serve a session that began at the other one, and end it for both', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 4_200 });
    const elsewhere = movedTo(second.gatewayUrl, player);
    expect((await elsewhere.client.wallet.balance.query()).mainMinor).toBe(4_200);
    await elsewhere.client.session.logout.mutate();
    expect(await codeOf(player.client.wallet.balance.query())).toBe('TOKEN_INVALID');
  });

  it('DEV-05 WIRE-03 send sealed calls that nobody sends again, at whichever', async () => {
    const world = await stack.world();
    const { username, password } = await world.control.mint();
    await world.visitor().login(username, password);
    const sealed = stack.wire.records.findLast(({ headers }) =>
      headers['content-type']?.startsWith('application/jose'),
    );
    await atSecond(world).login(username, password);
    const other = stack.wire.records.findLast(isSealed);
    // Content keys are agreed by each of them.
    expect(other?.body.split('.')[0]).not.toBe(sealed?.body.split('.')[0]);
    for (const record of [sealed, other]) {
      const carried = [HEADERS.merchant, HEADERS.language, HEADERS.world].map((name) => [name, record?.headers[name]]);
      const again = await fetch(stack.platform.url + record?.path, {
        method: 'POST',
        headers: { ...Object.fromEntries(carried), 'content-type': SEALED_CONTENT_TYPE },
        body: record?.body ?? '',
      });
      expect(await again.json()).toMatchObject({ success: false, code: 'SEAL_REPLAYED' });
    }
  });

  it('DEV-05 AUTH-09 take the way back from another service once, at whichever', async () => {
    const world = await stack.world();
    const browser = world.visitor();
    const { attempt, authorization } = await beginExternal(browser);
    const back = await chooseAt(authorization, 'google-nadia');
    const copy = movedTo(second.gatewayUrl, browser);
    await browser.fetch(back.pathname + back.search);
    await copy.fetch(back.pathname + back.search);
    expect(await codeOf(copy.client.session.enterExternal.mutate({ attempt }))).toBe('EXTERNAL_EXPIRED');
    expect(await browser.client.session.enterExternal.mutate({ attempt })).toMatchObject({ kind: 'unknown' });
  });

  it('DEV-05 HOME-08 tell the tabs at both what has happened', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 10_000 });
    const elsewhere = movedTo(second.gatewayUrl, player);
    const tabs = [await openLiveTab(player), await openLiveTab(elsewhere)];
    for (const { heard } of tabs) await expect.poll(() => heard.map(({ type }) => type)).toContain('resync');
    await player.client.wallet.transfer.mutate({ from: 'MAIN', to: 'SLR', amountMinor: 505 }, once());
    for (const { heard } of tabs)
      await expect.poll(() => heard).toContainEqual({ type: 'balance', balanceMinor: 9_495 });
    for (const tab of tabs) tab.close();
  });
});

describe('gateways behind a proxy, under load', () => {
  const DRAIN_MS = 200;

  /** Members who move a centavo each, again and again, until told to stop; what became of each call. */
  async function load(world: StackWorld, url: string) {
    const players = await Promise.all([1, 2, 3].map(() => world.member({ balanceMinor: 100_000 })));
    const browsers = players.map((player) => movedTo(url, player));
    const outcomes: string[] = [];
    let stopped = false;
    const moving = browsers.map(async ({ client }) => {
      while (!stopped) {
        const moved = client.wallet.transfer.mutate({ from: 'MAIN', to: 'SLR', amountMinor: 1 }, once());
        outcomes.push(await codeOf(moved));
      }
    });
    return {
      outcomes,
      async stop() {
        stopped = true;
        await Promise.all(moving);
        const balances = await Promise.all(browsers.map(({ client }) => client.wallet.balance.query()));
        return balances.reduce((sum, { mainMinor }) => sum + 100_000 - mainMinor, 0);
      },
    };
  }
  const loaded = (outcomes: readonly string[], more: number) => {
    const from = outcomes.length;
    return expect.poll(() => outcomes.length).toBeGreaterThanOrEqual(from + more);
  };

  async function startPair() {
    const unlimited = { ...options, nowMs: Date.now, drainMs: DRAIN_MS };
    const gateways = [await startGateway(unlimited), await startGateway(unlimited)];
    const balancer = await startBalancer(gateways.map(({ gatewayUrl }) => gatewayUrl));
    onTestFinished(async () => {
      await balancer.close();
      for (const { gateway } of gateways) await gateway.stop();
    });
    const restart = async (index: number) => {
      const { gateway, gatewayUrl } = gateways[index] ?? second;
      await gateway.stop();
      gateways[index] = await startGateway({ ...unlimited, port: Number(new URL(gatewayUrl).port) });
    };
    return { balancer, restart };
  }

  it('DEV-05 R7 restart one after the other, and no call fails; tabs come back', async () => {
    const world = await stack.world();
    const { balancer, restart } = await startPair();
    const { outcomes, stop } = await load(world, balancer.url);
    const tab = await openLiveTab(movedTo(balancer.url, await world.member()));
    const broken = expect(tab.ended).rejects.toThrow();
    for (const index of [0, 1]) {
      await loaded(outcomes, 10);
      await restart(index);
    }
    await broken;
    await loaded(outcomes, 10);
    const moved = await stop();
    expect(new Set(outcomes)).toEqual(new Set(['OK']));
    expect(moved).toBe(outcomes.length);
    expect([...balancer.served.values()].every((requests) => requests > 5)).toBe(true);
  });

  it('DEV-05 go on while Redis is away, and share again when it is back', async () => {
    const world = await stack.world();
    const { balancer } = await startPair();
    const { outcomes, stop } = await load(world, balancer.url);
    const standing = () => readiness(balancer.url);
    await loaded(outcomes, 10);
    await redis.kill();
    await expect.poll(standing).toEqual({ status: 'ready', sharedState: 'lost' });
    await loaded(outcomes, 10);
    await redis.start();
    await expect.poll(standing).toEqual({ status: 'ready', sharedState: 'shared' });
    await loaded(outcomes, 10);
    expect(await stop()).toBe(outcomes.length);
    expect(new Set(outcomes)).toEqual(new Set(['OK']));
  });
});
