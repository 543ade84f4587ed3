import { act, screen, waitFor, within } from '@testing-library/react';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, bootstrap, failure, sessionView } from '../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../testing/render-app';
import { at, drawnIssue, lotteryCard, lotteryIssue, NOW } from '../results/testing/lottery-answers';

const vendor = (code: string, name: string) => ({ code, name, icon: '/v.svg', opensList: false, gameCount: 2 });
const withLotteries: Bootstrap = {
  ...bootstrap,
  categories: [
    ...bootstrap.categories,
    { type: 'LOTT', vendors: [vendor('TLT', 'Tonalli')] },
    { type: 'ELOTT', vendors: [vendor('TCG_SEA', 'Lotería SEA'), vendor('TCG_LOTTO_VN', 'Lotería de Vietnam')] },
  ],
};
const games = [
  lotteryCard({ gameCode: 'five-1', id: '0901', name: 'Cinco en un minuto' }),
  lotteryCard({
    gameCode: 'race-1',
    id: '0902',
    name: 'Carrera rápida',
    family: 'racing',
    prizeMode: 'ZY',
    last: null,
  }),
  lotteryCard({ gameCode: 'pick-3', id: '0903', name: 'Tres de la noche', family: 'three-digit', everySeconds: null }),
  lotteryCard({ gameCode: 'sea-4d', id: '0904', name: '4D', area: 'SEA', family: 'four-d', last: null }),
];
const told = (of = games) => ({ serverTime: at(0), games: of });

const open = (answers: Answers = {}, path = '/lottery') =>
  renderApp(path, {
    tab: memberTab,
    answers: {
      ...{ 'system.bootstrap': withLotteries, 'session.resume': sessionView, 'lottery.games': told() },
      ...{ 'lottery.recent': told([]), 'account.me': failure('NETWORK_ERROR'), 'messages.unread': { count: 0 } },
      ...answers,
    },
  });

