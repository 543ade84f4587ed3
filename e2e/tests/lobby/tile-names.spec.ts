import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Of the names with the most letters. */
const LONG = {
  es: 'El Payaso Tilín y la cuerda floja danzante',
  en: 'Nezahualcóyotl and the Sacred Eagle Royale',
} as const;

/** In a page: the names and buttons of tiles that do not show all their words. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article h3, article button')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  );

for (const language of ['es', 'en'] as const) {
  test(`LOBBY-03 SYS-15 tiles show the whole of the longest names at every width, in ${language}`, async ({ page }) => {
    const name = LONG[language];
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await page.goto(`/rng?q=${encodeURIComponent(name)}`);
    const title = page.getByRole('article').getByRole('heading', { name, exact: true });
    await expect(title).toBeVisible();
    for (const width of [1280, 1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(title).toBeVisible();
      await expect.poll(() => cutOff(page), `${width} px`).toEqual([]);
    }
  });
}
