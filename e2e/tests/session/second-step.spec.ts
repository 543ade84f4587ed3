import { expect, expectWholeOnPhone, test } from '../../fixtures';

test('AUTH-06 a login from a new network is proven by a code, and the network is registered until it is removed', async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(/session\.login.* 4\d\d/);
  const { session, account } = app.words;
  await world.apply('unregistered-ip');
  await page.goto('/login');
  await app.login.logIn('irma', 'Clave1234');
  const step = page.getByRole('dialog', { name: session.step.title });
  await step.getByText(session.step.ways.email, { exact: true }).click();
  await expectWholeOnPhone(page, '[role=dialog]');
  await step.getByRole('button', { name: session.login.sendCode }).click();
  await expect(step.getByText(session.step.sent)).toBeVisible();
  const [mail] = await world.run('listEmails', { address: 'irma@correo.example' });
  await step.locator('input[name=code]').fill(mail?.code ?? '');
  await step.getByRole('button', { name: session.step.submit }).click();
  await expect(app.shell.accountButton).toBeVisible();

  await page.goto('/member');
  const ips = page.getByRole('region', { name: account.ips.title });
  await expect(ips.getByRole('listitem')).toHaveCount(3);
  await ips
    .getByRole('listitem')
    .filter({ hasText: '203.0.113.80' })
    .getByRole('button', { name: account.ips.remove })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: account.ips.remove }).click();
  await expect(ips.getByRole('listitem')).toHaveCount(2);
});
