import { screen, waitFor, within } from '@testing-library/react';
import type { HomeLobby } from '@tonalli/contracts/lobby/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, failure, gameCard } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const games = (count: number) => Array.from({ length: count }, (_, index) => gameCard(String(index + 1)));
const page = (count: number) => ({ games: games(count), page: 1, totalPages: 1 });
const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: `V${index}`,
    name: `Proveedor ${index}`,
    icon: '/v.svg',
    gameCount: 3,
    opensList: false,
    hot: false,
  }));
const lobby = (more: Partial<HomeLobby> = {}): HomeLobby => ({
  hot: games(12),
  categories: [{ type: 'RNG', vendorCount: 12, vendors: vendors(5) }],
  ...more,
});
const section = (name: string) => screen.findByRole('region', { name });
const tiles = async (name: string) => within(await section(name)).findAllByRole('article');
/** Those that a screen shows first come a frame before the rest. */
async function expectTiles(name: string, count: number): Promise<void> {
  const list = within(await section(name));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(count));
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});

describe("home's sections", () => {
  it('HOME-06 shows a visitor hot games and the vendors of each category, and nothing of a member', async () => {
    const { gateway } = await renderApp('/', { answers: { 'lobby.home': lobby() } });
    await expectTiles('Los más jugados', 12);
    expect(within(await section('Tragamonedas')).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('region', { name: 'Jugados recientemente' })).toBeNull();
    expect(gateway.calls.filter(({ path }) => ['lobby.recent', 'lobby.favorites'].includes(path))).toEqual([]);
  });

  it('HOME-06 shows a member twelve recent games and asks for 999 favourites', async () => {
    const answers = { 'lobby.home': lobby(), 'lobby.recent': page(12), 'lobby.favorites': page(30) };
    const { gateway } = await renderApp('/', { answers, tab: memberTab });
    await expectTiles('Jugados recientemente', 12);
    await expectTiles('Tus favoritos', 12);
    const asked = (path: string) => gateway.calls.find((call) => call.path === path)?.input;
    expect([asked('lobby.recent'), asked('lobby.favorites')]).toMatchObject([{ pageSize: 12 }, { pageSize: 999 }]);
  });

  it('HOME-06 tells a member how an empty list is filled', async () => {
    await renderApp('/', { answers: { 'lobby.home': lobby() }, tab: memberTab });
    expect(await screen.findByText('Cuando juegues, tus últimos juegos aparecerán aquí.')).toBeTruthy();
    expect(screen.getByText('Toca el corazón de un juego para guardarlo aquí.')).toBeTruthy();
  });

  it('HOME-06 says so where the operator shows no vendor at all', async () => {
    await renderApp('/', { answers: { 'lobby.home': lobby({ hot: [], categories: [] }) } });
    expect(await screen.findByText('Los juegos están por llegar')).toBeTruthy();
  });

  it.each<[path: keyof Answers, name: string, good: Answers]>([
    ['lobby.home', 'Los más jugados', { 'lobby.home': lobby() }],
    ['lobby.recent', 'Jugados recientemente', { 'lobby.recent': page(3) }],
    ['lobby.favorites', 'Tus favoritos', { 'lobby.favorites': page(3) }],
  ])('HOME-06 SYS-13 %s failing leaves the rest standing and can be tried again', async (path, name, good) => {
    const answers = { 'lobby.home': lobby(), 'lobby.recent': page(3), 'lobby.favorites': page(3) };
    const failing = { ...answers, [path]: failure('NETWORK_ERROR') };
    const { user, gateway } = await renderApp('/', { answers: failing, tab: memberTab });
    const alert = await within(await section(name)).findByRole('alert');
    const others = ['Los más jugados', 'Jugados recientemente', 'Tus favoritos'].filter((other) => other !== name);
    for (const other of others) expect((await tiles(other)).length).toBeGreaterThan(0);
    Object.assign(gateway.answers, good);
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () => expect((await tiles(name)).length).toBeGreaterThan(0));
  });
});
