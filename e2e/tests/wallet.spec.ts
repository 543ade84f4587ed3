import { expect, shown, test, untilListening } from '../fixtures';

test('NAV-01 the balance has two decimals, can be hidden and stays hidden, and is read again when asked', async ({
  page,
  app,
  member,
}) => {
  await app.signIn(member, '/');
  await app.shell.expectBalance(shown(member.balanceMinor));
  await app.shell.balance.getByRole('button', { name: app.words.wallet.hide }).click();
  await expect(app.shell.balance).not.toContainText(shown(member.balanceMinor));
  await page.reload();
  await expect(app.shell.balance.getByRole('button', { name: app.words.wallet.show })).toBeVisible();
  await expect(app.shell.balance).not.toContainText(shown(member.balanceMinor));
  await app.shell.balance.getByRole('button', { name: app.words.wallet.show }).click();
  const [answer] = await Promise.all([
    page.waitForResponse(/wallet\.balance/),
    app.shell.balance.getByRole('button', { name: app.words.wallet.refresh }).click(),
  ]);
  expect(answer.ok()).toBe(true);
});

test('HOME-08 the balance follows what is played in another tab', async ({ page, app, member, context, world }) => {
  await app.signIn(member, '/');
  await untilListening(page, world);
  const tab = await context.newPage();
  await tab.goto('/rng');
  const lobby = app.on(tab);
  await lobby.lobby.tiles.first().waitFor();
  const name = await lobby.lobby.firstPlayable();
  await lobby.lobby.startButton(name).click();
  const round = await lobby.game.spin(name);
  await page.bringToFront();
  await app.shell.expectBalance(shown(round.balanceMinor));
});
