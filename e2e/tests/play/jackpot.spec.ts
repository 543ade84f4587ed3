import { expect, test } from '../../fixtures';

test('HOME-05 GAME-05 GAME-08 whoever wins the jackpot sees it, gets it, and finds it in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  await world.run('forceNext', { memberId: member.id, outcome: 'jackpot' });
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  const frame = app.game.frame(name);
  await app.game.untilReady(name);
  await expect(frame.locator('#jackpot')).toContainText('$');
  const round = await app.game.spin(name);
  await expect(frame.locator('#splash')).toContainText('¡Gran bote!', { timeout: 60_000 });
  await app.game.untilSettled(name);
  await app.game.close(name).click();
  expect(round.balanceMinor).toBeGreaterThan(20_000_000_000);
  const main = Math.round(Number((await world.balances(member.id)).main) * 100);
  expect(main).toBe(round.balanceMinor);

  await app.record.open();
  const row = app.record.rows.filter({ hasText: name });
  await expect(row).toContainText(app.words.records.jackpot);
  await app.record.openDetail(row);
  await expect(app.record.detail).toContainText(app.words.records.jackpot);
});
