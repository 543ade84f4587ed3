import { expect, shown, test } from '../fixtures';

test('shows its page to a member', async ({ page, app, member }) => {
  await page.goto('/login');
  await app.login.logIn(member.username, member.password);
  await app.shell.expectBalance(shown(member.balanceMinor));
  await page.goto('/bonuses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonos');
  await expect(page.getByText('Todavía no hay nada aquí.')).toBeVisible();
});
