import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { App } from '../../page-models/app';

/** The catalogue of the game's own page, which is another site. */
const GAME = {
  check: 'Una pausa para ver cómo vas',
  goOn: 'Seguir',
  history: 'Ver historial',
} as const;

test('RG-02 GAME-14 after an hour of play a pause covers the game in each tab, goes on in all where it is answered, and Esc leaves', async ({
  page,
  context,
  app,
  member,
  world,
  guard,
}) => {
  test.slow();
  // The platform refuses the round that brings the check.
  guard.allowRequest(/play\/api\/spin answered 422/);
  // An hour is as long as it is said to be, however long the rounds take.
  await world.freeze();
  await app.signIn(member);
  const name = await app.startFirstGame();
  const other = app.on(await context.newPage());
  await other.startFirstGame();
  const tabs = [app, other];
  const frameOf = (tab: App) => tab.game.frame(name);
  const checkIn = (tab: App) => frameOf(tab).getByRole('dialog', { name: GAME.check });
  const playAnHour = async () => {
    for (const by of ['25m', '25m', '11m']) {
      for (const tab of tabs) {
        await tab.page.bringToFront();
        await tab.game.spin(name);
        await tab.game.untilSettled(name);
      }
      await world.run('advanceClock', { by });
    }
  };

  await expect(frameOf(app).locator('.play-line')).toContainText('00:00:0');
  await playAnHour();
  for (const tab of tabs) {
    await tab.page.bringToFront();
    await frameOf(tab).locator('#spin').click();
    await expect(checkIn(tab)).toContainText('Has jugado 1 h 01 min.');
    await expect(checkIn(tab).getByRole('heading')).toBeFocused();
  }
  // No key but Tab reaches a button, and none of them was pressed.
  await other.page.keyboard.press('Enter');
  await other.page.keyboard.press('Space');
  await expect(checkIn(other)).toBeVisible();
  await checkIn(other).getByRole('button', { name: GAME.goOn }).click();
  await expect(checkIn(other)).toBeHidden();
  await expect(checkIn(app)).toBeHidden();

  await playAnHour();
  await page.bringToFront();
  await frameOf(app).locator('#spin').click();
  await expect(checkIn(app)).toBeVisible();
  await checkIn(app).getByRole('heading').press('Escape');
  await expect(app.game.dialog(name)).toBeHidden();

  await other.page.bringToFront();
  await frameOf(other).locator('#spin').click();
  await checkIn(other).getByRole('button', { name: GAME.history }).click();
  await expect(other.page).toHaveURL(/page=personalHistoryCopy/);
  await expect(other.game.dialog(name)).toBeHidden();
});

const spins = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/play/api/spin') && sent.push(request.url()));
  return sent;
};

test('RG-02 RG-04 where rounds have a pace a ring shows the wait, a press within it begins nothing, and nothing plays by itself', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/play\/api\/spin answered 429/);
  await world.run('setPolicy', { pack: 'GB-2026' });
  await app.signIn(member);
  const name = await app.startFirstGame();
  const sent = spins(page);
  const frame = app.game.frame(name);
  const button = frame.locator('#spin');
  await expect(frame.locator('#auto')).toBeHidden();
  await expect(frame.locator('#quick')).toBeHidden();
  // The wait lasts as long as the world stands still, so that nothing here has to be quick.
  await world.run('freezeClock', {});
  await app.game.spin(name);
  await app.game.untilSettled(name);
  await button.click();
  await expect(button).toHaveAttribute('data-waiting', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(frame.locator('#live')).toContainText('La siguiente ronda puede empezar en');
  const before = sent.length;
  await button.dispatchEvent('click');
  await expect(frame.locator('#message')).not.toContainText('próxima ronda');
  await world.run('advanceClock', { by: '3s' });
  await expect(button).not.toHaveAttribute('data-waiting');
  expect(sent.length).toBe(before);
  await app.game.spin(name);
  expect(sent.length).toBe(before + 1);
});
