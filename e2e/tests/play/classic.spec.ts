import { expect, expectAccessible, test } from '../../fixtures';
import { toldWin } from '../../page-models/game-words';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 a classic slot is spun by keys, its lines are shown, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Cascada de sietes');
  const { frame, nodeId } = title;

  const spin = async (wish: Record<string, unknown>) => {
    await world.run('forceRound', { memberId: member.id, nodeId, bet: { stakeMinor: 2_000 }, wish });
    return title.answerTo('place', 'Enter');
  };
  const untilOver = () => expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');

  await title.tabTo('#stake');
  await page.keyboard.type('20');
  await title.tabTo('#spin');
  await expect(frame.locator('#return')).toHaveText('95.65%');

  const lost = await spin({ atMostX100: 0 });
  await untilOver();
  await expect(frame.locator('#live')).toHaveText(/^Ninguna línea ganó\./);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);
  expect(lost.view).toMatchObject({ stakeMinor: 2_000, paysX100: 0, wins: [] });

  const won = await spin({ atLeastX100: 101, atMostX100: 1_400 });
  await untilOver();
  expect(won.payoutMinor - won.jackpotMinor).toBe(20 * won.view.paysX100);
  await expect(frame.locator('#live')).toHaveText(`Los carriles pagaron × ${won.view.paysX100 / 100}. ${toldWin(won)}`);
  await title.expectBalance(won.balanceMinor);
  await expect(frame.locator('#reels')).toHaveAttribute('aria-label', /^Los carriles muestran: /);

  await title.expectFits();
  await expectAccessible(page);

  const rules = await title.openRules();
  await expect(rules).toContainText('Sustituye a cualquier símbolo y multiplica');
  await expect(rules).toContainText('Apuestas $20.00.');
  await title.closeRules();

  const proof = await title.verify();
  await expect(proof.locator('figure')).toHaveCount(1);
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  await expect(detail).toContainText(won.roundId);
  await expect(detail.getByRole('img', { name: /^Rodillos: / })).toHaveCount(1);
});
