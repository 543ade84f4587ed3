import { expect, expectAccessible, test } from '../../fixtures';
import { toldWin } from '../../page-models/game-words';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-14 MEM-07 limbo is played by keys, won and lost, verified, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Limbo');
    const { frame, nodeId } = title;

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
      return title.answerTo('place', 'Enter');
    };
    await play({ belowX100: 500 });
    await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-won', 'false');
    const won = await play({ atLeastX100: 500 });
    expect(won.payoutMinor - won.jackpotMinor).toBe(10_000);
    await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-won', 'true');
    await expect(frame.locator('#live')).toContainText(toldWin(won));
    await title.expectBalance(won.balanceMinor);

    await title.expectFits();
    await expectAccessible(page);

    const proof = await title.verify();
    await proof.close();
    await page.keyboard.press('Escape');
    await app.game.close(title.name).click();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    await expect(detail).toContainText(`${app.words.records.limbo.target}5.00×`);
  });
});
