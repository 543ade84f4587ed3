import { expect, expectAccessible, test } from '../../fixtures';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-13 GAME-14 MEM-07 craps is rolled by keys, takes odds on the point, goes on after a reload, is verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Mesa de dados');
  const { frame, nodeId } = title;
  const spot = (id: string) => frame.locator(`[data-spot="${id}"]`);

  // A line of 5, of which the come-out makes the point 6; a field of 5 beside it loses with it.
  await spot('pass').focus();
  await page.keyboard.press('Enter');
  await expect(frame.locator('#return')).toHaveText('98.58%');
  await spot('field').focus();
  await page.keyboard.press('Enter');
  const bet = { spots: { pass: 500, field: 500 } };
  await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { sums: [6, 9, 6] } });
  const placed = await title.answerTo('place', 'c');
  expect(placed).toMatchObject({ isOver: false, stakeMinor: 1_000, view: { point: 6 } });
  await expect(frame.locator('#live')).toHaveText('Salió 6. Punto 6. Quedan $5.00.');
  await expect(frame.locator('.puck')).toHaveText('Punto 6');
  await expect(spot('pass')).toHaveAccessibleName('Línea de pase, paga 1:1. Tienes $5.00');

  // The line takes nothing more; behind it up to five times as much.
  await spot('pass').focus();
  await page.keyboard.press('Enter');
  await expect(frame.locator('#live')).toHaveText('Esta casilla no recibe fichas ahora');
  await spot('pass-odds').focus();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(frame.locator('#laid')).toHaveText('$30.00');
  await page.keyboard.press('Enter');
  await expect(frame.locator('#live')).toHaveText('En esta casilla caben $0.00 más: su límite es $25.00');
  const nine = await title.answerTo('step', 'c');
  expect(nine).toMatchObject({ isOver: false, stakeMinor: 3_500, view: { point: 6, rolls: [{}, { results: [] }] } });
  await title.expectBalance(nine.balanceMinor);

  // The round waits as it stood.
  await title.reload();
  await expect(frame.locator('.puck')).toHaveText('Punto 6');
  await expect(spot('pass-odds')).toHaveAccessibleName('Pago libre al pase, paga según el punto. Tienes $25.00');
  await expect(frame.locator('#spin')).toHaveText('Tirar');
  await spot('field').focus();
  await title.expectFits();
  await expectAccessible(page);

  const won = await title.answerTo('step', 'c');
  // The line at 1:1 and the odds at 6:5.
  expect(won).toMatchObject({ isOver: true, stakeMinor: 3_500 });
  expect(won.payoutMinor - won.jackpotMinor).toBe(1_000 + 5_500);
  await expect(frame.locator('#rolls li').first()).toHaveText(/6, ganó/);
  await title.expectBalance(won.balanceMinor);
  // What was laid for the first roll lies there to be played again.
  await expect(frame.locator('#laid')).toHaveText('$10.00');

  const again = { spots: { pass: 500, field: 500 } };
  await world.run('forceRound', { memberId: member.id, nodeId, bet: again, wish: { sums: [7] } });
  const seven = await title.answerTo('place', 'c');
  expect(seven).toMatchObject({
    isOver: true,
    view: { rolls: [{ results: [{ payoutMinor: 1_000 }, { payoutMinor: 0 }] }] },
  });
  await expect(frame.locator('#rolls li').first()).toHaveText(/7, no ganó/);

  const rules = await title.openRules();
  await expect(rules.getByRole('row', { name: 'Número 6 7:6 98.48%' })).toBeVisible();
  await expect(rules).toContainText('Si no vuelves en 24 horas');
  await title.closeRules();

  const proof = await title.verify(title.roundThatPaid(won.payoutMinor));
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  const { craps } = app.words.records;
  await expect(detail.getByRole('row', { name: `${craps.spot.field} $5.00 $0.00` })).toBeVisible();
});
