import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { enginesLine, findWebKit } from './engines/find-webkit';

const ROOT = join(import.meta.dirname, '..');
const GATEWAY_PORT = Number(process.env.E2E_GATEWAY_PORT ?? 4310);
const PLATFORM_PORT = Number(process.env.E2E_PLATFORM_PORT ?? 4410);
const GATEWAY_URL = `http://localhost:${GATEWAY_PORT}`;
/** Another site than the gateway's, as in production. */
const PLATFORM_URL = `http://127.0.0.1:${PLATFORM_PORT}`;

/** Made anew by every run: what an older version left behind proves nothing. Workers load this file too. */
const DATA_DIR = process.env.E2E_DATA_DIR ?? join(ROOT, '.data', 'e2e');
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(DATA_DIR, { recursive: true, force: true });

// The fixtures read these in every worker.
process.env.E2E_PLATFORM_URL = PLATFORM_URL;

/** The shell without a window draws the same pages with less work. */
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);
/** A page here lives for seconds, which is too short for code to be optimised for it, and for its memory to be swept. */
const SHORT_LIVED =
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16 --initial-heap-size=300';
const launchOptions = { ...(chromium ? { executablePath: chromium } : {}), args: [SHORT_LIVED] };

/** The tag of tests in which pictures come. */
const PICTURES = /@pictures/;
/** The tag of tests that drive WebKit themselves; where it is not installed, they are no part of the run. */
const WEBKIT = /@webkit/;

const webkit = findWebKit();
if (process.env.TEST_WORKER_INDEX === undefined) process.stdout.write(`${enginesLine(webkit)}\n`);

const node = `"${process.execPath}" --enable-source-maps`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  // A page waits for its phases, answers and timers two fifths of the time: three keep two processors at work.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: GATEWAY_URL,
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    // A worker would answer what tests intercept; its own test allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // To record every test doubles its work; what failed is run once more, alone and recorded (scripts/suite/).
    trace: 'off',
    // A machine without a graphics card draws each frame itself; tests about motion, and of the whole way, let it move.
    reducedMotion: 'reduce',
  },
  projects: [
    // The longest come first: what is left at the end is short, and keeps all at work.
    { name: 'pictures', grep: PICTURES, use: { launchOptions } },
    {
      // Pictures that nothing is proven by are half the work of a page.
      name: 'pages',
      grepInvert: [PICTURES, WEBKIT],
      use: { launchOptions: { ...launchOptions, args: [SHORT_LIVED, '--blink-settings=imagesEnabled=false'] } },
    },
    ...(webkit ? [{ name: 'webkit', grep: WEBKIT }] : []),
  ],
  webServer: [
    {
      command: `${node} apps/mock-platform/dist/main.js`,
      cwd: ROOT,
      url: `${PLATFORM_URL}/readyz`,
      timeout: 120_000,
      reuseExistingServer: false,
      env: {
        PLATFORM_PORT: String(PLATFORM_PORT),
        PLATFORM_PUBLIC_URL: PLATFORM_URL,
        DATA_DIR,
        WEB_URL: GATEWAY_URL,
        CONTROL: 'on',
        WORLDS: 'on',
        ACTIVITY: 'off',
        // Each world is audited in the end, which takes as long as there are rounds.
        HISTORY_PERCENT: '20',
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `${node} apps/gateway/dist/main.js`,
      cwd: ROOT,
      url: `${GATEWAY_URL}/readyz`,
      timeout: 120_000,
      reuseExistingServer: false,
      env: {
        GATEWAY_PORT: String(GATEWAY_PORT),
        PLATFORM_URL,
        PLATFORM_PUBLIC_URL: PLATFORM_URL,
        WEB_DIST: join(ROOT, 'apps', 'web', 'dist'),
        WORLDS: 'on',
        LOG_LEVEL: 'warn',
      },
    },
  ],
});
