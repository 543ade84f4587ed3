import { expect, expectNoSidewaysScroll, test } from '../../fixtures';

test('REG-01 REG-02 REG-06 SYS-16 somebody takes a name that is offered, limits their deposits, and finds the limits with the account', async ({
  page,
  app,
  mint,
}) => {
  const { register, words } = app;
  await page.setViewportSize({ width: 390, height: 844 });
  await mint({ username: 'estrella77' });
  await register.openByUsername();
  await register.field('username').fill('estrella77');
  const offered = register.dialog.getByRole('group', { name: words.registration.username.suggestions });
  const chosen = (await offered.getByRole('button').first().textContent()) ?? '';
  await offered.getByRole('button').first().click();
  await expect(register.field('username')).toHaveValue(chosen);
  await register.fill({ password: 'x7Kq2mWd', confirmPassword: 'x7Kq2mWd' });
  await expect(register.dialog.getByText(words.registration.strength.good)).toBeVisible();
  await register.dialog.getByText(words.registration.limits.title).click();
  await register.dialog.getByRole('textbox', { name: words.registration.limits.daily }).fill('1,500');
  await expectNoSidewaysScroll(page);
  await register.agreeAndSubmit();
  await expect(app.shell.accountButton).toBeVisible();
  await page.goto('/member?page=protection');
  await expect(page.getByRole('region', { name: words.limits.kind.deposit.title })).toContainText('$1,500.00');
  await expectNoSidewaysScroll(page);
});
