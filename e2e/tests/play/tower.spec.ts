import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 SYS-15 the tower is climbed by keys, goes on after a reload, is verified and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('La torre');
    const { frame, nodeId } = title;
    const game = frame.locator('#game');
    const tile = (row: number, no: number) => frame.getByRole('button', { name: `Fila ${row}, losa ${no}:` });

    await frame.getByRole('radio', { name: 'Difícil' }).check();
    await frame.locator('#stake').fill('20');
    // All nine rows pay 0.97 × 2^9 stakes.
    await expect(frame.locator('#top-win')).toHaveText('$9,932.80');
    const bet = { level: 'hard', stakeMinor: 2_000 };
    const force = (wish: Record<string, unknown>) =>
      world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    await force({ safe: [0, 1] });
    await frame.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await expect(game).toHaveAttribute('data-round', 'open');

    // From wherever the focus is, arrows lead to the row that comes next.
    await page.keyboard.press('ArrowRight');
    await expect(tile(1, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tile(1, 1)).toHaveAccessibleName('Fila 1, losa 1: aguanta');
    await expect(frame.locator('#live')).toHaveText('Llevas $38.80. La siguiente, ×\u00a03.8800');
    await expect(tile(2, 1)).toBeFocused();

    // The window is left in the middle, and opened anew.
    expect((await app.startTitle('La torre')).name).toBe(title.name);
    await expect(frame.locator('#live')).toHaveText('Tu ronda sigue abierta: continúa donde la dejaste');
    await expect(tile(1, 1)).toHaveAccessibleName('Fila 1, losa 1: aguanta');
    await expect(frame.getByRole('radio', { name: 'Difícil' })).toBeChecked();
    await expect(frame.locator('#spin')).toHaveText('Cobrar $38.80');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tile(2, 2)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(frame.locator('#spin')).toHaveText('Cobrar $77.60');
    await expectAccessible(page);
    await title.expectFits();

    const won = await title.answerTo('step', 'c');
    expect(won).toMatchObject({ isOver: true, stakeMinor: 2_000, view: { climbed: [0, 1], multiplierX10000: 38_800 } });
    expect(won.payoutMinor - won.jackpotMinor).toBe(7_760);
    await expect(frame.locator('#live')).toContainText('Filas: 2.');
    await title.expectBalance(won.balanceMinor);
    await expect(tile(2, 1)).toHaveAccessibleName('Fila 2, losa 1: trampa');
    await expect(frame.locator('#rolls li')).toHaveText(/× 3\.88, ganó/);
    await expect(game).toHaveAttribute('data-round', 'idle');

    // The next one is lost, and nothing comes back.
    await force({ traps: [0] });
    await frame.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await expect(game).toHaveAttribute('data-round', 'open');
    await page.keyboard.press('ArrowRight');
    await expect(tile(1, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tile(1, 1)).toHaveAccessibleName('Fila 1, losa 1: trampa');
    await expect(frame.locator('#rolls li').first()).toHaveText(/Trampa, no ganó/);
    await expect(game).toHaveAttribute('data-round', 'idle');

    const proof = await title.verify();
    await expect(proof.getByRole('img', { name: 'Fila 1, losa 0: Trampa, elegida' })).toBeVisible();
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).last());
    const words = app.words.records.tower;
    await expect(detail).toContainText(won.roundId);
    await expect(detail).toContainText(`${words.bet}${words.level.hard}`);
    await expect(detail.getByText(`${words.tile.safe}, ${words.isChosen}`)).toHaveCount(2);
    await expect(detail.getByText(words.tile.trap, { exact: true })).toHaveCount(9);
  });
});
