import { screen, waitFor, within } from '@testing-library/react';
import type { LotteryCard } from '@tonalli/contracts/lottery/api';
import { describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure, gameCard, sessionView } from '../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../testing/render-app';
import { lotteryCard, lotteryDetail } from '../results/testing/lottery-answers';

const sea = lotteryCard({
  gameCode: 'sea-4d',
  area: 'SEA',
  prizeMode: 'SEA',
  vendor: 'TCG_SEA',
  name: 'Cuatro cifras',
});
const told = (games: LotteryCard[]) => ({ serverTime: new Date().toISOString(), games });
const ownPage = (path: string) => ({ url: `${window.location.origin}${path}` });

const launched = () => ownPage('/seaLottery?gameCode=sea-4d&view=betting&lang=es');
const answers: Answers = {
  'system.bootstrap': bootstrap,
  'session.login': sessionView,
  'lottery.games': told([sea]),
  'lottery.recent': told([]),
  'lottery.game': lotteryDetail(sea),
  'lottery.launch': launched,
};
const hot = [gameCard('3', { type: 'ELOTT', vendor: 'TCG_SEA', gameCode: 'sea-4d' })];

const openTile = async (extra: Answers = {}, path = '/seaLottery') => {
  const app = await renderApp(path, { tab: memberTab, answers: { ...answers, ...extra } });
  await app.user.click(await screen.findByRole('link', { name: 'Cuatro cifras' }));
  return app;
};
const launches = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.gateway.calls.filter(({ path }) => path === 'lottery.launch').map(({ input }) => input);

describe('the launch of a lottery', () => {
  it('LOTT-04 asks with area, prize mode, view, way back and language, and goes where the platform says', async () => {
    const app = await openTile();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cuatro cifras' })).toBeTruthy();
    expect(launches(app)).toEqual([
      {
        ...{ gameCode: 'sea-4d', area: 'SEA', prizeMode: 'SEA', view: 'betting', language: 'es' },
        backUrl: `${window.location.origin}/seaLottery`,
      },
    ]);
    expect(app.router.state.location.search).toEqual({ gameCode: 'sea-4d', view: 'betting' });
    app.router.history.back();
    await waitFor(() => expect(app.router.state.location.href).toBe('/seaLottery'));
  });

  it('LOTT-04 goes to another page of lotteries, and to the list, when the platform says so', async () => {
    const app = await openTile({ 'lottery.launch': () => ownPage('/vnLottery?gameCode=sea-4d&view=lobby') });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/vnLottery'));
    expect(app.router.state.location.search).toEqual({ gameCode: 'sea-4d', view: 'lobby' });
    expect(await screen.findByText('Todavía no hay sorteos aquí')).toBeTruthy();
  });

  it('LOTT-04 GAME-01 GAME-02 is asked for from the lobby too, once a visitor has logged in', async () => {
    const home = { 'lobby.home': { hot, categories: [] } };
    const app = await renderApp('/', { answers: { ...answers, ...home } });
    await app.user.click(await screen.findByRole('button', { name: 'Jugar: Juego 3' }));
    const login = within(await screen.findByRole('dialog', { name: 'Iniciar sesión' }));
    expect(launches(app)).toEqual([]);
    await app.user.type(login.getByRole('textbox', { name: /Usuario/ }), 'demo');
    await app.user.type(login.getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cuatro cifras' })).toBeTruthy();
    expect(launches(app)).toMatchObject([{ gameCode: 'sea-4d', backUrl: `${window.location.origin}/` }]);
  });

  it('LOTT-04 SYS-12 shows that it is on its way, why it failed, and opens at another try', async () => {
    const asked = Promise.withResolvers<{ url: string }>();
    const app = await openTile({ 'lottery.launch': () => asked.promise });
    expect(await screen.findByText('Abriendo el sorteo…')).toBeTruthy();
    asked.reject(failure('UPSTREAM_UNAVAILABLE'));
    expect(within(await screen.findByRole('alert')).getByText('No pudimos abrir este sorteo')).toBeTruthy();
    app.gateway.answers['lottery.launch'] = launched;
    await app.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cuatro cifras' })).toBeTruthy();
  });

  it('LOTT-04 GAME-02 leads to the results of one that takes no orders now', async () => {
    const app = await openTile({ 'lottery.launch': failure('GAME_UNAVAILABLE') });
    await app.user.click(await screen.findByRole('link', { name: 'Resultados' }));
    expect(app.router.state.location.search).toEqual({ gameCode: 'sea-4d', view: 'results' });
  });

  it('LOTT-04 S6 never leaves for another site', async () => {
    const app = await openTile({ 'lottery.launch': { url: 'https://elsewhere.example/lottery?gameCode=sea-4d' } });
    expect(within(await screen.findByRole('alert')).getByText('No pudimos abrir este sorteo')).toBeTruthy();
    expect(app.router.state.location.href).toBe('/seaLottery?gameCode=sea-4d');
  });

  it('LOTT-04 an address that was kept opens without a launch', async () => {
    const app = await renderApp('/seaLottery?gameCode=sea-4d', { tab: memberTab, answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cuatro cifras' })).toBeTruthy();
    expect(launches(app)).toEqual([]);
  });
});
