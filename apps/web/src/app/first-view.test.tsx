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
