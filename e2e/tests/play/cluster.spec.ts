import { expect, expectAccessible, test } from '../../fixtures';
import { toldLoss } from '../../page-models/game-words';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 the tumbling board is played by keys, falls as it was drawn, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Cuernito tostado');
  const { frame, nodeId } = title;

  const spin = async (wins: number) => {
    await world.run('forceRound', { memberId: member.id, nodeId, bet: { stakeMinor: 2_000 }, wish: { wins } });
    const round = await title.answerTo('place', 'Enter');
    expect(round).toMatchObject({ stakeMinor: 2_000, isOver: true, view: { model: 'medium-1' } });
    expect(round.view.steps).toHaveLength(wins + 1);
    await expect(frame.locator('#game')).toHaveAttribute('data-round', 'idle');
    return round;
  };

  await expect(frame.locator('#ladder li')).toHaveText([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((by) => `× ${by}`));
  await title.tabTo('#stake');
  await page.keyboard.type('20');
  await expect(frame.locator('#return')).toHaveText('96.80%');
  await expect(frame.locator('#top-win')).toHaveText('$22,300.00');
  await title.tabTo('#spin');

  const lost = await spin(0);
  await expect(frame.locator('#live')).toHaveText(`Ningún símbolo salió ocho veces. ${toldLoss(lost)}`);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);
  await expect(frame.locator('#ladder [data-on=true]')).toHaveCount(0);

  const won = await spin(3);
  const worth = won.view.multiplierX100 / 100;
  expect(won.payoutMinor - won.jackpotMinor).toBe(won.view.multiplierX100 * 20);
  await expect(frame.locator('#live')).toHaveText(
    new RegExp(`^3 premios seguidos: × ${worth}\\..* tu saldo es .*\\.$`),
  );
  await expect(frame.locator('#ladder [data-on=true]')).toHaveText('× 3');
  await expect(frame.locator('#ladder [data-past=true]')).toHaveCount(2);
  await expect(frame.locator('#status')).toContainText(`Llevas × ${worth}`);
  await expect(frame.getByRole('img', { name: /^Tablero: / })).toBeVisible();
  await title.expectBalance(won.balanceMinor);

  await title.expectFits();
  await expectAccessible(page);

  const rules = await title.openRules();
  await expect(rules.getByRole('row', { name: '3+ × 3 9.29%' })).toBeVisible();
  await expect(rules).toContainText('El retorno, 96.80 de cada 100 pesos a la larga');
  await expect(rules).toContainText('Ocho Figura 1 en el primer tablero pagan $16.00.');
  await title.closeRules();

  const proof = await title.verify();
  await expect(proof.locator('.cluster-picture .symbol-grid')).toHaveCount(4);
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  await expect(detail).toContainText(won.roundId);
  await expect(detail.getByRole('img', { name: /^Rodillos: / })).toHaveCount(4);
  await expect(detail).toContainText(`${app.words.records.cluster.multiplier}× ${worth}`);
});
