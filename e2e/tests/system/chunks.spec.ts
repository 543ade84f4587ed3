import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** The chunk of the category pages. */
const CHUNK = /\/assets\/category-screen-[\w-]+\.js$/;
const SAID = /category-screen|ChunkLoadError|dynamically imported|CHUNK_LOAD_FAILED|preload CSS/;

/** How a part of a page can be missing, as the browser and the build's loader find it out. */
const MISSING = {
  CHUNK_LOAD_FAILED: { status: 404, body: '' },
  CSS_CHUNK_LOAD_FAILED: {
    status: 200,
    contentType: 'text/javascript',
    body: 'throw new Error("Unable to preload CSS for /assets/gone.css")',
  },
} as const;

/** How often the document itself was fetched. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

for (const code of ['CHUNK_LOAD_FAILED', 'CSS_CHUNK_LOAD_FAILED'] as const) {
  for (const language of ['es', 'en'] as const) {
    test(`SYS-06 SYS-10 ${code}: the page reloads once, then says so in ${language} and can be tried again`, async ({
      page,
      app,
      english,
      guard,
    }) => {
      guard.allowRequest(/category-screen.* 404/);
      guard.allowConsole(SAID);
      const { words, lobby } = language === 'es' ? app : english;
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      const loads = countLoads(page);
      await page.route(CHUNK, (route) => route.fulfill(MISSING[code]));
      await page.goto('/rng');
      await expect(page.getByRole('heading', { name: words.errors[code] })).toBeVisible();
      await expect(page.getByText(words.system.chunk.text)).toBeVisible();
      expect(loads(), 'the first load, and one that looks for a new release').toBe(2);

      await page.unroute(CHUNK);
      await page.getByRole('button', { name: words.common.actions.retry }).click();
      await expect(lobby.tiles.first()).toBeVisible();
    });
  }
}

test('SYS-06 after a new release the app finds its new chunks by itself, once somebody goes there', async ({
  page,
  app,
  guard,
}) => {
  guard.allowRequest(/category-screen.* 404/);
  guard.allowConsole(SAID);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname);
  });
  // The old release's chunk is gone; the document that is fetched anew names one that is there.
  await page.route(CHUNK, (route) => (loaded.length > 1 ? route.continue() : route.fulfill(MISSING.CHUNK_LOAD_FAILED)));
  await page.goto('/');
  await app.lobby.tiles.first().waitFor();
  const link = app.shell.categories.getByRole('link', { name: app.words.lobby.type.RNG });
  const missed = page.waitForResponse(CHUNK);
  // Aimed at alone, it leaves the page as it is.
  await link.hover();
  await missed;
  await link.click();
  await expect(app.lobby.search).toBeVisible();
  await expect(app.lobby.tiles.first()).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
  expect(loaded).toEqual(['/', '/rng']);
});

test('SYS-06 after a new release a press finds the new chunks too while what was aimed at is still on its way', async ({
  page,
  app,
  guard,
}) => {
  guard.allowRequest(/category-screen.* 404/);
  guard.allowConsole(SAID);
  const loads = countLoads(page);
  const pressed = Promise.withResolvers<void>();
  await page.route(CHUNK, async (route) => {
    if (loads() > 1) return route.continue();
    await pressed.promise;
    return route.fulfill(MISSING.CHUNK_LOAD_FAILED);
  });
  await page.goto('/');
  await app.lobby.tiles.first().waitFor();
  const asked = page.waitForRequest(CHUNK);
  const link = app.shell.categories.getByRole('link', { name: app.words.lobby.type.RNG });
  await link.hover();
  await asked;
  await link.click();
  await expect(page).toHaveURL(/\/rng$/);
  pressed.resolve();
  await expect(app.lobby.search).toBeVisible();
  await expect(app.lobby.tiles.first()).toBeVisible();
  expect(loads()).toBe(2);
});

test('SYS-06 SYS-12 a page whose first part does not come says so in both languages, and can be tried again', async ({
  page,
  app,
  guard,
}) => {
  const TEXTS = /\/assets\/first-[\w-]+\.js$/;
  guard.allowRequest(/first-.* (?:404|net::)/);
  guard.allowConsole(/dynamically imported module|preload/);
  const loads = countLoads(page);
  let given = 0;
  page.on('pageerror', ({ message }) => {
    if (/dynamically imported module: .*first-/.test(message)) given += 1;
  });
  await page.route(TEXTS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect.poll(loads, 'one that looks for a new release').toBe(2);
  // What is missed while it is fetched ahead is asked for again: the second load is over once its import failed too.
  await expect.poll(() => given, 'both loads have given up').toBe(2);
  // It shows by itself after a while, without any script.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText('El sitio está tardando en cargar.')).toBeVisible();
  await expect(page.getByText('The site takes long to load.')).toBeVisible();
  await page.unroute(TEXTS);
  await page.getByRole('link', { name: /Reintentar/ }).click();
  await expect(app.lobby.tiles.first()).toBeVisible();
  await expect(page.getByText('El sitio está tardando en cargar.')).toBeHidden();
});
