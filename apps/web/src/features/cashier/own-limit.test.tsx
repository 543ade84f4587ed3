import { screen, waitFor } from '@testing-library/react';
import type { DepositView } from '@tonalli/contracts/cashier/api';
import type { LimitsView } from '@tonalli/contracts/limits/api';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_PAGE, NO_LIMITS } from '../../testing/deposit-page';
import { type Answers, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const HELD: DepositView = {
  id: 'D00000001',
  channelId: 'spei',
  amountMinor: 50_000,
  feeMinor: 0,
  creditMinor: 60_000,
  receivedMinor: 60_000,
  status: 'HELD',
  creditWhenFits: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  expiresAt: '2026-03-01T12:30:00.000Z',
  settledAt: '2026-03-01T12:10:00.000Z',
  instructions: { kind: 'SPEI', clabe: '801180000118359719', bankName: 'B', beneficiary: 'T', reference: '1234567' },
};
const LIMIT = {
  kind: 'deposit',
  period: 'weekly',
  limitMinor: 50_000,
  usedMinor: 45_000,
  startsAnewAt: '2026-03-02T06:00:00.000Z',
};
const ANSWERS: Answers = {
  ...DEPOSIT_PAGE,
  'cashier.deposits': { rows: [HELD], page: 1, totalPages: 1, totalRows: 1 },
  'cashier.deposit': HELD,
};

describe("a member's own deposit limit", () => {
  it('MEM-16 is said with what was used, what is left and until when, and what was typed stays', async () => {
    const createDeposit = failure('DEPOSIT_LIMIT_REACHED', { limit: LIMIT });
    const answers = { ...ANSWERS, 'cashier.createDeposit': createDeposit };
    const { user } = await renderApp('/member?page=depositv2', { answers, tab: memberTab });
    const amount = await screen.findByRole('textbox', { name: /Monto/ });
    await user.type(amount, '200');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /Tu límite semanal .*\$500\.00 .*\$450\.00.*Hasta el .*2026.* te quedan \$50\.00/,
    );
    expect(amount).toHaveProperty('value', '200');
  });

  it('MEM-16 shows money that arrived beyond it as held, not as credited', async () => {
    await renderApp('/member?page=depositv2&order=D00000001', { answers: ANSWERS, tab: memberTab });
    expect(await screen.findByText('Depósito retenido')).toBeTruthy();
    expect(screen.getByText(/Recibimos \$600\.00, más de lo que permite/)).toBeTruthy();
  });

  it.each([
    ['Devolverlo', 'RETURN'],
    ['Abonarlo cuando mi límite lo permita', 'CREDIT'],
  ])('MEM-16 leaves it to the member what becomes of held money: %s', async (name, choice) => {
    const answers = { ...ANSWERS, 'cashier.decideHeldDeposit': { ...HELD, creditWhenFits: true } };
    const view = await renderApp('/member?page=depositv2&order=D00000001', { answers, tab: memberTab });
    await view.user.click(await screen.findByRole('button', { name }));
    const decided = () => view.gateway.calls.filter(({ path }) => path === 'cashier.decideHeldDeposit');
    await waitFor(() => expect(decided().map(({ input }) => input)).toEqual([{ id: 'D00000001', choice }]));
    expect(screen.getByRole('link', { name: 'Ver mis límites' }).getAttribute('href')).toBe('/member?page=protection');
  });

  it('MEM-16 RG-01 is said never to fit a limit that it is more than all of', async () => {
    const states: LimitsView['states'] = [{ ...LIMIT, kind: 'deposit', period: 'weekly', leftMinor: 5_000 }];
    const answers = {
      ...ANSWERS,
      'cashier.deposit': { ...HELD, creditWhenFits: true },
      'limits.read': { ...NO_LIMITS, states },
    };
    await renderApp('/member?page=depositv2&order=D00000001', { answers, tab: memberTab });
    expect(await screen.findByText(/^Es más que todo tu límite de \$500\.00:/)).toBeTruthy();
    expect(screen.getByText(/^Lo abonamos en cuanto quepa en tu límite/)).toBeTruthy();
  });

  it('MEM-16 is no longer in the way of money that was sent back, which is not called rejected', async () => {
    const returned: DepositView = { ...HELD, status: 'REJECTED' };
    const deposits = { rows: [returned, { ...returned, id: 'D00000002', receivedMinor: null }] };
    const answers = {
      ...ANSWERS,
      'cashier.deposits': { ...deposits, page: 1, totalPages: 1, totalRows: 2 },
      'cashier.deposit': returned,
    };
    await renderApp('/member?page=depositv2&order=D00000001', { answers, tab: memberTab });
    expect(await screen.findByText('Depósito devuelto')).toBeTruthy();
    expect(screen.getByText('Enviamos $600.00 de vuelta a donde salieron.')).toBeTruthy();
    expect((await screen.findAllByText(/^(Devuelto|Rechazado)$/)).map(({ textContent }) => textContent)).toEqual([
      'Devuelto',
      'Rechazado',
    ]);
  });
});
