import type { Page } from '@playwright/test';
import { startBuiltSite } from '../browser/built-site';
import { openBrowser, PHONE } from '../browser/chromium';
import { judge, type Verdict } from '../measure/verdict';

const BYTES_GOAL = 120_000;
const PIXELS_GOAL = 1.3;
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

interface Picture {
  readonly url: string;
  readonly bytes: number;
  /** Pixels of the file over pixels of the screen, by width; pictures that are drawn have no pixels of their own. */
  readonly ratio: number | null;
}

/**
 * F6: what the pictures of the rows in view weigh, and whether any has more pixels than it is shown with. Control: the
 * same page with each picture in its largest size.
 */
export async function f6(): Promise<Verdict> {
  const site = await startBuiltSite();
  try {
    const phone = await pictures(site.url, PHONE);
    const desktop = await pictures(site.url, DESKTOP);
    const own = [...phone, ...desktop];
    const control = await pictures(site.url, PHONE, true);
    const weight = (all: readonly Picture[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
    const widest = (all: readonly Picture[]) => Math.max(0, ...all.map(({ ratio }) => ratio ?? 0));
    const heaviest = Math.max(weight(phone), weight(desktop));
    for (const { url, bytes, ratio } of own.filter((one) => (one.ratio ?? 0) > PIXELS_GOAL || one.bytes > 25_000))
      console.log(`${url}: ${bytes} bytes, ${ratio?.toFixed(2) ?? 'drawn'}`);
    const meets = (bytes: number, ratio: number) => bytes <= BYTES_GOAL && ratio <= PIXELS_GOAL;
    return {
      id: 'F6',
      goal: `pictures in view <= ${BYTES_GOAL / 1_000} kB, none above ${PIXELS_GOAL} x its displayed pixels`,
      measured: `phone ${(weight(phone) / 1_000).toFixed(1)} kB of ${phone.length}, desktop ${(weight(desktop) / 1_000).toFixed(1)} kB of ${desktop.length}, widest ${widest(own).toFixed(2)}`,
      spread: 'exact',
      cpu: '',
      control: `largest sizes: ${(weight(control) / 1_000).toFixed(1)} kB, ${widest(control).toFixed(2)}`,
      outcome: judge({
        met: meets(heaviest, widest(own)),
        controlMet: meets(weight(control), widest(control)),
        noisy: phone.length === 0,
      }),
    };
  } finally {
    await site.stop();
  }
}

async function pictures(url: string, screen: object, largest = false): Promise<Picture[]> {
  const { context, close } = await openBrowser({ ...screen, serviceWorkers: 'block' });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const urls = new Map<string, string>();
    const bytes = new Map<string, number>();
    cdp.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const of = urls.get(requestId);
      if (of) bytes.set(of, Math.max(bytes.get(of) ?? 0, encodedDataLength));
    });
    if (largest) await page.addInitScript(takeLargest);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const shown = await inView(page);
    return shown.map((one) => ({ url: one.url, bytes: bytes.get(one.url) ?? 0, ratio: one.ratio }));
  } finally {
    await close();
  }
}

/** Each picture that reaches into the window, once. */
const inView = (page: Page): Promise<{ url: string; ratio: number | null }[]> =>
  page.evaluate(() => {
    const seen = new Map<string, number | null>();
    for (const image of document.images) {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInView || !image.currentSrc) continue;
      const isDrawn = /\.svg(\?|$)/.test(image.currentSrc);
      seen.set(image.currentSrc, isDrawn ? null : image.naturalWidth / (width * devicePixelRatio));
    }
    return [...seen].map(([url, ratio]) => ({ url, ratio }));
  });

/** Runs in the page: a picture is as wide as the widest screen. */
function takeLargest(): void {
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('img[srcset]')) image.setAttribute('sizes', '4000px');
  }).observe(document, { subtree: true, childList: true });
}
