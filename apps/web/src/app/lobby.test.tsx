import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerDraft } from '../features/registration/register-draft';
import { loginDraft } from '../features/session/login-draft';
import { failure, gameCard } from '../testing/fake-gateway';
import { memberTab, renderApp } from '../testing/render-app';
import { typeAtOnce } from '../testing/type-at-once';

const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  loginDraft.reset();
  registerDraft.reset();
});

describe('lobby', () => {
  it('LOBBY-03 a game that cannot be started yet says so and offers only what there is to know of it', async () => {
    await renderApp('/');
    const tile = await screen.findByRole('article', { name: 'Juego 2 Próximamente' });
    expect(within(tile).getByText('Próximamente')).toBeTruthy();
    expect(
      within(tile)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Detalles: Juego 2 (Próximamente)']);
  });

  it('LOBBY-02 the typed name is trimmed, searched after a pause, and stands in the address', async () => {
    const { router, gateway } = await renderApp('/rng?page=3');
    typeAtOnce(await screen.findByRole('searchbox', { name: 'Buscar juego' }), ' piramide ');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'piramide' }));
    const searches = () => gateway.calls.filter(({ path }) => path === 'lobby.games').map(({ input }) => input);
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ search: 'piramide', page: 1 }));
    expect(searches().length).toBeLessThanOrEqual(3);
  });

  it('LOBBY-02 each page beyond the last one is put right in the address, without a step in the history', async () => {
    const games = ({ page }: { page: number }) => ({
      games: page <= 3 ? [gameCard(`of-${page}`)] : [],
      page,
      totalPages: 3,
      totalGames: 50,
    });
    const { router } = await renderApp('/rng?page=7', { answers: { 'lobby.games': games } });
    const steps = router.history.length;
    for (const beyond of [9, 8]) {
      await waitFor(() => expect(router.state.location.search).toEqual({ page: 3 }));
      expect(await screen.findByRole('article', { name: 'Juego of-3' })).toBeTruthy();
      await act(() => router.navigate({ href: `/rng?page=${beyond}`, replace: true }));
    }
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 3 }));
    expect(router.history.length).toBe(steps);
  });

  it('LOBBY-01 a visitor who chooses favourites stays on home and is asked to log in', async () => {
    const { user, router } = await renderApp('/');
    const tabs = await screen.findByRole('navigation', { name: 'Secciones' });
    await user.click(within(tabs).getByRole('link', { name: 'Favoritos' }));
    await dialog('Iniciar sesión');
    expect(router.state.location.search).toEqual({});
  });

  it('LOBBY-07 a favourite shows at once and is taken back when the server refuses', async () => {
    let refuse = (_: Error) => {};
    const pending = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    const answers = { 'lobby.addFavorite': () => pending, 'lobby.recent': { games: [], page: 1, totalPages: 1 } };
    const { user } = await renderApp('/', { tab: memberTab, answers });
    const tile = await screen.findByRole('article', { name: 'Juego 1' });
    await user.click(within(tile).getByRole('button', { name: 'Guardar en favoritos: Juego 1' }));
    expect(
      await within(tile).findByRole('button', { name: 'Quitar de favoritos: Juego 1', pressed: true }),
    ).toBeTruthy();
    refuse(failure('NETWORK_ERROR'));
    expect(
      await within(tile).findByRole('button', { name: 'Guardar en favoritos: Juego 1', pressed: false }),
    ).toBeTruthy();
  });

  it('LOBBY-02 an empty list says so and leads out', async () => {
    const { user, router } = await renderApp('/rng?q=nada', {
      answers: { 'lobby.games': { games: [], page: 1, totalPages: 1 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('SYS-12 a list that could not be read says why and reads again', async () => {
    let fail = true;
    const page = { games: [gameCard('9')], page: 1, totalPages: 1 };
    const answers = { 'lobby.games': () => (fail ? failure('FUNCTION_NOT_AVAILABLE') : page) };
    const { user } = await renderApp('/rng', { answers });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    fail = false;
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Juego 9' })).toBeTruthy();
  });
});
