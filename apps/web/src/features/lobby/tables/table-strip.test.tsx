import { screen, within } from '@testing-library/react';
import type { TableTile } from '@tonalli/contracts/play/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootstrap, gameCard } from '../../../testing/fake-gateway';
import { renderApp } from '../../../testing/render-app';

const NOW = 1_900_000_000_000;
const table = (id: string, extra: Partial<TableTile> = {}): TableTile => ({
  ...{ id, takesBets: true, isOver: false, endsAt: NOW + 12_000, nextOpensAt: NOW + 25_000, players: 3 },
  past: [
    { word: '17', tone: 'black' },
    { word: '0', tone: 'green' },
  ],
  ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000 },
  ...extra,
});

/** Everything is on screen. */
class Screen implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  readonly #tell: () => void;
  constructor(callback: IntersectionObserverCallback) {
    // Only what the tiles read of an entry.
    this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  observe() {
    this.#tell();
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Screen));
afterEach(() => vi.unstubAllGlobals());

const VENDOR = { code: 'OMT', name: 'Casa OMT', icon: '/v.svg', opensList: false, gameCount: 4 };
const TABLES = ['1', '2', '3'];

const show = (told: TableTile[] | Error) =>
  renderApp('/rng', {
    answers: {
      'lobby.menu': [{ type: 'RNG', classes: [{ classify: 'ARCADE', count: 4 }] }],
      'system.bootstrap': { ...bootstrap, categories: [{ type: 'RNG', vendors: [VENDOR] }] },
      'lobby.games': {
        games: [...TABLES.map((id) => gameCard(id, { isTable: true })), gameCard('9')],
        ...{ page: 1, totalPages: 1, totalGames: 4 },
      },
      'play.tables': told instanceof Error ? told : { now: NOW, isFrozen: true, tables: told },
    },
  });
const tile = (id: string) => screen.findByRole('article', { name: `Juego ${id}` });

describe('a table in the lobby', () => {
  it('LOBBY-03 GAME-12 shows its phase in words with the time left, its results, its limits and who plays', async () => {
    const { gateway } = await show([
      table('1'),
      table('2', { takesBets: false, endsAt: NOW + 5_000, players: 0 }),
      table('3', { takesBets: false, isOver: true, endsAt: null, nextOpensAt: NOW + 3_000, past: [] }),
    ]);
    const open = within(await tile('1'));
    expect(await open.findByText('Apuestas abiertas')).toBeTruthy();
    expect(open.getByText('12 s')).toBeTruthy();
    expect(open.getByText('Últimos resultados: 17, 0')).toBeTruthy();
    expect(open.getByText('$1–$10', { exact: false })).toBeTruthy();
    expect(open.getByText('Jugadores:').parentElement?.textContent).toBe('Jugadores:3');
    const closed = within(await tile('2'));
    expect(closed.getByText('Sin más apuestas')).toBeTruthy();
    expect([closed.queryByText('5 s'), closed.queryByText('Jugadores:')]).toEqual([null, null]);
    const over = within(await tile('3'));
    expect(over.getByText('Siguiente ronda').parentElement?.textContent).toContain('3 s');
    expect(over.queryByText(/Últimos resultados/)).toBeNull();
    const asked = gateway.calls.filter(({ path }) => path === 'play.tables').map(({ input }) => input);
    expect(asked).toEqual([{ ids: ['1', '2', '3'] }]);
  });

  it('LOBBY-03 GAME-12 counts no minutes of a table that waits for a player', async () => {
    await show([table('1', { endsAt: NOW + 1_200_000 })]);
    const open = within(await tile('1'));
    expect(await open.findByText('Apuestas abiertas')).toBeTruthy();
    expect(open.queryByText(/ s$/)).toBeNull();
  });

  it('LOBBY-03 SYS-12 is a tile like any other while nobody says how it stands', async () => {
    await show(new Error('offline'));
    const { textContent } = await tile('1');
    expect(textContent).toBe((await tile('9')).textContent?.replace('Juego 9', 'Juego 1'));
  });
});
