import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../../fixtures';
import { fill } from '../../words';

test('MEM-17 a member closes the account: every tab says so, the login tells how the payout stands', async ({
  page,
  context,
  app,
  world,
  guard,
}) => {
  // The session ends with the account, perhaps while a tab asks for something; a login that is refused says why.
  guard.allowRequest(/401|account\.close.* 422|session\.login.* 403/);
  const { closing, closed } = app.words.account;
  await world.run('applyScenarios', { names: ['closing-ready'] });
  const member = { username: 'despedida', password: 'Clave1234' };
  await page.goto('/member?page=closeAccount');
  await app.login.logIn(member.username, member.password);
  await expect(page.getByRole('region', { name: closing.paid })).toContainText('$1,250.50');
  await expect(page.getByRole('region', { name: closing.lost })).toContainText('$200.00');
  await expectAccessible(page);
  const other = app.on(await context.newPage());
  await other.page.goto('/');
  await untilListening(other.page, world);

  await page.getByRole('button', { name: closing.open }).click();
  const dialog = page.getByRole('dialog', { name: closing.dialog.title });
  await dialog.getByRole('button', { name: closing.dialog.confirm }).click();
  await expect(dialog).toContainText(closing.dialog.agreeFirst);
  await dialog.getByLabel(closing.dialog.password).fill('no es esta');
  await dialog.getByRole('textbox', { name: app.words.account.paymentPassword.label }).fill('246810');
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: closing.dialog.confirm }).click();
  await expect(dialog).toContainText(app.words.errors.PASSWORD_WRONG);
  await expectAccessible(page);
  await dialog.getByLabel(closing.dialog.password).fill(member.password);
  await dialog.getByLabel(closing.dialog.password).press('Enter');

  for (const tab of [page, other.page]) {
    await expect(tab.getByRole('heading', { name: closed.title, level: 1 })).toBeVisible();
    await expect(tab.getByText(closed.status.REQUESTED)).toBeVisible();
  }
  await expectAccessible(page);
  const [account] = await world.run('listClosedMembers', {});
  expect(account).toMatchObject({ username: 'despedida', balance: '0.00', bonusLost: '200.00' });
  await world.run('settleOrder', { id: account?.payout?.withdrawalId ?? '', action: 'approve' });

  await page.getByRole('button', { name: closed.again }).click();
  await app.login.logIn(member.username, member.password);
  await expect(page.getByText(closed.status.PAID)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: closed.leave }).click();
  await expect(page.getByRole('heading', { name: closed.title, level: 1 })).toBeHidden();
});

test('MEM-17 says what stands in the way, with the way to each, and what came back of a rejected payout', async ({
  page,
  app,
  world,
  guard,
}) => {
  // The session ends with the account, perhaps while a tab asks for something; a login that is refused says why.
  guard.allowRequest(/401|account\.close.* 422|session\.login.* 403/);
  const { closing, closed } = app.words.account;
  await world.run('applyScenarios', { names: ['closing-blocked'] });
  await page.goto('/member?page=closeAccount');
  await app.login.logIn('atorada', 'Clave1234');
  await expect(page.getByText(fill(closing.blocker.openBets_one, { count: '1' }))).toBeVisible();
  await expect(page.getByText(fill(closing.blocker.withdrawals_one, { count: '1' }))).toBeVisible();
  await expect(page.getByRole('button', { name: closing.open })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: closing.way.withdrawals }).click();
  await expect(page).toHaveURL(/page=withdraw/);
  await page.goto('about:blank');
  await world.run('endSessions', { id: 'atorada' });

  await world.run('applyScenarios', { names: ['closed-rejected'] });
  await page.goto('/login');
  await app.login.logIn('devuelta', 'Clave1234');
  await expect(page.getByText(closed.status.REJECTED)).toBeVisible();
  await expect(page.getByText(closed.balance)).toContainText('$610.00');
  await expectAccessible(page);
});
