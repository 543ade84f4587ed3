import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckIn } from '@tonalli/contracts/harm-markers/api';
import { expect, it } from 'vitest';
import { memberTab, renderApp } from '../../testing/render-app';

const CHECK_IN: CheckIn = {
  checkInId: 'H00000001',
  askedAt: '2026-03-10T18:00:00.000Z',
  week: { playedMs: 34_200_000, daysPlayed: 4, deposited: 310_000, net: -154_000 },
};
const open = (checkIn: CheckIn | null) =>
  renderApp('/member?page=depositv2', {
    tab: memberTab,
    answers: {
      'harmMarkers.read': checkIn,
      'harmMarkers.answer': null,
      'finances.read': null,
      'cashier.depositChannels': [],
    },
  });

it('RG-05 asks in the place of the form, with what the week came to', async () => {
  await open(CHECK_IN);
  expect(await screen.findByRole('region', { name: 'Un momento antes de seguir' })).toBeTruthy();
  expect(screen.getByText('10 h')).toBeTruthy();
  expect(screen.getByText('4 de 7')).toBeTruthy();
  expect(screen.getByText('$3,100.00')).toBeTruthy();
  expect(screen.getByText(/1,540\.00/)).toBeTruthy();
  expect(screen.queryByText('Por ahora no hay formas de pago disponibles.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Estoy bien, quiero seguir' }));
  expect(await screen.findByText('Por ahora no hay formas de pago disponibles.')).toBeTruthy();
});

it('RG-05 asks nothing where nothing is to be answered', async () => {
  await open(null);
  expect(await screen.findByText('Por ahora no hay formas de pago disponibles.')).toBeTruthy();
  expect(screen.queryByText('Un momento antes de seguir')).toBeNull();
});
