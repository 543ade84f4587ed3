import { expect, test } from '../../fixtures';
import { fill } from '../../words';

const NEWCOMER = { username: 'lucero55', password: 'Clave2026', confirmPassword: 'Clave2026' } as const;

test('REG-02 fields come and go, and become needed, with the rules of the platform', async ({ page, app, world }) => {
  const { register } = app;
  const { rule, length } = app.words.registration;
  await register.openByUsername();
  await expect(register.field('email')).toBeVisible();
  await expect(register.field('nickname')).toHaveCount(0);
  await world.setField('email', 'off');
  await world.setField('nickname', 'required');
  await world.setField('qqNum', 'optional');
  // Other visitors' answers are kept for a moment, so the change arrives a little later.
  await expect(async () => {
    await page.reload();
    await register.openByUsername();
    // The last of the three changes.
    await expect(register.field('qqNum')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(register.field('nickname')).toBeVisible();
  await expect(register.field('email')).toHaveCount(0);
  await register.fill({ ...NEWCOMER, qqNum: 'abc' });
  await register.agreeAndSubmit();
  await expect(register.field('nickname')).toHaveAttribute('aria-invalid', 'true');
  await expect(register.dialog).toContainText(rule.required);
  const digits = fill(rule.digits, { length: fill(length.range, { min: 5, max: 12 }) });
  await expect(register.dialog).toContainText(digits);
  await register.fill({ qqNum: '', nickname: 'Lucero' });
  await register.submit.click();
  await expect(app.shell.accountButton).toBeVisible();
});

test('REG-06 SYS-15 a taken name is told at its own field, what was typed stays, and another one is registered', async ({
  app,
  mint,
  guard,
}) => {
  guard.allowRequest(/registration\.register.* 409/);
  const { register } = app;
  await mint({ username: NEWCOMER.username });
  await register.openByUsername();
  await register.fill(NEWCOMER);
  await register.agreeAndSubmit();
  const username = register.field('username');
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(username).toHaveAccessibleDescription(new RegExp(app.words.errors.USERNAME_TAKEN));
  await expect(username).toHaveValue(NEWCOMER.username);
  await username.fill('lucero56');
  await expect(username).not.toHaveAttribute('aria-invalid', 'true');
  await register.submit.click();
  await expect(app.shell.accountButton).toBeVisible();
});
