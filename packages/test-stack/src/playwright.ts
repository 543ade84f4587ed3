import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { auditTrouble } from './audit';
import { Control, type MemberRequest, type MintedMember } from './control';
import { createWorldTime, type WorldTime } from './world-time';

export interface Account extends MintedMember {
  /** Minor units that the account was given. */
  readonly balanceMinor: number;
}

/** What may go wrong in a test that makes it go wrong on purpose; anything else fails the test. */
export interface Guard {
  allowConsole(pattern: RegExp): void;
  /** By URL; both failed connections and answers of 400 and above. */
  allowRequest(pattern: RegExp): void;
}

/**
 * A page before its own scripts run: the operator's announcements were closed already, so that they cover nothing.
 * Those of today stay away after a logout too, which empties the tab's storage.
 */
const CLOSE_POPUPS = `try {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: '${OPERATOR_TIME_ZONE}' }).format();
  for (const flag of ['USER_POPUP', 'ANONYMOUS_POPUP']) {
    sessionStorage.setItem(flag, 'closed');
    localStorage.setItem(flag + '_HIDDEN_ON', today);
  }
} catch {}`;

interface Fixtures {
  /** Whether the operator's announcements show on home, as people see them first. */
  popups: 'closed' | 'shown';
  /** What the world begins with: the seed of its chance, and the date of its data at which its time stands still. */
  birth: { seed?: string; frozenAt?: string };
  /** A world of this test's own; the ledger is audited when the test ends (QA-02, QA-09). */
  world: Control;
  /** The world's time, which the browser follows (QA-03). */
  clock: WorldTime;
  /** A new member with $1,000.00. */
  member: Account;
  /** A new agent with $1,000.00. */
  agent: Account;
  mint: (request?: MemberRequest) => Promise<Account>;
  guard: Guard;
}

interface Entry {
  /** Its name. */
  world: string;
  baseURL: string;
  popups?: Fixtures['popups'];
}

/** Puts another browser into a world, as the fixtures do with a test's own. */
export async function enterWorld(context: BrowserContext, { world, baseURL, popups = 'closed' }: Entry): Promise<void> {
  if (popups === 'closed') await context.addInitScript(CLOSE_POPUPS);
  await visitWorld(context, { world, baseURL });
}

/** Has another browser ask this world, and nothing else. */
export async function visitWorld(context: BrowserContext, { world, baseURL }: Omit<Entry, 'popups'>): Promise<void> {
  await context.addCookies([{ name: 'world', value: world, url: baseURL }]);
}

const BALANCE_MINOR = 100_000;

/**
 * Playwright's `test` in a world of its own. `E2E_PLATFORM_URL` says where the platform is, with its
 * control interface on; `baseURL` where the gateway is, which serves worlds by the cookie `world`.
 */
export const test = base.extend<Fixtures>({
  popups: ['closed', { option: true }],

  birth: [{}, { option: true }],

  world: async ({ context, baseURL, popups, birth }, use) => {
    const platformUrl = process.env.E2E_PLATFORM_URL;
    if (!platformUrl || !baseURL) throw new Error('E2E_PLATFORM_URL and baseURL have to be set');
    const world = await Control.createWorld(platformUrl, birth);
    await enterWorld(context, { world: world.world, baseURL, popups });
    await use(world);
    const audit = await world.audit();
    expect(auditTrouble(world.world, audit), 'the ledger of this test is clean').toEqual([]);
    await world.remove();
  },

  clock: async ({ world, context }, use) => use(createWorldTime(world, context)),

  mint: async ({ world }, use) => {
    await use(async (request = {}) => {
      const wanted = { balanceMinor: BALANCE_MINOR, ...request };
      return { ...(await world.mint(wanted)), balanceMinor: wanted.balanceMinor };
    });
  },
  member: async ({ mint }, use) => use(await mint()),
  agent: async ({ mint }, use) => use(await mint({ type: 1 })),

  guard: [
    async ({ context, world }, use) => {
      const watched = watch(context);
      await use(watched.guard);
      // The world is set up first, so that its cookie is there before any page asks for anything.
      expect(watched.unexpected(), `console and requests in world ${world.world}`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function watch(context: BrowserContext): { guard: Guard; unexpected: () => string[] } {
  const seen: { kind: 'console' | 'request'; text: string }[] = [];
  const allowed = { console: [] as RegExp[], request: [] as RegExp[] };
  const note = (kind: 'console' | 'request', text: string) => seen.push({ kind, text });

  context.on('console', (message: ConsoleMessage) => {
    // The browser's own line about a failed request says nothing that the request's event does not.
    if (message.text().startsWith('Failed to load resource')) return;
    // Tests of the worker let it in; for all others the runner keeps it out, and says so.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) note('console', `${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => note('console', `uncaught: ${error.error().message}`));
  context.on('requestfailed', (request: Request) => {
    // A page that is left, or a stream that is closed, cancels what it was waiting for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      note('request', `${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response: Response) => {
    if (response.status() >= 400) note('request', `${response.url()} answered ${response.status()}`);
  });

  return {
    guard: {
      allowConsole: (pattern) => allowed.console.push(pattern),
      allowRequest: (pattern) => allowed.request.push(pattern),
    },
    unexpected: () =>
      seen.filter(({ kind, text }) => !allowed[kind].some((pattern) => pattern.test(text))).map(({ text }) => text),
  };
}

/** Money as it is shown, such as `$1,250.00`. */
export function shown(amountMinor: number): string {
  const major = (Math.abs(amountMinor) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `$${major}`;
}

/** The document never scrolls sideways (SYS-16). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // As text: this package is typed for Node.
  const root = 'document.documentElement';
  const overflow = () => page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
  // What is measured in scripts, such as a chart, follows a frame later.
  await expect.poll(overflow, 'pixels that stick out to the side').toBeLessThanOrEqual(0);
}
