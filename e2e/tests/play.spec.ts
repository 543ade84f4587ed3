import { expect, expectNoSidewaysScroll, shown, test } from '../fixtures';
import { App } from '../page-models/app';
import { wordsOf } from '../words';

const WAYS = [
  { language: 'es', size: 'desktop', viewport: { width: 1440, height: 900 } },
  { language: 'en', size: 'phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, size, viewport } of WAYS) {
  test.describe(`${language}, ${size}`, () => {
    test.use({ viewport, hasTouch: size === 'phone', reducedMotion: 'no-preference' });

    test('REG-06 GAME-03 GAME-05 MEM-07 AUTH-12 the whole loop: browse, log in, play, find the round, log out', {
      tag: '@pictures',
    }, async ({ page, member }) => {
      test.slow();
      const app = new App(page, wordsOf(language));
      // The game's frame has no storage, and starts with the same scripts.
      await page.addInitScript((lang) => {
        if (window.top === window) localStorage.setItem('lang', lang);
      }, language);
      await page.goto('/');
      await expect(app.lobby.tiles.first()).toBeVisible();
      await expectNoSidewaysScroll(page);

      await app.shell.loginButton.click();
      await app.login.logIn(member.username, member.password);
      await app.shell.expectBalance(shown(member.balanceMinor));

      await page.goto('/rng');
      await expect(app.lobby.tiles.first()).toBeVisible();
      const name = await app.lobby.firstPlayable();
      // A finger's first tap shows the choice between money and trial, the second takes it.
      await app.lobby.startButton(name).click();
      await app.game.dialog(name).waitFor();
      const round = await app.game.spin(name);
      await app.game.untilSettled(name);
      await expect(app.game.frame(name).locator('#balance')).toContainText(shown(round.balanceMinor).slice(1));
      await app.game.close(name).click();
      await expect(app.game.dialog(name)).toHaveCount(0);
      await app.shell.expectBalance(shown(round.balanceMinor));

      await app.record.open();
      const row = app.record.rows.filter({ hasText: name });
      await expect(row).toHaveCount(1);
      await app.record.openDetail(row);
      await expect(app.record.detail).toContainText(round.roundId);
      await expect(app.record.detail).toContainText(app.words.records.detail.fairness);
      await page.keyboard.press('Escape');
      await expectNoSidewaysScroll(page);

      await app.shell.logOut();
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    });
  });
}

test('GAME-03 the game runs in a sandboxed frame of another origin', async ({ page, app, member }) => {
  await app.signIn(member);
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  const source = (await frame.getAttribute('src')) ?? '';
  expect(new URL(source).origin).not.toBe(new URL(page.url()).origin);
  await app.game.dialog(name).getByRole('button', { name: app.words.play.window.reload }).click();
  // Each address is good for one start: the game that is left is the new one.
  await expect(frame).not.toHaveAttribute('src', source);
  await app.game.untilReady(name);
  await app.game.leaveByKey(name);
});

test('GAME-08 a spin whose answer is lost is not charged twice', async ({ page, app, member, world, guard }) => {
  test.slow();
  guard.allowRequest(/play\/api\/spin/);
  guard.allowConsole(/play\/api\/spin|Failed to fetch/);
  await app.signIn(member);
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  await app.game.untilReady(name);
  let answered = 0;
  await page.route('**/play/api/spin', async (route) => {
    answered += 1;
    if (answered > 1) return route.continue();
    // The server does its part; the answer gets lost on the way back.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await app.game.frame(name).locator('#spin').click();
  await expect.poll(() => answered).toBeGreaterThan(1);
  await app.game.untilSettled(name);
  await page.unroute('**/play/api/spin');
  await app.record.open();
  await expect(app.record.rows.filter({ hasText: name })).toHaveCount(1);
  expect((await world.balances(member.id)).main).not.toBe('');
});
