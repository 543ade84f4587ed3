import { untilAnimationsEnd } from '../../animations';
import { violationsOf } from '../../axe';
import { expect, expectNoSidewaysScroll, expectWholeOnPhone, test } from '../../fixtures';

const NEW = 'Cerezo48azul';

test('AUTH-10 a link in the mail sets a new password, once', async ({ page, app, world, guard }) => {
  guard.allowRequest(/session\.checkPasswordLink.* 422/);
  const { session } = app.words;
  await world.apply('password-forgotten');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await app.login.username.fill('olga');
  const dialog = await app.login.forgot();
  await expect(dialog.getByLabel(session.login.username, { exact: false })).toHaveValue('olga');
  await dialog.getByLabel(session.forgot.email, { exact: false }).fill('olga@correo.example');
  await expectNoSidewaysScroll(page);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);

  const [mail] = await world.run('listEmails', { address: 'olga@correo.example' });
  const link = new URL(mail?.links[0] ?? '');
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByLabel(session.forgot.newPassword, { exact: false }).first().fill(NEW);
  const confirm = page.getByLabel(session.reset.confirm, { exact: false }).first();
  await confirm.fill(NEW);
  await untilAnimationsEnd(page);
  expect(await violationsOf(page, { part: 'main' })).toEqual([]);
  await confirm.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await app.login.logIn('olga', NEW);
  await expect(app.shell.accountButton).toBeVisible();
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { name: session.reset.goneTitle })).toBeVisible();
});

test('AUTH-10 in English a code by SMS sets a new password and logs in', async ({ page, english, member, world }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  const { session } = english.words;
  await page.goto('/login');
  const dialog = await english.login.forgot();
  await dialog.getByText(session.forgot.tabs.phone, { exact: true }).click();
  await expectWholeOnPhone(page, '[role=dialog]');
  await dialog.locator('input[name=mobile]').fill(member.mobile.replace('+52', ''));
  await dialog.getByRole('button', { name: session.login.sendCode }).click();
  await expect(dialog.getByText(session.login.codeSent)).toBeVisible();
  await dialog.locator('input[name=code]').fill(await world.sms.codeFor(member.mobile));
  await dialog.getByLabel(session.forgot.newPassword, { exact: false }).first().fill(NEW);
  await dialog.getByRole('button', { name: session.forgot.save }).click();
  await expect(english.shell.accountButton).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
