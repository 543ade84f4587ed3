import type { Page } from '@playwright/test';
import { untilAnimationsEnd } from '../../animations';
import { violationsOf } from '../../axe';
import { expect, expectNoSidewaysScroll, test, untilAnswered, untilListening } from '../../fixtures';

/** As a browser that lets no window open. */
const blockPopups = (page: Page) => page.addInitScript(() => Object.assign(window, { open: () => null }));

test('SYS-02 maintenance comes to an open page, counts down to its end, and goes by itself when it is over', async ({
  page,
  app,
  world,
}) => {
  test.slow();
  const { maintenance } = app.words.site;
  await page.goto('/');
  await app.lobby.tiles.first().waitFor();
  await untilListening(page, world);
  // A question that is on its way when the platform closes is refused, and these ask last of all.
  await page.getByRole('region', { name: app.words.content.winners.title }).waitFor();
  await app.lobby.section(app.words.lobby.home.new).getByRole('article').first().waitFor();
  await untilAnswered(page);
  await world.setStatus(1, new Date(Date.now() + 3_600_000).toISOString());
  await expect(page.getByRole('heading', { name: maintenance.title })).toBeVisible({ timeout: 60_000 });
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d+:\d\d/);
  const shownFirst = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(shownFirst);
  await expect(app.shell.header).toHaveCount(0);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await world.setStatus(0);
  await expect(app.lobby.tiles.first()).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => 'stillHere' in window), 'no reload was needed').toBe(true);
});

test('SYS-02 maintenance that began while no page was open shows once one is', async ({ page, app, world, guard }) => {
  test.slow();
  // What the page asks for before it knows.
  guard.allowRequest(/ 503$/);
  await page.goto('/');
  await app.lobby.tiles.first().waitFor();
  await page.goto('about:blank');
  await world.setStatus(1);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: app.words.site.maintenance.title })).toBeVisible({
    timeout: 60_000,
  });
});

test('SYS-03 SYS-10 a closed region names the address and has a service desk, which says when it was blocked', async ({
  page,
  app,
  world,
}) => {
  await blockPopups(page);
  await world.setStatus(2);
  await page.goto('/rng');
  const { region, reach } = app.words.site;
  await expect(page.getByRole('heading', { name: region.title })).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
  await page.getByRole('button', { name: reach.support }).click();
  await expect(page.getByText(app.words.errors.POPUP_BLOCKED)).toBeVisible();
  await untilAnimationsEnd(page);
  expect(await violationsOf(page)).toEqual([]);
});

for (const language of ['es', 'en'] as const) {
  test(`SYS-10 POPUP_BLOCKED: the side menu says in ${language} that the service desk could not be opened`, async ({
    page,
    app,
    english,
  }) => {
    const { words, shell } = language === 'es' ? app : english;
    await blockPopups(page);
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await page.goto('/');
    await (await shell.serviceChannel('Chat')).click();
    await expect(page.getByText(words.errors.POPUP_BLOCKED).first()).toBeVisible();
  });
}

test('NAV-04 NAV-07 QA-07 the service desk opens in a window of its own', async ({ page, app, world }) => {
  await page.goto('/');
  const channel = await app.shell.serviceChannel('Chat');
  const [popup] = await Promise.all([page.waitForEvent('popup'), channel.click()]);
  const { url } = await world.popups.opened('LIVECHAT');
  await expect(popup).toHaveURL(url);
  await expect(popup.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  await expectNoSidewaysScroll(popup);
  await popup.close();
  await expect(page.getByText(app.words.errors.POPUP_BLOCKED)).toHaveCount(0);
});
