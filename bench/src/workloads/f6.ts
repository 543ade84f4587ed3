import type { Page } from '@playwright/test';
import { startBuiltSite } from '../browser/built-site';
import { closePopups, openBrowser, PHONE } from '../browser/chromium';
import { judge, type Verdict } from '../measure/verdict';

const BYTES_GOAL = 120_000;
const PIXELS_GOAL = 1.3;
/** Of the control's pictures, both ways. */
const LARGE_PX = 1_024;
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

interface Picture {
  readonly url: string;
  readonly bytes: number;
  /** Pixels of the file over pixels of the screen, by width; pictures that are drawn have no pixels of their own. */
  readonly ratio: number | null;
}

/**
 * F6: what the pictures of the rows in view weigh, and whether any has more pixels than it is shown with. Control: the
 * same page with one large picture of pixels in place of each.
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
      control: `${LARGE_PX} px for all: ${(weight(control) / 1_000).toFixed(1)} kB, ${widest(control).toFixed(2)}`,
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

async function pictures(url: string, screen: object, large = false): Promise<Picture[]> {
  const { context, close } = await openBrowser({ ...screen, serviceWorkers: 'block' });
  try {
    await closePopups(context);
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const urls = new Map<string, string>();
    const drawn = new Set<string>();
    const bytes = new Map<string, number>();
    cdp.on('Network.responseReceived', ({ requestId, response: { url: of, mimeType } }) => {
      urls.set(requestId, of);
      if (mimeType === 'image/svg+xml') drawn.add(of);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const of = urls.get(requestId);
      if (of) bytes.set(of, Math.max(bytes.get(of) ?? 0, encodedDataLength));
    });
    if (large) await serveLarge(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('main article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const shown = await inView(page);
    return shown.map((one) => ({
      url: one.url,
      bytes: bytes.get(one.url) ?? 0,
      ratio: drawn.has(one.url) ? null : one.ratio,
    }));
  } finally {
    await close();
  }
}

/** Each picture that reaches into the window, once. */
const inView = (page: Page): Promise<{ url: string; ratio: number }[]> =>
  page.evaluate(() => {
    const seen = new Map<string, number>();
    for (const image of document.images) {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInView || !image.currentSrc) continue;
      seen.set(image.currentSrc, image.naturalWidth / (width * devicePixelRatio));
    }
    return [...seen].map(([url, ratio]) => ({ url, ratio }));
  });

/** Every picture of the platform is the same large one, as a site without sizes would serve it. */
async function serveLarge(page: Page): Promise<void> {
  const encoded = await page.evaluate((edge) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
    const context = canvas.getContext('2d');
    for (let at = 0; context && at < edge; at += 8) {
      context.fillStyle = `hsl(${(at * 7) % 360} 70% ${(at * 13) % 100}%)`;
      for (let down = 0; down < edge; down += 8) context.fillRect((at * 31 + down * 17) % edge, down, 24, 6);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, LARGE_PX);
  const body = Buffer.from(encoded, 'base64');
  await page.route(/\/art\//, (route) => route.fulfill({ contentType: 'image/png', body }));
}
