import type { Page } from '@playwright/test';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import type { Control } from '@tonalli/test-stack/control';
import { violationsOf } from '../axe';
import { expect, expectNoSidewaysScroll, shown, test, untilAnswered, untilListening } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

const PAYMENT_PASSWORD = '246810';
const DIGITS = '80118000011835971';
const CLABE = DIGITS + clabeCheckDigit(DIGITS);

const cashier = ({ page, words: { cashier: words, account } }: App) => ({
  words,
  amount: page.getByRole('textbox', { name: words.amount.label }),
  channel: (name: string) => page.getByRole('radio', { name: new RegExp(name) }),
  row: (table: string, text: string) => page.getByRole('table', { name: table }).getByRole('row', { name: text }),
  password: page.getByRole('textbox', { name: account.paymentPassword.label }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  confirmation: page.getByRole('alertdialog', { name: words.withdraw.confirmTitle }),
});

/** The bank acts when the test says so. */
const stopTheBank = (world: Control) => world.run('setPaymentDelays', { depositSeconds: 0, withdrawalSeconds: 0 });

async function bindAccount(app: App): Promise<void> {
  const { words, button } = cashier(app);
  await button(words.account.add).click();
  const dialog = app.page.getByRole('dialog', { name: words.account.addTitle });
  await dialog.getByRole('textbox', { name: words.account.clabe }).fill(CLABE);
  await expect(dialog).toContainText('Banco Anáhuac');
  await dialog.getByRole('textbox', { name: words.account.holder }).fill('Ana Luna');
  await dialog.getByRole('button', { name: words.account.save }).click();
  await expect(dialog).toBeHidden();
}

/** Once nothing more comes: a row that is replaced while axe reads it has no text. */
async function expectAccessible(page: Page): Promise<void> {
  await untilAnswered(page);
  const violations = await violationsOf(page, { part: 'main' });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('MEM-03 a deposit that the bank confirms shows at once, in the order, the history and the balance', async ({
  page,
  app,
  member,
  world,
}) => {
  const { words, amount, channel, button, row } = cashier(app);
  await stopTheBank(world);
  await app.signIn(member);
  await page.goto('/member?page=depositv2');
  await channel(words.channel.CASH).check();
  await amount.fill('99.99');
  await button(words.deposit.submit).click();
  await expect(page.getByText(fill(words.amount.tooSmall, { min: '$100' }))).toBeVisible();
  await amount.fill('1,250.50');
  await button(words.deposit.submit).dblclick();
  await expect(page).toHaveURL(/order=D\d+/);
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(page.getByText(words.order.pending)).toBeVisible();
  await expect(page.getByRole('img', { name: /\d{18}/ })).toBeVisible();
  expect((await world.run('listOrders', {})).deposits).toHaveLength(1);
  await expect(row(words.history.deposits, order)).toContainText(words.depositStatus.PENDING);
  await expectAccessible(page);

  await untilListening(page, world);
  await world.run('settleOrder', { id: order, action: 'approve' });
  await expect(page.getByText(words.order.confirmed)).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor + 125_050 - 1_200));
  await expect(row(words.history.deposits, order)).toContainText(words.depositStatus.CONFIRMED);
});

