import { expect, expectAccessible, test } from '../../fixtures';

/** The keys of the places whose cards there are more than one of. */
const alike = (cards: readonly number[]): string[] =>
  cards.flatMap((card, at) =>
    cards.some((other, place) => place !== at && other % 13 === card % 13) ? [String(at + 1)] : [],
  );

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 MEM-07 video poker is played by keys, goes on after a reload, is verified, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Doble póker');
    const { frame, nodeId } = title;
    await frame.locator('#stake').fill('10');
    await frame.locator('#spin').focus();
    await expect(frame.locator('#pays')).toContainText('$8,000.00');
    // Advice is for play money alone.
    await expect(frame.locator('#hint')).toBeHidden();

    // Two pair are kept whatever is drawn, and pay.
    const bet = { stakeMinor: 1_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { dealt: 'two-pair' } });
    const placed = await title.answerTo('place', 'Enter');
    expect(placed).toMatchObject({ isOver: false, view: { hold: null, hand: 'two-pair', multiplier: 0 } });
    await expect(frame.locator('#live')).toContainText('Dos pares');
    await expect(frame.locator('.pay[data-lit="dealt"]')).toContainText('Dos pares');
    const places = alike(placed.view.dealt);
    expect(places).toHaveLength(4);

    // The round waits with the same cards.
    await title.reload();
    await expect(frame.locator('#spin')).toHaveText('Cambiar cartas');
    await frame.locator('#spin').focus();
    for (const place of places) await page.keyboard.press(place);
    await expect(frame.locator('.slot[aria-pressed="true"]')).toHaveCount(4);
    await expectAccessible(page);
    await title.expectFits();

    const won = await title.answerTo('step', 'Enter');
    expect(won).toMatchObject({ isOver: true, view: { dealt: placed.view.dealt } });
    const { hand, multiplier } = won.view;
    expect(['two-pair', 'full-house']).toContain(hand);
    expect(won.payoutMinor - won.jackpotMinor).toBe(multiplier * 1_000);
    await title.expectBalance(won.balanceMinor);
    await expect(frame.locator('.pay[data-lit="won"]')).toHaveCount(1);
    await expect(frame.locator('.slot[data-lit="true"]')).toHaveCount(hand === 'two-pair' ? 4 : 5);
    await expect(frame.locator('#rolls li')).toHaveText(new RegExp(`× ${multiplier}, ganó`));

    // Five cards that pay nothing are kept as they are.
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { dealt: 'nothing' } });
    await title.answerTo('place', 'Enter');
    for (const place of ['1', '2', '3', '4', '5']) await page.keyboard.press(place);
    const lost = await title.answerTo('step', 'Enter');
    expect(lost).toMatchObject({ isOver: true, view: { hand: 'nothing', multiplier: 0 } });
    await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);

    const proof = await title.verify(title.roundThatPaid(won.payoutMinor));
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    const { 'video-poker': poker } = app.words.records;
    await expect(detail).toContainText(`${poker.hand}${poker.hands.nothing}`);
    await expect(detail.getByRole('list').first().getByText(poker.held)).toHaveCount(5);
  });
});
