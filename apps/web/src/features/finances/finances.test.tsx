import { screen } from '@testing-library/react';
import type { FinanceCheck } from '@tonalli/contracts/finances/api';
import { expect, it } from 'vitest';
import { memberTab, renderApp } from '../../testing/render-app';

const AT = '2026-03-10T18:00:00.000Z';
const open = (check: FinanceCheck | null) =>
  renderApp('/member?page=depositv2', {
    tab: memberTab,
    answers: { 'finances.read': check, 'cashier.depositChannels': [] },
  });
const noWays = () => screen.findByText('Por ahora no hay formas de pago disponibles.');

it.each([
  ['PENDING', 'Estamos revisando tus finanzas'],
  ['VULNERABLE', 'Por ahora no puedes hacer depósitos nuevos'],
] as const)(
  'RG-04 says in the place of the form that finances in review (%s) are in the way',
  async (status, title) => {
    await open({ status, askedAt: AT, decidedAt: null });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/Tu saldo sigue siendo tuyo: puedes retirarlo/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver límites y descansos' }).getAttribute('href')).toContain('protection');
    expect(screen.queryByText('Por ahora no hay formas de pago disponibles.')).toBeNull();
  },
);

it.each([[null], [{ status: 'CLEAR', askedAt: AT, decidedAt: AT } as const]])(
  'RG-04 shows the form where nothing is in the way: %j',
  async (check) => {
    await open(check);
    expect(await noWays()).toBeTruthy();
  },
);
