import { expect, expectNoSidewaysScroll, test } from '../fixtures';
import { fill } from '../words';

test('LOBBY-02 filter, vendor, search and page live in the URL and survive reload and back', async ({ page, app }) => {
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  await expect(app.lobby.tiles).toHaveCount(18);
  const firstPage = await app.lobby.names();
  await app.lobby.pagination.getByRole('button', { name: app.words.common.pagination.next }).click();
  await expect(page).toHaveURL(/[?&](page|no)=2/);
  await expect(app.lobby.tile(firstPage[0] ?? '')).toHaveCount(0);
  await expect(app.lobby.tiles).toHaveCount(18);
  const secondPage = await app.lobby.names();
  await page.reload();
  await expect.poll(() => app.lobby.names()).toEqual(secondPage);
  await page.goBack();
  await expect.poll(() => app.lobby.names()).toEqual(firstPage);

  await app.lobby.vendor.selectOption({ index: 1 });
  await expect(page).toHaveURL(/vassalage=/);
  await expect(page).not.toHaveURL(/[?&](page|no)=2/);
  await app.lobby.filter('HOT').click();
  await expect(page).toHaveURL(/filter=HOT/);
  await app.lobby.vendor.selectOption({ index: 2 });
  await expect(page).not.toHaveURL(/filter=HOT/);
});

test('LOBBY-02 finds a game without accents and case, and forgives a typing error', async ({ page, app }) => {
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const [name = ''] = await app.lobby.names();
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  await app.lobby.search.fill(`  ${plain} `);
  await expect(app.lobby.tile(name)).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  const typo = plain.slice(0, 3) + plain.slice(4);
  await app.lobby.search.fill(typo);
  await expect(app.lobby.tile(name)).toBeVisible();
  await app.lobby.search.fill('zzzzqqqqxxxx');
  await expect(page.getByText(fill(app.words.games.results.emptySearch, { text: 'zzzzqqqqxxxx' }))).toBeVisible();
  await app.lobby.search.press('Escape');
  await expect(app.lobby.tiles.first()).toBeVisible();
});

test('LOBBY-07 a favourite shows at once, is kept, and rolls back when the platform refuses', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  await app.signIn(member);
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  const heart = app.lobby.favoriteButton(name);
  const [saved] = await Promise.all([page.waitForResponse(/lobby\.addFavorite/), heart.click()]);
  expect(saved.ok()).toBe(true);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favorite');
  await expect(app.lobby.tile(name)).toBeVisible();

  guard.allowRequest(/lobby\.removeFavorite/);
  await world.fault({ endpoint: 'removeFavorite', effect: { kind: 'error', code: 'UNKNOWN' } });
  await page.goto('/rng');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([page.waitForResponse(/lobby\.removeFavorite/), heart.click()]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('LOBBY-03 the trial button is there only for games that have one, and with its module', async ({
  page,
  app,
  world,
}) => {
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await expect(app.lobby.trialButton(name)).toHaveCount(1);
  await world.setModules({ FREEPLAY3: false });
  await expect(async () => {
    await page.reload();
    await app.lobby.tiles.first().waitFor();
    await expect(app.lobby.trialButton(name)).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('SYS-16 a narrow phone whose fonts never come has no sideways scroll', async ({ page, app, guard }) => {
  guard.allowConsole(/Failed to load resource/);
  guard.allowRequest(/\.woff2/);
  await page.route(/\.woff2/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/rng']) {
    await page.goto(path);
    await expect(app.lobby.tiles.first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('HOME-06 home shows hot games and up to five vendors of each category; members also their own', async ({
  page,
  app,
  member,
}) => {
  await page.goto('/');
  await expect(app.lobby.section(app.words.lobby.home.hot).getByRole('article')).toHaveCount(12);
  await app.signIn(member, '/');
  await expect(app.lobby.section(app.words.lobby.home.recent)).toBeVisible();
  await expect(app.lobby.section(app.words.lobby.home.favorites)).toBeVisible();
});
