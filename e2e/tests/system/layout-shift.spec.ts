import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const MOST = 0.01;
const LATENCY_MS = 250;
const PAGES = [
  { id: 'depositv2', last: 'emptyDeposits' },
  { id: 'withdraw', last: 'emptyWithdrawals' },
] as const;

declare global {
  interface Window {
    /** The layout shifts of the page so far. */
    shifts: () => number;
  }
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shifts = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

test('F3 SYS-12 nothing moves on a phone while the pages of the cashier load over a slow line', async ({
  page,
  app,
  member,
}) => {
  // The page before has fetched what all pages share.
  await app.signIn(member, '/');
  await app.shell.accountButton.waitFor();
  await page.setViewportSize({ width: 412, height: 823 });
  await countShifts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  for (const { id, last } of PAGES) {
    await page.goto(`/member?page=${id}`);
    await expect(page.getByText(app.words.cashier.history[last])).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate(() => window.shifts()), id).toBeLessThanOrEqual(MOST);
  }
});
