import type { Route } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, shown, test, untilListening } from '../fixtures';
import { atOpening, FIVE, standing, untilDrawn } from '../page-models/draw-times';
import { fill } from '../words';

/** A digit at the last of five places. */
const SEVEN = { code: FIVE, play: 'positioning', selection: [[], [], [], [], ['7']] };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('LOTT-01 LOTT-02 LOTT-03 GAME-05 SYS-15 a digit is chosen by keys, bet from the slip, drawn, and won without a reload', async ({
    page,
    app,
    clock,
    member,
    world,
  }) => {
    const issue = await atOpening(world, clock);
    const { lottery, words } = app;
    await app.signIn(member, '/lottery');
    const tile = lottery.tile('Cinco cifras 1 minuto');
    await expect(tile).toContainText(words.lottery.lobby.closesIn);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await tile.getByRole('link').click();

    await expect(page.getByText(fill(words.lottery.betting.issue, { issue }))).toBeVisible();
    await lottery.chooseGroup('positioning');
    // One digit of a row is in the order of Tab, arrows go from it to the others.
    await lottery.digit('units', 0).focus();
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(lottery.digit('units', 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lottery.digit('units', 7)).toHaveAttribute('aria-pressed', 'true');
    await lottery.addButton.press('Enter');
    await expectAccessible(page);

    const slip = await lottery.openSlip();
    await expect(slip).toContainText(shown(200));
    await expectAccessible(page);
    await lottery.placeButton.click();
    await lottery.confirmButton(shown(200)).click();
    const promised = await lottery.receiptValue(words.lottery.betting.slip.greatest).innerText();
    const paidMinor = Math.round(Number(promised.replaceAll(/[^\d.]/g, '')) * 100);
    expect(paidMinor).toBeGreaterThanOrEqual(1_900);
    await expectAccessible(page);
    await lottery.seeOrder();
    await expect(lottery.state('OPEN')).toBeVisible();
    await app.shell.expectBalance(shown(member.balanceMinor - 200));

    await untilListening(page, world);
    await world.run('forceDraw', SEVEN);
    await untilDrawn(world, clock);
    await expect(lottery.state('WON')).toBeVisible();
    await expect(lottery.draws).toContainText([words.lottery.order.states.WON]);
    await expect(lottery.draws).toContainText([shown(paidMinor)]);
    await app.shell.expectBalance(shown(member.balanceMinor - 200 + paidMinor));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('LOTT-07 LOTT-03 a chase over three draws stops on its win, and an order is taken back with its money', async ({
  page,
  english,
  clock,
  member,
  world,
}) => {
  const { lottery, words } = english;
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await atOpening(world, clock);
  await english.signIn(member);
  await lottery.open(FIVE);
  await lottery.chooseGroup('positioning');
  await lottery.digit('units', 7).click();
  await lottery.addButton.click();
  await expect(lottery.slipLines).toHaveCount(1);
  await page.getByRole('button', { name: words.lottery.betting.chase.add }).click();
  await lottery.chase.getByRole('textbox', { name: words.lottery.betting.chase.draws }).fill('3');
  await expect(lottery.chase.getByLabel(words.lottery.betting.chase.stop.onWin)).toBeChecked();
  await lottery.chase.getByRole('button', { name: words.lottery.betting.chase.apply }).click();
  await lottery.placeButton.click();
  await lottery.confirmButton(shown(600)).click();
  await lottery.seeOrder();
  const { states } = words.lottery.order;
  await expect(lottery.draws).toContainText([states.OPEN, states.WAITING, states.WAITING]);
  await english.shell.expectBalance(shown(member.balanceMinor - 600));

  await world.run('forceDraw', { ...SEVEN, wins: false });
  await untilDrawn(world, clock);
  await expect(lottery.draws).toContainText([states.LOST, states.OPEN, states.WAITING]);
  await world.run('forceDraw', SEVEN);
  await untilDrawn(world, clock);
  await expect(lottery.draws).toContainText([states.LOST, states.WON, states.RELEASED]);
  await expect(lottery.state('WON')).toBeVisible();
  const { main } = await world.balances(member.id);
  const afterMinor = Math.round(Number(main) * 100);
  // Two stakes, a win of 9.5 times at the least, and what was held for the third is there again.
  expect(afterMinor).toBeGreaterThanOrEqual(member.balanceMinor - 400 + 1_900);
  await english.shell.expectBalance(shown(afterMinor));

  await lottery.open(FIVE);
  await lottery.chooseGroup('positioning');
  await lottery.digit('tens', 3).click();
  await lottery.addButton.click();
  await lottery.placeButton.click();
  await lottery.confirmButton(shown(200)).click();
  await lottery.seeOrder();
  await english.shell.expectBalance(shown(afterMinor - 200));
  await page.getByRole('button', { name: words.lottery.order.cancel, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: words.lottery.order.cancelTitle });
  await expect(question).toContainText(shown(200));
  await question.getByRole('button', { name: words.lottery.order.cancelConfirm }).click();
  await expect(lottery.state('CANCELLED')).toBeVisible();
  await english.shell.expectBalance(shown(afterMinor));
  await expect(page.getByRole('button', { name: words.lottery.order.cancel, exact: true })).toHaveCount(0);
});

test('LOTT-07 LOTT-02 pasted numbers name their faults; an order that comes too late keeps its slip and is offered the next draw', async ({
  page,
  app,
  clock,
  guard,
  member,
  world,
}) => {
  guard.allowRequest(/lottery\.placeOrder.* answered 409/);
  const { lottery, words } = app;
  const { typed, closed, confirm } = words.lottery.betting;
  const issue = await atOpening(world, clock);
  await app.signIn(member);
  await lottery.open(FIVE);
  await lottery.chooseGroup('five');
  await lottery.choosePlay('five-straight-typed');
  await lottery.typed.fill('12345, 1234 99999\n12345 abcde');
  await expect(page.getByText(fill(typed.at, { line: 1, column: 8, text: '1234' }), { exact: true })).toBeVisible();
  await expect(page.getByText(fill(typed.at, { line: 2, column: 7, text: 'abcde' }), { exact: true })).toBeVisible();
  await expect(page.getByText(fill(typed.times, { number: '12345', times: 2 }))).toBeVisible();
  await expect(lottery.addButton).toBeDisabled();
  await page.getByRole('button', { name: typed.drop }).click();
  await expect(lottery.typed).toHaveValue('12345 99999');
  await lottery.addButton.click();
  await expect(lottery.slipLines).toHaveCount(1);

  await lottery.placeButton.click();
  await expect(lottery.confirm).toContainText(issue);
  // The draw closes while the order is on its way: had the page heard of that first, there would be nothing to press.
  const closing = async (route: Route) => {
    await world.run('skipToDraw', { code: FIVE });
    await route.continue();
  };
  await page.route(/lottery\.placeOrder/, closing, { times: 1 });
  await lottery.confirmButton(shown(400)).click();
  await expect(lottery.confirm.getByRole('alert')).toContainText(words.errors.ISSUE_CLOSED);
  await expect(lottery.confirm).toContainText('12345 99999');
  await expect(lottery.confirm).toContainText(fill(confirm.balance, { amount: shown(member.balanceMinor) }));

  await untilDrawn(world, clock);
  const next = (await standing(world)).issue;
  expect(next).not.toBe(issue);
  await lottery.confirm.getByRole('button', { name: fill(closed.next, { issue: next }) }).click();
  await lottery.confirmButton(shown(400)).click();
  await expect(lottery.receipt).toContainText(next);
  await lottery.seeOrder();
  await app.shell.expectBalance(shown(member.balanceMinor - 400));
});

test('AUTH-16 LOTT-01 a guest is asked to log in, and comes back to the lottery', async ({ page, app, member }) => {
  await page.goto(`/lottery?gameCode=${FIVE}`);
  await expect(app.login.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/login\?/);
  await app.login.logIn(member.username, member.password);
  await expect(page).toHaveURL(new RegExp(`/lottery\\?gameCode=${FIVE}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Cinco cifras 1 minuto' })).toBeVisible();
  await expect(app.lottery.timer).toBeVisible();
});
