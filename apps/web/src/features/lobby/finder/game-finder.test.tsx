import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameCard } from '../../../testing/fake-gateway';
import { renderApp } from '../../../testing/render-app';
import { typeAtOnce } from '../../../testing/type-at-once';

const found = {
  games: [
    gameCard('11', { name: 'Pirámide dorada' }),
    gameCard('12', { name: 'Sala Pirámide', type: 'LIVE' as const }),
  ],
  page: 1,
  totalPages: 1,
  totalGames: 2,
  marks: ['piramide'],
};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});

describe('the search over all games', () => {
  it('GAME-11 says of each game whether it is still to come', async () => {
    const games = [gameCard('11', { name: 'Pirámide dorada' }), gameCard('12', { name: 'Sala Pirámide', open: false })];
    const { user, services } = await renderApp('/', { answers: { 'lobby.games': { ...found, games } } });
    await screen.findByRole('article', { name: 'Juego 1' });
    await waitFor(async () => {
      await user.keyboard('/');
      expect(services.overlays.get().dialog).toEqual({ kind: 'find' });
    });
    typeAtOnce(await screen.findByRole('combobox', { name: 'Nombre del juego' }), 'piramide');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => /Próximamente/.test(option.textContent))).toEqual([false, true]);
  });

  it.each(['/', '{Control>}k{/Control}'])('LOBBY-02 opens by %s, and finds games of every category', async (keys) => {
    const { user, router, gateway, services } = await renderApp('/', { answers: { 'lobby.games': found } });
    await screen.findByRole('article', { name: 'Juego 1' });
    await waitFor(async () => {
      await user.keyboard(keys);
      expect(services.overlays.get().dialog).toEqual({ kind: 'find' });
    });
    const open = await screen.findByRole('dialog', { name: 'Buscar en todos los juegos' });
    const field = within(open).getByRole('combobox', { name: 'Nombre del juego' });
    expect(document.activeElement).toBe(field);
    typeAtOnce(field, ' piramide ');
    const options = await within(open).findAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    const asked = gateway.calls.filter(({ path }) => path === 'lobby.games').at(-1)?.input;
    expect(asked).toEqual({ language: 'es', search: 'piramide', page: 1, pageSize: 12 });
    await user.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ game: 'g11' }));
    expect(window.localStorage.getItem('gameSearches')).toBe('["piramide"]');
  });

  it('LOBBY-02 leads to all of them in their category, and offers what was searched for lately', async () => {
    window.localStorage.setItem('gameSearches', '["jaguar"]');
    const { user, router } = await renderApp('/', { answers: { 'lobby.games': found } });
    await user.click(await screen.findByRole('button', { name: 'Buscar juego' }));
    const open = await screen.findByRole('dialog', { name: 'Buscar en todos los juegos' });
    await user.click(within(open).getByRole('button', { name: 'jaguar' }));
    await user.click(await within(open).findByRole('link', { name: 'Ver todos en Casino en vivo' }));
    await waitFor(() => expect(router.state.location.href).toBe('/live?q=jaguar'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LOBBY-02 a key that is typed into a field opens nothing', async () => {
    const { user } = await renderApp('/rng', { answers: { 'lobby.games': found } });
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar juego' }), 'a/b');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
