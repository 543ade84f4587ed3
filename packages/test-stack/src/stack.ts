import { setImmediate } from 'node:timers/promises';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { mockLoginServices } from '@tonalli/gateway/mock-login-services';
import { createServer, type Gateway, type GatewayOptions } from '@tonalli/gateway/server';
import { createPlatform, type Platform } from '@tonalli/mock-platform/server';
import { TEST_OPTIONS } from '@tonalli/mock-platform/testing';
import { auditTrouble } from './audit';
import { Control } from './control';
import { createTestBrowser, type TestBrowser } from './test-browser';
import { startWireTap, type WireTap } from './wire-tap';

const SESSION_SECRET = 'a session secret for tests, long enough';

/** A world of the test's own, and its visitors. */
export interface StackWorld {
  readonly control: Control;
  readonly name: string;
  /** A new browser that nobody has logged in with. */
  visitor(): TestBrowser;
  /** A new account of this type (member when left out) with a balance in minor units, logged in, from this address if given. */
  member(request?: Joining): Promise<LoggedIn>;
  agent(request?: { balanceMinor?: number }): Promise<LoggedIn>;
}

interface Joining {
  balanceMinor?: number;
  type?: 0 | 1;
  paymentPassword?: string | null;
  identityChecked?: boolean;
  address?: string;
}

export interface LoggedIn extends TestBrowser {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

export interface Stack {
  readonly platform: Platform;
  readonly gateway: Gateway;
  readonly gatewayUrl: string;
  /** Everything that the gateway sent to the platform. */
  readonly wire: WireTap;
  /** Cloned from the default data. `frozenAt`: ISO 8601 UTC, stops its clock there. */
  world(request?: { seed?: string; frozenAt?: string }): Promise<StackWorld>;
  /** Stops both servers. Rejects when the ledger of any world is not clean (QA-09). */
  stop(): Promise<void>;
}

/** Gateway and mock platform in this process, on free ports, default data in memory. Options go to the gateway. */
export async function createStack(options: Partial<GatewayOptions> = {}): Promise<Stack> {
  const { logLevel = TEST_OPTIONS.logLevel } = options;
  const platform = await createPlatform({ ...TEST_OPTIONS, logLevel });
  await platform.start();
  const wire = await startWireTap(platform.url);
  const { gateway, gatewayUrl } = await startGateway({
    platformUrl: wire.url,
    // An issuer names itself by the address at which it listens, not by the tap's.
    loginServices: mockLoginServices({ platformUrl: platform.url, merchant: DEVELOPMENT_MERCHANT }),
    ...options,
  });

  return {
    platform,
    gateway,
    gatewayUrl,
    wire,
    world: async (request) => joinWorld(await Control.createWorld(platform.url, request), gatewayUrl),
    async stop() {
      const names = platform.worlds.list().map(({ name }) => name);
      const [audited] = await Promise.allSettled([requireCleanLedgers(platform, names)]);
      await gateway.stop();
      await wire.close();
      await platform.stop();
      if (audited.status === 'rejected') throw audited.reason;
    },
  };
}

/** Rejects when the ledger of one of these worlds is not clean, with the calls behind it (QA-09). */
export async function requireCleanLedgers({ url, worlds }: Platform, names: readonly string[]): Promise<void> {
  const trouble: string[] = [];
  for (const name of names) {
    // In this process, since fifty audits at once keep a server from answering; who is to blame is asked when it matters.
    const isClean = worlds.find(name)?.ledger.audit().clean;
    // Connections that are too old are closed as they age, not while the next test writes to one.
    await setImmediate();
    if (isClean) continue;
    trouble.push(...auditTrouble(name, await new Control(url, name).audit()));
  }
  if (trouble.length > 0) throw new Error(`the ledger is not clean:\n${trouble.join('\n')}`);
}

function joinWorld(control: Control, gatewayUrl: string): StackWorld {
  const visitor = () => createTestBrowser(gatewayUrl, control.world);
  const member: StackWorld['member'] = async ({ address, ...request } = {}) => {
    const { id, username, password } = await control.mint(request);
    const browser = createTestBrowser(gatewayUrl, control.world, address);
    await browser.login(username, password, request.type === 1 ? 'agent' : 'member');
    return Object.assign(browser, { id, username, password });
  };
  return { control, name: control.world, visitor, member, agent: (request) => member({ ...request, type: 1 }) };
}

/** What `startHastyGateway` waits for the platform. */
export const HASTY_DEADLINE_MS = 500;

/**
 * A second gateway with a short deadline, for calls that must time out. All other calls go to the first one, whose
 * deadline no busy machine misses.
 */
export function startHastyGateway({ wire }: Pick<Stack, 'wire'>): ReturnType<typeof startGateway> {
  return startGateway({ platformUrl: wire.url, platformDeadlineMs: HASTY_DEADLINE_MS, trustedProxies: 1 });
}

/** A gateway on a free port, pointed at any platform by its configuration alone (WIRE-06). */
export async function startGateway(
  options: Partial<GatewayOptions> & Pick<GatewayOptions, 'platformUrl'>,
): Promise<{ gateway: Gateway; gatewayUrl: string }> {
  const gateway = await createServer({
    host: '127.0.0.1',
    port: 0,
    merchant: DEVELOPMENT_MERCHANT,
    sessionSecrets: [SESSION_SECRET],
    worlds: true,
    webDist: null,
    logLevel: 'silent',
    trustedProxies: 0,
    addressRequestsPerSecond: 100_000,
    reference: false,
    // How soon the platform answers is asked of a hasty gateway alone; fifty logins at once take their time.
    platformDeadlineMs: 30_000,
    hostsWaitMs: 30_000,
    ...options,
  });
  return { gateway, gatewayUrl: await gateway.start() };
}
