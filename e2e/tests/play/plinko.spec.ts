import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page, Route } from '@playwright/test';
import { expect, expectNoSidewaysScroll, shown, test } from '../../fixtures';

/** The texts of the game's own page and of the verify page, which are another site. */
const GAME = {
  panel: 'Juego verificable',
  rules: 'Reglas',
  rotate: 'Cambiar y revelar',
  revealed: 'Semilla revelada',
  verify: 'Verificar',
  match: 'Coincide',
  close: 'Cerrar',
} as const;

const CHOICE = { rows: 8, risk: 'high' } as const;

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, frame: FrameLocator, selector: string): Promise<void> {
  const wanted = frame.locator(selector);
  for (let presses = 0; presses < 30; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

const isPlace = (response: { url(): string }) => response.url().endsWith('/play/api/place');

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 plinko is played by keys, its path shown, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
  context,
}) => {
  test.slow();
  await app.signIn(member);
  const { lobby } = app;
  await page.goto('/rng');
  await lobby.tiles.first().waitFor();
  await lobby.search.fill('Caída');
  await expect(lobby.tiles.first().getByRole('heading')).toContainText('Caída');
  const name = await lobby.firstPlayable();
  const launched = page.waitForRequest(/play\.launch/);
  await lobby.startButton(name).click();
  await app.game.untilReady(name);
  const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
  const frame = app.game.frame(name);
  await expect(page.locator('iframe')).toBeFocused();

  const drop = async (wish: { slot: number }, meanwhile: () => Promise<void>) => {
    const bet = { ...CHOICE, stakeMinor: 2_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    const released = Promise.withResolvers<void>();
    const hold = (route: Route) => released.promise.then(() => route.continue());
    await page.route('**/play/api/place', hold, { times: 1 });
    const answered = page.waitForResponse(isPlace);
    await page.keyboard.press('Enter');
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'true');
    await meanwhile();
    released.resolve();
    const { value: round } = await (await answered).json();
    const slot = frame.locator('.slot').nth(wish.slot);
    await expect(slot).toHaveAttribute('data-landed', 'true');
    await expect(frame.locator('[data-landed]')).toHaveCount(1);
    expect(round).toMatchObject({ stakeMinor: 2_000, view: { ...CHOICE, ...wish } });
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    return round;
  };

  // Risk and rows by the arrows of their groups, which change no stake.
  await tabTo(page, frame, 'input[name=risk]:checked');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, frame, 'input[name=rows]:checked');
  await page.keyboard.press('ArrowLeft');
  await expect(frame.locator('.slot')).toHaveText(['27', '4', '1.5', '0.3', '0.2', '0.3', '1.5', '4', '27']);
  await tabTo(page, frame, '#stake');
  await page.keyboard.type('20');
  await expect(frame.locator('#return')).toHaveText('97.50 %');
  await expect(frame.locator('#top-win')).toHaveText('$540.00');
  await expect(frame.locator('#top-chance')).toHaveText('0.78 %');
  await tabTo(page, frame, '#spin');

  // Most of a stake comes back no more: that is told as what it is, and is no win.
  const lost = await drop({ slot: 4 }, async () => {});
  const paidBack = `Cayó en la casilla 5: × 0.2. Te pagó ${shown(lost.payoutMinor)}; tu saldo es ${shown(lost.balanceMinor)}.`;
  await expect(frame.locator('#live')).toHaveText(paidBack);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0\.2, no ganó/);
  await expect(frame.locator('.meter-win')).toHaveAttribute('data-lit', 'false');

  // While a ball is on its way, the board stays the one that it was dropped on.
  const won = await drop({ slot: 7 }, async () => {
    await frame.getByRole('radio', { name: '16' }).click();
    await expect(frame.getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await expect(frame.locator('.slot')).toHaveCount(CHOICE.rows + 1);
  });
  expect(won.payoutMinor - won.jackpotMinor).toBe(8_000);
  await expect(frame.locator('#live')).toHaveText(
    `Cayó en la casilla 8: × 4. Ganaste ${shown(won.payoutMinor)}; tu saldo es ${shown(won.balanceMinor)}.`,
  );
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 4, ganó/);
  await expect(frame.locator('#balance')).toHaveText(shown(won.balanceMinor));
  await expect(frame.locator('.way')).toHaveCount(CHOICE.rows + 1);

  await expectNoSidewaysScroll(page);
  expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

  await frame.getByRole('button', { name: GAME.rules }).click();
  const rules = frame.getByRole('dialog', { name: GAME.rules });
  await expect(rules.getByRole('row', { name: '× 0.2 70 27.34 %' })).toBeVisible();
  await expect(rules).toContainText(
    'La casilla de cada orilla paga × 27: $540.00. Llegan a las dos orillas 2 de los 256',
  );
  await expect(rules).toContainText('apostarías $5,120.00 y recibirías $4,992.00: 97.50');
  await rules.getByRole('button', { name: GAME.close }).click();

  await frame.getByRole('button', { name: GAME.panel }).click();
  const panel = frame.getByRole('dialog', { name: GAME.panel });
  await panel.getByRole('button', { name: GAME.rotate }).click();
  await expect(panel).toContainText(GAME.revealed);
  const [proof] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('link', { name: GAME.verify }).first().click(),
  ]);
  await expect(proof.getByRole('status').getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();
  for (const [row, step] of won.view.path.entries()) {
    await expect(proof.getByRole('row', { name: `${row + 1} 2 ${step}`, exact: true })).toBeVisible();
  }
  await proof.close();
  await panel.getByRole('button', { name: GAME.close }).click();
  await app.game.close(name).click();

  await app.record.open();
  await app.record.openDetail(app.record.rows.filter({ hasText: name }).first());
  const { detail } = app.record;
  const { plinko } = app.words.records;
  await expect(detail).toContainText(won.roundId);
  await expect(detail).toContainText(`${plinko.slot}8 de 9${plinko.multiplier}× 4`);
  await expect(detail.locator('polyline')).toBeVisible();
});
