import { expect, test } from '../../fixtures';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  popups: 'shown',
  reducedMotion: 'no-preference',
  // A recording of the whole way, for whoever wants to look at it.
  trace: 'on',
});

test('HOME-07 NAV-01 LOBBY-02 LOBBY-03 GAME-06 PROMO-01 HELP-01 I18N-01 a visitor with a phone looks around, tries a game, and is shown the way to an account', {
  tag: '@pictures',
}, async ({ page, app, english }) => {
  test.slow();
  const { common, games, help, home, lobby, promotions, shell, system } = app.words;
  const dialog = page.getByRole('dialog');

  await page.goto('/');
  const popup = page.getByRole('dialog', { name: home.popup.title });
  await popup.getByRole('button', { name: common.actions.close }).last().tap();
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('region', { name: app.words.content.jackpot.title })).toContainText('$');

  await app.shell.bottomBar.getByRole('link', { name: system.bar.promotions }).tap();
  await expect(page.getByRole('heading', { level: 1, name: promotions.title })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
  await expect(dialog.getByRole('region', { name: promotions.terms })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  await app.shell.bottomBar.getByRole('button', { name: system.bar.games }).tap();
  await dialog.getByRole('link', { name: lobby.type.RNG, exact: true }).tap();
  await expect(page).toHaveURL(/\/rng$/);
  const name = await app.lobby.firstPlayable();
  // Two letters the wrong way round.
  await app.lobby.search.fill(name.replace(/^(.)(.)(.)/, '$1$3$2'));
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(app.lobby.tile(name)).toBeVisible();
  await app.lobby
    .tile(name)
    .getByRole('button', { name: `${lobby.tile.info}: ${name}` })
    .tap();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText(games.sheet.rtp)).toBeVisible();
  await sheet.getByRole('button', { name: games.sheet.trial, exact: true }).tap();
  await app.game.untilReady(name);
  await expect(app.game.frame(name).locator('#badge')).toContainText(common.playMoney);
  await app.game.close(name).tap();
  await expect(app.shell.header).toContainText(common.playMoney);

  await app.shell.bottomBar.getByRole('button', { name: system.bar.games }).tap();
  await dialog.getByRole('button', { name: shell.menu.help }).tap();
  const helpDialog = page.getByRole('dialog', { name: help.title });
  await helpDialog.getByRole('button', { name: common.actions.close }).first().tap();
  await expect(helpDialog).toHaveCount(0);
  await app.shell.footer.getByRole('link', { name: shell.footer.helpCenter }).tap();
  await expect(page).toHaveURL(/\/help/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await app.shell.bottomBar.getByRole('button', { name: system.bar.games }).tap();
  await dialog.getByRole('button', { name: new RegExp(shell.menu.language) }).tap();
  await page.getByRole('dialog', { name: shell.languages.title }).getByRole('button', { name: 'English' }).tap();
  await expect(english.shell.bottomBar).toBeVisible();

  await page.goto('/member?page=withdraw');
  await page.getByRole('main').getByRole('button', { name: english.words.session.trial.in_increase_submit }).tap();
  await expect(page.getByRole('dialog', { name: english.words.registration.title })).toBeVisible();
});
