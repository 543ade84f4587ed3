import { screen, waitFor, within } from '@testing-library/react';
import type { GameDetail } from '@tonalli/contracts/lobby/api';
import { describe, expect, it } from 'vitest';
import { bootstrap, failure, gameCard, sessionView } from '../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../testing/render-app';

const detailOf = (id: string, more: Partial<GameDetail> = {}): GameDetail => ({
  game: gameCard(id, { trial: true }),
  family: 'slot',
  vendorName: 'Ometl',
  picture: '/w.svg',
  rtpPercent: '96.12',
  paidPercent: '49.16',
  volatility: 4,
  minStakeMinor: 100,
  maxStakeMinor: 50_000,
  maxWinStakes: 750,
  reels: 5,
  rows: 3,
  lines: 20,
  ways: null,
  freeSpins: { count: 20, multiplier: 3 },
  features: ['WILDS', 'FREE_SPINS'],
  similar: [gameCard('8'), gameCard('9')],
  ...more,
});
const answers = { 'lobby.game': ({ gameId }: { gameId: string }) => detailOf(gameId) };
const sheet = (name = 'Juego 7') => screen.findByRole('dialog', { name });

describe("a game's sheet", () => {
  it('SYS-19 leads to the help of what is played under the title, once it can be played', async () => {
    const given = { 'lobby.game': detailOf('7', { family: 'dice' }) };
    const { user, router, unmount } = await renderApp('/?game=g7', { answers: given });
    const link = await within(await sheet()).findByRole('link', { name: 'Cómo se juega: Dados' });
    await user.click(link);
    await waitFor(() => expect(router.state.location.href).toBe('/help#game-dice'));
    unmount();
    await renderApp('/?game=g7', { answers: { 'lobby.game': detailOf('7', { family: null }) } });
    await within(await sheet()).findByText(/96\.12/);
    expect(within(await sheet()).queryByRole('link', { name: /Cómo se juega/ })).toBeNull();
  });

  it('LOBBY-03 lies over any page by its address, with return, volatility, limits, features and games like it', async () => {
    const { gateway } = await renderApp('/?game=g7', { answers });
    const open = await sheet();
    for (const text of ['96.12%', 'Alta', '$1 – $500', '750 veces la apuesta', '5 × 3', 'Ometl']) {
      expect(within(open).getByText(text)).toBeTruthy();
    }
    expect(within(open).getByText('Hasta 20 giros gratis, premios ×3')).toBeTruthy();
    expect(within(open).getByText('Comodines')).toBeTruthy();
    expect(gateway.calls.find(({ path }) => path === 'lobby.game')?.input).toEqual({ language: 'es', gameId: '7' });
  });

  it('LOBBY-03 opens from a tile and goes back to it; games like it open their own', async () => {
    const { user, router } = await renderApp('/', { answers });
    await user.click(await screen.findByRole('button', { name: 'Detalles: Juego 1' }));
    const first = await sheet('Juego 1');
    expect(router.state.location.href).toBe('/?game=g1');
    await user.click(within(first).getByRole('button', { name: 'Juego 8' }));
    await sheet('Juego 8');
    await user.keyboard('{Escape}');
    await sheet('Juego 1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.href).toBe('/');
  });

  it('LOBBY-03 SYS-05 closing one that a link opened keeps the page below and its place in the history', async () => {
    const { user, router } = await renderApp('/rng?q=sol&game=7', { answers });
    await user.click(within(await sheet()).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.href).toBe('/rng?q=sol'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LOBBY-02 LOBBY-03 stays when it was opened while a text was still being typed', async () => {
    const games = [gameCard('7', { trial: true })];
    const { user, router } = await renderApp('/rng', {
      answers: { ...answers, 'lobby.games': { games, page: 1, totalPages: 1, totalGames: 1 } },
    });
    const info = await screen.findByRole('button', { name: 'Detalles: Juego 7' });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar juego' }), 'jue');
    await user.click(info);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'jue' }));
    expect(router.state.location.search).toMatchObject({ q: 'jue', game: 'g7' });
    expect(await sheet()).toBeTruthy();
  });

  it('GAME-02 a visitor who starts from it logs in first; the sheet makes room for the game', async () => {
    const { user, router } = await renderApp('/?game=g7', { answers: { ...answers, 'session.login': sessionView } });
    await user.click(within(await sheet()).getByRole('button', { name: 'Jugar' }));
    expect(await screen.findByRole('dialog', { name: 'Iniciar sesión' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Juego 7' })).toBeNull();
    expect(router.state.location.href).toBe('/');
  });

  it('GAME-06 a visitor who tries it from there gets a trial account and the game, although the sheet has made room', async () => {
    const trial = { ...sessionView, isTrial: true };
    const launch = { url: 'https://games.example/play', token: 't' };
    const { user, services } = await renderApp('/?game=g7', {
      answers: { ...answers, 'session.freePlay': trial, 'play.launch': launch },
    });
    await user.click(within(await sheet()).getByRole('button', { name: 'Prueba gratis' }));
    await waitFor(() => expect(services.overlays.get().game).toMatchObject({ game: { id: '7' }, freeTrial: true }));
    expect(services.session.get().session?.isTrial).toBe(true);
  });

  it('LOBBY-03 has no trial where the game or the operator has none, and starts nothing that is still to come', async () => {
    const withoutTrial = { ...bootstrap, modules: [] };
    const first = await renderApp('/?game=g7', { answers: { ...answers, 'system.bootstrap': withoutTrial } });
    expect(within(await sheet()).queryByRole('button', { name: 'Prueba gratis' })).toBeNull();
    first.unmount();
    const soon = detailOf('7', { game: gameCard('7', { trial: true, open: false }) });
    await renderApp('/?game=g7', { answers: { 'lobby.game': soon } });
    const open = await sheet();
    const start = within(open).getByRole<HTMLButtonElement>('button', { name: 'Próximamente' });
    expect(start.disabled).toBe(true);
    const reason = within(open).getByText(/^Este juego todavía no se puede jugar\./);
    expect(start.getAttribute('aria-describedby')).toBe(reason.id);
    expect(within(open).queryByRole('button', { name: 'Prueba gratis' })).toBeNull();
  });

  it('LOBBY-03 tells of a slot without lines in how many ways it wins', async () => {
    await renderApp('/?game=g7', { answers: { 'lobby.game': detailOf('7', { lines: null, ways: 243 }) } });
    const open = await sheet();
    expect(within(open).getByText('Maneras de ganar').nextElementSibling?.textContent).toBe('243');
    expect(within(open).queryByText('Líneas')).toBeNull();
  });

  it('GAME-14 tells how many rounds pay anything', async () => {
    await renderApp('/?game=g7', { answers });
    const fact = within(await sheet())
      .getByText('Rondas que pagan algo')
      .closest('div');
    expect(fact?.textContent).toContain('49.16');
  });

  it('LOBBY-03 shows no figure that a kind of game does not have', async () => {
    const bare = { rtpPercent: null, paidPercent: null, volatility: null, maxWinStakes: null, reels: null, rows: null };
    const sports = detailOf('7', {
      ...bare,
      lines: null,
      ways: null,
      freeSpins: null,
      features: ['LIVE_BETTING'],
      similar: [],
    });
    await renderApp('/?game=g7', { answers: { 'lobby.game': sports } });
    const open = await sheet();
    for (const label of [
      'Retorno (RTP)',
      'Rondas que pagan algo',
      'Volatilidad',
      'Premio máximo',
      'Líneas',
      'Maneras de ganar',
      'Juegos parecidos',
    ]) {
      expect(within(open).queryByText(label)).toBeNull();
    }
    expect(within(open).getByText('Apuestas en vivo')).toBeTruthy();
  });

  it('LOBBY-07 marks the game as a favourite from its sheet', async () => {
    const { user, gateway } = await renderApp('/?game=g7', {
      tab: memberTab,
      answers: { ...answers, 'lobby.addFavorite': undefined },
    });
    await user.click(within(await sheet()).getByRole('button', { name: 'Guardar en favoritos' }));
    expect(await screen.findByRole('button', { name: 'Quitar de favoritos', pressed: true })).toBeTruthy();
    expect(gateway.calls.find(({ path }) => path === 'lobby.addFavorite')?.input).toMatchObject({ gameId: '7' });
  });

  it('LOBBY-03 says that a game is gone and leads on; what failed may be tried again', async () => {
    const gone = await renderApp('/?game=nada', { answers: { 'lobby.game': failure('GAME_NOT_FOUND') } });
    expect(within(await sheet('Este juego ya no está')).getByRole('link', { name: 'Ver los juegos' })).toBeTruthy();
    gone.unmount();
    let fail = true;
    const flaky = { 'lobby.game': () => (fail ? failure('FUNCTION_NOT_AVAILABLE') : detailOf('7')) };
    const { user } = await renderApp('/?game=g7', { answers: flaky });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    fail = false;
    await user.click(retry);
    expect(await sheet()).toBeTruthy();
  });
});

describe('the games of a vendor', () => {
  const vendor = { code: 'AUR', name: 'Aurelia', icon: '/v.svg', opensList: true, gameCount: 2 };
  const other = { ...vendor, code: 'CND', name: 'Candela' };
  const live = { ...bootstrap, categories: [{ type: 'LIVE' as const, vendors: [vendor, other] }] };
  const games = [gameCard('31', { type: 'LIVE', vendor: 'AUR' })];
  const listed = {
    'system.bootstrap': live,
    'lobby.games': { games, page: 1, totalPages: 1, totalGames: 1 },
  };

  it('LOBBY-09 open over the page from its card, by the address, and close again', async () => {
    const { user, router, gateway } = await renderApp('/live', { answers: listed });
    const rail = await screen.findByRole('navigation', { name: 'Proveedores de Casino en vivo' });
    await user.click(within(rail).getByRole('button', { name: /Aurelia/ }));
    const list = await screen.findByRole('dialog', { name: 'Aurelia' });
    expect(router.state.location.href).toBe('/live?list=AUR');
    expect(await within(list).findByRole('article', { name: 'Juego 31' })).toBeTruthy();
    expect(within(list).getByText('1 juego de este proveedor')).toBeTruthy();
    expect(gateway.calls.filter(({ path }) => path === 'lobby.games').at(-1)?.input).toMatchObject({ vendor: 'AUR' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.href).toBe('/live'));
  });

  it('LOBBY-09 says of a vendor that nobody lists and that has no games that it is not there', async () => {
    const none = { games: [], page: 1, totalPages: 1, totalGames: 0 };
    await renderApp('/live?list=NOBODY', { answers: { ...listed, 'lobby.games': none } });
    const list = await screen.findByRole('dialog', { name: 'Este proveedor ya no está' });
    expect(within(list).getByText(/enlace es viejo/)).toBeTruthy();
    expect(list.textContent).not.toContain('NOBODY');
  });

  it('LOBBY-09 GAME-02 starting one of them leaves the list', async () => {
    const { user } = await renderApp('/live?list=AUR', { answers: listed });
    const list = await screen.findByRole('dialog', { name: 'Aurelia' });
    await user.click(await within(list).findByRole('button', { name: 'Jugar: Juego 31' }));
    expect(await screen.findByRole('dialog', { name: 'Iniciar sesión' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Aurelia' })).toBeNull());
  });
});
