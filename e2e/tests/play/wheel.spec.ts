import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
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

const CHOICE = { segments: 10, risk: 'medium' } as const;

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

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 the wheel is played by keys, stops where it was drawn, verified, and found in the record', async ({
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
  await lobby.search.fill('La rueda');
  await expect(lobby.tiles.first().getByRole('heading')).toContainText('La rueda');
  const name = await lobby.firstPlayable();
  const launched = page.waitForRequest(/play\.launch/);
  await lobby.startButton(name).click();
  await app.game.untilReady(name);
  const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
  const frame = app.game.frame(name);
  await expect(page.locator('iframe')).toBeFocused();

  const spin = async (wish: { segment: number }) => {
    const bet = { ...CHOICE, stakeMinor: 2_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    const [answer] = await Promise.all([page.waitForResponse(isPlace), page.keyboard.press('Enter')]);
    const { value: round } = await answer.json();
    await expect(frame.locator('.segment').nth(wish.segment)).toHaveAttribute('data-stopped', 'true');
    await expect(frame.locator('.segment[data-stopped]')).toHaveCount(1);
    expect(round).toMatchObject({ stakeMinor: 2_000, view: { ...CHOICE, ...wish } });
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    return round;
  };

  // The segments by the arrows of their group, which change no stake.
  await tabTo(page, frame, 'input[name=segments]:checked');
  await page.keyboard.press('ArrowLeft');
  await expect(frame.locator('.prize')).toHaveText(['× 3· 1', '× 2· 1', '× 1.7· 1', '× 1.5· 2', '× 0· 5']);
  await tabTo(page, frame, '#stake');
  await page.keyboard.type('20');
  await expect(frame.locator('#return')).toHaveText('97.00 %');
  await expect(frame.locator('#top-win')).toHaveText('$60.00');
  await expect(frame.locator('#top-chance')).toHaveText('10.00 %');
  await tabTo(page, frame, '#spin');

  const lost = await spin({ segment: 3 });
  await expect(frame.locator('#live')).toHaveText(
    `Se detuvo en el segmento 4: × 0. Sin premio; tu saldo es ${shown(lost.balanceMinor)}.`,
  );
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);

  const won = await spin({ segment: 6 });
  expect(won.payoutMinor - won.jackpotMinor).toBe(3_400);
  await expect(frame.locator('#live')).toHaveText(
    `Se detuvo en el segmento 7: × 1.7. Ganaste ${shown(won.payoutMinor)}; tu saldo es ${shown(won.balanceMinor)}.`,
  );
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 1\.7, ganó/);
  await expect(frame.locator('.hub')).toHaveText('× 1.7');
  await expect(frame.locator('#balance')).toHaveText(shown(won.balanceMinor));

  await expectNoSidewaysScroll(page);
  expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

  await frame.getByRole('button', { name: GAME.rules }).click();
  const rules = frame.getByRole('dialog', { name: GAME.rules });
  await expect(rules.getByRole('row', { name: '× 1.5 2 20.00 %' })).toBeVisible();
  await expect(rules).toContainText('El mejor segmento paga × 3: $60.00; es 1 de 10: 10.00');
  await expect(rules).toContainText('apostarías $200.00 y recibirías $194.00: 97.00');
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
  await expect(proof.getByRole('row', { name: '1 10 6', exact: true })).toBeVisible();
  await proof.close();
  await panel.getByRole('button', { name: GAME.close }).click();
  await app.game.close(name).click();

  await app.record.open();
  await app.record.openDetail(app.record.rows.filter({ hasText: name }).first());
  const { detail } = app.record;
  const { wheel } = app.words.records;
  await expect(detail).toContainText(won.roundId);
  await expect(detail).toContainText(`${wheel.stopped}7 de 10${wheel.multiplier}× 1.7`);
  await expect(detail.locator('svg text')).toHaveText('× 1.7');
});
