import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createStack } from '@tonalli/test-stack/stack';
import { build } from 'vite';
import { WEB_DIST } from '../browser/built-site';
import { OWN_BROWSER } from '../browser/chromium';
import { judge, type Verdict } from '../measure/verdict';

const LIMIT = 1.25;
const CHUNK_LIMIT_BYTES = 35 * 1_024;
const FLOOR = join(import.meta.dirname, '../../floor');

const gzippedBytes = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;
const scriptsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** F1: first-load JavaScript of home against the floor of its own stack, built in this run. */
export async function f1(): Promise<Verdict> {
  const floorBytes = await buildFloor();
  const first = await firstLoad();
  const chunks = scriptsBelow(WEB_DIST).map((name) => ({
    name,
    bytes: gzippedBytes(readFileSync(join(WEB_DIST, name))),
  }));
  const late = chunks.filter(({ name }) => ![...first.keys()].some((loaded) => loaded.endsWith(name)));
  const largest = late.toSorted((a, b) => b.bytes - a.bytes)[0];
  const firstBytes = [...first.values()].reduce((sum, bytes) => sum + bytes, 0);
  const allBytes = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  const ratio = firstBytes / floorBytes;
  const controlRatio = allBytes / floorBytes;
  const met = ratio <= LIMIT && (largest?.bytes ?? 0) <= CHUNK_LIMIT_BYTES;
  return {
    id: 'F1',
    goal: `first-load JS of home <= ${LIMIT} x floor, any later chunk <= 35 KiB`,
    measured: `${ratio.toFixed(2)} (${kilobytes(firstBytes)} of ${kilobytes(floorBytes)}), largest later chunk ${largest ? kilobytes(largest.bytes) : 'none'}`,
    spread: 'exact',
    cpu: '',
    control: `everything at once: ${controlRatio.toFixed(2)}`,
    outcome: judge({ met, controlMet: controlRatio <= LIMIT, noisy: false }),
  };
}

async function buildFloor(): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'tonalli-floor-'));
  try {
    await build({
      root: FLOOR,
      configFile: false,
      logLevel: 'error',
      build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
    });
    return scriptsBelow(outDir).reduce((sum, name) => sum + gzippedBytes(readFileSync(join(outDir, name))), 0);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Every script that a visitor's browser asks for until home is there, by path, with its gzipped bytes. */
async function firstLoad(): Promise<Map<string, number>> {
  const stack = await createStack({ webDist: WEB_DIST });
  const browser = await chromium.launch(OWN_BROWSER);
  try {
    const page = await browser.newPage();
    const scripts = new Map<string, number>();
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      pending.push(response.body().then((body) => void scripts.set(pathname, gzippedBytes(body))));
    });
    await page.addInitScript(noteHome);
    await page.goto(stack.gatewayUrl.replace('127.0.0.1', 'localhost'), { waitUntil: 'load' });
    await page.locator('main article').first().waitFor();
    const asked = new Set(await page.evaluate(askedBeforeHome));
    await Promise.all(pending);
    return new Map([...scripts].filter(([path]) => asked.has(path)));
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Runs in the page: when the first game of home stood in it. */
function noteHome(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main article')) return;
    observer.disconnect();
    Object.assign(window, { homeAt: performance.now() });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: paths of what it had begun to fetch by then. */
function askedBeforeHome(): string[] {
  const homeAt: number = Reflect.get(window, 'homeAt');
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= homeAt);
  return before.map(({ name }) => new URL(name).pathname);
}
