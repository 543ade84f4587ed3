import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { registerDraft } from './register-draft';

beforeEach(() => registerDraft.reset());

type View = Awaited<ReturnType<typeof renderApp>>;
const sentOf = ({ calls }: View['gateway']) => calls.find(({ path }) => path === 'registration.register')?.input;

async function fillAndSend(user: View['user'], dialog: HTMLElement): Promise<void> {
  await user.type(within(dialog).getByRole('textbox', { name: /Usuario/ }), 'amiga1');
  await user.type(within(dialog).getByLabelText(/^Contraseña/), 'x7Kq2mWd');
  await user.type(within(dialog).getByLabelText(/^Confirma/), 'x7Kq2mWd');
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
  await user.click(within(dialog).getByRole('button', { name: 'Crear cuenta' }));
}

it('AG-03 says who invites before anything is typed', async () => {
  const invited = { code: 'ABCD2345', agentNickname: 'Agente Tonalli', invitedBy: 'ag***e' };
  await renderApp('/register?referralCode=ABCD2345', { answers: { 'registration.checkAffiliate': invited } });
  const dialog = await screen.findByRole('dialog', { name: 'Crear cuenta' });
  expect(await within(dialog).findByText('Te invita: ag***e')).toBeTruthy();
});

it('AG-03 an invitation that is no longer open is told, and left behind if one wants to', async () => {
  const { user, gateway } = await renderApp('/register?referralCode=ABCD2345', {
    answers: { 'registration.checkAffiliate': failure('INVITE_CLOSED'), 'registration.register': sessionView },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Crear cuenta' });
  expect(await within(dialog).findByText(/Esta invitación ya no está abierta/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Registrarme sin invitación' }));
  await waitFor(() => expect(within(dialog).queryByText(/Esta invitación/)).toBeNull());
  await fillAndSend(user, dialog);
  await waitFor(() => expect(sentOf(gateway)).toBeDefined());
  expect(sentOf(gateway)).not.toHaveProperty('referralCode');
});

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
  await fillAndSend(user, open);
  await waitFor(() => expect(sentOf(gateway)).toMatchObject({ referralCode: '12345678' }));
  // A friend's account names nobody.
  expect(gateway.calls.some(({ path }) => path === 'registration.checkAffiliate')).toBe(false);
});
