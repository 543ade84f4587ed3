import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../../axe';
import { expect, shown, test } from '../../fixtures';

test('GAME-03 SYS-15 a game that is ready is played by key, stays within a narrow window, and axe finds nothing in it', async ({
  page,
  app,
  member,
}) => {
  await app.signIn(member);
  await page.setViewportSize({ width: 700, height: 600 });
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  await app.game.untilReady(name);
  await expect(page.locator('iframe')).toBeFocused();
  // The window has title and close; the game keeps what is its own.
  await expect(app.game.frame(name).locator('#name')).toBeHidden();
  await expect(app.game.frame(name).locator('#tools button')).toHaveCount(3);
  const box = await app.game.dialog(name).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(width);

  const violations = await violationsOf(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

  const spun = page.waitForResponse((response) => response.url().endsWith('/play/api/spin'));
  await page.keyboard.press('Space');
  expect((await spun).ok()).toBe(true);
});

/** Presses Tab until it has the focus; every stop on the way is somewhere, in view and marked. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const lost: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const { trouble, isThere } = await wanted.evaluate(lookAtFocus);
    if (trouble) lost.push(trouble);
    if (isThere) break;
  }
  await expect(wanted).toBeFocused();
  expect(lost, 'stops where nobody could see the focus').toEqual([]);
}

/** In the page: whether it has the focus, and what is wrong with what has. A field may mark its frame, a choice its label. */
function lookAtFocus(wanted: Element): { trouble: string | null; isThere: boolean } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { trouble: 'the focus is nowhere', isThere: false };
  const marked = [focused, focused.parentElement, focused.closest('label')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  const { top, bottom, width, height } = focused.getBoundingClientRect();
  const inView = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
  const wrong = `${focused.outerHTML.slice(0, 160)} ${marked ? 'is out of view' : 'is not marked'}`;
  return { trouble: marked && inView ? null : wrong, isThere: focused === wanted };
}

test('SYS-15 GAME-02 LOBBY-02 LOBBY-03 by keys alone from home to a running game: category, search, sheet, login, a round, and back', async ({
  page,
  app,
  member,
}) => {
  const { games, lobby } = app.words;
  await page.goto('/');
  await app.lobby.tiles.first().waitFor();
  await tabTo(page, app.shell.categories.getByRole('link', { name: lobby.type.RNG, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: lobby.type.RNG })).toBeFocused();

  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await tabTo(page, app.lobby.search);
  // What was typed so far is searched for meanwhile, and other tiles go where the focus may be.
  const found = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(`"search":"${name}"`));
  await page.keyboard.type(name);
  await found;
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(app.lobby.tiles.first().getByRole('heading', { name, exact: true })).toBeVisible();
  await tabTo(page, app.lobby.tile(name).getByRole('button', { name: `${lobby.tile.info}: ${name}` }));
  await page.keyboard.press('Enter');

  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  await tabTo(page, sheet.getByRole('button', { name: games.sheet.play, exact: true }));
  await page.keyboard.press('Enter');
  await expect(app.login.username).toBeFocused();
  await page.keyboard.type(member.username);
  await tabTo(page, app.login.password);
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');

  await app.game.untilReady(name);
  await expect(page.locator('iframe')).toBeFocused();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/play/api/spin')),
    page.keyboard.press('Space'),
  ]);
  const { value } = await answer.json();
  await app.game.leaveByKey(name);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await app.shell.expectBalance(shown(value.balanceMinor));
  await expect(app.lobby.tile(name)).toBeVisible();
});

test('SYS-15 whoever logs in from the header by key goes on at the heading of the page', async ({
  page,
  app,
  member,
}) => {
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  await tabTo(page, app.shell.loginButton);
  await page.keyboard.press('Enter');
  await expect(app.login.username).toBeFocused();
  await page.keyboard.type(member.username);
  await tabTo(page, app.login.password);
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await app.shell.expectBalance(shown(member.balanceMinor));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
