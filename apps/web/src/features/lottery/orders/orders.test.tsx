import { act, screen, waitFor, within } from '@testing-library/react';
import type { OrderDetail } from '@tonalli/contracts/lottery/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyLiveMessage } from '../../../app/live/apply-live-message';
import { type Answers, failure, sessionView } from '../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../testing/render-app';
import {
  at,
  lotteryCard,
  lotteryDetail,
  NOW,
  orderDetail,
  orderDraw,
  orderRow,
} from '../results/testing/lottery-answers';

const games = { serverTime: at(0), games: [lotteryCard(), lotteryCard({ gameCode: 'race-1', name: 'Carrera' })] };
const orders = (rows = [orderRow()], next: string | null = null) => ({ serverTime: at(0), rows, next });

const open = (path: string, answers: Answers = {}, language: 'es' | 'en' = 'es') =>
  renderApp(path, {
    ...{ tab: memberTab, language },
    answers: {
      ...{ 'session.resume': sessionView, 'account.me': failure('NETWORK_ERROR'), 'messages.unread': { count: 0 } },
      ...{ 'lottery.games': games, 'lottery.recent': { ...games, games: [] }, 'lottery.orders': orders() },
      ...answers,
    },
  });

const inputsOf = (gateway: { calls: { path: string; input: unknown }[] }, wanted: string) =>
  gateway.calls.filter(({ path }) => path === wanted).map(({ input }) => input);

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

