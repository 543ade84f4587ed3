import { act, screen, waitFor, within } from '@testing-library/react';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { externalDraft } from '../../hooks/external-draft';
import { fakeExternalWindow } from '../../testing/fake-external-window';
import { type Answers, bootstrap, failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { loginDraft } from './login-draft';

const { opened, address, comeBack } = fakeExternalWindow();

beforeEach(() => {
  loginDraft.reset();
  externalDraft.reset();
});

const offered: Bootstrap = { ...bootstrap, externalLogins: ['google', 'line'] };

async function open(answers: Answers = {}, bootstrapped = offered) {
  const view = await renderApp('/login', {
    answers: { 'system.bootstrap': bootstrapped, 'session.enterExternal': failure('EXTERNAL_DENIED'), ...answers },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  return { ...view, dialog };
}

describe('logins at other services', () => {
  it('AUTH-09 are offered by the operator alone', async () => {
    const { dialog } = await open();
    expect(await within(dialog).findByRole('button', { name: 'Continuar con LINE' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Continuar con Facebook' })).toBeNull();
  });

  it('AUTH-09 log in whoever is known, by the window that this page opened', async () => {
    const { dialog, user, gateway, services } = await open({
      'session.enterExternal': { kind: 'entered', session: sessionView },
    });
    await user.click(await within(dialog).findByRole('button', { name: 'Continuar con Google' }));
    expect(address().href).toMatch(/\/external\/google\?attempt=.*intent=login&popup=1$/);
    expect(opened.opener).toBeNull();
    const attempt = comeBack();
    await waitFor(() => expect(services.session.get().status).toBe('member'));
    expect(gateway.calls.filter(({ path }) => path === 'session.enterExternal').map(({ input }) => input)).toEqual([
      { attempt },
    ]);
  });

  it.each([
    ['EXTERNAL_DENIED', 'Cancelaste el acceso'],
    ['EXTERNAL_EXPIRED', 'tardó demasiado'],
    ['EXTERNAL_MISMATCH', 'no empezó en esta ventana'],
    ['EXTERNAL_UNAVAILABLE', 'No pudimos comunicarnos'],
    ['ACCOUNT_SUSPENDED', 'suspendida'],
  ] as const)('AUTH-09 say %s in words of its own, and keep what was typed', async (code, words) => {
    const { dialog, user } = await open({ 'session.enterExternal': failure(code) });
    await user.type(within(dialog).getByRole('textbox', { name: /^Usuario/ }), 'gala');
    await user.click(await within(dialog).findByRole('button', { name: 'Continuar con Google' }));
    comeBack();
    expect((await within(dialog).findByRole('alert')).textContent).toContain(words);
    expect(within(dialog).getByRole('textbox', { name: /^Usuario/ })).toHaveProperty('value', 'gala');
  });

  it('AUTH-09 say that the window was closed', async () => {
    const { dialog, user } = await open();
    await user.click(await within(dialog).findByRole('button', { name: 'Continuar con Google' }));
    act(() => {
      opened.closed = true;
    });
    expect(await within(dialog).findByText(/La ventana se cerró/, undefined, { timeout: 5_000 })).toBeTruthy();
  });

  it('AUTH-09 REG-01 lead whoever is new to the registration, without a password', async () => {
    const identity = { provider: 'google' as const, name: 'Nadia', email: 'nadia@correo.example' };
    const { dialog, user } = await open({ 'session.enterExternal': { kind: 'unknown', identity } });
    await user.click(await within(dialog).findByRole('button', { name: 'Continuar con Google' }));
    comeBack();
    const register = await screen.findByRole('dialog', { name: 'Crear cuenta' });
    expect(await within(register).findByText('Tu cuenta de Google es nueva aquí')).toBeTruthy();
    expect(within(register).queryByLabelText(/^Contraseña/)).toBeNull();
    await user.click(within(register).getByRole('button', { name: 'Registrarme con contraseña' }));
    expect(within(register).getByLabelText(/^Contraseña/, { selector: 'input' })).toBeTruthy();
  });

  it('AUTH-06 ask for the second step that the account has', async () => {
    const step = { token: 'T', ways: ['totp', 'recovery'] };
    const { dialog, user } = await open({
      'session.enterExternal': failure('SECOND_STEP_REQUIRED', { secondStep: step }),
    });
    await user.click(await within(dialog).findByRole('button', { name: 'Continuar con Google' }));
    comeBack();
    expect(await screen.findByRole('dialog', { name: 'Comprueba que eres tú' })).toBeTruthy();
  });
});
