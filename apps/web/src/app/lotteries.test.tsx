import { screen, waitFor, within } from '@testing-library/react';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lotteryCard, lotteryDetail } from '../features/lottery/results/testing/lottery-answers';
import { type Answers, bootstrap, gameCard, sessionView } from '../testing/fake-gateway';
import { memberTab, renderApp } from '../testing/render-app';

const vendor = (code: string, name: string) => ({ code, name, icon: '/v.svg', opensList: false, gameCount: 2 });
const withLotteries: Bootstrap = {
  ...bootstrap,
  categories: [
    ...bootstrap.categories,
    { type: 'LOTT', vendors: [vendor('ESF', 'Esfera')] },
    { type: 'ELOTT', vendors: [vendor('TCG_SEA', 'Lotería SEA'), vendor('TCG_LOTTO_VN', 'Lotería de Vietnam')] },
  ],
};
const sea = lotteryCard({ gameCode: 'dos', area: 'SEA', name: 'Dos en un minuto' });
const lotteries = [sea, lotteryCard({ gameCode: 'tres', area: 'VN', name: 'Tres en un minuto' }), lotteryCard()];
const answers: Answers = {
  'system.bootstrap': withLotteries,
  'session.login': sessionView,
  'lottery.games': { serverTime: new Date().toISOString(), games: lotteries },
  'lottery.recent': { serverTime: new Date().toISOString(), games: [] },
  'lottery.game': lotteryDetail(sea),
};

