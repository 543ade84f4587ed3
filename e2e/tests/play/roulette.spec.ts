import { expect, expectAccessible, test } from '../../fixtures';
import { GAME_WORDS, toldLoss, toldWin } from '../../page-models/game-words';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 MEM-07 chips are laid at roulette by keys and by touch, the ball falls where it was drawn, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Ruleta');
  const { frame, nodeId } = title;
  const spot = (id: string) => frame.locator(`[data-spot="${id}"]`);

  const spin = async (spots: Record<string, number>, pocket: number) => {
    await world.run('forceRound', { memberId: member.id, nodeId, bet: { spots }, wish: { pocket } });
    const round = await title.answerTo('place', 'c');
    expect(round.view.pocket).toBe(pocket);
    await expect(frame.locator('.wheel')).toHaveAttribute('data-ball', String(pocket));
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    return round;
  };

  // Nothing is laid: the button says so and stakes nothing.
  await frame.locator('#spin').click();
  await expect(frame.locator('#live')).toHaveText('Pon primero una ficha en la mesa');

  // From 17 over the border to 14, chips of 5 and one of 25, one of which is taken back.
  await spot('straight:17').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(spot('split:14-17')).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(spot('split:14-17')).toHaveAccessibleName('Caballo 14-17, paga 17 a 1. Tienes $25.00');
  await expect(frame.locator('#laid')).toHaveText('$30.00');
  await page.keyboard.press('Backspace');
  await expect(frame.locator('#laid')).toHaveText('$5.00');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await spot('red').click({ force: true });
  await expect(frame.locator('#laid')).toHaveText('$15.00');
  await expect(frame.locator('#top-win')).toHaveText('$270.00');
  await expect(frame.locator('#return')).toHaveText('97.29%');

  // Beyond the limit of a number it is said what is free, and nothing is laid.
  await spot('straight:17').focus();
  await page.keyboard.press('6');
  await page.keyboard.press('Enter');
  await expect(frame.locator('#live')).toHaveText('En esta casilla caben $995.00 más: su límite es $1,000.00');
  await expect(frame.locator('#laid')).toHaveText('$15.00');

  const spots = { 'straight:17': 500, 'split:14-17': 500, red: 500 };
  const lost = await spin(spots, 4);
  await expect(frame.locator('#live')).toHaveText(`Salió el 4, negro. ${toldLoss(lost)}`);
  // What was played stays, and is played again.
  await expect(frame.locator('#laid')).toHaveText('$15.00');
  const won = await spin(spots, 17);
  expect(won.payoutMinor - won.jackpotMinor).toBe(18_000 + 9_000);
  await expect(frame.locator('#live')).toHaveText(`Salió el 17, negro. ${toldWin(won)}`);
  await expect(spot('split:14-17')).toHaveAttribute('data-won', 'true');
  await expect(frame.locator('#rolls li').first()).toHaveAttribute('data-tone', 'black');

  await title.expectFits();
  await expectAccessible(page);

  await frame.getByRole('button', { name: 'Números' }).click();
  await expect(frame.getByRole('dialog')).toContainText('Giros: 2. Rojo 0, negro 2, cero 0.');
  await frame.getByRole('button', { name: GAME_WORDS.close }).click();
  const rules = await title.openRules();
  await expect(rules.getByRole('row', { name: 'Caballo 17:1 2 5.40%' })).toBeVisible();
  await title.closeRules();

  const proof = await title.verify();
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  const { roulette } = app.words.records;
  await expect(detail).toContainText(roulette.fell.black.replace('{{pocket}}', '17'));
  await expect(detail.getByRole('row', { name: `${roulette.kind.split} 14-17 $5.00 $90.00` })).toBeVisible();
});
