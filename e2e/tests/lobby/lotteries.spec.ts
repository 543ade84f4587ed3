import { expect, expectNoSidewaysScroll, test } from '../../fixtures';

test('AUTH-16 the lotteries and the points mall ask a guest to log in, and go on to what was wanted', async ({
  page,
  app,
  member,
}) => {
  await page.goto('/pointMall');
  await expect(app.login.dialog).toBeVisible();
  await page.goto('/seaLottery');
  await expect(app.login.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/login\?/);
  await app.login.logIn(member.username, member.password);
  await expect(page).toHaveURL(/\/seaLottery$/);
  await expect(app.lottery.list.getByRole('article').first()).toContainText(app.words.lottery.lobby.bet);
  await page.goto('/pointMall');
  await expect(page.getByRole('heading', { level: 1, name: app.words.points.title })).toBeVisible();
});

test('NAV-08 the side menu stands aside on the pages of games, can be toggled elsewhere, and is a drawer on phones', async ({
  page,
  app,
  member,
}) => {
  await app.signIn(member, '/');
  await expect(app.shell.sideMenu).toBeVisible();
  for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
    await page.goto(path);
    await expect(app.lobby.tiles.first()).toBeVisible();
    await expect(app.shell.sideMenu).toHaveCount(0);
  }
  await page.goto('/');
  await expect(app.shell.sideMenu).toBeVisible();
  await app.shell.header.getByRole('button', { name: app.words.system.header.hideMenu }).click();
  await expect(app.shell.sideMenu).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/vnLottery');
  await expect(app.lobby.tiles.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await app.shell.header.getByRole('button', { name: app.words.system.header.menu }).click();
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
});