describe('my orders', () => {
  const chase = orderRow({
    ...{ orderId: 'R2', isChase: true, issueCount: 5, lastIssue: '20300102-1085', heldMinor: 1_600, lineCount: 2 },
    ...{ isCancellable: false, isStoppable: true },
  });

  it('LOTT-07 shows what is open with its draws and amounts, and leads to one and back', async () => {
    const { user, router } = await open('/lottery?view=orders', {
      'lottery.orders': orders([orderRow(), chase]),
      'lottery.order': orderDetail(),
    });
    const list = await screen.findByRole('list', { name: 'Mis boletos, el más reciente primero' });
    const [one, other] = within(list).getAllByRole('article');
    expect(one?.textContent).toMatch(
      /En juego.*Cinco en un minuto.*Sorteo 20300102-1081.*1 \| 2 \| 3 4.*Apostado\$4\.00/,
    );
    expect(other?.textContent).toMatch(
      /Continua: 5 sorteos.*Sorteos 20300102-1081 a 20300102-1085.*2 líneas.*Apartado\$16\.00/,
    );
    await user.click(within(list).getAllByRole('link', { name: /Ver el boleto/ })[0] ?? list);
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'order', order: 'R1' }));
    expect(await screen.findByText('Boleto R1', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Mis boletos' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'orders' }));
  });

  it('LOTT-07 asks for what is open, settled or a chase, of one lottery or all, page after page', async () => {
    const { user, gateway } = await open('/lottery?view=orders', {
      'lottery.orders': ({ before }) => (before ? orders([orderRow({ orderId: 'R9' })]) : orders([orderRow()], 'R1')),
    });
    await user.click(await screen.findByRole('tab', { name: 'Cerradas' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Lotería' }), 'Carrera');
    await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('No hay boletos anteriores.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const common = { language: 'es', pageSize: 20 };
    expect(inputsOf(gateway, 'lottery.orders')).toEqual([
      { ...common, kind: 'OPEN' },
      { ...common, kind: 'SETTLED' },
      { ...common, kind: 'SETTLED', gameCode: 'race-1' },
      { ...common, kind: 'SETTLED', gameCode: 'race-1', before: 'R1' },
    ]);
  });

  it('GAME-16 LOTT-07 follows what the live channel tells', async () => {
    const { services, gateway } = await open('/lottery?view=orders');
    expect(await screen.findByText('En juego')).toBeTruthy();
    gateway.answers['lottery.orders'] = orders([orderRow({ state: 'WON', payoutMinor: 190_000 })]);
    const bet = { roundId: 'R1', gameName: 'Cinco', payoutMinor: 190_000, isReturned: false };
    act(() => applyLiveMessage({ type: 'bet-ended', bet }, { services, language: 'es' }));
    expect(await screen.findByText('Con premio')).toBeTruthy();
    expect(screen.getByText('$1,900.00')).toBeTruthy();
  });

  it.each([
    ['es', 'No tienes boletos abiertos', 'Ver sorteos'],
    ['en', 'You have no open tickets', 'See draws'],
  ] as const)('LOTT-07 says in %s that there is none, and leads to the lotteries', async (language, title, way) => {
    const { user, router } = await open('/lottery?view=orders', { 'lottery.orders': orders([]) }, language);
    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(screen.getAllByRole('link', { name: way })[0] ?? document.body);
    await waitFor(() => expect(router.state.location.href).toBe('/lottery'));
  });

  it('LOTT-07 SYS-12 says what it could not load, and tries again', async () => {
    const { user, gateway } = await open('/lottery?view=orders', {
      'lottery.orders': failure('OPERATION_NOT_ALLOWED'),
    });
    expect(await screen.findByText('No pudimos cargar tus boletos')).toBeTruthy();
    gateway.answers['lottery.orders'] = orders();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('En juego')).toBeTruthy();
  });
});

describe('an order', () => {
  const show = (order: OrderDetail, answers: Answers = {}) =>
    open('/lottery?view=order&order=R1', { 'lottery.order': order, ...answers });

  it('LOTT-07 shows its lines with what was chosen, its draws, and what each line won there', async () => {
    const { play, selection, ...line } = orderDetail().lines[0] ?? Object.create(null);
    await show(
      orderDetail({
        ...{ state: 'WON', isChase: true, issueCount: 3, payoutMinor: 190_000, rebateMinor: 12, prizeGroup: 1_900 },
        ...{ stop: { onWin: true, onProfitMinor: 5_000, onCancelled: true } },
        lines: [{ ...line, play, selection, payoutMinor: 190_000 }],
        issues: [
          orderDraw({ state: 'WON', result: '12345', payoutMinor: 190_000, won: [{ line: 0, payoutMinor: 190_000 }] }),
          orderDraw({ issue: '20300102-1082', state: 'SKIPPED', stakeMinor: 0, multiple: 2 }),
          orderDraw({ issue: '20300102-1083', state: 'RELEASED', stakeMinor: 0 }),
        ],
      }),
    );
    const lines = within(await screen.findByRole('region', { name: 'Líneas' })).getAllByRole('listitem');
    expect(lines[0]?.textContent).toMatch(
      /Línea 1: .*2 apuestas · \$2 × 1.*\$4\.00 por sorteo.*Premio máximo \$1,900\.00.*Ganó/,
    );
    const draws = within(screen.getByRole('region', { name: 'Sorteos' }));
    const [won, skipped, released] = draws
      .getAllByRole('heading')
      .slice(1)
      .map((heading) => heading.closest('li'));
    expect(won?.textContent).toMatch(/20300102-1081.*Con premio.*12345.*Premio \$1,900\.00.*Línea 1: \$1,900\.00/);
    expect(skipped?.textContent).toMatch(/Saltado.*Multiplicador 2.*no se pagó a tiempo/);
    expect(released?.textContent).toMatch(/Liberado.*terminó antes/);
    expect(screen.getByText('Grupo de premio 1900')).toBeTruthy();
    expect(screen.getByText('Se detiene con una ganancia neta de $50.00.')).toBeTruthy();
    expect(screen.getByText('$0.12')).toBeTruthy();
  });

  it('LOTT-07 shows thousands of numbers once they are asked for', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => String(index).padStart(3, '0'));
    const order = orderDetail();
    const lines = order.lines.map((line) => ({ ...line, play: 'three-front-straight-typed', selection: [numbers] }));
    const { user } = await show({ ...order, lines });
    const more = await screen.findByRole('button', { name: 'Ver todo: Línea 1' });
    expect(screen.queryByText(/ 499/)).toBeNull();
    await user.click(more);
    expect(await screen.findByText(/ 499/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ver menos: Línea 1' })).toBeTruthy();
  });

  it('LOTT-07 is taken back after a question that says what comes back, once for one intent', async () => {
    const order = orderDetail({ heldMinor: 1_600 });
    const { user, gateway } = await show(order, {
      'lottery.cancelOrder': { ...order, state: 'CANCELLED', isCancellable: false, heldMinor: 0 },
    });
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Retirar este boleto?' }));
    expect(dialog.getByText(/Vuelven \$20\.00 a tu saldo/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sí, retirar' }));
    expect(await screen.findByText('Retirado')).toBeTruthy();
    expect(await screen.findByText('Boleto retirado. Tu saldo ya tiene el dinero.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
    expect(inputsOf(gateway, 'lottery.cancelOrder')).toEqual([{ orderId: 'R1', language: 'es' }]);
  });

  it('LOTT-07 SYS-12 says in the question why it could not be taken back, and keeps asking', async () => {
    const { user } = await show(orderDetail(), { 'lottery.cancelOrder': failure('ISSUE_CLOSED') });
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sí, retirar' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Dejarlo' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('LOTT-07 stops a chase after a question that says what is released and what stays', async () => {
    const order = orderDetail({
      isChase: true,
      issueCount: 5,
      isCancellable: false,
      isStoppable: true,
      heldMinor: 1_600,
    });
    const { user, gateway } = await show(order, {
      'lottery.stopChase': { ...order, isStoppable: false, heldMinor: 0 },
    });
    await user.click(await screen.findByRole('button', { name: 'Detener la apuesta continua' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Detener la apuesta continua?' }));
    expect(dialog.getByText(/Vuelven \$16\.00 apartados.*Lo ya apostado sigue en juego/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sí, detener' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Detener la apuesta continua' })).toBeNull());
    expect(inputsOf(gateway, 'lottery.stopChase')).toEqual([{ orderId: 'R1', language: 'es' }]);
  });

  it('GAME-12 LOTT-07 can be checked in a tab of its own, and bet again on the slip of its lottery', async () => {
    const card = lotteryCard();
    const { user, router } = await show(orderDetail(), {
      'lottery.game': lotteryDetail(card),
      'lottery.issues': { serverTime: at(0), issues: card.current ? [card.current] : [] },
    });
    const check = await screen.findByRole('link', { name: /Comprobar/ });
    expect(check.getAttribute('href')).toBe('http://games.example/verify?bet=B1&lang=es');
    await user.click(await screen.findByRole('button', { name: 'Repetir' }));
    await waitFor(() => expect(router.state.location.href).toBe('/lottery?gameCode=five-1&view=betting'));
    const kept = JSON.parse(window.sessionStorage.getItem('lotteryDesk.demo.five-1') ?? 'null');
    expect(kept.slip.lines).toMatchObject([{ play: 'three-front-straight', selection: [['1'], ['2'], ['3', '4']] }]);
  });

  it('LOTT-02 LOTT-07 is read again once its draw is made', async () => {
    let reads = 0;
    await show(orderDetail(), {
      'lottery.order': () => {
        reads += 1;
        return reads === 1 ? orderDetail() : orderDetail({ state: 'LOST', issues: [orderDraw({ state: 'LOST' })] });
      },
    });
    expect((await screen.findAllByText('En juego')).length).toBe(2);
    expect(reads).toBe(1);
    vi.spyOn(Date, 'now').mockReturnValue(NOW + 50_000);
    await waitFor(() => expect(screen.getAllByText('Sin premio')).toHaveLength(2));
  });

  it('LOTT-07 SYS-12 says that it could not be loaded, and tries again', async () => {
    const { user, gateway } = await show(orderDetail(), { 'lottery.order': failure('ORDER_NOT_FOUND') });
    expect(await screen.findByText('No pudimos cargar el boleto')).toBeTruthy();
    gateway.answers['lottery.order'] = orderDetail();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Boleto R1', { exact: false })).toBeTruthy();
  });
});
