import { expect, test } from '../fixtures';

test('HOME-02 HOME-04 HOME-05 home has banners, jackpot and winners', async ({ page, app }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: app.words.content.banner.label })).toBeVisible();
  await expect(page.getByText(app.words.content.jackpot.title)).toBeVisible();
  const winners = page.getByRole('region', { name: app.words.content.winners.title });
  await expect(winners.getByRole('listitem').first()).toContainText(/\*/);
});

test('NAV-01 the notice button opens the notices', async ({ page, app }) => {
  await page.goto('/');
  await app.shell.header.getByRole('button', { name: app.words.system.header.notices }).click();
  const notices = page.getByRole('dialog', { name: app.words.content.notices.title });
  await expect(notices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notices).toHaveCount(0);
});

test('SYS-13 a part of home that fails leaves the rest standing', async ({ page, app, world, guard }) => {
  guard.allowRequest(/trpc\//);
  guard.allowConsole(/./);
  await world.fault({ endpoint: 'listWinners', effect: { kind: 'malformed' } });
  await page.goto('/');
  await expect(app.lobby.section(app.words.lobby.home.hot).getByRole('article').first()).toBeVisible();
  await expect(app.shell.loginButton).toBeVisible();
});
