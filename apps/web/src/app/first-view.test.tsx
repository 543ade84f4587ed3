import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app';

it('SYS-05 SYS-08 what a page began with is gone on the next page, where its picture may never have come', async () => {
  const { router } = await renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  const began = document.createElement('div');
  began.className = 'first-view';
  document.body.append(began);
  await act(() => router.navigate({ to: '/about' }));
  await waitFor(() => expect(began.isConnected).toBe(false));
});

it("SYS-08 HOME-07 home ends the place of announcements with which the page began, for the app's own", async () => {
  const began = document.createElement('div');
  began.className = 'first-popups';
  document.body.append(began);
  const popups = [{ id: 'p1', title: 'Bienvenido', text: ['Hola'] }];
  await renderApp('/', { answers: { 'content.popups': popups } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(began.isConnected).toBe(false));
});
