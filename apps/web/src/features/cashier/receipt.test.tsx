import { screen, waitFor, within } from '@testing-library/react';
import type { BankAccountView, WithdrawalView } from '@tonalli/contracts/cashier/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure, memberInfo } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { SECURITY } from '../../testing/security-page';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const WITHDRAWAL: WithdrawalView = {
  id: 'W00000001',
  amountMinor: 50_000,
  feeMinor: 800,
  netMinor: 49_200,
  paidMinor: 49_200,
  receivedMinor: null,
  remainingMinor: null,
  refundedMinor: 0,
  forced: false,
  status: 'PAID',
  proof: [],
  bankName: 'Banco Anáhuac',
  maskedClabe: '•••• 9714',
  createdAt: '2026-03-01T12:00:00.000Z',
  paidAt: '2026-03-01T12:01:00.000Z',
  answerBy: '2026-03-02T12:01:00.000Z',
  closedAt: null,
};
const ACCOUNT: BankAccountView = {
  id: 'B1',
  bank: { id: 'ANAHUAC', code: '901', name: 'Banco Anáhuac', logo: '/901.svg' },
  maskedClabe: '•••• 9714',
  holder: 'Ana Luna',
  isDefault: true,
};
const ANSWERS: Answers = {
  'account.me': memberInfo,
  'account.security': SECURITY,
  'messages.unread': { count: 0 },
  'cashier.bankAccounts': [],
  'cashier.withdrawalRules': {
    minMinor: 20_000,
    maxMinor: 5_000_000,
    fee: { fixedMinor: 800, basisPoints: 0 },
    dailyCount: 3,
    usedToday: 0,
    turnover: { requiredMinor: 0, doneMinor: 0 },
    bonusLeftMinor: null,
    receiptMinutes: 1_440,
  },
  'cashier.withdrawals': { rows: [WITHDRAWAL], page: 1, totalPages: 1, totalRows: 1 },
  'cashier.reportNotReceived': { ...WITHDRAWAL, status: 'NOT_RECEIVED', receivedMinor: 0 },
};

describe('the question about a payout', () => {
  it('MEM-04 takes "nothing arrived" with a picture only, and sends both as a form', async () => {
    const { user, gateway } = await renderApp('/member?page=withdraw', { answers: ANSWERS, tab: memberTab });
    await user.click(await screen.findByRole('button', { name: '¿Ya llegó el retiro W00000001?' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Qué te llegó?' });
    await user.click(within(dialog).getByRole('radio', { name: /No me llegó nada/ }));
    const save = within(dialog).getByRole('button', { name: 'Confirmar' });
    await user.click(save);
    expect(await within(dialog).findByText('Agrega al menos una imagen.')).toBeTruthy();
    const reports = () => gateway.calls.filter(({ path }) => path === 'cashier.reportNotReceived');
    expect(reports()).toEqual([]);
    await user.upload(
      within(dialog).getByLabelText('Agregar imágenes'),
      new File([PNG], 'banco.png', { type: 'image/png' }),
    );
    await within(dialog).findByText('banco.png está lista para enviarse.');
    await user.click(save);
    expect(await screen.findByText('Gracias, quedó registrado.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [sent, ...others] = reports();
    expect(others).toEqual([]);
    const form = sent?.input;
    if (!(form instanceof FormData)) throw new Error('no form was sent');
    expect([form.get('id'), form.getAll('images').length]).toEqual(['W00000001', 1]);
  });
});

describe('the form of a withdrawal', () => {
  it('MEM-04 SYS-12 keeps what was typed while accounts that did not come are asked for again', async () => {
    let found = () => Promise.reject(failure('FUNCTION_NOT_AVAILABLE'));
    const answers = { ...ANSWERS, 'cashier.bankAccounts': () => found() };
    const { user } = await renderApp('/member?page=withdraw', { answers, tab: memberTab });
    expect(await screen.findByText('No pudimos cargar tus cuentas')).toBeTruthy();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /^Monto/ });
    await user.type(amount, '250');
    const again = Promise.withResolvers<never>();
    found = () => again.promise;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No pudimos cargar tus cuentas')).toBeNull());
    expect(amount.isConnected).toBe(true);
    expect(amount.value).toBe('250');
    again.reject(failure('FUNCTION_NOT_AVAILABLE'));
    expect(await screen.findByText('No pudimos cargar tus cuentas')).toBeTruthy();
    expect(amount.isConnected).toBe(true);
  });

  it('MEM-04 asks no more about an amount that the balance does not hold, nor about the next one before it is sent', async () => {
    const balance = Promise.withResolvers<{ mainMinor: number; vendors: [] }>();
    const answers = {
      ...ANSWERS,
      'cashier.bankAccounts': [ACCOUNT],
      'wallet.balance': () => balance.promise,
    };
    const { user } = await renderApp('/member?page=withdraw', { answers, tab: memberTab });
    const amount = await screen.findByRole('textbox', { name: /^Monto/ });
    await user.type(amount, '5000');
    await user.type(screen.getByLabelText(/^Contraseña de pago/), '246810');
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    await screen.findByRole('alertdialog');
    balance.resolve({ mainMinor: 100_000, vendors: [] });
    expect(await screen.findByText('Tienes $1,000.00 disponibles.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.clear(amount);
    await user.type(amount, '500');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});
