import { screen, waitFor, within } from '@testing-library/react';
import type { Winner } from '@tonalli/contracts/content/api';
import { describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { parseWinnersSearch } from './winners-search';

const GAME = { id: '7', name: 'Sol', vendor: 'OMT', type: 'RNG', gameCode: '7', icon: '/s.svg' } as const;
const win = (playerName: string, more: Partial<Winner> = {}): Winner => ({
  ...{ playerName, amountMinor: 60_000, gameId: '7', gameName: 'Sol', icon: '/s.svg', at: '2026-11-20T12:00:00.000Z' },
  ...more,
});
const PROOF = 'http://games.example/play/verify?round=R1&world=default';
const lived: Answers = {
  'system.bootstrap': {
    ...bootstrap,
    categories: [{ type: 'RNG', vendors: [{ code: 'OMT', name: 'Ometl', icon: '', opensList: false, gameCount: 1 }] }],
  },
};

describe('the winners', () => {
  it('HOME-10 are listed for a day, then for a week and a category, as the address says', async () => {
    const answers: Answers = {
      ...lived,
      'content.winnersOf': ({ period, type }) => [win(`${period} ${type ?? 'all'}`)],
    };
    const { user, router } = await renderApp('/winners', { answers });
    expect(await screen.findByText('day all')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Últimos 7 días' }));
    expect(await screen.findByText('week all')).toBeTruthy();
    const kinds = screen.getByRole('group', { name: 'Categoría' });
    await user.click(within(kinds).getByRole('button', { name: 'Tragamonedas' }));
    expect(await screen.findByText('week RNG')).toBeTruthy();
    expect(router.state.location.search).toEqual({ period: 'week', type: 'RNG' });
    await user.click(screen.getByRole('radio', { name: 'Últimas 24 horas' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'RNG' }));
  });

  it('HOME-10 open their proof in a window of its own, and the game; a jackpot says so', async () => {
    const list = [
      win('Ana***', { game: GAME, verifyUrl: PROOF, jackpotMinor: 50_000, amountMinor: 90_000 }),
      win('Beto***', { verifyUrl: 'javascript:alert(1)' }),
    ];
    const { user } = await renderApp('/winners', { answers: { ...lived, 'content.winnersOf': list } });
    const rows = within(await screen.findByRole('list', { name: /Ganadores, del premio/ })).getAllByRole('listitem');
    const [first, second] = rows.map((row) => within(row));
    const proof = first?.getByRole('link', { name: 'Ver la prueba del bote de Ana*** en Sol (otra ventana)' });
    expect([proof?.getAttribute('href'), proof?.getAttribute('target'), proof?.getAttribute('rel')]).toEqual([
      `${PROOF}&lang=es`,
      '_blank',
      'noopener noreferrer',
    ]);
    expect(first?.getByText('Gran bote')).toBeTruthy();
    expect(second?.queryByRole('link')).toBeNull();
    expect(second?.getByText('Sin sorteo que comprobar')).toBeTruthy();
    await user.click(first?.getByRole('button', { name: 'Jugar: Sol' }) ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Iniciar sesión' })).toBeTruthy();
  });

  it('HOME-10 that are none lead to the week, and what did not come can be asked for again', async () => {
    const answers: Answers = {
      ...lived,
      'content.winnersOf': ({ period }) => (period === 'day' ? [] : [win('Ana***')]),
    };
    const { user, unmount } = await renderApp('/winners', { answers });
    expect(await screen.findByText('Nadie ha ganado un premio alto en las últimas 24 horas')).toBeTruthy();
    expect(screen.getByText('Aquí aparecen los premios desde $500.00.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Ver los últimos 7 días' }));
    expect(await screen.findByText('Ana***')).toBeTruthy();
    unmount();
    const failed = await renderApp('/winners', {
      answers: { ...lived, 'content.winnersOf': failure('NETWORK_ERROR') },
    });
    expect(await screen.findByText('No pudimos cargar a los ganadores')).toBeTruthy();
    failed.gateway.answers['content.winnersOf'] = [win('Ana***')];
    await failed.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ana***')).toBeTruthy();
  });

  it('HOME-10 reads any address', () => {
    expect(parseWinnersSearch({ period: 'week', type: 'LIVE' })).toEqual({ period: 'week', type: 'LIVE' });
    expect(parseWinnersSearch({ period: 'year', type: 'live', page: 3 })).toEqual({});
    expect(parseWinnersSearch({ period: 'day', type: ['RNG'] })).toEqual({});
  });
});
