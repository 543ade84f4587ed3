import { screen, waitFor, within } from '@testing-library/react';
import type { IssueProof } from '@tonalli/contracts/lottery/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, failure, sessionView } from '../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../testing/render-app';
import {
  at,
  drawnIssue,
  lotteryCard,
  lotteryDetail,
  NOW,
  orderDetail,
  orderDraw,
  orderRow,
} from './testing/lottery-answers';

const game = lotteryCard();
const issues = [
  drawnIssue(1, '12345'),
  drawnIssue(2, '00700', { isForced: true }),
  drawnIssue(3, null, { state: 'CANCELLED' }),
  drawnIssue(4, '99999', { state: 'CORRECTED' }),
  drawnIssue(5, null, { state: 'SUSPENDED' }),
];
const page = (of = issues, next: string | null = null) => ({ serverTime: at(0), issues: of, next });

const open = (view: 'results' | 'trend', answers: Answers = {}, card = game) =>
  renderApp(`/lottery?gameCode=${card.gameCode}&view=${view}`, {
    tab: memberTab,
    answers: {
      ...{ 'session.resume': sessionView, 'account.me': failure('NETWORK_ERROR'), 'messages.unread': { count: 0 } },
      ...{ 'lottery.game': lotteryDetail(card), 'lottery.results': page(), 'lottery.orders': { ...page(), rows: [] } },
      ...answers,
    },
  });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

