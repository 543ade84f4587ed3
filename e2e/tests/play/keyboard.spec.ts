import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../fixtures';

test('GAME-03 SYS-15 a game that is ready is played by key, stays within a narrow window, and axe finds nothing in it', async ({
  page,
  app,
  member,
}) => {
  await app.logIn(member);
  await page.setViewportSize({ width: 700, height: 600 });
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  await expect(app.game.frame(name).locator('#spin')).toBeEnabled();
  await expect(page.locator('iframe')).toBeFocused();
  // The window has title and close; the game keeps what is its own.
  await expect(app.game.frame(name).locator('#name')).toBeHidden();
  await expect(app.game.frame(name).locator('#tools button')).toHaveCount(3);
  const box = await app.game.dialog(name).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(width);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

  const spun = page.waitForResponse((response) => response.url().endsWith('/play/api/spin'));
  await page.keyboard.press('Space');
  expect((await spun).ok()).toBe(true);
});
