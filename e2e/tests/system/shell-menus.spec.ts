import { FOOTER_BANK_LOGOS, FOOTER_VENDOR_LOGOS, LICENCE } from '@tonalli/contracts/constants';
import { untilAnimationsEnd } from '../../animations';
import { violationsOf } from '../../axe';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures';
import { fill } from '../../words';

/** Calm pages: nothing opens by itself here. */
const PAGE = '/promotions';

test('NAV-02 by key: into the vendors of a category, among them, and back', async ({ page, app }) => {
  const { lobby, shell } = app.words;
  await page.goto(PAGE);
  const slots = app.shell.categories.getByRole('link', { name: lobby.type.RNG });
  const vendors = page.getByRole('list', { name: fill(shell.vendors.label, { category: lobby.type.RNG }) });
  await app.shell.categories.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(slots).toBeFocused();
  await expect(vendors).toHaveAttribute('data-large', 'true');
  const links = vendors.getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(vendors).toHaveCount(0);
  await expect(slots).toBeFocused();
});

test('NAV-05 NAV-11 the app, the licence and the languages open from the side menu, and hold no barrier', {
  tag: '@pictures',
}, async ({ page, app, english }) => {
  const { shell, common } = app.words;
  await page.goto(PAGE);
  const opened = async (name: string, title: string) => {
    await app.shell.sideMenu.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    return dialog;
  };
  const close = async () => {
    await page.getByRole('dialog').getByRole('button', { name: common.actions.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  const download = await opened(shell.menu.app, shell.app.title);
  await expect(download.getByRole('img')).toHaveCount(2);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
  await close();

  const licence = await opened(shell.menu.licence, shell.licence.title);
  const certificate = licence.getByRole('img', { name: new RegExp(LICENCE.number) });
  await expect
    .poll(() => certificate.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
  await close();

  const languages = await opened(shell.menu.language, shell.languages.title);
  await expect(languages.getByText('Deutsch')).toBeVisible();
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
  await languages.getByRole('button', { name: 'English' }).click();
  await expect(english.shell.loginButton).toBeVisible();
  await expect(english.shell.sideMenu.getByRole('button', { name: english.words.shell.menu.app })).toBeVisible();
});

test.describe('the footer', () => {
  // Its banks pass by.
  test.use({ reducedMotion: 'no-preference' });

  test('NAV-09 the footer has every logo, its banks come when they are near, sixteen at a time', async ({
    page,
    app,
  }) => {
    const { footer } = app.words.shell;
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('system.bankLogos') && asked.push(request.url()));
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(PAGE);
    await expect(app.shell.footer).toBeVisible();
    const logos = app.shell.footer.getByRole('region', { name: footer.vendors });
    await expect(logos.getByRole('img')).toHaveCount(FOOTER_VENDOR_LOGOS);
    const banks = app.shell.footer.getByRole('region', { name: footer.banks });
    await app.shell.footer.getByText(footer.responsible).scrollIntoViewIfNeeded();
    await expect(banks.getByRole('img')).toHaveCount(FOOTER_BANK_LOGOS);
    expect(asked).toHaveLength(1);
    await banks.getByRole('button', { name: footer.pauseBanks }).click();
    const box = await banks.boundingBox();
    const slide = await banks.getByRole('listitem').first().boundingBox();
    // Sixteen slides and fifteen gaps of 29 px.
    expect(Math.round(((slide?.width ?? 0) * 16 + 15 * 29) / 10)).toBe(Math.round((box?.width ?? 0) / 10));
    await untilAnimationsEnd(page);
    expect(await violationsOf(page, { part: 'footer' })).toEqual([]);
  });
});

test('SYS-16 NAV-08 on the narrowest phones the drawer holds the whole menu, and nothing scrolls sideways', async ({
  page,
  english,
}) => {
  const { shell, system } = english.words;
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PAGE);
  await expect(english.shell.bottomBar.getByRole('link')).toHaveText([
    system.bar.home,
    system.bar.deposit,
    new RegExp(`^${system.bar.promotions}`),
  ]);
  await english.shell.bottomBar.getByRole('button', { name: system.bar.games }).click();
  const drawer = page.getByRole('dialog', { name: english.words.common.brand });
  for (const name of [shell.menu.quick, shell.menu.games, shell.menu.member, shell.menu.more])
    await expect(drawer.getByRole('list', { name, exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: shell.menu.support }).click();
  await expect(drawer.getByRole('list', { name: shell.service.channels }).getByRole('listitem')).toHaveCount(8);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await english.shell.footer.getByText(shell.footer.responsible).scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
});