describe('results of a lottery', () => {
  it('LOTT-02 LOTT-07 shows each draw with its balls, and marks those that are unlike others', async () => {
    await open('results');
    const list = await screen.findByRole('list', { name: 'Resultados, el más reciente primero' });
    const texts = within(list)
      .getAllByRole('article')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/20300102-1079.*Forzado por pruebas.*00700/);
    expect(texts[1]).toMatch(/20300102-1078.*Cancelado, apuestas devueltas.*Sin resultado/);
    expect(texts[2]).toMatch(/20300102-1077.*Corregido.*99999/);
    expect(texts[3]).toMatch(/20300102-1076.*Sorteo aplazado.*Sin resultado/);
    expect(screen.getByText('No hay resultados anteriores.')).toBeTruthy();
  });

  it('LOTT-02 goes back page after page, keeps what is there when that fails, and tries again', async () => {
    const before: unknown[] = [];
    let fails = true;
    const { user } = await open('results', {
      'lottery.results': (input) => {
        before.push(input.before);
        if (input.before === undefined) return page(issues, '20300102-1076');
        return fails ? failure('OPERATION_NOT_ALLOWED') : page([drawnIssue(6, '66666')]);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(screen.queryByText(/en la lista/)).toBeNull();
    expect(await screen.findByText('No pudimos cargar más resultados.')).toBeTruthy();
    expect(screen.getByText('20300102-1079')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('20300102-1075')).toBeTruthy();
    expect(screen.getByText('6 sorteos en la lista')).toBeTruthy();
    expect(before.at(-1)).toBe('20300102-1076');
  });

  it('LOTT-02 shows a station’s special prize, and all prizes by station when asked', async () => {
    const card = lotteryCard({ gameCode: 'vn-south', family: 'vietnam-region', area: 'VN', last: null });
    const { vietnamRegion } = await import('@tonalli/lottery/families/vietnam-region/family');
    const stations = ['HCM', 'DT'];
    const result = vietnamRegion.draw({ below: () => 3 }, { drawsAt: NOW, stations });
    const { user, gateway } = await open(
      'results',
      { 'lottery.results': page([drawnIssue(1, result, { stations }), drawnIssue(2, result, { stations })]) },
      card,
    );
    const list = await screen.findByRole('list', { name: 'Resultados, el más reciente primero' });
    const named = within(list)
      .getAllByRole('list')
      .map((row) => row.getAttribute('aria-label'));
    expect(named).toEqual(['TP. HCM', 'Đồng Tháp']);
    await user.click(within(list).getByRole('button', { name: /Ver todo el resultado/ }));
    const hcm = within(within(list).getByRole('group', { name: 'TP. HCM' }));
    expect(hcm.getAllByRole('list').length).toBe(9);
    expect(gateway.calls.find(({ path }) => path === 'lottery.results')?.input).toMatchObject({ area: 'VN' });
  });

  it('LOTT-02 SYS-12 says what it could not load, and tries again; and that nothing was drawn yet', async () => {
    const { user, gateway } = await open('results', { 'lottery.results': failure('OPERATION_NOT_ALLOWED') });
    expect(await screen.findByText('No pudimos cargar los resultados')).toBeTruthy();
    gateway.answers['lottery.results'] = page([]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Todavía no hay resultados')).toBeTruthy();
  });
});

const proof: IssueProof = {
  ...{ serverTime: at(0), issue: drawnIssue(1, '12345'), chainEnd: 'c0ffee', nextChainEnd: 'decade', orderCount: 3 },
  ...{
    betsRoot: 'facade',
    beacon: { source: 'demonstration', round: 77, value: 'bead' },
    serverSeed: 'ace',
    clientSeed: 'dab',
  },
};

describe('how a draw was decided', () => {
  const show = async (answers: Answers) => {
    const { user } = await open('results', answers);
    await user.click(await screen.findByRole('button', { name: 'Cómo se decidió' }));
    return within(await screen.findByRole('dialog', { name: 'Cómo se decidió el sorteo 20300102-1080' }));
  };

  it('GAME-12 says commitment, root, beacon and reveal in words and bytes, and that the beacon proves nothing', async () => {
    const dialog = await show({ 'lottery.proof': proof });
    const steps = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(steps).toHaveLength(4);
    expect(steps[0]).toMatch(/1\. Compromiso.*c0ffee/);
    expect(steps[1]).toMatch(/2\. Apuestas cerradas.*facade.*3 boletos/);
    expect(steps[2]).toMatch(/3\. Faro.*77.*bead.*Faro de demostración/);
    expect(steps[3]).toMatch(/4\. Revelación.*ace.*dab/);
    expect(dialog.getByText(/Cuando tengas un boleto/)).toBeTruthy();
  });

  it('GAME-12 keeps what is not public unsaid, and says what is forced or cancelled', async () => {
    const hidden = { betsRoot: null, beacon: null, serverSeed: null, clientSeed: null };
    const issue = drawnIssue(1, null, { isForced: true, state: 'CANCELLED' });
    const dialog = await show({ 'lottery.proof': { ...proof, ...hidden, issue } });
    expect(await dialog.findAllByText('Todavía no es público.')).toHaveLength(5);
    expect(dialog.getByText(/forzado por pruebas y no se puede verificar/)).toBeTruthy();
    expect(dialog.getByText(/El sorteo se canceló/)).toBeTruthy();
  });

  it('GAME-12 leads from a draw to the check of the member’s own order in it', async () => {
    const issue = '20300102-1080';
    const dialog = await show({
      'lottery.proof': proof,
      'lottery.orders': { serverTime: at(0), rows: [orderRow({ firstIssue: issue, lastIssue: issue })], next: null },
      'lottery.order': orderDetail({ issues: [orderDraw({ issue })] }),
    });
    const link = await dialog.findByRole('link', { name: /Comprobar mi boleto/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'http://games.example/verify?bet=B1&lang=es',
      '_blank',
    ]);
  });
});

describe('trends of a lottery', () => {
  it('LOTT-02 are a table of what was drawn and what was missing, with the sentence that streaks change nothing', async () => {
    const { user } = await open('trend');
    const independent = 'Los sorteos son independientes: las rachas no cambian la probabilidad.';
    expect(await screen.findByText(independent)).toBeTruthy();
    const table = await screen.findByRole('table', { name: /Decena de millar: salidas y faltas de los últimos 3/ });
    const rows = within(table).getAllByRole('row');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Sorteo', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']]);
    expect(rows[1]?.textContent).toMatch(/^Veces1100000001$/);
    expect(rows[4]?.textContent).toMatch(/^20300102-108011 salió/);
    expect(screen.getByText(/Más veces: 0, 1, 9 · Menos veces: 2, 3/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Posición' }), 'Unidad');
    expect(await screen.findByRole('table', { name: /Unidad:/ })).toBeTruthy();
  });

  it('LOTT-02 asks for as many draws as are needed to know what was missing, and shows those that are asked for', async () => {
    const many = Array.from({ length: 120 }, (_, index) => drawnIssue(index + 1, '12345'));
    const { user, gateway } = await open('trend', { 'lottery.results': page(many) });
    const rows = async () => within(await screen.findByRole('table')).findAllByRole('row');
    await waitFor(async () => expect(await rows()).toHaveLength(34));
    await user.click(screen.getByRole('radio', { name: '100 sorteos' }));
    await waitFor(async () => expect(await rows()).toHaveLength(104));
    expect((await rows())[2]?.textContent).toMatch(/^Sin salir120/);
    expect(gateway.calls.find(({ path }) => path === 'lottery.results')?.input).toMatchObject({ pageSize: 200 });
  });

  it('LOTT-02 SYS-12 say what could not be loaded, and that there is nothing to count yet', async () => {
    const { user, gateway } = await open('trend', { 'lottery.results': failure('OPERATION_NOT_ALLOWED') });
    expect(await screen.findByText('No pudimos cargar los sorteos')).toBeTruthy();
    gateway.answers['lottery.results'] = page([]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Todavía no hay sorteos que contar')).toBeTruthy();
  });
});
