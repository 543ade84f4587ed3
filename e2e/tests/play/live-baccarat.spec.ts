import { expect, expectAccessible, test } from '../../fixtures';
import { endPhase } from '../../page-models/end-phase';
import { RunningTitle } from '../../page-models/running-title';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-11 GAME-12 GAME-14 MEM-07 a coup at a table of baccarat is bet on by keys, changed, dealt by the clock, paid, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  await page.goto('/live');
  await app.lobby.search.fill('Bacará');
  await expect(app.lobby.tiles.first().getByRole('heading')).toContainText('Bacará');
  const [name = ''] = await app.lobby.names();
  const [launch] = await Promise.all([page.waitForRequest(/play\.launch/), app.lobby.startButton(name).click()]);
  await app.game.untilReady(name);
  const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec(launch.postData() ?? '') ?? [];
  const title = new RunningTitle(page, app.game, { name, nodeId });
  const { frame } = title;
  const game = frame.locator('#game');
  const spot = (id: string) => frame.locator(`[data-spot="${id}"]`);
  await world.freeze();
  await expect
    .poll(
      async () => {
        const table = await game.getAttribute('data-table');
        if (table !== 'open') await world.run('advanceClock', { by: 1_000 });
        return table;
      },
      { intervals: [60], timeout: 60_000 },
    )
    .toBe('open');

  // A chip of 5 on the banker, and then one more in its place.
  await spot('banker').focus();
  await page.keyboard.press('Enter');
  await title.answerTo('place', 'c');
  await title.expectBalance(member.balanceMinor - 500);
  await spot('banker').focus();
  await page.keyboard.press('Enter');
  await expect(game).toHaveAttribute('data-bet', 'changed');
  await title.answerTo('place', 'c');
  await title.expectBalance(member.balanceMinor - 1_000);
  await expect(game).toHaveAttribute('data-bet', 'placed');
  await title.expectFits();
  await expectAccessible(page);

  await world.run('forceTable', { nodeId, wish: { winner: 'banker', cards: 4 } });
  await endPhase(world, nodeId);
  await expect(game).toHaveAttribute('data-table', 'closed');
  await endPhase(world, nodeId);
  await expect(game).toHaveAttribute('data-step', 'dealing');
  await endPhase(world, nodeId);
  await expect(game).toHaveAttribute('data-table', 'result');
  await expect(frame.locator('.playing-card')).toHaveCount(4);
  await expect(frame.locator('.hand.banker')).toHaveAttribute('data-won', 'true');
  await expect(spot('banker')).toHaveAttribute('data-won', 'true');
  await expect(frame.locator('#rolls li').first()).toContainText('B');
  await expect(frame.locator('#live')).toContainText('Gana la banca');
  await expect(frame.locator('#win')).not.toHaveText('$0.00');

  const rules = await title.openRules();
  await expect(rules.getByRole('row', { name: 'Empate 8:1 9.51 % 85.64 %' })).toBeVisible();
  await title.closeRules();
  await page.keyboard.press('Escape');
  const detail = await app.record.openRound(app.record.rowsOf(name).first());
  await expect(detail).toContainText(app.words.records.baccarat.won.banker);
});
