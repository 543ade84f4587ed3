import { expect, test } from '../fixtures';

const NEWCOMER = { username: 'estrella77', password: 'Clave2026', confirmPassword: 'Clave2026' } as const;

test('REG-01 REG-06 registers by user name, is logged in at once and back at home', async ({ page, app, world }) => {
  await app.register.openByUsername();
  await app.register.fill(NEWCOMER);
  await app.register.agreeAndSubmit();
  await expect(app.shell.accountButton).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe(NEWCOMER.username);
  expect((await world.audit()).clean).toBe(true);
});

test('REG-02 says what each field needs, by the rules of the platform', async ({ app, world }) => {
  await world.setField('email', 'required');
  await app.register.openByUsername();
  await app.register.submit.click();
  await expect(app.register.dialog.getByText(app.words.registration.rule.required).first()).toBeVisible();
  await app.register.fill({ username: '!', password: 'Clave2026', confirmPassword: 'Otra2026', email: 'no-es-correo' });
  await app.register.submit.click();
  await expect(app.register.dialog).toContainText(app.words.registration.rule.email);
  await expect(app.register.dialog).toContainText(app.words.registration.rule.confirm);
  await expect(app.register.field('username')).toHaveAttribute('aria-invalid', 'true');
  await expect(app.register.field('password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('REG-05 terms and age have to be agreed to', async ({ app }) => {
  await app.register.openByUsername();
  await app.register.fill(NEWCOMER);
  await app.register.submit.click();
  await expect(app.register.dialog).toContainText(app.words.registration.error.terms);
  await expect(app.shell.accountButton).toHaveCount(0);
});

test('REG-01 without its module a way to register is not offered', async ({ page, app, world }) => {
  await world.setModules({ MOBILENUMREG3: false });
  await page.goto('/register');
  await expect(app.register.field('username')).toBeVisible();
  await expect(app.register.dialog.getByText(app.words.registration.tabs.mobile, { exact: true })).toHaveCount(0);
});
