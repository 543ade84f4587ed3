import type { Page } from '@playwright/test';
import { untilAnimationsEnd } from '../../animations';
import { violationsOf } from '../../axe';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures';
import { startSite } from './new-release';

test.use({ serviceWorkers: 'allow' });

/** Waits for the worker, and until it keeps the shell. */
async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
}

/** The paths of everything that the browser keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('SYS-14 without a connection the app shows the site as it was last known and says so; its worker keeps nothing of a member or of the gateway', async ({
  page,
  member,
  app,
  context,
  guard,
}) => {
  guard.allowRequest(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/');
  await app.logIn(member);
  await page.goto('/member?page=personalHistoryCopy');
  await untilControlled(page);
  const kept = await keptPaths(page);
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path !== '/index.html' && !/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(app.words.site.connection.offline)).toBeVisible();
  const missing = page.getByRole('main').getByRole('alert').filter({ hasText: app.words.errors.NETWORK_ERROR });
  await expect(missing.getByRole('button', { name: app.words.common.actions.retry })).toBeEnabled();
  const categories = page.getByRole('navigation', { name: app.words.system.nav.label });
  await expect(categories.getByRole('link', { name: app.words.lobby.type.RNG })).toBeVisible();
  // Nobody presses it: the page asks again once there is a way.
  await context.setOffline(false);
  await expect(missing).toHaveCount(0);
  await expect(app.record.heading).toBeVisible();
  expect((await keptPaths(page)).filter((path) => path.startsWith('/trpc'))).toEqual([]);
});

test('SYS-14 a page that was on its way while the worker began is served by it as well', async ({ page, context }) => {
  const began = context.waitForEvent('serviceworker', { timeout: 60_000 });
  await page.route('**/rng', async (route) => {
    const worker = await began;
    const state = () => worker.evaluate<string | undefined>('self.registration.active?.state');
    await expect.poll(state).toBe('activated');
    await route.continue();
  });
  await page.goto('/');
  await began;
  await page.goto('/rng');
  await untilControlled(page);
});

test('SYS-14 a new release is told, keeps what is typed, and comes when the visitor takes it', async ({
  page,
  app,
  baseURL,
  guard,
}) => {
  guard.allowRequest(/ERR_/);
  const site = await startSite(baseURL ?? '');
  const entry = () => page.locator('script[type=module]').first().getAttribute('src');
  await page.goto(`${site.url}/rng`);
  await untilControlled(page);
  const before = await entry();
  await app.lobby.search.fill('sol');

  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.getByRole('listitem').filter({ hasText: app.words.install.update.title });
  // A whole release is fetched first.
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await expect(app.lobby.search).toHaveValue('sol');
  expect(await entry()).toBe(before);

  await notice.getByRole('button', { name: app.words.install.update.act }).click();
  await expect.poll(entry).toBe('/assets/index-released.js');
  await expect(app.lobby.search).toBeVisible();
  await expect(notice).toHaveCount(0);
  await site.close();
});

test('HELP-03 SYS-14 the download page has guides for both phones, in both languages, and fits every screen', async ({
  page,
  app,
  english,
}) => {
  await page.goto('/app');
  const { words } = app;
  await expect(page.getByRole('heading', { level: 1, name: words.install.page.title })).toBeVisible();
  for (const system of ['ios', 'android'] as const) {
    const guide = page.getByRole('region', { name: words.install.guide[system] });
    await expect(guide.getByRole('listitem')).toHaveCount(3);
    await expect(guide.getByRole('img', { name: /QR/ })).toBeVisible();
  }
  await untilAnimationsEnd(page);
  const violations = await violationsOf(page, { part: 'main' });
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('radio', { name: words.install.guide.ios }).check({ force: true });
  await expect(page.getByRole('region', { name: words.install.guide.ios })).toBeVisible();
  await expect(page.getByRole('region', { name: words.install.guide.android })).toBeHidden();
  await expectNoSidewaysScroll(page);

  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: english.words.install.page.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
