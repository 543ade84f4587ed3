import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';

test('NAV-01 the account menu leads to record, favourites and recent games', async ({ page, app, member }) => {
  await app.logIn(member);
  await app.shell.chooseInAccountMenu(app.words.account.page.personalHistoryCopy);
  await expect(app.record.heading).toBeVisible();
  await app.shell.chooseInAccountMenu(app.words.account.menu.favorites);
  await expect(page).toHaveURL(/\/favorite$/);
  await app.shell.chooseInAccountMenu(app.words.account.menu.recent);
  await expect(page).toHaveURL(/\/recent$/);
});

test('I18N-03 a member changes the language, and the platform is told', async ({ page, app, english, member }) => {
  await app.logIn(member);
  const [told] = await Promise.all([
    page.waitForResponse(/account\.updateLanguage/),
    app.shell.header.getByRole('button', { name: app.words.system.language.en }).click(),
  ]);
  expect(told.ok()).toBe(true);
  await english.shell.openAccountMenu();
});

for (const [name, path] of Object.entries({
  home: '/',
  category: '/rng',
  login: '/login',
  register: '/register',
  record: '/member?page=personalHistoryCopy',
})) {
  test(`SYS-15 axe finds nothing on ${name}`, async ({ page, app, member }) => {
    if (name === 'record') await app.logIn(member);
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    if (['home', 'category'].includes(name)) await app.lobby.tiles.first().waitFor();
    if (name === 'login') await app.login.username.waitFor();
    if (name === 'register') await app.register.submit.waitFor();
    // Colours are judged once nothing fades any more.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  });
}
