import type { Page } from '@playwright/test';
import { expect, expectAccessible, shown, test, untilListening } from '../../fixtures';
import type { App } from '../../page-models/app';
import { atOpening, FIVE, untilDrawn } from '../../page-models/draw-times';
import type { RunningTitle } from '../../page-models/running-title';
import { endPhase, untilOpen } from '../../page-models/table-times';
import { fill } from '../../words';

/** 97 % of a fourth: four times the stake. */
const QUARTER = { side: 'under', target: 2_425 } as const;

/** The card of the bonus that is active, on the page of bonuses. */
const cardOf = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('progressbar') });

/** Chooses a bonus with its code, sees what it asks, and orders the deposit; the order's number. */
async function orderWithBonus(app: App): Promise<string> {
  const { page, words } = app;
  await page.goto('/member?page=depositv2');
  await page.getByRole('button', { name: words.limits.first.without }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.limits.first.without }).click();
  await page.getByRole('textbox', { name: words.cashier.amount.label }).fill('200');
  await expect(page.getByRole('radio', { name: new RegExp(words.cashier.bonus.none) })).toBeChecked();
  await page.getByRole('textbox', { name: words.cashier.bonus.code }).fill('FIESTA50');
  await page.getByRole('button', { name: words.cashier.bonus.apply }).click();
  await page.getByRole('radio', { name: /Bono con código/ }).check();
  const summary = page.getByRole('region', { name: words.cashier.bonus.summary });
  // Half of 200.00; twice of both together; a tenth of the bonus.
  for (const said of ['$100.00', '$600.00', '$10.00', '14 días']) await expect(summary).toContainText(said);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.cashier.deposit.submit, exact: true }).click();
  await expect(page).toHaveURL(/order=D\d+/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Types a stake at dice, rolls, and answers what the game server said. */
async function roll(dice: RunningTitle, stake: string) {
  await dice.frame.locator('#stake').fill(stake);
  return dice.answerTo('place', () => dice.frame.locator('#spin').click());
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('PROMO-05 MEM-03 a deposit bonus is taken, wagered at a lottery, a live table, a slot and dice, and converted', async ({
    page,
    app,
    clock,
    mint,
    world,
    guard,
  }) => {
    test.slow();
    guard.allowRequest(/play\/api\/place answered 422/);
    const { words } = app;
    const member = await mint({ balanceMinor: 0 });
    await world.run('setPaymentDelays', { depositSeconds: 0, withdrawalSeconds: 0 });
    await atOpening(world, clock);
    await app.signIn(member);
    const id = await orderWithBonus(app);
    await untilListening(page, world);
    await world.run('settleOrder', { id, action: 'approve' });
    await app.shell.expectBalance(shown(20_000));

    // A lottery: 2.00, all of which count.
    await app.lottery.open(FIVE);
    await app.lottery.chooseGroup('positioning');
    await app.lottery.digit('units', 6).click();
    await app.lottery.addButton.click();
    await app.lottery.openSlip();
    await app.lottery.placeButton.click();
    await app.lottery.confirmButton(shown(200)).click();
    await app.lottery.seeOrder();
    await world.run('forceDraw', { code: FIVE, play: 'positioning', selection: [[], [], [], [], ['7']] });
    await untilDrawn(world, clock);
    await expect(app.lottery.state('LOST')).toBeVisible();

    // A live table: 5.00, 65 % of which count.
    const table = await app.sitDown('Ruleta', /^Ruleta (?!rápida)/);
    await expect(app.game.dialog(table.name)).toContainText(fill(words.bonuses.game.counts, { percent: '65' }));
    await untilOpen(world, table);
    await world.run('forceTable', { nodeId: table.nodeId, wish: { pocket: 18 } });
    await table.frame.locator('.cloth [data-spot="straight:17"]').focus();
    await page.keyboard.press('Enter');
    await expect(table.frame.locator('#laid')).toHaveText('$5.00');
    await table.answerTo('place', 'c');
    for (let phase = 0; phase < 3; phase += 1) await endPhase(world, table.nodeId);
    await table.expectBalance(20_000 - 200 - 500);
    await app.game.close(table.name).click();

    // A slot: one spin, all of which counts.
    const slot = await app.startFirstOf('rng');
    const spinMinor = await app.game.stake(slot.name);
    await world.run('forceNext', { memberId: member.id, nodeId: slot.nodeId, outcome: 'lose' });
    const lost = await app.game.spin(slot.name);
    expect(lost.balanceMinor).toBe(19_300 - spinMinor);
    await app.game.close(slot.name).click();

    // Dice: 75 % of 150.00, and of nearly all that this brings.
    const dice = await app.startTitle('Dados');
    await expect(app.game.dialog(dice.name)).toContainText(fill(words.bonuses.game.counts, { percent: '75' }));
    await dice.frame.locator('#target').fill('24.25');
    const force = (stakeMinor: number, rolled: number) =>
      world.run('forceRound', {
        ...{ memberId: member.id, nodeId: dice.nodeId, wish: { roll: rolled } },
        bet: { ...QUARTER, stakeMinor },
      });
    await force(15_000, 1_000);
    const won = await roll(dice, '150');
    expect(won.balanceMinor - won.jackpotMinor).toBe(lost.balanceMinor + 3 * 15_000);
    const allButFive = won.balanceMinor - 500;
    await force(allButFive, 9_000);
    expect(await roll(dice, String(allButFive / 100))).toMatchObject({ balanceMinor: 500 });

    // With bonus money in it a bet has a most, which is told before anything is bet; what was typed stays.
    await dice.frame.locator('#stake').fill('20');
    await dice.frame.locator('#spin').click();
    const refused = dice.frame.getByRole('dialog');
    await expect(refused).toContainText('$10.00');
    await refused.getByRole('button').first().click();
    await expect(dice.frame.locator('#stake')).toHaveValue(/^20/);
    await dice.expectBalance(500);
    await expectAccessible(page);

    // Half of 10.00 is the bonus's, and so is half of the win; then it is wagered, and what is left is the member's.
    await force(1_000, 1_000);
    const last = await roll(dice, '10');
    expect(last.payoutMinor - last.jackpotMinor).toBe(4_000);
    await page.goto('/member?page=bonuses');
    await expect(page.getByText(words.bonuses.state.COMPLETED)).toBeVisible();
    await expect(page.getByText(fill(words.bonuses.ended.kept, { amount: '$115.00' }))).toBeVisible();
    await app.shell.expectBalance(shown(2_000 + 11_500));
    await expectAccessible(page);
    expect((await world.run('audit', {})).findings).toEqual([]);
  });
});

