import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startRedis } from '@tonalli/gateway/redis-server';
import { Control } from '@tonalli/test-stack/control';
import { type ServerProcess, startServerProcess } from '@tonalli/test-stack/server-process';
import { createTestBrowser, type TestBrowser } from '@tonalli/test-stack/test-browser';
import { freePort } from '../measure/free-port';
import { startPinned } from '../measure/pinned-server';
import { type FrontProxy, startProxy } from '../measure/proxied';
import { judge, type Verdict } from '../measure/verdict';

/** Rolling restarts, of one gateway after the other. */
const RESTARTS = Number(process.env.RESTARTS ?? 20);
const CONTROL_RESTARTS = 4;
const PLAYERS = 60;
/** Within the thirty transfers a minute that an address may make. */
const CALL_EVERY_MS = 2_100;
const BALANCE = 1_000_000;
/** As `compose.yaml` says: the proxy notices within three seconds. */
const DRAIN_SECONDS = '5';

interface Outcome {
  readonly calls: number;
  readonly failed: readonly string[];
  /** Centavos that moved less those that were acknowledged. */
  readonly unexplained: number;
}

/**
 * R7: two gateways on one Redis behind the proxy are restarted again and again while members move money; no call may fail, and
 * what was acknowledged is what has moved. Control: gateways that are killed instead.
 */
export async function r7(): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  const redis = await startRedis();
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServerProcess('gateway', {
      ...{ PLATFORM_URL: platform.url, REDIS_URL: redis.url, GATEWAY_PORT: String(port), WORLDS: 'on' },
      ...{ TRUSTED_PROXIES: '1', DRAIN_SECONDS, LOG_LEVEL: 'info' },
    });
  const gateways = await Promise.all(ports.map(start));
  const proxy = await startProxy(gateways.map(({ url }) => url));
  const restart = async (index: number, end: (gateway: ServerProcess) => Promise<unknown>) => {
    const gateway = gateways[index];
    if (!gateway) return;
    await end(gateway);
    gateways[index] = await start(ports[index] ?? 0);
    // The proxy has to see it before the other one goes.
    await wait(2_500);
  };
  const rolling = (count: number, end: (gateway: ServerProcess) => Promise<unknown>) => async () => {
    for (let done = 0; done < count; done += 1) await restart(done % 2, end);
  };
  try {
    const own = await underLoad(
      platform.url,
      proxy,
      rolling(RESTARTS, (gateway) => gateway.stop()),
    );
    const control = await underLoad(
      platform.url,
      proxy,
      rolling(CONTROL_RESTARTS, (gateway) => gateway.kill()),
    );
    return {
      id: 'R7',
      goal: `${RESTARTS} rolling restarts behind ${proxy.name}: no call fails`,
      measured: `${own.failed.length} of ${own.calls} failed, ${own.unexplained} centavos unexplained`,
      spread: [...new Set(own.failed)].join(', ') || '-',
      cpu: '-',
      control: `killed ${CONTROL_RESTARTS} times: ${control.failed.length} of ${control.calls} failed`,
      outcome: judge({
        met: own.failed.length === 0 && own.unexplained === 0 && own.calls > RESTARTS,
        controlMet: control.failed.length === 0,
        noisy: false,
      }),
    };
  } finally {
    await proxy.stop();
    await Promise.all(gateways.map((gateway) => gateway.kill()));
    await redis.stop();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function underLoad(platformUrl: string, proxy: FrontProxy, work: () => Promise<void>): Promise<Outcome> {
  const control = await Control.createWorld(platformUrl);
  const players: TestBrowser[] = [];
  for (let number = 1; number <= PLAYERS; number += 1) {
    const { username, password } = await control.mint({ balanceMinor: BALANCE });
    const browser = createTestBrowser(proxy.url, control.world, `203.0.113.${number}`);
    await browser.login(username, password);
    players.push(browser);
  }
  const failed: string[] = [];
  let acknowledged = 0;
  let stopped = false;
  const moving = players.map(async ({ client }) => {
    while (!stopped) {
      const context = { idempotencyKey: crypto.randomUUID() };
      await client.wallet.transfer.mutate({ from: 'MAIN', to: 'SLR', amountMinor: 1 }, { context }).then(
        () => {
          acknowledged += 1;
        },
        (error: unknown) => failed.push(error instanceof Error ? error.message : String(error)),
      );
      await wait(CALL_EVERY_MS);
    }
  });
  await work();
  stopped = true;
  await Promise.all(moving);
  const left = await Promise.all(players.map(async ({ client }) => (await client.wallet.balance.query()).mainMinor));
  const moved = left.reduce((sum, mainMinor) => sum + BALANCE - mainMinor, 0);
  await control.remove();
  return { calls: acknowledged + failed.length, failed, unexplained: moved - acknowledged };
}
