import { expect, expectAccessible, shown, test } from '../../fixtures';
import { endPhase, untilOpen } from '../../page-models/table-times';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-11 GAME-12 GAME-14 MEM-07 stones of the lucky wheel are bet on by keys, paid once it stands, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.sitDown('Rueda de la suerte');
    const { frame, nodeId, name } = title;
    const game = frame.locator('#game');
    const stone = (id: string) => frame.locator(`.stones [data-spot="${id}"]`);

    await world.freeze();
    await untilOpen(world, title);
    await world.run('forceTable', { nodeId, wish: { came: 'sun' } });

    await stone('jade').focus();
    await page.keyboard.press('Enter');
    await stone('sun').focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('#laid')).toHaveText('$10.00');
    await title.answerTo('place', 'c');
    await title.expectBalance(member.balanceMinor - 1_000);
    await title.expectFits();
    await expectAccessible(page);

    // Closed, turned, stopped: each by the table's own time.
    await endPhase(world, nodeId);
    await endPhase(world, nodeId);
    await expect(game).toHaveAttribute('data-step', 'spinning');
    await title.expectBalance(member.balanceMinor - 1_000);
    await endPhase(world, nodeId);
    await expect(game).toHaveAttribute('data-table', 'result');
    await expect(frame.locator('.wheel')).toHaveAttribute('data-stopped', '0');
    const paidMinor = 52 * 500;
    await title.expectBalance(member.balanceMinor - 1_000 + paidMinor);
    await expect(frame.locator('#live')).toContainText(shown(paidMinor));
    await expect(stone('sun')).toHaveAttribute('data-won', 'true');
    await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-tone', 'sun');

    await page.keyboard.press('Escape');
    const detail = await app.record.openRound(app.record.rowsOf(name).first());
    const { moneyWheel } = app.words.records;
    await expect(detail).toContainText(
      moneyWheel.stood.replace('{{spot}}', moneyWheel.spot.sun).replace('{{segment}}', '1'),
    );
    await expect(detail.getByRole('row', { name: 'Sol × 52 $5.00 $260.00' })).toBeVisible();
  });
});
