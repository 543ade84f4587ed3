import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 SYS-15 the coin is called by keys, goes on after a reload, is verified and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Volado');
    const { frame, nodeId } = title;
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
    expect((await app.startTitle('Volado')).name).toBe(title.name);
    await expect(frame.locator('#live')).toHaveText('Tu ronda sigue abierta: continúa donde la dejaste');
    await expect(coin).toHaveAccessibleName('La moneda muestra sol');
    await expect(frame.locator('#spin')).toHaveText('Cobrar $38.80');
    await page.keyboard.press('ArrowLeft');
    await expect(frame.locator('#spin')).toHaveText('Cobrar $77.60');
    await expect(flips).toHaveText(['Sol, acertaste', 'Águila, acertaste']);
    await expectAccessible(page);
    await title.expectFits();

    const won = await title.answerTo('step', 'c');
    expect(won).toMatchObject({ isOver: true, stakeMinor: 2_000, view: { multiplierX10000: 38_800 } });
    expect(won.payoutMinor - won.jackpotMinor).toBe(7_760);
    await expect(frame.locator('#live')).toContainText('Aciertos seguidos: 2.');
    await title.expectBalance(won.balanceMinor);
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

    const proof = await title.verify();
    await expect(proof.getByRole('img', { name: 'Volado 1: Águila, fallada' })).toBeVisible();
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).last());
    const words = app.words.records.coin;
    await expect(detail).toContainText(won.roundId);
    const items = detail.getByRole('listitem').filter({ hasText: words.right });
    await expect(items).toContainText([words.side.tails, words.side.heads]);
  });
});
