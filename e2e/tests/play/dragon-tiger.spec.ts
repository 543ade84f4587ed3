import { expect, expectAccessible, shown, test } from '../../fixtures';
import { endPhase, untilOpen } from '../../page-models/table-times';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-11 GAME-12 GAME-14 MEM-07 the dragon is bet on by keys, has half back on a tie, and is found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.sitDown('Dragón y tigre');
    const { frame, nodeId, name } = title;
    const game = frame.locator('#game');
    const spot = (id: string) => frame.locator(`.felt [data-spot="${id}"]`);

    await world.freeze();
    await untilOpen(world, title);
    await world.run('forceTable', { nodeId, wish: { suited: true } });

    // From the dragon up to the tie, a chip of 5 on each.
    await spot('dragon').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(spot('tie')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame.locator('#laid')).toHaveText('$10.00');
    await title.answerTo('place', 'c');
    await title.expectBalance(member.balanceMinor - 1_000);
    await title.expectFits();
    await expectAccessible(page);

    // Closed, dealt, told: each by the table's own time.
    await endPhase(world, nodeId);
    await endPhase(world, nodeId);
    await expect(game).toHaveAttribute('data-step', 'dealing');
    await title.expectBalance(member.balanceMinor - 1_000);
    await endPhase(world, nodeId);
    await expect(game).toHaveAttribute('data-table', 'result');
    await expect(frame.locator('.playing-card')).toHaveCount(2);
    const paidMinor = 250 + 12 * 500;
    await title.expectBalance(member.balanceMinor - 1_000 + paidMinor);
    await expect(frame.locator('#live')).toContainText(shown(paidMinor));
    await expect(spot('tie')).toHaveAttribute('data-won', 'true');
    await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-tone', 'tie');

    const rules = await title.openRules();
    await expect(rules.getByRole('row', { name: 'Empate 11:1 7.46% 89.63%' })).toBeVisible();
    await title.closeRules();
    await page.keyboard.press('Escape');
    const detail = await app.record.openRound(app.record.rowsOf(name).first());
    const { dragonTiger } = app.words.records;
    await expect(detail).toContainText(dragonTiger.won.tie);
    await expect(detail.getByRole('row', { name: `${dragonTiger.spot.dragon} $5.00 $2.50` })).toBeVisible();
  });
});
