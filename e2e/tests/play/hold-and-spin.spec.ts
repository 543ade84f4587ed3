import { expect, expectAccessible, test } from '../../fixtures';
import { toldLoss } from '../../page-models/game-words';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 hold and spin is played by keys, holds the coins that were drawn, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Danza de la moneda');
  const { frame, nodeId } = title;

  const spin = async (wish: Record<string, unknown>) => {
    await world.run('forceRound', { memberId: member.id, nodeId, bet: { stakeMinor: 2_000 }, wish });
    const round = await title.answerTo('place', 'Enter');
    expect(round).toMatchObject({ stakeMinor: 2_000, isOver: true, view: { model: 'low-1' } });
    await expect(frame.locator('#game')).toHaveAttribute('data-round', 'idle');
    return round;
  };

  await expect(frame.locator('#prizes dt')).toHaveText(['Gran premio', 'Mayor', 'Menor', 'Mini']);
  await expect(frame.locator('#prizes dd')).toHaveText(['× 500', '× 30', '× 20', '× 10']);
  await title.tabTo('#stake');
  await page.keyboard.type('20');
  await expect(frame.locator('#return')).toHaveText('95.09%');
  await expect(frame.locator('#top-win')).toHaveText('$10,000.00');
  await expect(frame.locator('#top-chance')).toHaveText('0.0056%');
  await title.tabTo('#spin');

  const lost = await spin({ nothing: true });
  await expect(frame.locator('#live')).toHaveText(`Ninguna línea ni seis monedas. ${toldLoss(lost)}`);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);
  await expect(frame.locator('#status')).toBeEmpty();

  let won = await spin({ coins: 6 });
  // Six coins may fill the board with others, and bring the grand prize in place of what they are worth.
  while (won.view.isFull) won = await spin({ coins: 6 });
  const { coins, respins, coinsPay, linesPay } = won.view;
  const held = coins.length + respins.flat().length;
  expect(coins).toHaveLength(6);
  expect(won.payoutMinor - won.jackpotMinor).toBe((coinsPay + linesPay) * 100);
  await expect(frame.locator('#status')).toHaveText(`${held} monedas pagan × ${coinsPay / 20}`);
  await expect(frame.locator('#live')).toHaveText(
    new RegExp(`${held} monedas: × ${coinsPay / 20}\\. Ganaste .*; tu saldo es .*\\.$`),
  );
  await expect(frame.getByRole('img', { name: /^Carriles: .*Moneda de × / })).toBeVisible();
  await title.expectBalance(won.balanceMinor);

  await title.expectFits();
  await expectAccessible(page);

  const rules = await title.openRules();
  await expect(rules).toContainText('63.09 por líneas, 29.15 por monedas y 2.84 por el gran premio: 95.09 en total');
  await expect(rules).toContainText('Apuestas $20.00: cada línea cuesta $1.00.');
  await title.closeRules();

  const proof = await title.verify();
  await expect(proof.locator('.hold-picture .symbol-grid')).toHaveCount(2);
  await expect(proof.locator('.symbol-grid').last().locator('[data-lit=true]')).toHaveCount(held);
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  await expect(detail).toContainText(won.roundId);
  await expect(detail).toContainText(`${held} monedas retenidas tras ${respins.length} giros extra`);
  await expect(detail.getByRole('img', { name: /Rodillos: .*Bono/ })).toBeVisible();
  await expect(detail).toContainText(`${app.words.records.holdAndSpin.coins}× ${coinsPay / 20}`);
});
