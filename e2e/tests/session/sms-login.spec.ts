import { expect, shown, test } from '../../fixtures';
import { fill } from '../../words';

const anySeconds = (text: string): RegExp => new RegExp(fill(text, { seconds: '@' }).replace('@', '\\d+'));

test('AUTH-01 AUTH-08 logs in by a code sent by SMS; a wrong code says so and keeps what was typed', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/session\.login.* 4\d\d/);
  const { login } = app;
  await page.goto('/login');
  await login.choose('sms');
  await login.mobile.fill(localNumber(member.mobile));
  await login.sendCode.click();
  await expect(login.resend).toBeDisabled();
  await expect(login.resend).toHaveText(anySeconds(app.words.session.login.resendIn));
  const code = await world.sms.codeFor(member.mobile);
  const wrong = code === '000000' ? '111111' : '000000';
  await login.code.fill(wrong);
  await login.submit.click();
  await expect(login.alert.first()).toContainText(app.words.errors.CODE_INVALID);
  await expect(login.mobile).toHaveValue(localNumber(member.mobile));
  await expect(login.code).toHaveValue(wrong);
  await login.code.fill(code);
  await login.submit.click();
  await app.shell.expectBalance(shown(member.balanceMinor));
  await expect(page).toHaveURL(/\/$/);
});

test('AUTH-08 the countdown goes on while the dialog is closed', async ({ page, app, member }) => {
  const { login } = app;
  await page.goto('/');
  await app.shell.loginButton.click();
  await login.choose('sms');
  await login.mobile.fill(localNumber(member.mobile));
  await login.sendCode.click();
  await expect(login.resend).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(login.dialog).toHaveCount(0);
  await app.shell.loginButton.click();
  await expect(login.resend).toBeDisabled();
  await expect(login.mobile).toHaveValue(localNumber(member.mobile));
});

test('AUTH-01 AUTH-08 a number that is none says so before anything is sent', async ({ page, app }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/requestLoginCode|session\.login/.test(request.url())) sent.push(request.url());
  });
  const { login } = app;
  await page.goto('/login');
  await login.choose('sms');
  await login.mobile.fill('12ab');
  await login.sendCode.click();
  await expect(login.dialog).toContainText(app.words.session.errors.mobile);
  await expect(login.mobile).toHaveAttribute('aria-invalid', 'true');
  await login.submit.click();
  await expect(login.dialog).toContainText(app.words.session.errors.code);
  await expect(login.sendCode).toBeEnabled();
  expect(sent).toEqual([]);
});

/** As people type it, without the dialling code of Mexico. */
function localNumber(mobile: string): string {
  return mobile.replace(/^\+52/, '');
}
