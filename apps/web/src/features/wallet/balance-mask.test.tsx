import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberTab, renderApp } from '../../testing/render-app';

it('NAV-01 a balance that was hidden in this browser is hidden from the start, until it is asked for', async () => {
  window.localStorage.setItem('balanceHidden', '1');
  const { user } = await renderApp('/', { tab: memberTab });
  const show = await screen.findByRole('button', { name: 'Mostrar el saldo' });
  expect(document.body.textContent).not.toContain('1,250.50');
  await user.click(show);
  expect(await screen.findByText('$1,250.50')).toBeTruthy();
  expect(window.localStorage.getItem('balanceHidden')).toBeNull();
});
