import { screen, waitFor, within } from '@testing-library/react';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteLotteries, keepFavoriteLottery } from '../../../hooks/favorite-lotteries';
import { failure, gameCard } from '../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../testing/render-app';
import { forgetSearches, pastSearches, rememberSearch } from '../finder/past-searches';
import { narrow } from './favorites-list';
import { parseOwnSearch } from './own-search';

const many = (count: number, more: Partial<GameCard> = {}) =>
  Array.from({ length: count }, (_, index) => gameCard(String(index + 1), more));
const page = (games: GameCard[], totalPages = 1) => ({ games, page: 1, totalPages });

beforeEach(() => {
  // Rows have a height, as they would in a browser.
  vi.spyOn(window.HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
});

describe('my favourites', () => {
  it('LOBBY-08 asks for all of them at once, and keeps the page small however many there are', async () => {
    const { gateway, container } = await renderApp('/favorite', {
      tab: memberTab,
      answers: { 'lobby.favorites': page(many(999)) },
    });
    expect(await screen.findByRole('article', { name: 'Juego 1' })).toBeTruthy();
    expect(screen.getByText('999 favoritos')).toBeTruthy();
    expect(gateway.calls.find((call) => call.path === 'lobby.favorites')?.input).toEqual({
      language: 'es',
      page: 1,
      pageSize: 999,
    });
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
    expect(container.ownerDocument.querySelectorAll('*').length).toBeLessThan(1_500);
  });

  it('LOBBY-08 narrows them by name and type, in the address', async () => {
    const games = [
      gameCard('1', { name: 'Pirámide del Sol' }),
      gameCard('2', { name: 'Ruleta Sol', type: 'LIVE' }),
      gameCard('3', { name: 'Luna' }),
    ];
    const { user, router } = await renderApp('/favorite', {
      tab: memberTab,
      answers: { 'lobby.favorites': page(games) },
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar en mis favoritos' }), 'SOL');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'SOL' }));
    expect(await screen.findByText('2 favoritos')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Casino en vivo' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'SOL', type: 'LIVE' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('LOBBY-08 says when there is none, when none fits, and when they did not come', async () => {
    const none = await renderApp('/favorite', { tab: memberTab });
    expect(await screen.findByText(/Todavía no tienes favoritos/)).toBeTruthy();
    none.unmount();
    const other = { 'lobby.favorites': page(many(3)) };
    const unfitting = await renderApp('/favorite?q=zzz', { tab: memberTab, answers: other });
    expect(await screen.findByText('Ninguno de tus favoritos coincide')).toBeTruthy();
    unfitting.unmount();
    let fail = true;
    const flaky = { 'lobby.favorites': () => (fail ? failure('FUNCTION_NOT_AVAILABLE') : page(many(1))) };
    const { user } = await renderApp('/favorite', { tab: memberTab, answers: flaky });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    fail = false;
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Juego 1' })).toBeTruthy();
  });

  it('LOBBY-08 LOBBY-07 takes out a favourite that can no longer be played', async () => {
    const { user, gateway } = await renderApp('/favorite', {
      tab: memberTab,
      answers: {
        'lobby.favorites': page([gameCard('1', { open: false })]),
        'lobby.favoriteIds': ['1'],
        'lobby.removeFavorite': undefined,
      },
    });
    const tile = await screen.findByRole('article', { name: 'Juego 1 Próximamente' });
    await user.click(await within(tile).findByRole('button', { name: 'Quitar de favoritos: Juego 1', pressed: true }));
    await waitFor(() =>
      expect(gateway.calls.find(({ path }) => path === 'lobby.removeFavorite')?.input).toEqual({
        gameId: '1',
        vendor: 'OMT',
        type: 'RNG',
      }),
    );
    expect(within(tile).queryByRole('button', { name: /^Jugar/ })).toBeNull();
  });

  it.each(['/favorite', '/recent'])('LOBBY-08 %s asks a visitor to log in, on the page itself', async (path) => {
    const { gateway } = await renderApp(path);
    expect(await screen.findByText('Inicia sesión para ver tu lista')).toBeTruthy();
    expect(gateway.calls.some((call) => /favorites|recent/.test(call.path))).toBe(false);
  });

  it('LOBBY-08 turns the pages of recent games in the address', async () => {
    const { user, router, gateway } = await renderApp('/recent', {
      tab: memberTab,
      answers: { 'lobby.recent': { games: many(18), page: 1, totalPages: 3 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }));
    await waitFor(() =>
      expect(gateway.calls.filter((call) => call.path === 'lobby.recent').at(-1)?.input).toEqual({
        language: 'es',
        page: 2,
        pageSize: 18,
      }),
    );
  });

  it('LOBBY-02 LOBBY-08 reads what makes sense of an address, and narrows without accents and case', () => {
    expect(parseOwnSearch({ type: 'LIVE', q: ' sol ', page: '2', vassalage: 'X' })).toEqual({
      type: 'LIVE',
      q: 'sol',
      page: 2,
    });
    expect(parseOwnSearch({ type: 'live', q: '', page: 'x' })).toEqual({});
    const games = [gameCard('1', { name: 'Cañón Ñandú' }), gameCard('2', { name: 'Luna llena' })];
    expect(narrow(games, { q: 'nandu CANON' }).map(({ id }) => id)).toEqual(['1']);
    expect(narrow(games, { q: '%' })).toHaveLength(2);
  });
});

describe('what this browser keeps', () => {
  it('LOBBY-07 keeps the lotteries that each user name marked, apart from each other, as strings', () => {
    const storage = window.localStorage;
    for (const id of ['007', '7', '12']) keepFavoriteLottery(storage, 'ana', { game: { id }, marked: true });
    keepFavoriteLottery(storage, 'ana', { game: { id: '7' }, marked: false });
    keepFavoriteLottery(storage, 'beto', { game: { id: '9' }, marked: true });
    expect(favoriteLotteries(storage, 'ana')).toEqual(['12', '007']);
    expect(favoriteLotteries(storage, 'beto')).toEqual(['9']);
    expect(favoriteLotteries(storage, 'nadie')).toEqual([]);
  });

  it('LOBBY-02 keeps the last six searches, each once, and takes what others wrote there for none', () => {
    const storage = window.localStorage;
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) rememberSearch(storage, text);
    expect(pastSearches(storage)).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
    for (const strange of ['{', '{"a":1}', '[1,null,""]']) {
      storage.setItem('gameSearches', strange);
      expect(pastSearches(storage)).toEqual([]);
    }
    forgetSearches(storage);
    expect(pastSearches(storage)).toEqual([]);
  });
});
