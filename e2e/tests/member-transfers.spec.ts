import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';
import { fill } from '../words';

const PAYMENT_PASSWORD = '246810';

test('MEM-05 a member transfers to the agent above, by a question that says who receives it, and both see the record', async ({
  page,
  app,
  world,
}) => {
  const { 'member-transfers': words, account } = app.words;
  const agent = await world.mint({ type: 1, username: 'lucero88', balanceMinor: 0 });
  const member = await world.mint({ uplineId: agent.id, balanceMinor: 100_000 });
  await app.signIn(member);
  await page.goto('/member?page=transferUpline');
  await expect(page.getByText('l••••8').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.amount.label).fill('1000.01');
  await page.getByRole('textbox', { name: account.paymentPassword.label }).fill(PAYMENT_PASSWORD);
  await expect(page.getByText(fill(words.amount.overBalance, { balance: '$1,000.00' }))).toBeVisible();
  await page.getByLabel(words.amount.label).fill('250');
  await page.getByRole('button', { name: words.form.submit }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('$250.00');
  await expect(question).toContainText('l••••8');
  await question.getByRole('button', { name: fill(words.confirm.send, { amount: '$250.00' }) }).click();
  await expect(page.getByText(words.sent.title)).toBeVisible();
  const rows = page.getByRole('table', { name: words.recent.title }).getByRole('row');
  await expect(rows.filter({ hasText: /T\d{8}/ })).toContainText('250.00');
  expect([(await world.balances(member.id)).main, (await world.balances(agent.id)).main]).toEqual(['750.00', '250.00']);
});

test('MEM-05 a wrong payment password says so at its field and keeps the amount, in English on a phone', async ({
  page,
  english,
  guard,
  world,
}) => {
  guard.allowRequest(/memberTransfers\.toUpline answered 422/);
  const { 'member-transfers': words, account } = english.words;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript("localStorage.setItem('lang', 'en')");
  const agent = await world.mint({ type: 1, balanceMinor: 0 });
  const member = await world.mint({ uplineId: agent.id, balanceMinor: 100_000 });
  await english.signIn(member);
  await page.goto('/member?page=transferUpline');
  await page.getByLabel(words.amount.label).fill('40');
  await page.getByRole('textbox', { name: account.paymentPassword.label }).fill('111111');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: fill(words.confirm.send, { amount: '$40.00' }) })
    .click();
  await expect(page.getByText(english.words.errors.PAYMENT_PASSWORD_WRONG)).toBeVisible();
  await expect(page.getByLabel(words.amount.label)).toHaveValue('40');
  expect((await world.balances(member.id)).main).toBe('1000.00');
});

test('MEM-05 says to whoever came without an agent that there is nobody to transfer to', async ({
  page,
  app,
  member,
}) => {
  await app.signIn(member);
  await page.goto('/member?page=transferUpline');
  await expect(page.getByText(app.words['member-transfers'].upline.none)).toBeVisible();
  await expect(page.getByLabel(app.words['member-transfers'].amount.label)).toHaveCount(0);
});
