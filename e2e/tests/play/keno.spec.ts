import AxeBuilder from '@axe-core/playwright';
import { expect, shown, test } from '../../fixtures';

/** The catalogue of the game's own page and of the verify page, which are another site. */
const GAME = {
  panel: 'Juego verificable',
  rotate: 'Cambiar y revelar',
  verify: 'Verificar',
  match: 'Coincide',
  close: 'Cerrar',
  none: 'Elige al menos un número',
} as const;

const isPlace = (response: { url(): string }) => response.url().endsWith('/play/api/place');

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-14 MEM-07 keno is played by keys, wins and loses, is verified, and found in the record', async ({
    page,
    app,
    member,
    world,
    context,
  }) => {
    test.slow();
    const { lobby, game } = app;
    await app.signIn(member);
    await page.goto('/rng');
    await lobby.tiles.first().waitFor();
    await lobby.search.fill('Keno');
    await expect(lobby.tiles.first().getByRole('heading')).toContainText('Keno');
    const launched = page.waitForRequest(/play\.launch/);
    const name = await lobby.firstPlayable();
    await lobby.startButton(name).click();
    await game.untilReady(name);
    const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
    const frame = game.frame(name);
    await expect(page.locator('iframe')).toBeFocused();
    await frame.locator('#stake').fill('10');

    // Nothing is chosen, so nothing is sent.
    await frame.locator('#clear').click();
    await frame.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('#message')).toHaveText(GAME.none);

    // One number is in the order of Tab, arrows go from it to the others: 1, 12, 13.
    const number = (value: number) => frame.locator('#numbers').getByRole('button', { name: `${value}`, exact: true });
    await number(1).focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowRight', ' ', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(frame.locator('.number[aria-pressed=true]')).toHaveText(['1', '12', '13']);
    await expect(frame.locator('#return')).toHaveText('94.35 %');
    await expect(frame.locator('#top-win')).toHaveText('$430.00');
    await expect(frame.locator('#pays li')).toHaveCount(2);

    const bet = { picks: [1, 12, 13], stakeMinor: 1_000 };
    const play = async (hits: number) => {
      await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { hits } });
      await frame.locator('#spin').focus();
      const [answer] = await Promise.all([page.waitForResponse(isPlace), page.keyboard.press('Enter')]);
      await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
      return (await answer.json()).value;
    };
    expect((await play(0)).view).toMatchObject({ multiplierX100: 0 });
    await expect(frame.locator('#rolls li')).toHaveText(/0\/3, no ganó/);
    const won = await play(2);
    expect(won.payoutMinor - won.jackpotMinor).toBe(2_500);
    await expect(frame.locator('#balance')).toHaveText(shown(won.balanceMinor));
    await expect(frame.locator('#rolls li').first()).toHaveText(/2\/3, ganó/);
    await expect(frame.locator('.number[data-drawn=true]')).toHaveCount(20);
    await expect(frame.locator('#live')).toContainText('Acertaste 2 de 3.');

    expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

    await frame.getByRole('button', { name: GAME.panel }).click();
    const panel = frame.getByRole('dialog', { name: GAME.panel });
    await panel.getByRole('button', { name: GAME.rotate }).click();
    const [proof] = await Promise.all([
      context.waitForEvent('page'),
      panel
        .getByRole('row', { name: shown(won.payoutMinor) })
        .getByRole('link', { name: GAME.verify })
        .click(),
    ]);
    await expect(proof.getByRole('status').getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();
    await proof.close();
    await panel.getByRole('button', { name: GAME.close }).click();
    await game.close(name).click();

    await app.record.open();
    await app.record.openDetail(app.record.rows.filter({ hasText: name }).first());
    const { detail } = app.record;
    const { keno } = app.words.records;
    await expect(detail).toContainText(`${keno.picks}1, 12, 13`);
    await expect(detail).toContainText('× 2.50');
  });
});
