import type { Route } from '@playwright/test';
import { expect, expectAccessible, shown, test } from '../../fixtures';
import { toldWin } from '../../page-models/game-words';

const CHOICE = { rows: 8, risk: 'high' } as const;

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 plinko is played by keys, its path shown, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Caída');
  const { frame, nodeId } = title;

  const drop = async (wish: { slot: number }, meanwhile: () => Promise<void>) => {
    const bet = { ...CHOICE, stakeMinor: 2_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    const released = Promise.withResolvers<void>();
    const hold = (route: Route) => released.promise.then(() => route.continue());
    await page.route('**/play/api/place', hold, { times: 1 });
    const answered = title.answer('place');
    await page.keyboard.press('Enter');
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'true');
    await meanwhile();
    released.resolve();
    const round = await answered;
    const slot = frame.locator('.slot').nth(wish.slot);
    await expect(slot).toHaveAttribute('data-landed', 'true');
    await expect(frame.locator('[data-landed]')).toHaveCount(1);
    expect(round).toMatchObject({ stakeMinor: 2_000, view: { ...CHOICE, ...wish } });
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    return round;
  };

  // Risk and rows by the arrows of their groups, which change no stake.
  await title.tabTo('input[name=risk]:checked');
  await page.keyboard.press('ArrowRight');
  await title.tabTo('input[name=rows]:checked');
  await page.keyboard.press('ArrowLeft');
  await expect(frame.locator('.slot')).toHaveText(['27', '4', '1.5', '0.3', '0.2', '0.3', '1.5', '4', '27']);
  await title.tabTo('#stake');
  await page.keyboard.type('20');
  await expect(frame.locator('#return')).toHaveText('97.50%');
  await expect(frame.locator('#top-win')).toHaveText('$540.00');
  await expect(frame.locator('#top-chance')).toHaveText('0.78%');
  await title.tabTo('#spin');

  // Most of a stake comes back no more: that is told as what it is, and is no win.
  const lost = await drop({ slot: 4 }, async () => {});
  const paidBack = `Cayó en la casilla 5: × 0.2. Te pagó ${shown(lost.payoutMinor)}; tu saldo es ${shown(lost.balanceMinor)}.`;
  await expect(frame.locator('#live')).toHaveText(paidBack);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0\.2, no ganó/);
  await expect(frame.locator('.meter-win')).toHaveAttribute('data-lit', 'false');

  // While a ball is on its way, the board stays the one that it was dropped on.
  const won = await drop({ slot: 7 }, async () => {
    await frame.getByRole('radio', { name: '16' }).click();
    await expect(frame.getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await expect(frame.locator('.slot')).toHaveCount(CHOICE.rows + 1);
  });
  expect(won.payoutMinor - won.jackpotMinor).toBe(8_000);
  await expect(frame.locator('#live')).toHaveText(`Cayó en la casilla 8: × 4. ${toldWin(won)}`);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 4, ganó/);
  await title.expectBalance(won.balanceMinor);
  await expect(frame.locator('.way')).toHaveCount(CHOICE.rows + 1);

  await title.expectFits();
  await expectAccessible(page);

  const rules = await title.openRules();
  await expect(rules.getByRole('row', { name: '× 0.2 70 27.34%' })).toBeVisible();
  await expect(rules).toContainText(
    'La casilla de cada orilla paga × 27: $540.00. Llegan a las dos orillas 2 de los 256',
  );
  await expect(rules).toContainText('apostarías $5,120.00 y recibirías $4,992.00: 97.50');
  await title.closeRules();

  const proof = await title.verify();
  for (const [row, step] of won.view.path.entries()) {
    await expect(proof.getByRole('row', { name: `${row + 1} 2 ${step}`, exact: true })).toBeVisible();
  }
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  const { plinko } = app.words.records;
  await expect(detail).toContainText(won.roundId);
  await expect(detail).toContainText(`${plinko.slot}8 de 9${plinko.multiplier}× 4`);
  await expect(detail.locator('polyline')).toBeVisible();
});
