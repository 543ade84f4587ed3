import { screen, waitFor, within } from '@testing-library/react';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { forgotDraft } from './forgot/forgot-draft';
import { loginDraft } from './login-draft';

beforeEach(() => {
  loginDraft.reset();
  forgotDraft.reset();
});

const both: Bootstrap = { ...bootstrap, modules: [...bootstrap.modules, 'CHNGPASSMAIL3', 'CHNGPASSVERIF3'] };
const dialogNamed = (name: string) => screen.findByRole('dialog', { name });

async function openForgot(answers: Answers = {}, modules = both.modules) {
  const view = await renderApp('/login', { answers: { 'system.bootstrap': { ...both, modules }, ...answers } });
  const login = await dialogNamed('Iniciar sesión');
  await view.user.type(within(login).getByRole('textbox', { name: /^Usuario/ }), 'estrella77');
  await view.user.click(within(login).getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
  return { ...view, dialog: await dialogNamed('Recuperar la contraseña') };
}

describe('a forgotten password', () => {
  it('AUTH-10 REG-06 goes on with the name that was typed, says what is missing, and tells that the mail is out', async () => {
    const { user, dialog, gateway } = await openForgot({ 'session.requestPasswordMail': undefined });
    expect(within(dialog).getByRole('textbox', { name: /^Usuario/ })).toHaveProperty('value', 'estrella77');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar enlace' }));
    expect(within(dialog).getByText('Este campo no puede quedar vacío.')).toBeTruthy();
    const email = within(dialog).getByRole('textbox', { name: /^Correo/ });
    await user.type(email, 'no-es-correo{Enter}');
    expect(within(dialog).getByText(/Escribe un correo electrónico válido/)).toBeTruthy();
    expect(gateway.calls.some(({ path }) => path.startsWith('session.requestPassword'))).toBe(false);
    await user.clear(email);
    await user.type(email, ' ana@correo.example {Enter}');
    expect(await within(dialog).findByText('Te enviamos un correo')).toBeTruthy();
    expect(gateway.calls.at(-1)?.input).toEqual({ username: 'estrella77', email: 'ana@correo.example' });
    await user.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-10 SYS-10 says when nobody is called so, and keeps what was typed', async () => {
    const { user, dialog } = await openForgot({ 'session.requestPasswordMail': failure('USER_NOT_FOUND') });
    await user.type(within(dialog).getByRole('textbox', { name: /^Correo/ }), 'ana@correo.example{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('no existe');
    expect(within(dialog).getByRole('textbox', { name: /^Correo/ })).toHaveProperty('value', 'ana@correo.example');
  });

  it('AUTH-10 by phone sets the new password, is logged in and at home', async () => {
    const { user, dialog, gateway, router, services } = await openForgot({
      'session.requestPasswordCode': { expiredMinutes: 1 },
      'session.resetPasswordByCode': sessionView,
      'registration.countries': [{ countryCode: 'MX', countryDialingCode: '52', name: 'México' }],
    });
    await user.click(within(dialog).getByText('Por celular'));
    await user.type(await within(dialog).findByRole('textbox', { name: /^Número de celular/ }), '5512345678');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar código' }));
    expect(await within(dialog).findByRole('button', { name: /Reenviar en/ })).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), '123456');
    await user.type(within(dialog).getByLabelText(/^Contraseña nueva/, { selector: 'input' }), 'Nueva123{Enter}');
    await waitFor(() => expect(services.session.get().status).toBe('member'));
    expect(gateway.calls.find(({ path }) => path === 'session.resetPasswordByCode')?.input).toEqual({
      mobileNum: '5512345678',
      countryDialingCode: '52',
      verificationCode: '123456',
      newPassword: 'Nueva123',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AUTH-08 a code that could not be sent is told in a warning with one button', async () => {
    const { user, dialog } = await openForgot({
      'session.requestPasswordCode': failure('CODE_QUOTA_EXCEEDED'),
      'registration.countries': [{ countryCode: 'MX', countryDialingCode: '52', name: 'México' }],
    });
    await user.click(within(dialog).getByText('Por celular'));
    await user.type(await within(dialog).findByRole('textbox', { name: /^Número de celular/ }), '5512345678');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar código' }));
    const warning = await screen.findByRole('alertdialog', { name: 'No se pudo enviar el código' });
    expect(warning.textContent).toContain('Se alcanzó el límite de códigos. Contacta a atención al cliente.');
    await user.click(within(warning).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(forgotDraft.get().mobile).toBe('5512345678');
  });

  it.each([
    ['CHNGPASSMAIL3', 'Enviar enlace', 'Guardar y entrar'],
    ['CHNGPASSVERIF3', 'Guardar y entrar', 'Enviar enlace'],
  ] as const)('SYS-07 with %s alone there is one way and nothing to choose', async (module, shown, absent) => {
    const countries = [{ countryCode: 'MX', countryDialingCode: '52', name: 'México' }];
    const { dialog } = await openForgot({ 'registration.countries': countries }, ['USERNAMEREG3', module]);
    expect(within(dialog).getByRole('button', { name: shown })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: absent })).toBeNull();
    expect(within(dialog).queryByText('Por celular')).toBeNull();
  });

  it('SYS-07 without both modules nothing leads there', async () => {
    await renderApp('/login', { answers: { 'system.bootstrap': { ...both, modules: ['USERNAMEREG3'] } } });
    const login = await dialogNamed('Iniciar sesión');
    expect(within(login).queryByText('¿Olvidaste tu contraseña?')).toBeNull();
  });
});

describe('the page of the link', () => {
  const link = { username: 'e••••7', expiresAt: '2026-11-20T18:30:00.000Z' };
  const open = (answers: Answers, token = 'secret') => renderApp(`/reset-password?token=${token}`, { answers });

  it('AUTH-10 takes a new password twice, and leads to the login', async () => {
    const { user, gateway, router } = await open({
      'session.checkPasswordLink': link,
      'session.resetPasswordByLink': undefined,
    });
    const first = await screen.findByLabelText(/^Contraseña nueva/, { selector: 'input' });
    expect(screen.getByText(/e••••7/)).toBeTruthy();
    await user.type(first, 'Nueva123');
    await user.type(screen.getByLabelText(/^Repite/, { selector: 'input' }), 'Otra1234{Enter}');
    expect(screen.getByText('Las contraseñas no coinciden.')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Repite/, { selector: 'input' }));
    await user.type(screen.getByLabelText(/^Repite/, { selector: 'input' }), 'Nueva123{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(gateway.calls.find(({ path }) => path === 'session.resetPasswordByLink')?.input).toEqual({
      token: 'secret',
      newPassword: 'Nueva123',
      confirmNewPassword: 'Nueva123',
    });
  });

  it('AUTH-11 says at the field that a password is too common', async () => {
    const fields = { newPassword: { patternId: 'common' } };
    const { user } = await open({
      'session.checkPasswordLink': link,
      'session.resetPasswordByLink': failure('FIELD_INVALID', { fields }),
    });
    await user.type(await screen.findByLabelText(/^Contraseña nueva/, { selector: 'input' }), 'Nueva123');
    await user.type(screen.getByLabelText(/^Repite/, { selector: 'input' }), 'Nueva123{Enter}');
    expect(await screen.findByText(/muy usada o fácil de adivinar/)).toBeTruthy();
  });

  it('AUTH-10 a link that works no more says so and leads to another', async () => {
    const { user } = await renderApp('/reset-password?token=old', {
      answers: { 'system.bootstrap': both, 'session.checkPasswordLink': failure('PASSWORD_LINK_INVALID') },
    });
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no funciona' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pedir otro enlace' }));
    expect(await dialogNamed('Recuperar la contraseña')).toBeTruthy();
  });
});
