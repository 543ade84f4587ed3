import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// A file of its own, since modules are taken anew: the panel that knows the arrows has not been fetched yet.
it('NAV-02 arrows pressed before the vendors are there are made up for', async () => {
  vi.resetModules();
  const { category, renderShell } = await import('../../testing/shell-fixture');
  const { user } = await renderShell({
    categories: [category('RNG', ['A', 'B']), category('SPORTS', ['GES', 'CTG']), category('FISH', ['MAR', 'SOL'])],
  });
  const nav = within(await screen.findByRole('navigation', { name: 'Categorías' }));
  nav.getByRole('link', { name: 'Tragamonedas' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(nav.getByRole('link', { name: 'Tragamonedas' }));
  const fish = within(await screen.findByRole('list', { name: 'Proveedores de Pesca' }));
  await waitFor(() => expect(document.activeElement).toBe(fish.getAllByRole('link')[0]));
});
