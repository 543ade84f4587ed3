import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-14 MEM-07 keno is played by keys, wins and loses, is verified, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Keno');
    const { frame, nodeId } = title;
    await frame.locator('#stake').fill('10');

    // Nothing is chosen, so nothing is sent.
    await frame.locator('#clear').click();
    await frame.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('#message')).toHaveText('Elige al menos un número');

    // One number is in the order of Tab, arrows go from it to the others: 1, 12, 13.
    const number = (value: number) => frame.locator('#numbers').getByRole('button', { name: `${value}`, exact: true });
    await number(1).focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowRight', ' ', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(frame.locator('.number[aria-pressed=true]')).toHaveText(['1', '12', '13']);
    await expect(frame.locator('#return')).toHaveText('94.35%');
    await expect(frame.locator('#top-win')).toHaveText('$430.00');
    await expect(frame.locator('#pays li')).toHaveCount(2);

    const bet = { picks: [1, 12, 13], stakeMinor: 1_000 };
    const play = async (hits: number) => {
      await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { hits } });
      await frame.locator('#spin').focus();
      const round = await title.answerTo('place', 'Enter');
      await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
      return round;
    };
    expect((await play(0)).view).toMatchObject({ multiplierX100: 0 });
    await expect(frame.locator('#rolls li')).toHaveText(/0\/3, no ganó/);
    const won = await play(2);
    expect(won.payoutMinor - won.jackpotMinor).toBe(2_500);
    await title.expectBalance(won.balanceMinor);
    await expect(frame.locator('#rolls li').first()).toHaveText(/2\/3, ganó/);
    await expect(frame.locator('.number[data-drawn=true]')).toHaveCount(20);
    await expect(frame.locator('#live')).toContainText('Acertaste 2 de 3.');

    await title.expectFits();
    await expectAccessible(page);

    const proof = await title.verify(title.roundThatPaid(won.payoutMinor));
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    const { keno } = app.words.records;
    await expect(detail).toContainText(`${keno.picks}1, 12, 13`);
    await expect(detail).toContainText('× 2.50');
  });
});
