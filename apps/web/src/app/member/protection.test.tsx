import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, failure } from '../../testing/fake-gateway';
import { AT, openSecurityPage, SECURITY } from '../../testing/security-page';

const device = { kind: 'desktop', browser: 'Chrome', system: 'Windows' } as const;
const open = (over: Answers = {}, search = '') => openSecurityPage(over, { search });
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
    expect(view.asked('account.confirmTotp')).toEqual([{ code: '123456' }]);
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
      'account.security': { ...SECURITY, authenticator: true, recoveryCodesLeft: 9 },
      'account.removeTotp': undefined,
    });
    expect(await screen.findByText(/Te quedan 9 códigos de recuperación/)).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Desactivar la app de autenticación' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desactivar la app de autenticación' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Código de 6/ }), '123456{Enter}');
    await waitFor(() => expect(view.asked('account.removeTotp')).toEqual([{ code: '123456' }]));
  });
});

describe('contacts', () => {
  it('AUTH-17 AUTH-08 an address is bound by the code that went there', async () => {
    const view = await open(
      { 'account.requestContactCode': { expiredMinutes: 1 }, 'account.bindContact': undefined },
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
      expect(view.asked('account.bindContact')).toEqual([
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
      'account.removeRegisteredIp': undefined,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Quitar la red 203.0.113.80' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar esta red?' });
    await view.user.click(within(question).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(view.asked('account.removeRegisteredIp')).toEqual([{ ip: '203.0.113.80' }]));
  });

  it('AUTH-17 a passkey is renamed and removed; without support none can be added', async () => {
    const row = { id: 'pk', name: 'Laptop', createdAt: AT, lastUsedAt: null, backedUp: true };
    const view = await open({
      'account.passkeys': [row],
      'account.renamePasskey': undefined,
      'account.removePasskey': undefined,
    });
    const region = await screen.findByRole('region', { name: 'Llaves de acceso' });
    expect(within(region).queryByRole('button', { name: 'Agregar' })).toBeNull();
    await view.user.click(await within(region).findByRole('button', { name: 'Cambiar el nombre de Laptop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar el nombre' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Nombre/ }), 'Casa{Enter}');
    await waitFor(() => expect(view.asked('account.renamePasskey')).toEqual([{ id: 'pk', name: 'Casa' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(within(region).getByRole('button', { name: 'Quitar Laptop' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar esta llave de acceso?' });
    await view.user.click(within(question).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(view.asked('account.removePasskey')).toEqual([{ id: 'pk' }]));
  });
});
