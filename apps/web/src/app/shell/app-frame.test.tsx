import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { category, openDrawer, renderShell } from '../../testing/shell-fixture';
import * as categoryNav from './category-nav';

it('F4 F5 SYS-12 what stands around a page is drawn neither with the page that comes, nor with its search, nor with a dialog or the drawer', async () => {
  const { CategoryNav } = categoryNav;
  const drawn = vi.spyOn(categoryNav, 'CategoryNav').mockImplementation(() => <CategoryNav />);
  const { user, router } = await renderShell({ categories: [category('RNG', ['OMT'])] });
  const link = await screen.findByRole('link', { name: 'Tragamonedas' });
  const before = drawn.mock.calls.length;
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Tragamonedas' });
  await router.navigate({ to: '/promotions' });
  await screen.findByRole('heading', { level: 1, name: 'Promociones' });
  await router.navigate({ to: '/$category', params: { category: 'rng' }, search: { q: 'sol' } });
  await screen.findByRole('heading', { level: 1, name: 'Tragamonedas' });
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  await user.keyboard('{Escape}');
  await openDrawer({ user });
  expect(before).toBeGreaterThan(0);
  expect(drawn).toHaveBeenCalledTimes(before);
});
