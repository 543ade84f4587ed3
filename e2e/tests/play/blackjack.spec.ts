import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 MEM-07 blackjack is played by keys, goes on after a reload, is verified, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Blackjack');
    const { frame, nodeId } = title;
    await frame.locator('#stake').fill('10');
    await frame.locator('#spin').focus();
    const bet = { stakeMinor: 1_000 };
    const force = (wish: Record<string, unknown>) =>
      world.run('forceRound', { memberId: member.id, nodeId, bet, wish });

    // 20 against a ten and a seven: the dealer draws no card.
    await force({ own: ['10', '10'], dealer: ['10', '7'] });
    const placed = await title.answerTo('place', 'Enter');
    expect(placed).toMatchObject({ isOver: false, view: { stage: 'play', active: 0, steps: [] } });
    expect(placed.view.dealer).toHaveLength(1);
    await expect(frame.locator('#live')).toContainText('Total 20');
    const won = await title.answerTo('step', 's');
    expect(won).toMatchObject({ isOver: true, view: { hands: [{ outcome: 'won', payoutMinor: 2_000 }] } });
    await title.expectBalance(won.balanceMinor);
    await expect(frame.locator('#rolls li')).toHaveText(/20 – 17, ganó/);

    // A pair of eights is taken apart, and waits with both hands as it stood.
    await force({ own: ['8', '8'], dealer: ['10', '7'] });
    await title.answerTo('place', 'Enter');
    await expect(frame.locator('#play-split')).toContainText('$10.00');
    const split = await title.answerTo('step', 'p');
    expect(split).toMatchObject({ stakeMinor: 2_000, view: { active: 0, hands: [{ outcome: 'open' }, {}] } });
    await title.reload();
    await expect(frame.locator('#spin')).toHaveText('Elige tu jugada');
    await expect(frame.locator('.seat')).toHaveCount(2);
    await expect(frame.locator('.seat[data-active="true"]')).toHaveAttribute('aria-label', 'Mano 1');
    await frame.locator('#spin').focus();
    await expectAccessible(page);
    await title.expectFits();
    await title.answerTo('step', 's');
    const stood = await title.answerTo('step', 's');
    expect(stood).toMatchObject({ isOver: true, view: { steps: ['split', 'stand', 'stand'] } });

    // An ace with a ten below: who plays without insurance loses at once.
    await force({ own: ['10', '9'], dealer: ['A', '10'] });
    await title.answerTo('place', 'Enter');
    await expect(frame.locator('#play-insure')).toContainText('$5.00');
    const lost = await title.answerTo('step', 'n');
    expect(lost).toMatchObject({
      isOver: true,
      payoutMinor: lost.jackpotMinor,
      view: { hands: [{ outcome: 'lost' }] },
    });
    await expect(frame.locator('.seat')).toHaveAttribute('data-outcome', 'lost');
    await expect(frame.locator('#rolls li').first()).toHaveText(/19 – 21, no ganó/);

    const proof = await title.verify(title.roundThatPaid(lost.payoutMinor).last());
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    const { blackjack } = app.words.records;
    await expect(detail).toContainText(blackjack.outcome.lost);
    await expect(detail).toContainText(blackjack.dealer);
  });
});
