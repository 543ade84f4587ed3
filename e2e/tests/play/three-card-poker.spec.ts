import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 MEM-07 three-card poker is played by keys, goes on after a reload, is verified, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Póker de tres cartas');
    const { frame, nodeId } = title;
    await frame.locator('#stake').fill('10');
    await frame.locator('#spin').focus();
    // Advice is for play money alone.
    await expect(frame.locator('#hint')).toBeHidden();
    await frame.locator('#pair-plus').focus();
    await page.keyboard.press('Space');
    await expect(frame.locator('#return')).toHaveText('97.15%');
    await frame.locator('#spin').focus();

    // A pair against a queen or better with less: ante, play and pair plus win one to one.
    const bet = { stakeMinor: 1_000, pairPlus: true };
    const wish = { hand: 'pair', qualifies: true, outcome: 'higher' };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    const placed = await title.answerTo('place', 'Enter');
    expect(placed).toMatchObject({ isOver: false, stakeMinor: 2_000, view: { hand: 'pair', step: null, dealer: [] } });
    await expect(frame.locator('#live')).toContainText('Par. ¿Juegas o te retiras?');

    // The round waits as it stood.
    await title.reload();
    await expect(frame.locator('#spin')).toHaveText('Jugar · $10.00');
    await expect(frame.locator('#pair-plus')).toBeChecked();
    await frame.locator('#spin').focus();
    await expectAccessible(page);
    await title.expectFits();

    const won = await title.answerTo('step', 'Enter');
    expect(won).toMatchObject({ isOver: true, stakeMinor: 3_000, view: { step: 'play', qualifies: true } });
    expect(won.payoutMinor - won.jackpotMinor).toBe(6_000);
    await title.expectBalance(won.balanceMinor);
    await expect(frame.locator('.spot[data-state="won"]')).toHaveCount(3);
    await expect(frame.locator('#rolls li')).toHaveText(/60\.00, ganó/);

    // Nothing in the hand, folded: ante and pair plus are lost.
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { hand: 'high-card' } });
    await title.answerTo('place', 'Enter');
    const lost = await title.answerTo('step', 'f');
    expect(lost).toMatchObject({ isOver: true, stakeMinor: 2_000, view: { step: 'fold', play: null } });
    await expect(frame.locator('.spot[data-state="lost"]')).toHaveCount(2);
    await expect(frame.locator('#rolls li').first()).toHaveText(/0\.00, no ganó/);

    const proof = await title.verify(title.roundThatPaid(won.payoutMinor));
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    await expect(detail).toContainText(app.words.records['three-card-poker'].step.fold);
    await expect(detail.getByRole('listitem')).toHaveCount(6);
  });
});
