import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('RG-04 whose finances are in review is told so in the cashier, and deposits again once the operator says so', async ({
  page,
  app,
  member,
  world,
}) => {
  const { finances: words, cashier } = app.words;
  await world.run('setPolicy', { pack: 'GB-2026' });
  await world.run('setFinancialRecords', { answer: 'vulnerable' });
  await world.run('setPaymentDelays', { depositSeconds: 0, withdrawalSeconds: 0 });
  await app.signIn(member);
  await page.goto('/member?page=depositv2');
  await page.getByRole('textbox', { name: cashier.amount.label }).fill('3700');
  await page.getByRole('button', { name: cashier.deposit.submit, exact: true }).click();
  await expect(page).toHaveURL(/order=D\d+/);
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  await world.run('settleOrder', { id, action: 'approve' });
  await page.goto('/member?page=depositv2');
  await expect(page.getByText(words.VULNERABLE.title)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await world.run('clearFinances', { memberId: member.id });
  await page.reload();
  await expect(page.getByRole('button', { name: cashier.deposit.submit, exact: true })).toBeVisible();
});