beforeEach(() => {
  // Menus come when the page has nothing better to do, which here is at once.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});

describe('lotteries', () => {
  it.each(['/lottery', '/seaLottery', '/vnLottery', '/pointMall'])(
    'AUTH-16 %s sends a visitor to log in',
    async (path) => {
      const { router } = await renderApp(`${path}?gameCode=dos`, { answers });
      expect(await screen.findByRole('dialog', { name: 'Iniciar sesión' })).toBeTruthy();
      expect(router.state.location.pathname).toBe('/login');
      expect(router.state.location.search).toEqual({ returnTo: `${path}?gameCode=dos` });
    },
  );

  it('AUTH-16 LOTT-04 who logs in goes on to the lottery that was wanted', async () => {
    const { user, router } = await renderApp('/seaLottery?gameCode=dos', { answers });
    const open = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dos en un minuto' })).toBeTruthy();
    expect(router.state.location.href).toBe('/seaLottery?gameCode=dos');
  });

  it('AUTH-16 a page whose module is off is not found, for members', async () => {
    await renderApp('/pointMall', { tab: memberTab, answers });
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeTruthy();
  });

  it.each([
    ['/seaLottery', 'Lotería SEA', 'Dos en un minuto'],
    ['/vnLottery', 'Lotería de Vietnam', 'Tres en un minuto'],
    ['/lottery', 'Lotería', 'Cinco en un minuto'],
    ['/lottery?view=nonsense&issue=x', 'Lotería', 'Cinco en un minuto'],
  ])('LOTT-01 %s lists the lotteries of its page', async (path, title, name) => {
    await renderApp(path, { tab: memberTab, answers });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'Sorteos' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([name]);
  });

  it('LOTT-04 a lottery shows what the address asks for, and leads from one to the other', async () => {
    const { user, router } = await renderApp('/seaLottery?gameCode=dos&view=results', {
      tab: memberTab,
      answers: { ...answers, 'lottery.results': { serverTime: new Date().toISOString(), issues: [], next: null } },
    });
    const nav = await screen.findByRole('navigation', { name: 'Secciones del sorteo' });
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Resultados');
    await user.click(within(nav).getByRole('link', { name: 'Apostar' }));
    expect(await screen.findByRole('tablist', { name: 'Grupos de jugadas' })).toBeTruthy();
    expect(router.state.location.href).toBe('/seaLottery?gameCode=dos');
    await user.click(within(nav).getByRole('link', { name: 'Todos los sorteos' }));
    await waitFor(() => expect(router.state.location.href).toBe('/seaLottery'));
  });

  it('NAV-08 the side menu stands aside on the pages of games, and is shown and toggled elsewhere', async () => {
    const { user, router } = await renderApp('/seaLottery', { tab: memberTab, answers });
    await screen.findByRole('heading', { level: 1, name: 'Lotería SEA' });
    expect(screen.queryByRole('complementary', { name: 'Menú lateral' })).toBeNull();
    await router.navigate({ to: '/' });
    expect(await screen.findByRole('complementary', { name: 'Menú lateral' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ocultar el menú lateral' }));
    expect(screen.queryByRole('complementary', { name: 'Menú lateral' })).toBeNull();
    expect(window.localStorage.getItem('sideMenu')).toBe('hidden');
  });

  it('NAV-03 choosing lottery opens the SEA lottery where that vendor is, else the page of its category', async () => {
    const first = await renderApp('/', { tab: memberTab, answers });
    const nav = await screen.findByRole('navigation', { name: 'Categorías' });
    await first.user.click(within(nav).getByRole('link', { name: 'Lotería' }));
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/seaLottery'));
    first.unmount();

    const categories: Bootstrap['categories'] = [
      { type: 'LOTT', vendors: [vendor('ESF', 'Esfera'), vendor('FRT', 'Fortunata')] },
    ];
    const second = await renderApp('/', {
      answers: { ...answers, 'system.bootstrap': { ...withLotteries, categories } },
    });
    const without = await screen.findByRole('navigation', { name: 'Categorías' });
    await second.user.click(within(without).getByRole('link', { name: 'Lotería' }));
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/lott'));
  });

  it('NAV-04 GAME-01 the side menu opens a type to its vendors, which lead where their games are', async () => {
    const { user } = await renderApp('/', { tab: memberTab, answers });
    const menu = await screen.findByRole('navigation', { name: 'Menú lateral' });
    for (const type of ['Tragamonedas', 'Lotería', 'Lotería electrónica']) {
      await user.click(within(menu).getByRole('button', { name: `Ver proveedores de ${type}` }));
    }
    const targets = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const games = targets.slice(targets.indexOf('/'));
    expect(games.slice(0, 8)).toEqual([
      '/',
      '/rng',
      '/rng?vassalage=OMT',
      '/seaLottery',
      '/lottery?vassalage=ESF',
      '/elott',
      '/seaLottery',
      '/vnLottery',
    ]);
  });

  it.each([
    ['TCG_SEA', 'ELOTT', '/seaLottery'],
    ['TCG_LOTTO_VN', 'ELOTT', '/vnLottery'],
    ['ESF', 'LOTT', '/lottery'],
    ['OTRA', 'ELOTT', '/lottery'],
  ] as const)('GAME-01 a game of %s (%s) starts on %s', async (code, type, path) => {
    const hot = [gameCard('3', { type, vendor: code, gameCode: 'tres' })];
    const { user, router } = await renderApp('/', {
      tab: memberTab,
      answers: { ...answers, 'lobby.home': { hot, categories: [] }, 'lottery.launch': () => new Promise(() => {}) },
    });
    await user.click(await screen.findByRole('button', { name: 'Jugar: Juego 3' }));
    await waitFor(() => expect(router.state.location.href).toBe(`${path}?gameCode=tres`));
  });

  it('GAME-01 an entry that stands for a vendor opens its list', async () => {
    const hot = [gameCard('4', { type: 'LIVE', vendor: 'AUR', opensList: true })];
    const { user, router } = await renderApp('/', { answers: { ...answers, 'lobby.home': { hot, categories: [] } } });
    await user.click(await screen.findByRole('button', { name: 'Ver juegos: Juego 4' }));
    await waitFor(() => expect(router.state.location.href).toBe('/?list=AUR'));
    expect(await screen.findByRole('dialog', { name: 'AUR' })).toBeTruthy();
  });
});
