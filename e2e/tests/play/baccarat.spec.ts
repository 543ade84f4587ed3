import { expect, expectAccessible, test } from '../../fixtures';

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-14 MEM-07 baccarat is bet on and dealt by keys, as it was drawn, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  const title = await app.startTitle('Bacará');
  const { frame, nodeId } = title;
  const spot = (id: string) => frame.locator(`[data-spot="${id}"]`);

  // From the banker up to the tie, a chip of 5 on each, and the one on the tie once more.
  await spot('banker').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(spot('tie')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spot('tie')).toHaveAccessibleName('Empate, paga 8 a 1. Tienes $5.00');
  await expect(frame.locator('#laid')).toHaveText('$10.00');
  // 98.94 and 85.64 in equal parts.
  await expect(frame.locator('#return')).toHaveText('92.29%');

  const deal = async (wish: Record<string, unknown>) => {
    const bet = { spots: { banker: 500, tie: 500 } };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish });
    const round = await title.answerTo('place', 'c');
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    return round;
  };
  const lost = await deal({ winner: 'player', cards: 4 });
  expect(lost.payoutMinor - lost.jackpotMinor).toBe(0);
  await expect(frame.locator('.hand.player')).toHaveAttribute('data-won', 'true');
  await expect(frame.locator('.playing-card')).toHaveCount(4);
  await expect(frame.locator('#live')).toContainText(/Gana el jugador, \d a \d\. Jugador: .+ Banca: .+ Sin premio/);

  const tie = await deal({ winner: 'tie', cards: 6 });
  // Nine times the tie, and the banker's stake comes back.
  expect(tie.payoutMinor - tie.jackpotMinor).toBe(4_500 + 500);
  await expect(frame.locator('.playing-card')).toHaveCount(6);
  await expect(spot('tie')).toHaveAttribute('data-won', 'true');
  await expect(frame.locator('#rolls li').first()).toHaveText(/E, ganó/);
  await title.expectBalance(tie.balanceMinor);

  await title.expectFits();
  await expectAccessible(page);

  const rules = await title.openRules();
  await expect(rules.getByRole('row', { name: 'Banca 0.95:1 45.85% 98.94%' })).toBeVisible();
  await expect(rules.getByRole('row', { name: '3 cualquiera menos 8' })).toBeVisible();
  await title.closeRules();

  const proof = await title.verify();
  await expect(proof.getByText(/^Empate a \d$/)).toBeVisible();
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  const { baccarat } = app.words.records;
  await expect(detail).toContainText(baccarat.won.tie);
  await expect(detail.getByRole('row', { name: `${baccarat.spot.banker} $5.00 $5.00` })).toBeVisible();
});
