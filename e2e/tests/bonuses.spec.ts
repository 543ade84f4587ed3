import { expect, shown, test } from '../fixtures';

test('PROMO-05 shows a bonus with what is missing, and gives it up after saying what is lost', async ({
  page,
  app,
  member,
  world,
}) => {
  await world.run('grantBonus', { memberId: member.id, amount: '200.00' });
  await app.signIn(member);
  await page.goto('/member?page=bonuses');
  await expect(page.getByRole('heading', { name: 'Bono de regalo' })).toBeVisible();
  await expect(page.getByText('Te faltan $1,000.00 por apostar.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar bono' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('$200.00');
  await asked.getByRole('button', { name: 'Sí, cancelar el bono' }).click();
  await expect(page.getByText('Lo cancelaste')).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor));
});
