import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerDraft } from '../../features/registration/register-draft';
import { loginDraft } from '../../features/session/login-draft';
import { failure, sessionView } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  loginDraft.reset();
  registerDraft.reset();
});

describe('sessions', () => {
  it('AUTH-01 asks for what is missing before it asks the server', async () => {
    const { user, gateway } = await renderApp('/login');
    const open = await dialog('Iniciar sesión');
    await user.click(within(open).getByRole('button', { name: 'Iniciar sesión' }));
    expect(within(open).getAllByText('Este campo no puede quedar vacío.')).toHaveLength(2);
    expect(gateway.calls.some(({ path }) => path === 'session.login')).toBe(false);
  });

  it('GAME-02 a visitor who starts a game logs in and then plays it', async () => {
    const answers = { 'session.login': sessionView, 'play.launch': () => new Promise<never>(() => {}) };
    const { user, gateway, services } = await renderApp('/', { answers });
    await user.click(await screen.findByRole('button', { name: 'Jugar: Juego 1' }));
    const open = await dialog('Iniciar sesión');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), '  demo ');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    await waitFor(() => expect(services.overlays.get().game?.game.id).toBe('1'));
    const login = gateway.calls.find(({ path }) => path === 'session.login');
    expect(login?.input).toEqual({ type: 'username', username: 'demo', password: 'Demo1234' });
    expect(window.sessionStorage.getItem('token')).toBe('tab-token');
  });

  it('AUTH-15 an expired token logs the tab out with its message and remembers the page', async () => {
    const answers = { 'records.bets': failure('TOKEN_INVALID'), 'account.me': failure('TOKEN_INVALID') };
    const { router } = await renderApp('/member?page=personalHistoryCopy&status=SETTLED', { tab: memberTab, answers });
    expect(await screen.findByText('Tu sesión terminó')).toBeTruthy();
    expect(router.state.location.search).toEqual({
      returnTo: '/member?page=personalHistoryCopy&status=SETTLED',
    });
    expect(window.sessionStorage.getItem('token')).toBeNull();
  });

  it('AUTH-16 a guarded page sends a visitor to log in', async () => {
    const { router } = await renderApp('/member');
    await dialog('Iniciar sesión');
    expect(router.state.location.pathname).toBe('/login');
  });

  it('AUTH-03 the captcha shows when the failed login carries its flag', async () => {
    const answers = {
      'session.login': failure('LOGIN_FAILED', { captcha: true }),
      'session.captcha': { id: 'c1', image: 'AAAA' },
    };
    const { user } = await renderApp('/login', { answers });
    const open = await dialog('Iniciar sesión');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'wrong{Enter}');
    expect(await within(open).findByAltText('Imagen con los caracteres que debes escribir')).toBeTruthy();
    expect(within(open).getByRole('alert').textContent).toContain('contraseña');
  });
});

describe('registration', () => {
  it('REG-02 equal bounds show one number, and each field shows its own fault', async () => {
    const { user, gateway } = await renderApp('/register');
    const open = await dialog('Crear cuenta');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'ab');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'abc');
    await user.type(within(open).getByLabelText(/^Confirma/), 'abd');
    await user.click(within(open).getByRole('button', { name: 'Crear cuenta' }));
    expect(within(open).getByText('Usa letras y números, empezando con una letra: de 4 a 12 caracteres.')).toBeTruthy();
    expect(within(open).getByText('Usa letras y números, empezando con una letra: 8 caracteres.')).toBeTruthy();
    expect(within(open).getByText('Las contraseñas no coinciden.')).toBeTruthy();
    expect(within(open).getByText('Acepta los términos para continuar.')).toBeTruthy();
    expect(gateway.calls.some(({ path }) => path === 'registration.register')).toBe(false);
  });

  it('REG-06 a new member is logged in, the dialog closes, and home shows', async () => {
    const { user, router, gateway } = await renderApp('/rng', { answers: { 'registration.register': sessionView } });
    await user.click(await screen.findByRole('button', { name: 'Crear cuenta' }));
    const open = await dialog('Crear cuenta');
    const fill = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
    };
    await fill(within(open).getByRole('textbox', { name: /Usuario/ }), 'nueva1');
    await fill(within(open).getByLabelText(/^Contraseña/), 'x7Kq2mWd');
    await fill(within(open).getByLabelText(/^Confirma la/), 'x7Kq2mWd');
    for (const box of within(open).getAllByRole('checkbox')) await user.click(box);
    await user.click(within(open).getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.calls.find(({ path }) => path === 'registration.register')?.input).toMatchObject({
      method: 'username',
      fields: { username: 'nueva1', password: 'x7Kq2mWd', confirmPassword: 'x7Kq2mWd' },
      agreedToTerms: true,
      ageConfirmed: true,
    });
  });

  it('REG-02 a fault that the server finds stands at its field', async () => {
    const refused = failure('FIELD_INVALID', {
      fields: { 'fields.username': { patternId: 'letterFirst', min: 6, max: 6 } },
    });
    const { user } = await renderApp('/register', { answers: { 'registration.register': refused } });
    const open = await dialog('Crear cuenta');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'nueva1');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'x7Kq2mWd');
    await user.type(within(open).getByLabelText(/^Confirma la/), 'x7Kq2mWd');
    for (const box of within(open).getAllByRole('checkbox')) await user.click(box);
    await user.click(within(open).getByRole('button', { name: 'Crear cuenta' }));
    const field = within(open).getByRole('textbox', { name: /Usuario/ });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(within(open).getByText('Usa letras y números, empezando con una letra: 6 caracteres.')).toBeTruthy();
  });

  it('REG-06 the dialogs switch and keep what was typed', async () => {
    const { user } = await renderApp('/register');
    const register = await dialog('Crear cuenta');
    await user.clear(within(register).getByRole('textbox', { name: /Usuario/ }));
    await user.type(within(register).getByRole('textbox', { name: /Usuario/ }), 'nueva1');
    await user.click(within(register).getByRole('button', { name: 'Iniciar sesión' }));
    const login = await dialog('Iniciar sesión');
    await user.click(within(login).getByRole('button', { name: 'Crear cuenta' }));
    const again = await dialog('Crear cuenta');
    expect(within(again).getByRole<HTMLInputElement>('textbox', { name: /Usuario/ }).value).toBe('nueva1');
  });
});
