import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { freePort } from '../measure/free-port';

const chromiumPath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find(
  (path) => path && existsSync(path),
);
/** The machine's own browser; where it has none, that of Playwright. */
export const OWN_BROWSER = chromiumPath ? { executablePath: chromiumPath } : {};

/** Flags that keep the browser from doing work of its own. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** As phones are measured: the width of most, and two pixels for one. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface MeasuringBrowser {
  readonly context: BrowserContext;
  /** Of its remote control, for tools that speak to it beside us. */
  readonly port: number;
  close(): Promise<void>;
}

/** A browser with a profile of its own that forgets everything when it closes. It may use every core: the servers idle. */
export async function openBrowser(
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
): Promise<MeasuringBrowser> {
  spreadOverCores();
  const profile = mkdtempSync(join(tmpdir(), 'tonalli-profile-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...OWN_BROWSER,
    args: [...QUIET, `--remote-debugging-port=${port}`],
    locale: 'es-MX',
    ...options,
  });
  // The runner of these files marks functions with it, also those that run in a page.
  await context.addInitScript('globalThis.__name ??= (value) => value');
  return {
    context,
    port,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Logs in by the ordinary procedure; later pages of the context resume the session. */
export async function logIn(page: Page, url: string, { username, password }: { username: string; password: string }) {
  await page.goto(url);
  await page.evaluate(
    async (login) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/trpc/session.login', { method: 'POST', headers, body: JSON.stringify(login) });
      if (!answer.ok) throw new Error(`the login failed: ${await answer.text()}`);
      localStorage.setItem('signedIn', '1');
    },
    { type: 'username', username, password },
  );
}

/** Announcements of the operator have been seen: nothing lies over the page. */
export const closePopups = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const flag of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(flag, 'closed');
  });

/** Everything that a browser keeps of the site, but for its session. */
export async function clearHttpCache(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers' });
  await page.close();
}

/** Load average for each core, printed beside the figures, since a busy machine distorts them. */
export const loadPerCore = (): string => `load ${((loadavg()[0] ?? 0) / cpus().length).toFixed(1)} a core`;

function spreadOverCores(): void {
  if (existsSync('/usr/bin/taskset'))
    execFileSync('taskset', ['-acp', `0-${cpus().length - 1}`, String(process.pid)], { stdio: 'ignore' });
}
