import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const AT = '2026-11-20T18:00:00.000Z';
const security = {
  hasPassword: true,
  hasPaymentPassword: true,
  passwordChangedAt: AT,
  mobile: null,
  email: null,
  mobileVerified: false,
  emailVerified: false,
  authenticator: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
  bankAccounts: 0,
};
const device = { kind: 'desktop', browser: 'Chrome', system: 'Windows' } as const;
const answers: Answers = {
  'account.me': {
    id: 'M1',
    account: '42',
    nickname: 'Demo',
    type: 0,
    balanceMinor: 0,
    currencySymbol: '$',
    icon: '/art/avatars/avatar-1.svg',
    vipLevel: 1,
  },
  'account.security': security,
  'account.sessions': [],
  'account.logins': [],
  'account.passkeys': [],
  'account.registeredIps': { enforced: true, list: [] },
  'limits.deposit': {},
  'messages.unread': { total: 0 },
  'registration.countries': [{ countryCode: 'MX', countryDialingCode: '52', name: 'México' }],
};
const open = (over: Answers = {}, search = '') =>
  renderApp(`/member${search}`, { tab: memberTab, answers: { ...answers, ...over } });
const callsOf = (view: Awaited<ReturnType<typeof open>>, path: string) =>
  view.gateway.calls.filter((call) => call.path === path).map(({ input }) => input);
const password = (dialog: HTMLElement) => within(dialog).getByLabelText(/^Tu contraseña/, { selector: 'input' });

describe('an authenticator', () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Tonalli:demo?secret=JBSWY3DPEHPK3PXP' };

  it('AUTH-17 is set up by password, picture or key, and first code; its recovery codes are shown once', async () => {
    const codes = ['ABCDE-23456', 'FGHJK-78923'];
    const view = await open({ 'account.beginTotp': secret, 'account.confirmTotp': { recoveryCodes: codes } });
    await view.user.click(await screen.findByRole('button', { name: 'Activar la app de autenticación' }));
    const dialog = await screen.findByRole('dialog', { name: 'Activar la app de autenticación' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(within(dialog).getByText('Este campo no puede quedar vacío.')).toBeTruthy();
    await view.user.type(password(dialog), 'Demo1234{Enter}');
    expect(await within(dialog).findByRole('img', { name: 'Código QR para la app de autenticación' })).toBeTruthy();
    expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Código de 6/ }), '123456{Enter}');
    const list = await screen.findByRole('list', { name: 'Guarda tus códigos de recuperación' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(callsOf(view, 'account.confirmTotp')).toEqual([{ code: '123456' }]);
    await view.user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-17 a wrong password or code stands at its field', async () => {
    const view = await open({ 'account.beginTotp': failure('PASSWORD_WRONG') }, '?open=authenticator');
    const dialog = await screen.findByRole('dialog', { name: 'Activar la app de autenticación' });
    await view.user.type(password(dialog), 'falsa{Enter}');
    expect(await within(dialog).findByText('La contraseña actual no es correcta.')).toBeTruthy();
  });

  it('AUTH-17 is put away with one of its codes', async () => {
    const view = await open({
      'account.security': { ...security, authenticator: true, recoveryCodesLeft: 9 },
      'account.removeTotp': null,
    });
    expect(await screen.findByText(/Te quedan 9 códigos de recuperación/)).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Desactivar la app de autenticación' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desactivar la app de autenticación' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Código de 6/ }), '123456{Enter}');
    await waitFor(() => expect(callsOf(view, 'account.removeTotp')).toEqual([{ code: '123456' }]));
  });
});

describe('contacts', () => {
  it('AUTH-17 AUTH-08 an address is bound by the code that went there', async () => {
    const view = await open(
      { 'account.requestContactCode': { expiredMinutes: 1 }, 'account.bindContact': null },
      '?open=email',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Tu correo electrónico' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Enviar código' }));
    expect(within(dialog).getByText(/Escribe un correo electrónico válido/)).toBeTruthy();
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Correo/ }), 'ana@correo.example');
    await view.user.click(within(dialog).getByRole('button', { name: 'Enviar código' }));
    expect(await within(dialog).findByRole('button', { name: /Reenviar en/ })).toBeTruthy();
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), '123456');
    await view.user.type(password(dialog), 'Demo1234{Enter}');
    await waitFor(() =>
      expect(callsOf(view, 'account.bindContact')).toEqual([
        { kind: 'email', contact: 'ana@correo.example', verificationCode: '123456', password: 'Demo1234' },
      ]),
    );
  });

  it('AUTH-17 SYS-10 says that a number belongs to another account', async () => {
    const view = await open({ 'account.bindContact': failure('CONTACT_TAKEN') }, '?open=mobile');
    const dialog = await screen.findByRole('dialog', { name: 'Tu número de celular' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Celular/ }), '5512345678');
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), '123456');
    await view.user.type(password(dialog), 'Demo1234{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('pertenece a otra cuenta');
  });
});

describe('networks and passkeys', () => {
  it('AUTH-06 a registered network is removed after a question', async () => {
    const row = { ip: '203.0.113.80', device, addedAt: AT, lastUsedAt: AT, current: false };
    const view = await open({
      'account.registeredIps': { enforced: true, list: [row] },
      'account.removeRegisteredIp': null,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Quitar la red 203.0.113.80' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar esta red?' });
    await view.user.click(within(question).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(callsOf(view, 'account.removeRegisteredIp')).toEqual([{ ip: '203.0.113.80' }]));
  });

  it('AUTH-17 a passkey is renamed and removed; without support none can be added', async () => {
    const row = { id: 'pk', name: 'Laptop', createdAt: AT, lastUsedAt: null, backedUp: true };
    const view = await open({
      'account.passkeys': [row],
      'account.renamePasskey': null,
      'account.removePasskey': null,
    });
    const region = await screen.findByRole('region', { name: 'Llaves de acceso' });
    expect(within(region).queryByRole('button', { name: 'Agregar' })).toBeNull();
    await view.user.click(await within(region).findByRole('button', { name: 'Cambiar el nombre de Laptop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar el nombre' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Nombre/ }), 'Casa{Enter}');
    await waitFor(() => expect(callsOf(view, 'account.renamePasskey')).toEqual([{ id: 'pk', name: 'Casa' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(within(region).getByRole('button', { name: 'Quitar Laptop' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar esta llave de acceso?' });
    await view.user.click(within(question).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(callsOf(view, 'account.removePasskey')).toEqual([{ id: 'pk' }]));
  });
});
