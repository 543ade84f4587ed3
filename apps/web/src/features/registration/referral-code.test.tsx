import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { registerDraft } from './register-draft';

beforeEach(() => registerDraft.reset());

it('REG-03 MEM-12 the code of a link is sent although the visitor closes the dialog and looks around first', async () => {
  const { user, gateway } = await renderApp('/register?referralCode=12345678', {
    answers: { 'registration.register': sessionView },
  });
  const first = await screen.findByRole('dialog', { name: 'Crear cuenta' });
  await user.click(within(first).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
  const header = screen.getByRole('banner');
  await user.click(within(header).getByRole('button', { name: 'Crear cuenta' }));
  const open = await screen.findByRole('dialog', { name: 'Crear cuenta' });
  await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'amiga1');
  await user.type(within(open).getByLabelText(/^Contraseña/), 'x7Kq2mWd');
  await user.type(within(open).getByLabelText(/^Confirma/), 'x7Kq2mWd');
  for (const box of within(open).getAllByRole('checkbox')) await user.click(box);
  await user.click(within(open).getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() =>
    expect(gateway.calls.find(({ path }) => path === 'registration.register')?.input).toMatchObject({
      referralCode: '12345678',
    }),
  );
});
