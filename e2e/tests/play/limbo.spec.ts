import AxeBuilder from '@axe-core/playwright';
import { expect, expectNoSidewaysScroll, shown, test } from '../../fixtures';

/** The catalogue of the game's own page and of the verify page, which are another site. */
const GAME = {
  panel: 'Juego verificable',
  rotate: 'Cambiar y revelar',
  verify: 'Verificar',
  match: 'Coincide',
} as const;

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-14 MEM-07 limbo is played by keys, won and lost, verified, and found in the record', async ({
    page,
    app,
    member,
    world,
    context,
  }) => {
    test.slow();
    const { lobby } = app;
    await app.signIn(member);
    const launched = page.waitForRequest(/play\.launch/);
    await page.goto('/rng');
    await lobby.tiles.first().waitFor();
    await lobby.search.fill('Limbo');
    await expect(lobby.tiles.first().getByRole('heading')).toContainText('Limbo');
    const name = await lobby.firstPlayable();
    await lobby.startButton(name).click();
    await app.game.untilReady(name);
    const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
    const frame = app.game.frame(name);
    await expect(page.locator('iframe')).toBeFocused();

    // One field is typed, the other follows.
    await frame.locator('#target').focus();
    await page.keyboard.type('5');
    await expect(frame.locator('#chance')).toHaveValue('19.40');
    await frame.locator('#stake').focus();
    await page.keyboard.type('20');
    await expect(frame.locator('#top-win')).toHaveText('$100.00');
    const bet = { targetX100: 500, stakeMinor: 2_000 };
    const play = async (wish: Record<string, number>) => {
      await world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
      await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
      await frame.locator('#spin').focus();
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/play/api/place')),
        page.keyboard.press('Enter'),
      ]);
      const { value } = await answer.json();
      return value;
    };
    await play({ belowX100: 500 });
    await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-won', 'false');
    const won = await play({ atLeastX100: 500 });
    expect(won.payoutMinor - won.jackpotMinor).toBe(10_000);
    await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-won', 'true');
    await expect(frame.locator('#live')).toContainText(
      `Ganaste ${shown(won.payoutMinor)}; tu saldo es ${shown(won.balanceMinor)}.`,
    );
    await expect(frame.locator('#balance')).toHaveText(shown(won.balanceMinor));

    await expectNoSidewaysScroll(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

    await frame.getByRole('button', { name: GAME.panel }).click();
    const panel = frame.getByRole('dialog', { name: GAME.panel });
    await panel.getByRole('button', { name: GAME.rotate }).click();
    const [proof] = await Promise.all([
      context.waitForEvent('page'),
      panel.getByRole('link', { name: GAME.verify }).first().click(),
    ]);
    await expect(proof.getByRole('status').getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();
    await proof.close();
    await page.keyboard.press('Escape');
    await app.game.close(name).click();

    await app.record.open();
    await app.record.openDetail(app.record.rows.filter({ hasText: name }).first());
    await expect(app.record.detail).toContainText(`${app.words.records.limbo.target}5.00×`);
  });
});
