import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { capture, run } from './processes.mjs';
import { inRoot, PROJECT_NODE, toolEnvironment } from './project.mjs';
import { dim, Explained } from './terminal.mjs';

/** The shell without a window comes first: it draws the same pages with a third of the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser counts only when it starts: one that lacks a system library is no browser. */
async function starts(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { code } = await capture(path, ['--version'], { limitMs: 30_000 });
  return code === 0;
}

async function ofTheSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const path of [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES]) {
    if (await starts(path)) return path;
  }
  return null;
}

async function ofPlaywright() {
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return (await starts(path)) ? path : null;
}

async function downloadedByPlaywright() {
  process.stdout.write(dim("  No Chromium found here; trying Playwright's own download.\n"));
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  await run(PROJECT_NODE, [cli, 'install', 'chromium'], { env: toolEnvironment() });
  return ofPlaywright();
}

async function packagedByDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write(dim("  Trying the system's own package.\n"));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], { env });
  return ofTheSystem();
}

/** The path of a Chromium that starts, installed when need be. Throws with what can be done when none is to be had. */
export async function findChromium(given = process.env.CHROMIUM_PATH) {
  if (given) {
    if (await starts(given)) return given;
    throw new Explained(`CHROMIUM_PATH names no browser that starts: ${given}`);
  }
  for (const source of [ofTheSystem, ofPlaywright, downloadedByPlaywright, packagedByDebian]) {
    const path = await source();
    if (path) return path;
  }
  throw new Explained('The browser tests need a Chromium, and none could be found or installed.', [
    'Install Chromium or Google Chrome (on Debian: sudo apt-get install chromium-headless-shell), or',
    'let Playwright install its own with what it needs: sudo npx playwright install --with-deps chromium, or',
    'name one: CHROMIUM_PATH=/path/to/chrome npm test',
  ]);
}
