import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { startBuiltSite } from '../browser/built-site';
import { closePopups, loadPerCore, openBrowser } from '../browser/chromium';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const SHOWN_GOAL_MS = 100;
const WARM_GOAL = 0.05;
/** As a mobile network of the better kind: what is not there yet has to be waited for. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** Links, and what their pages ask for. */
const TARGETS = [
  { link: 'Promociones', asks: /promotions\.list/ },
  { link: 'Tragamonedas', asks: /lobby\.games/ },
] as const;

/**
 * F5: a link that was pointed at shows its page at once, over a slow network; a second visit moves next to nothing.
 * Controls: the same click without pointing first, and a second visit that may use no cache.
 */
export async function f5(rounds: number): Promise<Verdict> {
  const site = await startBuiltSite();
  try {
    const hovered: number[] = [];
    const cold: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const target of TARGETS) {
        hovered.push(await timeToContent(site.url, target, true));
        cold.push(await timeToContent(site.url, target, false));
      }
    const { first, second, uncached } = await visits(site.url);
    const [shown, unhovered] = [median(hovered), median(cold)];
    const [warm, control] = [second / first, uncached / first];
    return {
      id: 'F5',
      goal: `pointed-at page shown <= ${SHOWN_GOAL_MS} ms; a second visit moves <= ${WARM_GOAL * 100} % of the first`,
      measured: `${shown.toFixed(0)} ms; ${(warm * 100).toFixed(1)} % (${(second / 1_000).toFixed(1)} of ${(first / 1_000).toFixed(0)} kB)`,
      spread: `${spread(hovered).toFixed(0)} ms, ${loadPerCore()}`,
      cpu: '',
      control: `not pointed at ${unhovered.toFixed(0)} ms; without cache ${(control * 100).toFixed(0)} %`,
      outcome: judge({
        met: shown <= SHOWN_GOAL_MS && warm <= WARM_GOAL,
        controlMet: unhovered <= SHOWN_GOAL_MS || control <= WARM_GOAL,
        noisy: spread(hovered) > SHOWN_GOAL_MS,
      }),
    };
  } finally {
    await site.stop();
  }
}

/** Milliseconds from the click to the page's own heading and content, drawn. */
async function timeToContent(url: string, target: (typeof TARGETS)[number], pointFirst: boolean): Promise<number> {
  const browser = await openBrowser({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const { page } = await slowPage(browser.context);
    await page.goto(url);
    await page.getByRole('contentinfo').waitFor();
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: target.link, exact: true }).first();
    if (pointFirst) await allFetched(page, target.asks, () => link.hover());
    await page.evaluate(watchContent);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(() => Reflect.get(window, 'shownMs') !== undefined, null, { timeout: 30_000 });
    return await page.evaluate(() => Number(Reflect.get(window, 'shownMs')));
  } finally {
    await browser.close();
  }
}

/** Until what an act asks for is there, with everything else that it began to fetch. */
async function allFetched(page: Page, asks: RegExp, act: () => Promise<unknown>): Promise<void> {
  const underWay = new Set<Request>();
  // The live stream stays open.
  page.on('request', (request) => request.resourceType() === 'eventsource' || underWay.add(request));
  await new Promise<void>((resolve, reject) => {
    let asked = false;
    const end = (request: Request) => {
      underWay.delete(request);
      asked ||= asks.test(request.url());
      if (asked && underWay.size === 0) resolve();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    act().catch(reject);
  });
}

/** Runs in the page: from the next click on, the time until another heading and its content are there, and a frame has shown them. */
function watchContent(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  window.addEventListener(
    'click',
    () => {
      const since = performance.now();
      const look = () => {
        const now = heading();
        if (now && now !== before && document.querySelector('main article'))
          Object.assign(window, { shownMs: performance.now() - since });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Bytes that a first visit of home, a second one, and one without cache move. */
async function visits(url: string): Promise<{ first: number; second: number; uncached: number }> {
  const browser = await openBrowser({ viewport: { width: 1440, height: 900 } });
  try {
    const { page, cdp } = await slowPage(browser.context, false);
    const first = await bytesOf(page, cdp, () => page.goto(url));
    const second = await bytesOf(page, cdp, () => page.reload());
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Network.setBypassServiceWorker', { bypass: true });
    const uncached = await bytesOf(page, cdp, () => page.reload());
    return { first, second, uncached };
  } finally {
    await browser.close();
  }
}

async function bytesOf(page: Page, cdp: CDPSession, visit: () => Promise<unknown>): Promise<number> {
  let bytes = 0;
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength;
  };
  cdp.on('Network.loadingFinished', count);
  await visit();
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
  cdp.off('Network.loadingFinished', count);
  return bytes;
}

async function slowPage(context: BrowserContext, slow = true): Promise<{ page: Page; cdp: CDPSession }> {
  await closePopups(context);
  const page = context.pages()[0] ?? (await context.newPage());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) await cdp.send('Network.emulateNetworkConditions', NETWORK);
  return { page, cdp };
}
