import type { Page } from '@playwright/test';
import { untilAnimationsEnd } from '../../animations';
import { violationsOf } from '../../axe';
import { expect, test } from '../../fixtures';

/** The paths that were handed to the service so far. */
const pagesReported = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const commands = Array.isArray(layer) ? layer.map((entry: ArrayLike<unknown>) => Array.from(entry)) : [];
    return commands
      .filter(([, name]) => name === 'page_view')
      .map(([, , facts]) => new URL(String(Reflect.get(Object(facts), 'page_location'))).pathname);
  });

const SERVICE = /googletagmanager\.com|google-analytics\.com|analytics\.google\.com/;

test('SYS-09 nothing leaves the site before the visitor agrees; then each page is reported once', async ({
  page,
  app,
  world,
  context,
}) => {
  const { consent } = app.words.site;
  const asked: string[] = [];
  await context.route(SERVICE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.measuring = true' });
  });
  await world.apply('analytics-on');
  await page.goto('/promotions');
  const question = page.getByRole('region', { name: consent.label });
  await question.waitFor();
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: 'section' })).toEqual([]);
  await question.getByRole('button', { name: consent.reject }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: consent.manage }).click();
  const choices = page.getByRole('dialog', { name: consent.manage });
  await expect(choices.getByText(consent.denied)).toBeVisible();
  expect(asked).toEqual([]);
  await choices.getByRole('button', { name: consent.accept }).click();
  await page.waitForFunction(() => 'measuring' in window);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TONALLI0001']);
  await app.shell.categories.getByRole('link', { name: app.words.lobby.type.RNG }).click();
  await expect.poll(() => pagesReported(page)).toEqual(['/promotions', '/rng']);
});

test('SYS-08 a host of pictures that does not answer is skipped for the next one', { tag: '@pictures' }, async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(/127\.0\.0\.1:9\//);
  await world.apply('host-down');
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'image') failed.push(new URL(request.url()).host);
  });
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const pictures = app.lobby.tiles.locator('img');
  await expect(async () => {
    const shown = await pictures.evaluateAll((images) =>
      images.slice(0, 6).map((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    );
    expect(shown).toEqual(Array.from({ length: 6 }, () => true));
  }).toPass({ timeout: 30_000 });
  expect(new Set(failed)).toEqual(new Set(['127.0.0.1:9']));
});
