import AxeBuilder from '@axe-core/playwright';
import { expect, expectNoSidewaysScroll, shown, test } from '../../fixtures';
import type { App } from '../../page-models/app';

/** The catalogue of the game's own page and of the verify page, which are another site. */
const GAME = {
  panel: 'Juego verificable',
  rotate: 'Cambiar y revelar',
  revealed: 'Semilla revelada',
  verify: 'Verificar',
  match: 'Coincide',
  close: 'Cerrar',
} as const;

async function startCoin({ page, lobby, game }: App): Promise<string> {
  await page.goto('/rng');
  await lobby.tiles.first().waitFor();
  await lobby.search.fill('Volado');
  await expect(lobby.tiles.first().getByRole('heading')).toContainText('Volado');
  const name = await lobby.firstPlayable();
  await lobby.startButton(name).click();
  await game.untilReady(name);
  return name;
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 SYS-15 the coin is called by keys, goes on after a reload, is verified and found in the record', async ({
    page,
    app,
    member,
    world,
    context,
  }) => {
    test.slow();
    await app.signIn(member);
    const launched = page.waitForRequest(/play\.launch/);
    const name = await startCoin(app);
    const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
    const frame = app.game.frame(name);
    await expect(page.locator('iframe')).toBeFocused();
    const game = frame.locator('#game');
    const coin = frame.locator('#coin');
    const flips = frame.locator('#flips li');

    await frame.locator('#stake').fill('20');
    // 0.97 × 2^15 stakes; one more would be above a million.
    await expect(frame.locator('#top-win')).toHaveText('$635,699.20');
    const force = (sides: readonly string[]) => {
      const bet = { stakeMinor: 2_000 };
      return world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { flips: sides } });
    };
    await force(['tails', 'heads', 'tails']);
    await frame.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await expect(game).toHaveAttribute('data-round', 'open');
    await expect(frame.locator('#spin')).toHaveText('¿Águila o sol?');

    await page.keyboard.press('ArrowRight');
    await expect(frame.locator('#live')).toHaveText('Cayó sol. Llevas $38.80. La siguiente, ×\u00a03.8800');
    await expect(coin).toHaveAccessibleName('La moneda muestra sol');
    await expect(flips).toHaveText(['Sol, acertaste']);

    // The window is left in the middle, and opened anew.
    expect(await startCoin(app)).toBe(name);
    await expect(frame.locator('#live')).toHaveText('Tu ronda sigue abierta: continúa donde la dejaste');
    await expect(coin).toHaveAccessibleName('La moneda muestra sol');
    await expect(frame.locator('#spin')).toHaveText('Cobrar $38.80');
    await page.keyboard.press('ArrowLeft');
    await expect(frame.locator('#spin')).toHaveText('Cobrar $77.60');
    await expect(flips).toHaveText(['Sol, acertaste', 'Águila, acertaste']);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);

    const [ended] = await Promise.all([page.waitForResponse(/play\/api\/step/), page.keyboard.press('c')]);
    const { value: won } = await ended.json();
    expect(won).toMatchObject({ isOver: true, stakeMinor: 2_000, view: { multiplierX10000: 38_800 } });
    expect(won.payoutMinor - won.jackpotMinor).toBe(7_760);
    await expect(frame.locator('#live')).toContainText('Aciertos seguidos: 2.');
    await expect(frame.locator('#balance')).toHaveText(shown(won.balanceMinor));
    await expect(frame.locator('#rolls li')).toHaveText(/× 3\.88, ganó/);
    await expect(game).toHaveAttribute('data-round', 'idle');

    // A call without a round places it. This one is lost, and nothing comes back.
    await force(['heads']);
    await frame.getByRole('button', { name: 'Pedir sol' }).focus();
    const [placed] = await Promise.all([page.waitForResponse(/play\/api\/place/), page.keyboard.press('Enter')]);
    expect((await placed.json()).value).toMatchObject({
      isOver: true,
      view: { calls: ['tails'], multiplierX10000: 0 },
    });
    await expect(flips).toHaveText(['Águila, fallaste']);
    await expect(frame.locator('#rolls li').first()).toHaveText(/Fallo, no ganó/);
    await expect(game).toHaveAttribute('data-round', 'idle');

    await frame.getByRole('button', { name: GAME.panel }).click();
    const panel = frame.getByRole('dialog', { name: GAME.panel });
    await panel.getByRole('button', { name: GAME.rotate }).click();
    await expect(panel).toContainText(GAME.revealed);
    const [proof] = await Promise.all([
      context.waitForEvent('page'),
      panel.getByRole('link', { name: GAME.verify }).first().click(),
    ]);
    await expect(proof.getByRole('status').getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();
    await expect(proof.getByRole('img', { name: 'Volado 1: Águila, fallada' })).toBeVisible();
    await proof.close();
    await panel.getByRole('button', { name: GAME.close }).click();
    await app.game.close(name).click();

    await app.record.open();
    await app.record.openDetail(app.record.rows.filter({ hasText: name }).last());
    const { detail } = app.record;
    const words = app.words.records.coin;
    await expect(detail).toContainText(won.roundId);
    const items = detail.getByRole('listitem').filter({ hasText: words.right });
    await expect(items).toContainText([words.side.tails, words.side.heads]);
  });
});
