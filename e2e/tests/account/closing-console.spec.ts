import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures';
import { Console } from '../../page-models/console';

// A stream that ends with its world is no trouble.
const LIVE = /\/qa\/api\/journal\/live/;

test('MEM-17 the operator pays again what a bank sent back, and opens the account with a reason', async ({
  page,
  context,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(LIVE);
  guard.allowRequest(/session\.login.* 403/);
  await world.run('applyScenarios', { names: ['closed-rejected'] });
  const qa = new Console(page, world.url, world.world);
  await qa.open('members');
  const list = page.getByRole('region', { name: 'Cuentas cerradas' });
  const row = list.getByRole('listitem').filter({ hasText: 'devuelta' });
  await expect(row).toContainText('rechazado');
  await expect(row).toContainText('Tiene 610.00');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link', { name: 'devuelta' }).click();
  await expect(qa.button('Pagar de nuevo')).toBeVisible();
  // The line of the last command would cover what is below it.
  await expectAccessible(page);
  await qa.button('Pagar de nuevo').click();
  await expect(page.getByText(/^Pago solicitado: W\d+$/)).toBeVisible();
  await expect(qa.button('Pagar de nuevo')).toBeHidden();

  const member = app.on(await context.newPage());
  await member.page.goto('/login');
  await member.login.logIn('devuelta', 'Clave1234');
  await expect(member.page.getByText(app.words.account.closed.status.REQUESTED)).toBeVisible();
  await expect(member.page.getByText(app.words.account.closed.balance)).toBeHidden();

  const reason = page.getByRole('textbox', { name: 'Motivo' });
  await reason.fill('Lo pidió por teléfono');
  await reason.press('Enter');
  await expect(qa.button('Suspender')).toBeVisible();
  await expect(qa.button('Reabrir')).toBeHidden();
  await member.page.getByRole('button', { name: app.words.account.closed.again }).click();
  await member.login.logIn('devuelta', 'Clave1234');
  await expect(member.shell.accountButton).toBeVisible();
});
