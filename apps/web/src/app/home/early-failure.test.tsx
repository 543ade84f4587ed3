import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// A file of its own, since modules are taken anew: what says why the games did not come has not been fetched yet.
it('HOME-06 SYS-13 holds the place of the games until it can say why they did not come', async () => {
  vi.resetModules();
  const { failure } = await import('../../testing/fake-gateway');
  const { renderApp } = await import('../../testing/render-app');
  const parts: number[] = [];
  const watch = new MutationObserver(() => {
    const hot = document.querySelector('[aria-labelledby="home-hot"]');
    if (hot) parts.push(hot.childElementCount);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await renderApp('/', { answers: { 'lobby.home': failure('NETWORK_ERROR') } });
  await within(await screen.findByRole('region', { name: 'Los más jugados' })).findByRole('alert');
  watch.disconnect();
  expect(Math.min(...parts)).toBe(2);
});
