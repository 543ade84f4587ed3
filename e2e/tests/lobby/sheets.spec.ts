import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("LOBBY-03 SYS-15 a game's sheet opens from its tile by touch, stands in the address, and starts the game", async ({
    page,
    app,
  }) => {
    const { games, lobby } = app.words;
    await page.goto('/rng');
    const info = page.getByRole('button', { name: new RegExp(`^${lobby.tile.info}: `) }).first();
    const name = ((await info.getAttribute('aria-label')) ?? '').replace(/^[^:]+: /, '');
    await info.tap();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByText(games.sheet.rtp)).toBeVisible();
    await expect(page).toHaveURL(/[?&]game=/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect(sheet.getByText(games.sheet.volatility)).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await page.goForward();
    await sheet.getByRole('button', { name: games.sheet.play, exact: true }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(app.login.dialog).toBeVisible();
  });
});

test('LOBBY-02 LOBBY-09 SYS-15 the keyboard finds a game of any category, and a vendor opens its list', async ({
  page,
  app,
}) => {
  const { games } = app.words;
  await page.goto('/live');
  await app.lobby.tiles.first().waitFor();
  const [name = ''] = await app.lobby.names();
  const finder = page.getByRole('dialog', { name: games.find.title });
  await expect(async () => {
    if ((await finder.count()) === 0) await page.keyboard.press('Control+k');
    await expect(finder).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await finder.getByRole('combobox').fill(name);
  await expect(finder.getByRole('option').first()).toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expectAccessible(page);
  const rail = page.getByRole('navigation', {
    name: games.vendor.rail.replace('{{category}}', app.words.lobby.type.LIVE),
  });
  await rail.getByRole('button').first().click();
  await expect(page).toHaveURL(/[?&]list=/);
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(18);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('LOBBY-08 999 favourites are one page that stays small, and are narrowed by name', async ({
  page,
  app,
  world,
}) => {
  const [account] = await world.apply('favorites-full');
  if (!account) throw new Error('the scenario names nobody');
  await app.signIn(account);
  await page.goto('/favorite');
  await app.lobby.tiles.first().waitFor();
  const nodes = () => page.evaluate(() => document.querySelectorAll('main *').length);
  expect(await nodes()).toBeLessThan(1_500);
  const [first = ''] = await app.lobby.names();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(app.lobby.tile(first)).toHaveCount(0);
  await app.lobby.tiles.first().waitFor();
  expect(await nodes()).toBeLessThan(1_500);
  await page.getByRole('searchbox', { name: app.words.games.own.searchFavorites }).fill(first.toUpperCase());
  await expect(app.lobby.tile(first)).toBeVisible();
});
