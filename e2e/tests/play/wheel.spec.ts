import { expect, expectAccessible, test } from '../../fixtures';
import { toldLoss, toldWin } from '../../page-models/game-words';

const CHOICE = { segments: 10, risk: 'medium' } as const;

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 the wheel is played by keys, stops where it was drawn, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('La rueda');
  const { frame, nodeId } = title;

  const spin = async (wish: { segment: number }) => {
    const bet = { ...CHOICE, stakeMinor: 2_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    const round = await title.answerTo('place', 'Enter');
    await expect(frame.locator('.segment').nth(wish.segment)).toHaveAttribute('data-stopped', 'true');
    await expect(frame.locator('.segment[data-stopped]')).toHaveCount(1);
    expect(round).toMatchObject({ stakeMinor: 2_000, view: { ...CHOICE, ...wish } });
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    return round;
  };

  // The segments by the arrows of their group, which change no stake.
  await title.tabTo('input[name=segments]:checked');
  await page.keyboard.press('ArrowLeft');
  await expect(frame.locator('.prize')).toHaveText(['× 3· 1', '× 2· 1', '× 1.7· 1', '× 1.5· 2', '× 0· 5']);
  await title.tabTo('#stake');
  await page.keyboard.type('20');
  await expect(frame.locator('#return')).toHaveText('97.00%');
  await expect(frame.locator('#top-win')).toHaveText('$60.00');
  await expect(frame.locator('#top-chance')).toHaveText('10.00%');
  await title.tabTo('#spin');

  const lost = await spin({ segment: 3 });
  await expect(frame.locator('#live')).toHaveText(`Se detuvo en el segmento 4: × 0. ${toldLoss(lost)}`);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);

  const won = await spin({ segment: 6 });
  expect(won.payoutMinor - won.jackpotMinor).toBe(3_400);
  await expect(frame.locator('#live')).toHaveText(`Se detuvo en el segmento 7: × 1.7. ${toldWin(won)}`);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 1\.7, ganó/);
  await expect(frame.locator('.hub')).toHaveText('× 1.7');
  await title.expectBalance(won.balanceMinor);

  await title.expectFits();
  await expectAccessible(page);

  const rules = await title.openRules();
  await expect(rules.getByRole('row', { name: '× 1.5 2 20.00%' })).toBeVisible();
  await expect(rules).toContainText('El mejor segmento paga × 3: $60.00; es 1 de 10: 10.00');
  await expect(rules).toContainText('apostarías $200.00 y recibirías $194.00: 97.00');
  await title.closeRules();

  const proof = await title.verify();
  await expect(proof.getByRole('row', { name: '1 10 6', exact: true })).toBeVisible();
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  const { wheel } = app.words.records;
  await expect(detail).toContainText(won.roundId);
  await expect(detail).toContainText(`${wheel.stopped}7 de 10${wheel.multiplier}× 1.7`);
  await expect(detail.locator('svg text')).toHaveText('× 1.7');
});
