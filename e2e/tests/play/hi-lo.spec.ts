import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 MEM-07 hi-lo is played by keys, goes on after a reload, is verified, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Mayor o menor');
    const { frame, nodeId } = title;
    await frame.locator('#stake').fill('10');
    await frame.locator('#spin').focus();

    // A seven, a king, a two: 0.97 x 13/7 = 1.8014, and on a king nothing is lower for sure.
    const bet = { stakeMinor: 1_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { cards: ['7', 'K', '2'] } });
    const placed = await title.answerTo('place', 'Enter');
    expect(placed).toMatchObject({ isOver: false, view: { moves: [], end: 'open' } });
    await expect(frame.locator('#higher')).toContainText('53.84');
    await expect(frame.locator('#higher')).toContainText('$18.01');
    expect((await title.answerTo('step', 'ArrowUp')).view).toMatchObject({ end: 'open', multiplierX10000: 18_014 });
    await expect(frame.locator('#live')).toContainText('$18.01');
    await expect(frame.locator('#lower')).toHaveAttribute('aria-disabled', 'true');

    // The round waits as it stood.
    await title.reload();
    await expect(frame.locator('#spin')).toHaveText('Cobrar $18.01');
    await expect(frame.locator('#trail li')).toHaveCount(2);
    await frame.locator('#spin').focus();
    await expectAccessible(page);
    await title.expectFits();

    expect((await title.answerTo('step', 's')).view).toMatchObject({ moves: ['higher', 'skip'], end: 'open' });
    await expect(frame.locator('#skip')).toContainText('9');
    const won = await title.answerTo('step', 'Enter');
    expect(won).toMatchObject({ isOver: true, view: { end: 'cashed-out', multiplierX10000: 18_014 } });
    expect(won.payoutMinor - won.jackpotMinor).toBe(1_801);
    await title.expectBalance(won.balanceMinor);
    await expect(frame.locator('#rolls li')).toHaveText(/1\.80, ganó/);

    // From a king a two is not higher.
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { cards: ['K', '2'] } });
    await title.answerTo('place', 'Enter');
    const lost = await title.answerTo('step', 'ArrowUp');
    expect(lost).toMatchObject({ isOver: true, view: { end: 'lost', multiplierX10000: 0 } });
    await expect(frame.locator('#hand')).toHaveAttribute('data-end', 'lost');
    await expect(frame.locator('#rolls li').first()).toHaveText(/0\.00, no ganó/);

    const proof = await title.verify(title.roundThatPaid(won.payoutMinor));
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    const { 'hi-lo': hiLo } = app.words.records;
    await expect(detail).toContainText(`${hiLo.ended}${hiLo.end.lost}`);
    await expect(detail.getByRole('list')).toContainText(hiLo.move.higher);
  });
});
