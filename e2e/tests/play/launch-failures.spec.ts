import { expect, test, untilListening } from '../../fixtures';

test('GAME-03 SYS-10 a vendor that is closed and an answer that never came are told in the window, and the next start opens the game', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/play\.launch answered [45]\d\d/);
  const { common, errors, play } = app.words;
  await app.signIn(member);
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  const window = app.game.dialog(name);
  const retry = window.getByRole('button', { name: common.actions.retry });

  await world.fault({ endpoint: 'launchGame', effect: { kind: 'error', code: 'GAME_UNAVAILABLE' }, count: 1 });
  await app.lobby.startButton(name).click();
  await expect(window.getByRole('alert')).toContainText(errors.GAME_UNAVAILABLE);
  await expect(window.getByRole('link', { name: play.failure.games })).toHaveAttribute('href', '/rng');

  await world.fault({ endpoint: 'launchGame', effect: { kind: 'drop-before' }, count: 1 });
  await retry.click();
  await expect(window.getByRole('alert')).toContainText(errors.NETWORK_ERROR);
  await retry.click();
  await app.game.untilReady(name);
});

test('GAME-03 GAME-04 a game whose server refuses it says so instead of loading for ever, and can be loaded again', async ({
  page,
  english,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/play\/api\/open answered 401/);
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('lang', 'en');
  });
  await english.signIn(member);
  await page.goto('/rng');
  await english.lobby.tiles.first().waitFor();
  const name = await english.lobby.firstPlayable();
  await world.fault({ endpoint: 'play.open', effect: { kind: 'error', code: 'LAUNCH_TOKEN_INVALID' }, count: 1 });
  await english.lobby.startButton(name).click();
  const refused = english.game.frame(name).getByRole('alert');
  await expect(refused).toContainText('This link was used already');
  await expect(page.locator('iframe')).toBeFocused();
  await english.game.dialog(name).getByRole('button', { name: english.words.play.window.reload }).click();
  await english.game.untilReady(name);
});

test('GAME-03 AUTH-15 a session that ends under a game asks to log in, and opens the game again', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/(trpc|play\/api)\/.* 401/);
  await app.signIn(member);
  const name = await app.startFirstGame();
  await untilListening(page, world);
  await world.endSessions(member.id);
  await expect(app.login.dialog).toContainText(app.words.session.ended.text);
  await expect(app.game.dialog(name)).toHaveCount(0);
  await app.login.logIn(member.username, member.password);
  await app.game.untilReady(name);
});
