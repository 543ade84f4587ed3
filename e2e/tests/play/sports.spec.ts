import type { Response } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Late at night there is hardly a match left that has not begun: it is noon in Mexico City. */
test.beforeEach(({ world }) =>
  world.run('setClock', { at: new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 18 * HOUR_MS).toISOString() }),
);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('GAME-05 GAME-14 GAME-15 GAME-16 a parlay is kept over a reload, bet, and sold in part', async ({
    app,
    member,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startFirstOf('sports');
    const { frame } = title;
    await expect(frame.locator('.simulated')).toContainText('Partidos simulados');
    // Matches that have not begun: their bets are taken at once.
    const begin = frame.locator('.row:has(.stand:not([data-live=true])):has(.price:not(:disabled))');
    await expect(begin.nth(1)).toBeVisible();
    const names = await begin.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-event')));
    for (const name of names.slice(0, 2)) {
      const price = frame.locator(`[data-event="${name}"] .price`).first();
      await price.click();
      await expect(price).toHaveAttribute('aria-pressed', 'true');
    }
    await frame.locator('.slip-toggle').click();
    await expect(frame.locator('#form option:checked')).toHaveText('Parlay');

    await title.reload();
    await frame.locator('.slip-toggle').click();
    await expect(frame.locator('.leg')).toHaveCount(2);
    await frame.locator('#stake').fill('20');
    await expect(frame.locator('#spin')).toHaveText('Apostar $20.00');
    await title.expectFits();
    await expect(frame.locator('#spin')).toBeEnabled();
    await frame.locator('#spin').click();
    await expect(frame.locator('.outcome')).toContainText('Apuesta aceptada');
    await frame.getByRole('button', { name: 'Ver mis apuestas' }).click();
    await expect(frame.locator('.slip-card')).toContainText('Por decidir');

    // Half of it is sold, at a price that holds for seconds.
    await frame.getByRole('button', { name: 'Cerrar apuesta' }).click();
    await frame.getByRole('button', { name: '50%' }).click();
    await frame.getByRole('button', { name: /^Cerrar por \$/ }).click();
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    await expect(frame.locator('.slip-card')).toContainText('$10.00');
  });
});

test('GAME-06 GAME-15 a visitor sees the prices of the day on a trial, and bets with play money', async ({
  page,
  app,
}) => {
  await page.goto('/sports');
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  // Who has no account yet is asked, and goes on to the title that was pressed.
  await page.getByRole('dialog').getByRole('button', { name: app.words.session.trial.start }).click();
  await app.game.untilReady(name);
  const frame = app.game.frame(name);
  const row = frame.locator('.row:has(.stand:not([data-live=true])):has(.price:not(:disabled))').first();
  await row.locator('.price').first().click();
  await frame.locator('#stake').fill('20');
  await expect(frame.locator('#balance')).toHaveText('$10,000.00');
  await frame.locator('#spin:not(:disabled)').click();
  await expect(frame.locator('.outcome')).toContainText('Apuesta aceptada');
  await expect(frame.locator('#balance')).toHaveText('$9,980.00');
  await page.goto('about:blank');
});

test('GAME-15 a bet is placed with the keyboard alone, and found again', async ({ page, app, member }) => {
  await app.signIn(member);
  const { frame } = await app.startFirstOf('sports');
  const price = frame.locator('.row:has(.stand:not([data-live=true])) .price:not(:disabled)').first();
  await price.focus();
  await page.keyboard.press('Enter');
  await expect(frame.locator('#live')).toContainText('La tecla B lleva al boleto.');
  await expect(price).toBeFocused();
  await page.keyboard.press('b');
  await expect(frame.locator('#stake')).toBeFocused();
  await page.keyboard.type('15');
  await expect(frame.locator('#spin')).toHaveText('Apostar $15.00');
  await expect(frame.locator('#spin')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Ver mis apuestas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Mis apuestas' })).toBeFocused();
  await expect(frame.locator('.slip-card')).toContainText('$15.00');
  await page.goto('about:blank');
});

test('GAME-05 GAME-15 a match shows its markets in words, and its proof', async ({ page, app, member }) => {
  await app.signIn(member);
  const title = await app.startFirstOf('cockfight');
  const { frame } = title;
  await frame.locator('.row:has(.price)').first().locator('.match').click();
  await expect(frame.getByRole('heading', { name: 'Meron o Wala' })).toBeVisible();
  await expect(frame.locator('.match-head .remark')).toContainText('Ningún animal participa');
  await frame.getByRole('button', { name: 'Verificar este partido' }).click();
  await expect(frame.getByRole('dialog')).toContainText('La semilla se revela cuando termina el partido.');
  await frame.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expectAccessible(page);
});

test('GAME-05 GAME-15 a price that moves under a finger is taken, and shown anew behind it', async ({
  page,
  app,
  member,
  world,
}) => {
  await app.signIn(member);
  const { frame } = await app.startFirstOf('sports');
  const row = frame.locator('.row:has(.stand:not([data-live=true])):has(.price:not(:disabled))').first();
  await expect(row).toBeVisible();
  const event = (await row.getAttribute('data-event')) ?? '';
  const price = frame.locator(`[data-event="${event}"] .price`).first();
  const before = await price.locator('.odds').textContent();
  await price.hover();
  await page.mouse.down();
  await world.run('jumpOdds', { event, percent: 150 });
  // What the first answer tells is drawn long before the second one is there.
  const isFeed = (answer: Response) => answer.url().includes('/sports/changes?') && answer.url().includes(event);
  await page.waitForResponse(isFeed);
  await page.waitForResponse(isFeed);
  await page.mouse.up();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(price.locator('.odds')).not.toHaveText(before ?? '');
});
