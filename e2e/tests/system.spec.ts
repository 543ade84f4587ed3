import { expect, test } from '../fixtures';

test('SYS-01 the first screen asks for one bootstrap and shows the shell', async ({ page, app }) => {
  const bootstraps: string[] = [];
  let listening = false;
  page.on('request', (request) => {
    // The first of a world to listen is told to read again: what it read before may be out of date.
    if (request.url().includes('/trpc/live.')) listening = true;
    if (request.url().includes('system.bootstrap') && !listening) bootstraps.push(request.url());
  });
  await page.goto('/');
  await expect(app.shell.loginButton).toBeVisible();
  await expect(app.shell.registerButton).toBeVisible();
  await expect(app.lobby.tiles.first()).toBeVisible();
  expect(bootstraps).toHaveLength(1);
});

test('HOME-01 home answers under all of its names', async ({ page, app }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await page.goto(path);
    await expect(app.lobby.section(app.words.lobby.home.hot)).toBeVisible();
  }
});

test('SYS-05 a change of route scrolls up, moves the focus to the heading and names the document', async ({
  page,
  app,
}) => {
  await page.goto('/');
  await app.lobby.tiles.first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  await app.shell.categories.getByRole('link', { name: app.words.lobby.type.RNG }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page).toHaveTitle(new RegExp(app.words.lobby.type.RNG));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('SYS-02 SYS-03 maintenance and region replace the whole app', async ({ page, app, world }) => {
  await world.setStatus(1, new Date(Date.now() + 3_600_000).toISOString());
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: app.words.site.maintenance.title })).toBeVisible();
  await expect(app.shell.header).toHaveCount(0);
});

test('SYS-11 an address that the platform does not know says so, with a reference for the service desk', async ({
  page,
  app,
  world,
  guard,
}) => {
  const { words } = app;
  guard.allowRequest(/system\.bootstrap.* 403/);
  await world.setDomains(['casino.example']);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: words.errors.DOMAIN_UNKNOWN })).toBeVisible();
  await expect(page.getByText(/[\da-f]{8}-[\da-f]{4}/)).toBeVisible();
  await world.setDomains([]);
  await page.getByRole('button', { name: words.common.actions.retry }).click();
  await expect(app.lobby.tiles.first()).toBeVisible();
});

test('NAV-02 a category shows its vendors when it is pointed at', async ({ page, app }) => {
  await page.goto('/');
  const link = app.shell.categories.getByRole('link', { name: app.words.lobby.type.LIVE });
  await link.hover();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
});

test('I18N-01 I18N-03 the language is chosen without a reload, kept, and Spanish to begin with', async ({
  page,
  app,
  english,
}) => {
  await page.goto('/');
  await expect(app.shell.loginButton).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await app.shell.header.getByRole('button', { name: app.words.system.language.en }).click();
  await expect(english.shell.loginButton).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(
    await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')].join().toLowerCase()),
  ).toBe('en,es');
  await page.reload();
  await expect(english.shell.loginButton).toBeVisible();
});