test('PROMO-05 of two bonuses one is given up, the next begins, and runs out over the clock', async ({
  page,
  app,
  clock,
  member,
  world,
}) => {
  const { bonuses } = app.words;
  await clock.freeze();
  for (const amount of ['200.00', '150.00']) await world.run('grantBonus', { memberId: member.id, amount });
  await app.signIn(member, '/member?page=bonuses');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(bonuses.state.QUEUED, { exact: true })).toBeVisible();
  await cardOf(page).first().getByRole('button', { name: bonuses.cancel.open }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('$200.00');
  await expect(asked).toContainText(shown(member.balanceMinor));
  await asked.getByRole('button', { name: bonuses.cancel.confirm }).click();
  await expect(page.getByText(bonuses.ending.MEMBER)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(bonuses.state.ACTIVE);

  await page.goto('about:blank');
  await clock.advance('14d');
  await app.signIn(member, '/member?page=bonuses');
  await expect(page.getByText(bonuses.state.EXPIRED)).toBeVisible();
  await expect(page.getByText(fill(bonuses.ended.lost, { amount: '$150.00' }))).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor));
  await expectAccessible(page);
  await page.goto('/member?page=messageV2');
  await expect(page.getByText(/venció.*bono|bono.*venció/i).first()).toBeVisible();
});
