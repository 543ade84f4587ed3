import type { Page } from '@playwright/test';
import { untilAnimationsEnd } from '../../animations';
import { violationsOf } from '../../axe';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures';
import { fill, type Words } from '../../words';

/** The mirror that is named and not there. */
const DOWN = /sur\.tonalli\.example/;

const row = (page: Page, words: Words, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: fill(words.site.mirrors.openNamed, { name }), exact: true }) });

test('SYS-04 SYS-15 SYS-16 the mirrors are measured, and a contact can be verified', async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(DOWN);
  await world.apply('one-mirror-down');
  const { mirrors, verify } = app.words.site;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mirrors');
  await expect(page.getByRole('heading', { level: 1, name: mirrors.title })).toBeVisible();
  await expect(row(page, app.words, 'Tonalli').getByText(mirrors.here)).toBeVisible();
  await expect(row(page, app.words, 'Tonalli Norte').getByText(/^\d+ ms$/)).toBeVisible();
  await expect(row(page, app.words, 'Tonalli Sur').getByText(mirrors.failed)).toBeVisible();
  await expect(page.getByText(mirrors.fastest, { exact: true })).toHaveCount(1);

  await page.getByLabel(verify.channel).selectOption('TELEGRAM');
  const handle = page.getByRole('textbox', { name: verify.handle.PROFILE });
  await handle.fill('https://t.me/tonalli_bonos');
  await handle.press('Enter');
  await expect(page.getByText(verify.reported)).toBeVisible();
  await handle.fill('@tonalli_oficial');
  await handle.press('Enter');
  await expect(page.getByText(verify.official)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page)).toEqual([]);
});

test('SYS-04 SYS-11 SYS-15 an unknown domain leads to the mirrors and to the service desk, in English', async ({
  page,
  english: { words },
  world,
  guard,
}) => {
  guard.allowRequest(/system\.bootstrap.* 403/);
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await world.setDomains(['casino.example']);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words.errors.DOMAIN_UNKNOWN })).toBeVisible();
  await expect(page.getByRole('button', { name: words.site.reach.support })).toBeVisible();
  await untilAnimationsEnd(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: words.site.reach.mirrors }).click();
  await expect(row(page, words, 'Tonalli Norte').getByText(/^\d+ ms$/)).toBeVisible();
  await page.getByRole('link', { name: words.site.reach.back }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.errors.DOMAIN_UNKNOWN })).toBeVisible();
});
