import { fireEvent, screen, within } from '@testing-library/react';
import type { Room } from '@tonalli/contracts/play/api';
import { describe, expect, it } from 'vitest';
import { bootstrap, sessionView } from '../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../testing/render-app';

const VENDOR = { code: 'TZC', name: 'Casa TZC', icon: '/v.svg', opensList: false, gameCount: 1 };
const room = (id: string, extra: Partial<Room> = {}): Room => ({
  game: { id, name: `Sala ${id}`, vendor: 'TZC', type: 'PVP', gameCode: id, icon: '/i.svg' },
  ...{ anteMinor: 200, buyInMinor: 10_000, seats: 6, freeSeats: 5, phase: 'WAITING' },
  ...extra,
});

interface Viewer {
  isMember?: boolean;
  isTrial?: boolean;
  modules?: typeof bootstrap.modules;
}

const show = (rooms: Room[] | Error, { isMember = true, isTrial = false, modules }: Viewer = {}) =>
  renderApp('/pvp', {
    ...(isMember && { tab: isTrial ? { ...memberTab, isAgent: '4' } : memberTab }),
    answers: {
      ...(isMember && { 'session.current': { ...sessionView, ...(isTrial && { type: 4, isTrial }) } }),
      'session.freePlay': { ...sessionView, type: 4, isTrial: true },
      'system.bootstrap': {
        ...bootstrap,
        ...(modules && { modules }),
        categories: [{ type: 'PVP', vendors: [VENDOR] }],
      },
      'lobby.menu': [],
      'lobby.games': { games: [], page: 1, totalPages: 1, totalGames: 0 },
      'play.rooms': rooms,
    },
  });
const list = () => screen.findByRole('region', { name: 'Salas abiertas' });

describe('the rooms of the lobby', () => {
  it('GAME-09 show limits, free seats and how each stands', async () => {
    await show([room('1'), room('2', { freeSeats: 0, phase: 'PLAYING' })]);
    const rooms = within(await list());
    const [first, second] = await rooms.findAllByRole('listitem');
    expect(first?.textContent).toContain('$2.00');
    expect(first?.textContent).toContain('$100.00');
    expect(first?.textContent).toContain('5 de 6 libres');
    expect(second?.textContent).toContain('Sala llena');
    expect(second?.textContent).toContain('Jugando una mano');
    expect(rooms.getByRole('button', { name: 'Entrar a Sala 1' })).toBeTruthy();
  });

  it('GAME-09 say that a vendor has none, and let what failed be tried again', async () => {
    await show([]);
    expect(await within(await list()).findByText('No hay salas de este proveedor')).toBeTruthy();
  });

  it('GAME-09 SYS-12 say that they could not be loaded', async () => {
    await show(new Error('offline'));
    expect(await within(await list()).findByText('No pudimos cargar las salas')).toBeTruthy();
  });

  it('GAME-09 ask a visitor to log in, and ask the platform nothing', async () => {
    const { gateway } = await show([room('1')], { isMember: false });
    expect(await within(await list()).findByRole('button', { name: 'Iniciar sesión' })).toBeTruthy();
    expect(gateway.calls.filter(({ path }) => path === 'play.rooms')).toEqual([]);
  });

  it('GAME-06 GAME-09 say to whoever plays with practice money whose table it is, and what is played there', async () => {
    await show([room('1', { freeSeats: 6 }), room('2', { freeSeats: 0, phase: 'PLAYING' })], { isTrial: true });
    const rooms = within(await list());
    const [first, second] = await rooms.findAllByRole('listitem');
    expect(first?.textContent).toContain('Tu mesa de práctica');
    expect(first?.textContent).toContain('6 de 6 libres');
    expect(second?.textContent).toContain('Jugando una mano');
    expect((await list()).textContent).toContain('jugadores automáticos, marcados como tales');
  });

  it('GAME-06 GAME-09 let a visitor try them, and show them once there is practice money', async () => {
    const { gateway } = await show([room('1')], { isMember: false, modules: ['FREEPLAY3'] });
    fireEvent.click(await within(await list()).findByRole('button', { name: 'Prueba gratis' }));
    expect(await within(await list()).findByText('Tu mesa de práctica')).toBeTruthy();
    expect(gateway.calls.filter(({ path }) => path === 'session.freePlay')).toHaveLength(1);
  });

  it('GAME-06 offer no trial where the operator offers none', async () => {
    await show([room('1')], { isMember: false, modules: [] });
    await within(await list()).findByRole('button', { name: 'Iniciar sesión' });
    expect(within(await list()).queryByRole('button', { name: 'Prueba gratis' })).toBeNull();
    expect((await list()).textContent).not.toContain('práctica');
  });
});
