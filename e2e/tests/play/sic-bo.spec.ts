import { expect, expectAccessible, shown, test } from '../../fixtures';
import { endPhase, untilOpen } from '../../page-models/table-times';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-11 GAME-12 GAME-14 MEM-07 dice are bet on by keys on both sheets, paid as they lie, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.sitDown('Sic Bo rápido');
    const { frame, nodeId, name } = title;
    const game = frame.locator('#game');
    const spot = (id: string) => frame.locator(`.felt [data-spot="${id}"]`);

    await world.freeze();
    await untilOpen(world, title);
    await world.run('forceTable', { nodeId, wish: { dice: [2, 5, 6] } });

    // From even to big, and a pair on the other sheet: a chip of 5 on each.
    await spot('even').focus();
    await page.keyboard.press('ArrowRight');
    await expect(spot('big')).toBeFocused();
    await page.keyboard.press('Enter');
    await frame.locator('.tab[data-tab="sets"]').focus();
    await page.keyboard.press('Enter');
    await spot('pair:2-5').focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('#laid')).toHaveText('$10.00');
    await title.answerTo('place', 'c');
    await title.expectBalance(member.balanceMinor - 1_000);
    await title.expectFits();
    await expectAccessible(page);

    // Closed, thrown, lain: each by the table's own time.
    await endPhase(world, nodeId);
    await endPhase(world, nodeId);
    await expect(game).toHaveAttribute('data-step', 'spinning');
    await title.expectBalance(member.balanceMinor - 1_000);
    await endPhase(world, nodeId);
    await expect(game).toHaveAttribute('data-table', 'result');
    await expect(frame.locator('.well')).toHaveAttribute('data-shows', '2-5-6');
    const paidMinor = 2 * 500 + 7 * 500;
    await title.expectBalance(member.balanceMinor - 1_000 + paidMinor);
    await expect(frame.locator('#live')).toContainText(shown(paidMinor));
    await expect(spot('pair:2-5')).toHaveAttribute('data-won', 'true');
    await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-tone', 'big');

    const rules = await title.openRules();
    await expect(rules.getByRole('row', { name: 'Suma 9 o 12 6:1 11.57% 81.01%' })).toBeVisible();
    await title.closeRules();
    await page.keyboard.press('Escape');
    const detail = await app.record.openRound(app.record.rowsOf(name).first());
    const { sicBo } = app.words.records;
    await expect(detail).toContainText(sicBo.thrown.replace('{{dice}}', '2, 5, 6').replace('{{total}}', '13'));
    await expect(detail.getByRole('row', { name: `${sicBo.spot.big} $5.00 $10.00` })).toBeVisible();
  });
});
