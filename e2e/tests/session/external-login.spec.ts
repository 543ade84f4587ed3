import { expect, expectWholeOnPhone, test } from '../../fixtures';

test.describe('logins at other services', () => {
  test('AUTH-09 a member enters by Google in a window of its own, in Spanish', async ({ page, world }) => {
    await world.apply('external-known');
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continuar con Google' }).click();
    const service = await opened;
    await expect(service.getByRole('heading', { name: 'Entrar con Google' })).toBeVisible();
    await expectWholeOnPhone(service);
    const gone = service.waitForEvent('close');
    await service.getByRole('button', { name: /gala@correo\.example/ }).click();
    await gone;
    await expect(page.getByRole('group', { name: 'Saldo' })).toContainText('$720.00');
    await expect(dialog).toBeHidden();
  });

  test('AUTH-09 whoever cancels or closes the window is told so, and what was typed stays', async ({ page, guard }) => {
    guard.allowRequest(/session\.enterExternal answered 403/);
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
    await dialog.getByRole('textbox', { name: 'Usuario' }).fill('gala');
    const begin = async () => {
      const opened = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: 'Continuar con LINE' }).click();
      const service = await opened;
      await expect(service.getByRole('heading', { name: 'Entrar con LINE' })).toBeVisible();
      return service;
    };
    await (await begin()).getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog.getByText('Cancelaste el acceso en el otro servicio')).toBeVisible();
    await (await begin()).close();
    await expect(dialog.getByText('La ventana se cerró antes de terminar')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Usuario' })).toHaveValue('gala');
  });

  test('AUTH-09 REG-01 somebody new registers by Facebook without a password, in English', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'en'));
    await page.goto('/register');
    const dialog = page.getByRole('dialog', { name: 'Create account' });
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue with Facebook' }).click();
    await (await opened).getByRole('button', { name: /Nadia Nueva/ }).click();
    await expect(dialog.getByText('Your Facebook account is new here')).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
    await dialog.getByText('User name', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'User name' }).fill('nadia2026');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('group', { name: 'Balance' })).toContainText('$0.00');
  });
});
