import { expect, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-11 GAME-12 GAME-13 a seat at a table of blackjack is taken, decided by its clock, paid, and found in the record', async ({
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.sitDown('Blackjack');
    const { frame, name } = title;
    const game = frame.locator('#game');
    await expect(game).toHaveAttribute('data-table', 'open');
    await world.run('freezeClock', {});

    // Nobody sits there; the place is chosen by a press, and taken by the button.
    await expect(frame.locator('.invite')).toBeVisible();
    await frame.locator('.place[data-seat="3"] button').click();
    await expect(frame.locator('.place[data-seat="3"]')).toHaveAttribute('data-state', 'chosen');
    const sit = frame.locator('.slot .bet-button').first();
    await expect(sit).toBeEnabled();
    const placed = await title.answerTo('place', () => sit.click());
    expect(placed).toMatchObject({ isOver: false, view: { seat: 3, stage: 'seated', hands: [] } });
    await expect(frame.locator('.place[data-seat="3"]')).toHaveAttribute('data-state', 'own');
    await title.expectBalance(placed.balanceMinor);
    await title.expectFits();

    // Whatever the cards are: who does nothing stands, and is paid what the table shows.
    for (const by of ['12s', '2s', '3s']) await world.run('advanceClock', { by });
    await expect(game).toHaveAttribute('data-step', /insurance|playing|drawing|over/);
    await expect(frame.locator('.hands .seat')).toHaveCount(1);
    await expect(frame.locator('.place[data-seat="3"] .fan li')).toHaveCount(2);
    await world.run('advanceClock', { by: '60s' });
    await expect(frame.locator('#rolls li')).toHaveCount(1);
    await expect(game).toHaveAttribute('data-table', 'open');

    await app.game.close(name).click();
    const detail = await app.record.openRound(app.record.rowsOf(name).first());
    await expect(detail).toContainText('Asiento 3');
    await expect(detail).toContainText(app.words.records.blackjack.dealer);
  });
});
