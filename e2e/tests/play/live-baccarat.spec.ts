import { expect, expectAccessible, test } from '../../fixtures';
import { endPhase, untilOpen } from '../../page-models/table-times';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-11 GAME-12 GAME-14 MEM-07 a coup at a table of baccarat is bet on by keys, changed, dealt by the clock, paid, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.sitDown('Bacará');
  const { frame, nodeId, name } = title;
  const game = frame.locator('#game');
  const spot = (id: string) => frame.locator(`[data-spot="${id}"]`);
  await world.freeze();
  await untilOpen(world, title);

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
  await expect(rules.getByRole('row', { name: 'Empate 8:1 9.51% 85.64%' })).toBeVisible();
  await title.closeRules();
  await page.keyboard.press('Escape');
  const detail = await app.record.openRound(app.record.rowsOf(name).first());
  await expect(detail).toContainText(app.words.records.baccarat.won.banker);
});
