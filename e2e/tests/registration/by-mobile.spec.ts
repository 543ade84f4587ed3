import { expect, test } from '../../fixtures';

const MOBILE = '5512345678';
const PASSWORD = { password: 'Clave2026', confirmPassword: 'Clave2026' } as const;

test('REG-01 REG-06 registers by mobile number, the way that is offered first, and is home and logged in', async ({
  page,
  app,
}) => {
  const { register } = app;
  await page.goto('/register');
  await expect(register.field('mobileNum')).toBeVisible();
  await expect(register.field('username')).toHaveCount(0);
  await register.field('mobileNum').fill(MOBILE);
  await register.fill(PASSWORD);
  await register.agreeAndSubmit();
  await expect(app.shell.accountButton).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('username'))).toContain(MOBILE);
});

test('REG-01 REG-06 AUTH-08 with verification on, a code that is wrong is told and what was typed stays', async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(/registration\.register.* 4\d\d/);
  await world.setModules({ REGMOBVERF3: true });
  const { register } = app;
  await page.goto('/register');
  await register.field('mobileNum').fill('12');
  await register.sendCode.click();
  await expect(register.field('mobileNum')).toHaveAttribute('aria-invalid', 'true');
  await register.field('mobileNum').fill(MOBILE);
  await register.sendCode.click();
  await expect(register.resend).toBeDisabled();
  const code = await world.sms.codeFor(`+52${MOBILE}`);
  await register.fill({ ...PASSWORD, verificationCode: code === '000000' ? '111111' : '000000' });
  await register.agreeAndSubmit();
  await expect(register.dialog).toContainText(app.words.errors.CODE_INVALID);
  await expect(register.field('mobileNum')).toHaveValue(MOBILE);
  await register.field('verificationCode').fill(code);
  await register.submit.click();
  await expect(app.shell.accountButton).toBeVisible();
});
