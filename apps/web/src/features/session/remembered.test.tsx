import { screen, waitFor, within } from '@testing-library/react';
import { REMEMBER_ME_SECONDS } from '@tonalli/contracts/constants';
import { beforeEach, expect, it } from 'vitest';
import { sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { loginDraft } from './login-draft';
import { readRemembered, rememberLogin } from './remembered';

beforeEach(() => {
  loginDraft.reset();
  localStorage.clear();
});
const kept = { username: 'estrella77', mobile: '5512345678', dialingCode: '52' };

async function open() {
  const view = await renderApp('/login', { answers: { 'session.login': sessionView } });
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Iniciar sesión' }) };
}
const box = (dialog: HTMLElement) => within(dialog).getByRole('checkbox', { name: 'Recordarme por un día' });

it('AUTH-07 keeps the name for a day when asked to, and no password', async () => {
  const { user, dialog, services } = await open();
  await user.type(within(dialog).getByRole('textbox', { name: /^Usuario/ }), 'estrella77');
  await user.click(box(dialog));
  await user.type(within(dialog).getByLabelText(/^Contraseña/, { selector: 'input' }), 'Demo1234{Enter}');
  await waitFor(() => expect(services.session.get().status).toBe('member'));
  expect(readRemembered()).toMatchObject({ username: 'estrella77' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Demo1234');
});

it('AUTH-07 offers name and number back, and forgets them as soon as the box is empty', async () => {
  rememberLogin(kept);
  const { user, dialog } = await open();
  await waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: /^Usuario/ })).toHaveProperty('value', 'estrella77'),
  );
  expect(loginDraft.get().mobile).toBe('5512345678');
  expect(box(dialog)).toHaveProperty('checked', true);
  await user.click(box(dialog));
  expect(readRemembered()).toBeNull();
});

it.each([
  ['older than a day', JSON.stringify({ ...kept, until: Date.now() - 1 })],
  ['nonsense', '{"username":7}'],
  ['no JSON', '{'],
])('AUTH-07 offers nothing that is %s', (_what, text) => {
  localStorage.setItem('rememberedLogin', text);
  expect(readRemembered()).toBeNull();
  expect(localStorage.getItem('rememberedLogin')).toBeNull();
});

it('AUTH-07 lasts a day', () => {
  rememberLogin(kept);
  const until: unknown = Reflect.get(JSON.parse(localStorage.getItem('rememberedLogin') ?? '{}'), 'until');
  expect(Math.abs(Number(until) - Date.now() - REMEMBER_ME_SECONDS * 1_000)).toBeLessThan(60_000);
});
