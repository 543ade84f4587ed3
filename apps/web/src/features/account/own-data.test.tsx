import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, failure, memberInfo } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const REQUEST = {
  requestId: 'OD00000001',
  at: '2026-11-28T10:00:00.000Z',
  until: '2026-11-28T10:15:00.000Z',
  sections: [
    { name: 'account.member', columns: ['id', 'nickname'] },
    { name: 'play.bets', columns: ['id', 'stake'] },
    { name: 'wheel.spins', columns: ['id'] },
  ],
};
const FIRST = {
  slices: [
    { section: 'account.member', rows: [['M1', 'Ana "la buena"']] },
    { section: 'play.bets', rows: [[1, '5.00']] },
  ],
  next: '["play.bets",[1]]',
};
const LAST = { slices: [{ section: 'play.bets', rows: [[2, '7.50']] }], next: null };
const SECURITY = {
  ...{ hasPassword: true, hasPaymentPassword: true, passwordChangedAt: REQUEST.at, mobile: null, email: null },
  ...{ mobileVerified: false, emailVerified: false, authenticator: false, recoveryCodesLeft: 0, passkeys: 0 },
  ...{ proofWays: [], bankAccounts: 0 },
};

async function open(answers: Answers = {}) {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const app = await renderApp('/member?page=ownData', {
    tab: memberTab,
    answers: {
      'account.security': SECURITY,
      'account.me': { ...memberInfo, account: '81234567' },
      'account.requestOwnData': REQUEST,
      'account.ownDataPart': FIRST,
      ...answers,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
  return { ...app, saved, names, dialog: within(await screen.findByRole('dialog')) };
}

it('MEM-17 saves one file of all parts, each row under its columns, also sections without a row', async () => {
  const { user, gateway, dialog, saved, names } = await open();
  gateway.answers['account.ownDataPart'] = (input: unknown) =>
    JSON.stringify(input).includes('cursor') ? LAST : FIRST;
  await user.type(dialog.getByLabelText(/Contraseña para entrar/), 'Clave1234');
  await user.click(dialog.getByRole('button', { name: 'Descargar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(names).toEqual(['tonalli-mis-datos-2026-11-28.json']);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({
    about: { operator: 'Tonalli', account: '81234567', requestId: 'OD00000001', at: REQUEST.at, currency: 'MXN' },
    data: {
      'account.member': [{ id: 'M1', nickname: 'Ana "la buena"' }],
      'play.bets': [
        { id: 1, stake: '5.00' },
        { id: 2, stake: '7.50' },
      ],
      'wheel.spins': [],
    },
  });
  const asked = gateway.calls.filter(({ path }) => /wnData/.test(path)).map(({ input }) => input);
  expect(asked).toEqual([
    { password: 'Clave1234' },
    { requestId: 'OD00000001' },
    { requestId: 'OD00000001', cursor: '["play.bets",[1]]' },
  ]);
});

it('MEM-17 goes on where it was after a failure, without asking anew', async () => {
  const { user, gateway, dialog, saved } = await open();
  let fails = true;
  gateway.answers['account.ownDataPart'] = (input: unknown) => {
    if (!JSON.stringify(input).includes('cursor')) return FIRST;
    if (!fails) return LAST;
    fails = false;
    return failure('UPSTREAM_UNAVAILABLE');
  };
  await user.type(dialog.getByLabelText(/Contraseña para entrar/), 'Clave1234');
  await user.click(dialog.getByRole('button', { name: 'Descargar' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByRole('status').textContent).toBe('2 registros recibidos');
  await user.click(dialog.getByRole('button', { name: 'Continuar la descarga' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse((await saved[0]?.text()) ?? '').data['play.bets']).toHaveLength(2);
  expect(gateway.calls.filter(({ path }) => path === 'account.requestOwnData')).toHaveLength(1);
});

it('MEM-17 asks for the payment password where there is no other, and says at the field what is wrong', async () => {
  const { user, gateway, dialog, saved } = await open({
    'account.security': { ...SECURITY, hasPassword: false },
    'account.requestOwnData': failure('PAYMENT_PASSWORD_WRONG'),
  });
  const field = dialog.getByLabelText(/Contraseña de pago/);
  await user.click(dialog.getByRole('button', { name: 'Descargar' }));
  expect(gateway.calls.some(({ path }) => path === 'account.requestOwnData')).toBe(false);
  await user.type(field, '246810');
  await user.click(dialog.getByRole('button', { name: 'Descargar' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(gateway.calls.find(({ path }) => path === 'account.requestOwnData')?.input).toEqual({
    paymentPassword: '246810',
  });
  expect(saved).toEqual([]);
});
