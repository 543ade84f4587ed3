import { screen, waitFor, within } from '@testing-library/react';
import type { Consents } from '@tonalli/contracts/consents/api';
import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@tonalli/contracts/consents/choices';
import { expect, it } from 'vitest';
import { failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const AT = '2026-03-10T18:00:00.000Z';
const NOTHING: Consents = {
  isOptIn: true,
  states: MARKETING_PRODUCTS.flatMap((product) =>
    MARKETING_CHANNELS.map((channel) => ({ product, channel, isGiven: false, since: null })),
  ),
  history: [],
};
const GIVEN: Consents = {
  ...NOTHING,
  states: NOTHING.states.map((state) =>
    state.product === 'lottery' && state.channel === 'sms' ? { ...state, isGiven: true, since: AT } : state,
  ),
  history: [{ product: 'lottery', channel: 'sms', isGiven: true, at: AT }],
};

const open = (read: Consents) =>
  renderApp('/member?page=consents', { tab: memberTab, answers: { 'consents.read': read } });
const lottery = async () => within(await screen.findByRole('group', { name: 'Lotería' }));

it('RG-04 asks for each product and channel, all off, and gives one with its date', async () => {
  const { user, gateway } = await open(NOTHING);
  gateway.answers['consents.set'] = GIVEN;
  const product = await lottery();
  expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(9);
  expect(screen.getAllByText('No lo has aceptado')).toHaveLength(9);
  expect(screen.getByText('Todavía no has elegido nada.')).toBeTruthy();
  await user.click(product.getByRole('switch', { name: 'SMS' }));
  await waitFor(() => expect(product.getByRole<HTMLInputElement>('switch', { name: 'SMS' }).checked).toBe(true));
  const sent = gateway.calls.find(({ path }) => path === 'consents.set')?.input;
  expect(sent).toEqual({ product: 'lottery', channel: 'sms', isGiven: true });
  expect(product.getByText(/^Aceptado el 10 mar 2026/)).toBeTruthy();
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('LoteríaSMSAceptado');
});

it('RG-04 stays as it was when it could not be kept, and says so', async () => {
  const { user, gateway } = await open(GIVEN);
  gateway.answers['consents.set'] = failure('UPSTREAM_UNAVAILABLE');
  const product = await lottery();
  await user.click(product.getByRole('switch', { name: 'SMS' }));
  expect(await product.findByRole('alert')).toBeTruthy();
  expect(product.getByRole<HTMLInputElement>('switch', { name: 'SMS' }).checked).toBe(true);
});

it('RG-04 says what holds where nobody has to agree', async () => {
  await open({ ...NOTHING, isOptIn: false, states: NOTHING.states.map((state) => ({ ...state, isGiven: true })) });
  await lottery();
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(9);
  expect(screen.getByText(/por los medios que dejes encendidos/)).toBeTruthy();
});
