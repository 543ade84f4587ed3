import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

/**
 * Photographs the running product for the manifest's `screenshots`, in every language and both shapes:
 * `npm run install-pictures -w @tonalli/e2e -- http://localhost:4000`.
 */
const FOLDER = join(import.meta.dirname, '../apps/web/public/screenshots');
const QUALITY = 0.82;
const PAGES = { home: '/', games: '/rng', promotions: '/promotions' };
const SHAPES = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5, isMobile: false },
};
const LANGUAGES = ['es', 'en'];

async function atRest(page: Page): Promise<void> {
  await page.locator('main article').first().waitFor();
  // Idle-rendered parts, the end of the side menu last of all.
  await page.waitForFunction(
    () => document.querySelector('footer') !== null && document.querySelector('[aria-busy="true"]') === null,
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main article img')]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image instanceof HTMLImageElement && image.complete),
  );
}

/** Chromium takes PNG and JPEG pictures only; a canvas makes a fifth of that. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function photograph(browser: Browser, baseURL: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    for (const [shape, options] of Object.entries(SHAPES)) {
      const context = await browser.newContext({
        ...options,
        baseURL,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await context.addInitScript((lang) => {
        for (const key of ['lang', 'hisLang']) localStorage.setItem(key, lang);
        for (const flag of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(flag, 'closed');
      }, language);
      const page = await context.newPage();
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await atRest(page);
        writeFileSync(
          join(FOLDER, `${name}-${shape}-${language}.webp`),
          await asWebp(browser, await page.screenshot()),
        );
      }
      await context.close();
    }
  }
}

const baseURL = process.argv[2];
if (!baseURL) throw new Error('name the address of the running product');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
try {
  await photograph(browser, baseURL);
} finally {
  await browser.close();
}
