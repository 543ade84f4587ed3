import type { Route } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 SYS-15 mines is played by keys, goes on after a reload, is verified and found in the record', async ({
    page,
    app,
    member,
    world,
    guard,
  }) => {
    test.slow();
    guard.allowRequest(/play\/api\/step/);
    await app.signIn(member);
    const title = await app.startTitle('Campo minado');
    const { frame, nodeId } = title;
    const game = frame.locator('#game');
    const cell = (row: number, column: number) =>
      frame.getByRole('button', { name: `Fila ${row}, columna ${column}:` });

    await frame.locator('#stake').fill('20');
    await expect(frame.locator('#bombs')).toHaveValue('3');
    // All 22 gems pay 0.97 × 2,300 stakes.
    await expect(frame.locator('#top-win')).toHaveText('$44,620.00');
    const bet = { bombs: 3, stakeMinor: 2_000 };
    const force = (wish: Record<string, unknown>) =>
      world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    await force({ safe: [12, 13], bombs: [17] });
    await frame.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await expect(game).toHaveAttribute('data-round', 'open');

    // From wherever the focus is, arrows lead to the middle.
    await page.keyboard.press('ArrowRight');
    await expect(cell(3, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(3, 3)).toHaveAccessibleName('Fila 3, columna 3: gema');
    await expect(frame.locator('#live')).toHaveText('Llevas $22.04. La siguiente, ×\u00a01.2597');

    // The window is left in the middle, and opened anew.
    expect((await app.startTitle('Campo minado')).name).toBe(title.name);
    await expect(frame.locator('#live')).toHaveText('Tu ronda sigue abierta: continúa donde la dejaste');
    await expect(cell(3, 3)).toHaveAccessibleName('Fila 3, columna 3: gema');
    await expect(frame.locator('#stake')).toHaveValue('20.00');
    await expect(frame.locator('#spin')).toHaveText('Cobrar $22.04');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(cell(3, 4)).toBeFocused();
    // The step arrives, its answer does not come back: the cell stays pressed, and the same step is asked for again.
    const release = Promise.withResolvers<void>();
    const asked: unknown[] = [];
    const loseFirst = async (route: Route) => {
      asked.push(route.request().postDataJSON());
      if (asked.length === 1) {
        await route.fetch();
        return route.abort();
      }
      await release.promise;
      return route.continue();
    };
    await page.route('**/play/api/step', loseFirst, { times: 2 });
    await page.keyboard.press('Space');
    await expect(cell(3, 4)).toHaveAttribute('data-pending', 'true');
    await expect(game).toHaveAttribute('data-round', 'busy');
    release.resolve();
    await expect(frame.locator('#spin')).toHaveText('Cobrar $25.19');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
    await expectAccessible(page);
    await title.expectFits();

    const won = await title.answerTo('step', 'c');
    expect(won).toMatchObject({
      isOver: true,
      stakeMinor: 2_000,
      view: { opened: [12, 13], multiplierX10000: 12_597 },
    });
    expect(won.payoutMinor - won.jackpotMinor).toBe(2_519);
    await expect(frame.locator('#live')).toContainText('Gemas: 2.');
    await title.expectBalance(won.balanceMinor);
    await expect(cell(4, 3)).toHaveAccessibleName('Fila 4, columna 3: bomba');
    await expect(frame.locator('#rolls li')).toHaveText(/× 1\.25, ganó/);
    await expect(game).toHaveAttribute('data-round', 'idle');

    // The next one is lost, and nothing comes back.
    await force({ bombs: [14] });
    await page.keyboard.press('c');
    await expect(game).toHaveAttribute('data-round', 'open');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(cell(3, 5)).toHaveAccessibleName('Fila 3, columna 5: bomba');
    await expect(frame.locator('#rolls li').first()).toHaveText(/Bomba, no ganó/);
    await expect(game).toHaveAttribute('data-round', 'idle');

    const proof = await title.verify();
    await expect(proof.getByRole('img', { name: 'Casilla 14: Bomba, abierta' })).toBeVisible();
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name).last());
    await expect(detail).toContainText(won.roundId);
    await expect(detail).toContainText('× 1.2597');
    await expect(
      detail.getByText(`${app.words.records.mines.cell.safe}, ${app.words.records.mines.isOpened}`),
    ).toHaveCount(2);
    await expect(detail.getByText(app.words.records.mines.cell.bomb, { exact: true })).toHaveCount(3);
  });
});