test('MEM-04 a withdrawal asks once more, takes the payment password, and says what came of it', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/cashier\.createWithdrawal answered 422/);
  const { words, amount, button, row, password, confirmation } = cashier(app);
  await stopTheBank(world);
  await app.signIn(member);
  await page.goto('/member?page=withdraw');
  await bindAccount(app);
  await expectAccessible(page);

  // What is too much is known once the balance is.
  await app.shell.expectBalance(shown(member.balanceMinor));
  await amount.fill('5000');
  await password.fill('000000');
  await button(words.withdraw.submit).click();
  const over = fill(words.amount.overBalance, { balance: shown(member.balanceMinor) });
  await expect(page.getByText(over)).toBeVisible();
  await amount.fill('500');
  await button(words.withdraw.submit).click();
  await expect(confirmation).toContainText(shown(49_200));
  const send = confirmation.getByRole('button', { name: fill(words.withdraw.confirm, { amount: shown(50_000) }) });
  await send.click();
  await expect(page.getByText(app.words.errors.PAYMENT_PASSWORD_WRONG)).toBeVisible();
  await expect(amount).toHaveValue('500');

  await password.fill(PAYMENT_PASSWORD);
  await button(words.withdraw.submit).click();
  await send.dblclick();
  await expect(page.getByText(words.withdraw.successTitle)).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor - 50_000));
  const [withdrawal, ...others] = (await world.run('listOrders', {})).withdrawals.filter(
    ({ memberId }) => memberId === member.id,
  );
  expect(others).toEqual([]);
  const id = withdrawal?.withdrawalId ?? '';

  await untilListening(page, world);
  await world.run('settleOrder', { id, action: 'partly', amount: '300.00' });
  await button(fill(words.receipt.buttonOf, { id })).click();
  const dialog = page.getByRole('dialog', { name: words.receipt.title });
  await dialog.getByRole('radio', { name: new RegExp(words.receipt.partly) }).check();
  await dialog.getByRole('textbox', { name: words.receipt.received }).fill('300');
  await expect(dialog).toContainText(shown(19_200));
  await dialog.getByRole('button', { name: words.receipt.save }).click();
  await expect(row(words.history.withdrawals, id)).toContainText(words.withdrawalStatus.CONFIRMED_PARTLY);
  await app.shell.expectBalance(shown(member.balanceMinor - 50_000 + 19_200));
});

test('MEM-03 MEM-04 in English on a narrow phone, with what still has to be played', async ({
  page,
  english,
  member,
  world,
}) => {
  const { words, amount, channel, button } = cashier(english);
  await stopTheBank(world);
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  await page.setViewportSize({ width: 320, height: 640 });
  await english.signIn(member);
  await page.goto('/member?page=depositv2');
  for (const kind of ['SPEI', 'WALLET', 'CRYPTO'] as const) {
    await channel(words.channel[kind]).check();
    await amount.fill('500');
    await button(words.deposit.submit).press('Enter');
    await expect(page.getByRole('timer')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await button(words.deposit.another).click();
  }
  const [last] = (await world.run('listOrders', {})).deposits;
  await world.run('settleOrder', { id: last?.orderId ?? '', action: 'approve' });
  await page.goto('/member?page=withdraw');
  await expect(page.getByText(fill(words.withdraw.turnoverMissing, { missing: shown(49_500) }))).toBeVisible();
  await expect(page.getByText(words.withdraw.turnoverBlocked)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('MEM-03 a card is paid on the page of the platform, and the order hears of it', async ({
  page,
  context,
  app,
  member,
  world,
}) => {
  const { words, amount, channel, button } = cashier(app);
  await app.signIn(member);
  await page.goto('/member?page=depositv2');
  await channel(words.channel.CARD).check();
  await amount.fill('1000');
  await button(words.deposit.submit).click();
  await untilListening(page, world);
  const link = page.getByRole('link', { name: new RegExp(words.pay.cardOpen) });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab.getByText('$1000.00')).toBeVisible();
  await tab.getByRole('textbox').fill('4242 4242 4242 4242');
  await tab.getByRole('button').first().press('Enter');
  await expect(tab.getByRole('status')).toBeVisible();
  await tab.close();
  await expect(page.getByText(words.order.confirmed)).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor + 97_100));
});

test('RG-04 where credit cards are not allowed, the page says so before it sends one, and takes one of debit', async ({
  page,
  context,
  app,
  member,
  world,
}) => {
  const { words, amount, channel, button } = cashier(app);
  await world.run('setPolicy', { pack: 'GB-2026' });
  await app.signIn(member);
  await page.goto('/member?page=depositv2');
  await channel(words.channel.DEBIT).check();
  await expect(page.getByText(words.channel.debitOnly)).toBeVisible();
  await amount.fill('1000');
  await button(words.deposit.submit).click();
  const link = page.getByRole('link', { name: new RegExp(words.pay.cardOpen) });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  const number = tab.getByRole('textbox');
  await number.fill('4242 4242 4242 4242');
  await number.blur();
  await expect(tab.locator('.why')).toBeVisible();
  await tab.getByRole('button').first().press('Enter');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await expect(tab.getByRole('status')).toBeHidden();
  await number.fill('4000 0566 5566 5556');
  await expect(tab.locator('.why')).toBeHidden();
  await tab.getByRole('button').first().press('Enter');
  await expect(tab.getByRole('status')).toBeVisible();
});
