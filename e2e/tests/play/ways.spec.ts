import { expect, expectAccessible, shown, test } from '../../fixtures';
import { toldWin } from '../../page-models/game-words';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 a slot of ways is spun by keys, free spins too, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Cuento del cuervo');
  const { frame, nodeId } = title;

  const spin = async (wish: Record<string, unknown>) => {
    await world.run('forceRound', { memberId: member.id, nodeId, bet: { stakeMinor: 2_000 }, wish });
    return title.answerTo('place', 'Enter');
  };
  const untilOver = () => expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');

  // Stakes are whole pesos: what is typed between two of them becomes one.
  await title.tabTo('#stake');
  await page.keyboard.type('19.60');
  await title.tabTo('#spin');
  await expect(frame.locator('#stake')).toHaveValue('20.00');
  await expect(frame.locator('#return')).toHaveText('96.05%');
  await expect(frame.locator('#top-win')).toHaveText('$5,000.00');

  const lost = await spin({ atMostX100: 0 });
  await untilOver();
  await expect(frame.locator('#live')).toHaveText(/^Ninguna manera ganó\./);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);
  expect(lost.view).toMatchObject({ model: 'low-1', stakeMinor: 2_000, paysX100: 0 });

  const won = await spin({ atLeastX100: 150, atMostX100: 900, freeSpins: false });
  await untilOver();
  expect(won.payoutMinor - won.jackpotMinor).toBe(20 * won.view.paysX100);
  await expect(frame.locator('#live')).toHaveText(`Los carriles pagaron × ${won.view.paysX100 / 100}. ${toldWin(won)}`);
  await title.expectBalance(won.balanceMinor);
  await expect(frame.locator('#reels')).toHaveAttribute('aria-label', /^Los carriles muestran: /);

  await title.expectFits();
  await expectAccessible(page);

  // Free spins wait for a press, are counted, and end with what they won.
  const free = await spin({ atMostX100: 1_400, freeSpins: true });
  await expect(frame.locator('#splash')).toContainText('Todos los premios × 2');
  await expect(frame.locator('#splash button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.locator('#game')).toHaveAttribute('data-mode', 'free');
  await expect(frame.locator('#status')).toHaveText(/^Giro gratis \d+ de (8|10|15|16|18|2\d|3\d)/);
  await expect(frame.locator('#splash')).toContainText(shown(free.payoutMinor - free.jackpotMinor));
  await page.keyboard.press('Enter');
  await untilOver();
  await expect(frame.locator('#game')).toHaveAttribute('data-mode', 'base');
  const count = free.view.spins.length - 1;
  await expect(frame.locator('#live')).toHaveText(new RegExp(`^${count} giros gratis; en total × `));

  const rules = await title.openRules();
  await expect(rules).toContainText('dan 8 / 10 / 15 giros gratis');
  await expect(rules).toContainText('Apuestas $20.00.');
  await title.closeRules();

  const proof = await title.verify();
  await expect(proof.locator('figure')).toHaveCount(1 + count);
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  await expect(detail).toContainText(free.roundId);
  await expect(detail.getByRole('img', { name: /^Rodillos: / })).toHaveCount(1 + count);
});