const names = async () =>
  within(await screen.findByRole('list', { name: 'Sorteos' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

describe('the page of lotteries', () => {
  it('LOTT-01 LOTT-02 shows those of its area with what they are, until when they take orders, and the latest balls', async () => {
    const { router, user } = await open({
      'lottery.launch': { url: `${window.location.origin}/lottery?gameCode=five-1` },
    });
    expect(await names()).toEqual(['Cinco en un minuto', 'Carrera rápida', 'Tres de la noche']);
    const card = within(screen.getByRole('article', { name: 'Cinco en un minuto' }));
    expect(card.getByText('Cinco cifras · Cada minuto')).toBeTruthy();
    expect(card.getByRole('timer', { name: 'Cierra en: 00:40' })).toBeTruthy();
    expect(card.getByText('Último sorteo 20300102-1080')).toBeTruthy();
    const balls = await card.findAllByRole('listitem');
    expect(balls.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
    await user.click(card.getByRole('link', { name: 'Cinco en un minuto' }));
    await waitFor(() => expect(router.state.location.href).toBe('/lottery?gameCode=five-1'));
  });

  it('LOTT-02 tells when the next draw opens, that one is put off, and that one was cancelled', async () => {
    const next = lotteryIssue({ state: 'SCHEDULED', opensAt: at(8), closesAt: at(60), drawsAt: at(68) });
    const cancelled = drawnIssue(1, null, { state: 'CANCELLED' });
    await open({
      'lottery.games': told([
        lotteryCard({ gameCode: 'a', name: 'Abre', current: next, last: cancelled }),
        lotteryCard({ gameCode: 'b', name: 'Aplazado', current: lotteryIssue({ state: 'SUSPENDED' }) }),
        lotteryCard({ gameCode: 'c', name: 'Cerrado ya', isOpen: false }),
      ]),
    });
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await card('Abre')).getByRole('timer', { name: 'Abre en: 00:08' })).toBeTruthy();
    expect((await card('Abre')).getByText('Cancelado, apuestas devueltas')).toBeTruthy();
    expect((await card('Aplazado')).getByText('Sorteo aplazado')).toBeTruthy();
    expect((await card('Cerrado ya')).getByText('Cerrado')).toBeTruthy();
  });

  it('LOTT-05 LOBBY-07 puts favourites first, then those played lately, by their ids to the last zero', async () => {
    await open({ 'lobby.favoriteIds': ['0903', '901'], 'lottery.recent': told([games[1] ?? lotteryCard()]) });
    await waitFor(async () => expect((await names())[0]).toBe('Tres de la noche'));
    await waitFor(async () => expect((await names())[1]).toBe('Carrera rápida'));
    expect(within(screen.getByRole('article', { name: 'Carrera rápida' })).getByText('Reciente')).toBeTruthy();
  });

  it('LOTT-05 LOBBY-07 takes those that this browser knows of until the platform has told, and no longer', async () => {
    window.localStorage.setItem('favoriteLotteries:demo', '0903');
    const { services } = await open({ 'lobby.favoriteIds': failure('UPSTREAM_UNAVAILABLE') });
    await waitFor(async () => expect((await names())[0]).toBe('Tres de la noche'));
    act(() => services.queries.lobby.favoriteIds.setData(undefined, ['0902']));
    await waitFor(async () => expect((await names())[0]).toBe('Carrera rápida'));
  });

  it('LOTT-05 LOBBY-07 marks one here and at the platform, by user name, and leaves it where it stands', async () => {
    const { user, gateway } = await open({ 'lobby.addFavorite': undefined });
    const mark = await screen.findByRole('button', { name: 'Guardar en favoritos: Carrera rápida' });
    await user.click(mark);
    await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'));
    expect(window.localStorage.getItem('favoriteLotteries:demo')).toBe('0902');
    expect(gateway.calls.find(({ path }) => path === 'lobby.addFavorite')?.input).toMatchObject({ gameId: '0902' });
    expect((await names())[0]).toBe('Cinco en un minuto');
  });

  it('LOTT-01 narrows by what is played and by product line, and says when nothing is left', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Tres cifras' }));
    await waitFor(async () => expect(await names()).toEqual(['Tres de la noche']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Línea' }), 'Rápida');
    expect(await screen.findByText('Ningún sorteo coincide')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    await waitFor(async () => expect(await names()).toHaveLength(3));
  });

  it('GAME-01 NAV-04 narrows to the vendor of the address, and back', async () => {
    const of = (code: string) => ({
      categories: [
        ...bootstrap.categories,
        { type: 'LOTT' as const, vendors: [vendor('ESF', 'Esfera'), vendor(code, 'Tonalli')] },
      ],
    });
    const other = lotteryCard({ gameCode: 'esf-1', id: '0910', name: 'De Esfera', vendor: 'ESF' });
    const answers = { 'system.bootstrap': { ...bootstrap, ...of('TLT') }, 'lottery.games': told([...games, other]) };
    const { user, router } = await open(answers, '/lottery?vassalage=ESF');
    await waitFor(async () => expect(await names()).toEqual(['De Esfera']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Proveedor' }), 'Tonalli');
    await waitFor(async () => expect(await names()).not.toContain('De Esfera'));
    expect(router.state.location.href).toBe('/lottery?vassalage=TLT');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Proveedor' }), 'Todos los proveedores');
    await waitFor(async () => expect(await names()).toHaveLength(4));
    expect(router.state.location.href).toBe('/lottery');
  });

  it('GAME-01 says when a vendor of the address has nothing here, and shows all again', async () => {
    const { user, router } = await open({}, '/lottery?vassalage=NADIE');
    expect(await screen.findByText('Ningún sorteo coincide')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(router.state.location.href).toBe('/lottery');
  });

  it('LOTT-01 searches by name where there are many', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      lotteryCard({
        gameCode: `n-${index}`,
        id: `${index}`,
        name: index === 4 ? 'Lotería de Hanói' : `Sorteo ${index}`,
      }),
    );
    const { user } = await open({ 'lottery.games': told(many) });
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar un sorteo' }), 'hanoi');
    await waitFor(async () => expect(await names()).toEqual(['Lotería de Hanói']));
  });

  it('LOTT-01 leads from page to page, and says on each which it is', async () => {
    await open({}, '/seaLottery');
    const nav = await screen.findByRole('navigation', { name: 'Loterías' });
    const links = within(nav).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Lotería SEA', '/seaLottery', 'page'],
      ['Lotería de Vietnam', '/vnLottery', null],
      ['Lotería', '/lottery', null],
    ]);
    expect(await names()).toEqual(['4D']);
  });

  it('LOTT-01 SYS-12 says what it could not load, and tries again; and that there is nothing', async () => {
    const { user, gateway } = await open({ 'lottery.games': failure('OPERATION_NOT_ALLOWED') });
    expect(await screen.findByText('No pudimos cargar los sorteos')).toBeTruthy();
    gateway.answers['lottery.games'] = told([]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Todavía no hay sorteos aquí')).toBeTruthy();
  });
});
