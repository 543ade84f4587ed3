import { screen, waitFor, within } from '@testing-library/react';
import type { LoginRow, SecurityView, SessionRow } from '@tonalli/contracts/account/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import memberCard from '../../features/account/art/member-card.svg';
import { loginDraft } from '../../features/session/login-draft';
import { type Answers, bootstrap, failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { AT, openSecurityPage, SECURITY, SECURITY_ANSWERS } from '../../testing/security-page';

const device = { kind: 'desktop', browser: 'Chrome', system: 'Windows' } as const;
const security: SecurityView = { ...SECURITY, mobile: '+52 •••• 5678', mobileVerified: true };
const session: SessionRow = { id: 'S1', device, ip: '203.0.113.7', openedAt: AT, lastUsedAt: AT, current: true };
const login: LoginRow = { at: AT, device, ip: '203.0.113.7', way: 'password', succeeded: true };
const answers = {
  ...SECURITY_ANSWERS,
  'account.security': security,
  'account.sessions': [session],
  'account.logins': [login],
  'account.registeredIps': { enforced: false, list: [] },
};
const open = (over: Answers = {}, search = '') => openSecurityPage({ ...answers, ...over }, { search });

const passwordDialog = () => screen.findByRole('dialog', { name: 'Cambiar la contraseña' });
const fieldOf = (dialog: HTMLElement, label: RegExp) => within(dialog).getByLabelText(label, { selector: 'input' });

afterEach(() => vi.restoreAllMocks());

describe('the page of the account', () => {
  it('AUTH-11 whoever has to change the password is led there by the login', async () => {
    loginDraft.reset();
    const { user, router } = await renderApp('/login', {
      answers: { ...answers, 'session.login': { ...sessionView, mustChangePassword: true } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Usuario/ }), 'demo');
    await user.type(fieldOf(dialog, /^Contraseña/), 'Demo1234{Enter}');
    expect(await passwordDialog()).toBeTruthy();
    expect(router.state.location.pathname).toBe('/member');
  });

  it('MEM-01 brings the open page into sight in the row of pages, and leaves the window where it is', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    const wholePage = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await open();
    const row = await screen.findByRole('navigation', { name: 'Secciones de mi cuenta' });
    await waitFor(() => expect(row.scrollLeft).toBe(500));
    expect(wholePage).not.toHaveBeenCalled();
  });

  it('SYS-08 MEM-02 the card of who is logged in has a picture that is fetched first and says nothing', async () => {
    await open();
    const card = await screen.findByRole('complementary', { name: 'Mi cuenta' });
    expect(await within(card).findByText('Demo')).toBeTruthy();
    const [picture] = within(card).getAllByRole('presentation');
    expect(picture?.getAttribute('src')).toBe(memberCard);
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
  });

  it('MEM-02 NAV-06 shows the VIP level, and none while VIP is off', async () => {
    const levels = () => screen.queryAllByText('VIP 1');
    const { unmount } = await open();
    await waitFor(() => expect(levels()).toHaveLength(2));
    unmount();
    const offers = { ...bootstrap.offers, vip: false };
    await open({ 'system.bootstrap': { ...bootstrap, offers } });
    expect(await screen.findByRole('region', { name: 'Tu perfil' })).toBeTruthy();
    expect(levels()).toEqual([]);
  });

  it('AUTH-11 tells what breaks the rule before it asks, and keeps what was typed when the old one is wrong', async () => {
    const { user, gateway } = await open({ 'account.changePassword': failure('PASSWORD_WRONG') }, '?open=password');
    const dialog = await passwordDialog();
    await user.type(fieldOf(dialog, /^Contraseña nueva/), 'corta');
    await user.type(fieldOf(dialog, /^Confirma/), 'otra{Enter}');
    expect(within(dialog).getByText('Escribe tu contraseña actual.')).toBeTruthy();
    expect(gateway.calls.some(({ path }) => path === 'account.changePassword')).toBe(false);
    await user.type(fieldOf(dialog, /^Contraseña actual/), 'Falsa1234');
    await user.clear(fieldOf(dialog, /^Contraseña nueva/));
    await user.type(fieldOf(dialog, /^Contraseña nueva/), 'Nueva123');
    await user.clear(fieldOf(dialog, /^Confirma/));
    await user.type(fieldOf(dialog, /^Confirma/), 'Nueva123{Enter}');
    expect(await within(dialog).findByText('La contraseña actual no es correcta.')).toBeTruthy();
    expect(fieldOf(dialog, /^Contraseña nueva/)).toHaveProperty('value', 'Nueva123');
  });

  it('AUTH-17 says how long the payment password is locked', async () => {
    const locked = failure('PAYMENT_PASSWORD_LOCKED', { retryAfterSeconds: 290 });
    const { user } = await open({ 'account.setPaymentPassword': locked }, '?open=paymentPassword');
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar la contraseña de pago' });
    await user.type(fieldOf(dialog, /^Contraseña de pago actual/), '111111');
    await user.type(fieldOf(dialog, /^Contraseña de pago nueva/), '1357x90');
    expect(fieldOf(dialog, /^Contraseña de pago nueva/)).toHaveProperty('value', '135790');
    await user.type(fieldOf(dialog, /^Repite/), '135790{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('4:50');
  });

  it('SYS-12 each part that could not be read says so and is read again alone', async () => {
    const { user, gateway } = await open({ 'account.sessions': failure('UPSTREAM_TIMEOUT') });
    expect(await screen.findByText('No se pudieron cargar tus sesiones')).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'Tus últimos accesos, el más reciente primero' })).toBeTruthy();
    gateway.answers['account.sessions'] = [session];
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByText('Esta sesión')).toBeTruthy());
    expect(gateway.calls.filter(({ path }) => path === 'account.logins')).toHaveLength(1);
  });
});
