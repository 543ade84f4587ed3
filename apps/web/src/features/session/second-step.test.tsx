import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { loginDraft } from './login-draft';

beforeEach(() => loginDraft.reset());

async function logIn(secondStep: object, answers: Answers = {}) {
  const view = await renderApp('/login', {
    answers: {
      'session.login': failure('SECOND_STEP_REQUIRED', { secondStep: { token: 'T', ...secondStep } }),
      'session.verifyLogin': sessionView,
      'session.sendLoginStepCode': { expiredMinutes: 1 },
      ...answers,
    },
  });
  const login = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  await view.user.type(within(login).getByRole('textbox', { name: /^Usuario/ }), 'demo');
  await view.user.type(within(login).getByLabelText(/^Contraseña/, { selector: 'input' }), 'Demo1234{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Comprueba que eres tú' });
  const verified = () =>
    view.gateway.calls.filter(({ path }) => path === 'session.verifyLogin').map(({ input }) => input);
  return { ...view, dialog, verified };
}

describe('the second step of a login', () => {
  it('AUTH-06 sends the code where the member chose, and goes on with it', async () => {
    const step = { ways: ['mobile', 'email', 'bank'], mobile: '+52 •••• 5678', email: 'a••••@correo.example' };
    const { user, dialog, gateway, services, verified } = await logIn(step);
    expect(await within(dialog).findByText('Te enviaremos el código al +52 •••• 5678.')).toBeTruthy();
    await user.click(within(dialog).getByText('Correo'));
    expect(await within(dialog).findByText('Te enviaremos el código a a••••@correo.example.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar código' }));
    expect(await within(dialog).findByRole('button', { name: /Reenviar en/ })).toBeTruthy();
    expect(gateway.calls.at(-1)?.input).toEqual({ token: 'T', way: 'email' });
    await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(within(dialog).getByText('Este campo no puede quedar vacío.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), '123456{Enter}');
    await waitFor(() => expect(services.session.get().status).toBe('member'));
    expect(verified()).toEqual([{ token: 'T', way: 'email', code: '123456' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-17 asks for the code of the authenticator, or for a recovery code in its place', async () => {
    const { user, dialog, verified } = await logIn(
      { ways: ['totp', 'recovery'] },
      { 'session.verifyLogin': failure('CODE_INVALID') },
    );
    const field = await within(dialog).findByRole('textbox', { name: /^Código/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('123456{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('El código de verificación no es válido.');
    await user.click(within(dialog).getByRole('button', { name: 'No tengo mi teléfono' }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Código de recuperación/ }), 'ABCDE-23456{Enter}');
    await waitFor(() => expect(verified()).toHaveLength(2));
    expect(verified().at(-1)).toEqual({ token: 'T', way: 'recovery', code: 'ABCDE-23456' });
  });

  it('AUTH-06 takes the name of the bank account, and leads back when the login waited too long', async () => {
    const { user, dialog } = await logIn({ ways: ['bank'] }, { 'session.verifyLogin': failure('SECOND_STEP_EXPIRED') });
    await user.type(await within(dialog).findByRole('textbox', { name: /^Nombre del titular/ }), 'Ana Ñandú{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('El acceso tardó demasiado');
    await user.click(within(dialog).getByRole('button', { name: 'Volver' }));
    const login = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    expect(within(login).getByRole('textbox', { name: /^Usuario/ })).toHaveProperty('value', 'demo');
  });
});
