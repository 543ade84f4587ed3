import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BetDetail, MovementRow, PersonalProfit, ProfitFigures } from '@tonalli/contracts/records/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure, sessionView } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const movement: MovementRow = {
  movementId: 'L2',
  at: '2026-11-20T05:30:00.000Z',
  kind: 'bet.stake',
  category: 'bet',
  reference: 'R1',
  betId: 'B1',
  amountMinor: -1_250,
  balanceAfterMinor: 98_750,
};
const deposit: MovementRow = {
  ...movement,
  movementId: 'L1',
  kind: 'deposit.credit',
  category: 'deposit',
  reference: 'D1',
  betId: null,
  amountMinor: 100_000,
  balanceAfterMinor: 100_000,
};
const movements = {
  rows: [movement, deposit],
  page: 1,
  totalPages: 1,
  totalRows: 2,
  totals: { inMinor: 100_000, outMinor: 1_250, netMinor: 98_750 },
};

const figures: ProfitFigures = {
  depositMinor: 0,
  withdrawalMinor: 0,
  stakeMinor: 0,
  payoutMinor: 0,
  bonusMinor: 0,
  feeMinor: 0,
  netMinor: 0,
};
const lost = { ...figures, stakeMinor: 8_000, payoutMinor: 3_000, netMinor: -5_000 };
const profit: PersonalProfit = {
  days: [
    { day: '2026-11-18', ...figures },
    { day: '2026-11-19', ...lost },
    { day: '2026-11-20', ...figures, depositMinor: 40_000 },
  ],
  games: [{ type: 'LIVE', bets: 3, stakeMinor: 8_000, payoutMinor: 3_000, netMinor: -5_000 }],
  totals: { ...lost, depositMinor: 40_000 },
  previous: { from: '2026-11-15', to: '2026-11-17', totals: { ...figures, netMinor: 1_000 } },
};

const DICE = { side: 'over', target: 7_500, roll: 1_205, multiplierX10000: 38_815 };
const PLINKO = { rows: 8, risk: 'medium', path: [1, 1, 0, 1, 1, 0, 1, 1], slot: 6, multiplierX100: 125 };
const WHEEL = {
  ...{ segments: 10, risk: 'low', segment: 2, multiplierX100: 0 },
  wheelX100: [130, 120, 0, 120, 120, 120, 120, 0, 120, 120],
};
const BACCARAT = {
  ...{ player: [8, 12], banker: [5, 0], winner: 'player' },
  spots: [{ spot: 'tie', stakeMinor: 500, payoutMinor: 0 }],
};
const CRAPS = {
  point: null,
  rolls: [
    { dice: [2, 2], laid: [{ spot: 'pass', stakeMinor: 500 }], results: [] },
    { dice: [1, 3], laid: [], results: [{ spot: 'pass', stakeMinor: 500, payoutMinor: 1_000 }] },
  ],
  open: [],
};
const ROULETTE = {
  pocket: 17,
  spots: [
    { spot: 'split:14-17', kind: 'split', numbers: [14, 17], stakeMinor: 500, payoutMinor: 9_000 },
    { spot: 'red', kind: 'red', numbers: [1, 3, 5, 7, 9], stakeMinor: 500, payoutMinor: 0 },
  ],
};
const CLASSIC = {
  ...{ model: 'low-1', stakeMinor: 1_000, reels: ['GAG', 'WEC', 'DGA'], paysX100: 220 },
  wins: [{ line: 3, symbol: 'G', count: 3, times: 2, paysX100: 220 }],
};
const SPIN = { scatters: 0, scatterPaysX100: 0, freeSpinsWon: 0, wins: [], paysX100: 0 };
const WAYS = {
  ...{ model: 'high-1', stakeMinor: 1_000, paysX100: 200 },
  spins: [
    {
      ...SPIN,
      kind: 'base',
      reels: ['SAB', 'CSD', 'ESF', 'GHA', 'BCD'],
      scatters: 3,
      scatterPaysX100: 200,
      paysX100: 200,
    },
    {
      ...{ ...SPIN, kind: 'free', reels: ['AEF', 'AWC', 'AEF', 'GHB', 'CDE'], paysX100: 1_040 },
      wins: [{ symbol: 'A', count: 3, ways: 2, paysX100: 1_040 }],
    },
  ],
};
const CLUSTER = {
  ...{ model: 'low-1', isCleared: false, clearPays: 0, multiplierX100: 110 },
  steps: [
    { reels: [['high1', 'low1']], wins: [{ symbol: 'high1', count: 8, parts: 22 }], multiplier: 1, parts: 22 },
    { reels: [['low2', 'low1']], wins: [], multiplier: 1, parts: 0 },
  ],
};
const HOLD = {
  ...{ model: 'low-1', reels: [['scatter', 'low1']], wins: [], isFull: false, linesPay: 0, grandPays: 0 },
  coins: [{ cell: 0, kind: 'plain', lineStakes: 20 }],
  respins: [[{ cell: 4, kind: 'mini', lineStakes: 200 }], [], [], []],
  ...{ coinsPay: 220, multiplierX100: 1_100 },
};
const both = (name: string) => ({ es: name, en: name });
const SPORTS_LEG = {
  ...{ event: '2030-01-02-001', type: 'totalGoals', key: 'match:11', selection: 'over', line: 11 },
  match: { sport: 'football', league: both('Liga Norte'), home: both('Halcones'), away: both('Toros') },
  ...{ oddsMilli: 1_920, scoreAtBet: null, result: 'HALF_WON', voidReason: null, isCorrected: false },
  score: { home: 2, away: 1 },
};
const SPORTS_SLIP = {
  ...{ phase: 'OPEN', form: { kind: 'parlay' }, stakeMinor: 5_000, lines: 1 },
  legs: [
    SPORTS_LEG,
    {
      ...{ ...SPORTS_LEG, event: '2030-01-02-002', type: 'matchResult', key: 'match', selection: 'away', line: null },
      ...{ oddsMilli: 3_000, result: 'VOID', voidReason: 'abandoned', isCorrected: true, score: { home: 0, away: 1 } },
    },
  ],
};
const LOTTERY = {
  ...{ code: 'five-1', prizeGroup: 1_900, odds: {}, stop: { onWin: true, onProfitMinor: null, onCancelled: false } },
  lines: [{ play: 'three-front-straight', selection: [['1'], ['2'], ['3', '4']], unitMinor: 200, multiple: 2 }],
  issues: [
    {
      ...{ issue: '20300102-1080', multiple: 1, state: 'WON', stakeMinor: 800, payoutMinor: 380_000 },
      ...{ won: [{ line: 0, payoutMinor: 380_000 }], result: '12345' },
    },
    {
      ...{ issue: '20300102-1081', multiple: 2, state: 'RELEASED', stakeMinor: 0, payoutMinor: 0 },
      ...{ won: [], result: null },
    },
  ],
};
const bet: Omit<BetDetail, 'outcome'> = {
  ...{ betId: 'B1', roundId: 'R1', at: '2026-11-20T05:30:00.000Z', gameId: 'g', gameName: 'Dados del tarot' },
  ...{ vendor: 'V', vendorName: 'Vendor', type: 'RNG', status: 'SETTLED', isTrial: false },
  ...{
    stakeMinor: 1_250,
    payoutMinor: 0,
    netMinor: -1_250,
    balanceAfterMinor: 98_750,
    fairness: null,
    isCorrected: false,
  },
};

const open = (page: string, answers: Answers, language: 'es' | 'en' = 'es') =>
  renderApp(`/member?page=${page}`, {
    tab: memberTab,
    language,
    answers: {
      'session.resume': sessionView,
      'account.me': failure('NETWORK_ERROR'),
      'messages.unread': { count: 0 },
      ...answers,
    },
  });

describe('account record', () => {
  it('MEM-08 names each movement, with its signed amount, the balance after and the time of Mexico City', async () => {
    await open('transactionHistory', { 'records.movements': movements });
    const table = await screen.findByRole('table', { name: 'Movimientos del periodo' });
    const stake = await within(table).findByRole('row', { name: /^Apuesta/ });
    expect(stake.textContent).toMatch(/19 nov 2026.*11:30.*−\$12\.50.*\$987\.50.*R1/);
    expect(within(table).getByRole('row', { name: /Depósito .*\+\$1,000\.00/ })).toBeTruthy();
    const totals = screen.getByRole('region', { name: 'Totales del periodo' });
    expect(totals.textContent).toContain('Entradas$1,000.00');
    expect(totals.textContent).toContain('Salidas$12.50');
    expect(totals.textContent).toContain('Diferencia+$987.50');
  });

  it('MEM-08 asks anew for the chosen type from the first page on, and keeps it in the address', async () => {
    const { user, gateway, router } = await open('transactionHistory&no=3', { 'records.movements': movements });
    await screen.findByRole('table', { name: 'Movimientos del periodo' });
    await user.selectOptions(screen.getByLabelText('Tipo de movimiento'), 'Retiros');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ category: 'withdrawal' }));
    expect(router.state.location.search).not.toHaveProperty('no');
    const inputs = gateway.calls.filter(({ path }) => path === 'records.movements').map(({ input }) => input);
    expect(inputs.at(0)).toMatchObject({ page: 3 });
    expect(inputs.at(-1)).toMatchObject({ page: 1, category: 'withdrawal' });
  });

  it('MEM-08 opens the round of a bet, and offers none for another movement', async () => {
    const { user, gateway } = await open('transactionHistory', {
      'records.movements': movements,
      'records.betDetail': failure('ROUND_NOT_FOUND'),
    });
    await user.click(await screen.findByRole('button', { name: 'Ver la ronda R1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Detalle de la ronda' });
    expect(await within(dialog).findByText('No pudimos cargar la ronda')).toBeTruthy();
    expect(gateway.calls.find(({ path }) => path === 'records.betDetail')?.input).toMatchObject({ betId: 'B1' });
    expect(screen.queryByRole('button', { name: /D1/ })).toBeNull();
  });

  it.each([
    ['its own words', { family: 'dice', view: DICE }, 'Tu jugadaMayor que 75.00Salió12.05Multiplicador× 3.8815'],
    [
      'the slot that its ball fell into',
      { family: 'plinko', view: PLINKO },
      'RiesgoMedioFilas8Casilla7 de 9Multiplicador× 1.25',
    ],
    [
      'the segment that its wheel stopped at',
      { family: 'wheel', view: WHEEL },
      'RiesgoBajoSegmento3 de 10Multiplicador× 0',
    ],
    [
      'the bets that lay at its table',
      { family: 'roulette', view: ROULETTE },
      'Salió el 17, negroApuestaApostadoPagadoCaballo 14-17$5.00$90.00Rojo$5.00$0.00',
    ],
    [
      'the hands of baccarat',
      { family: 'baccarat', view: BACCARAT },
      'Ganó el jugadorJugador99♠\uFE0E9 de picasK♠\uFE0ERey de picasBanca7',
    ],
    ['the lines of its three reels', { family: 'classic', view: CLASSIC }, 'Línea 4: 3 × Trébol, comodín × 2$22.00'],
    [
      'its free spins, and the ways that won',
      { family: 'ways', view: WAYS },
      /Tirada\$20\.00.*3 símbolos especiales.*Tirada gratis 1\$104\.00.*Figura 1 en 3 rodillos, 2 maneras\$104\.00/,
    ],
    [
      'every board that tumbled',
      { family: 'cluster', view: CLUSTER },
      '8 × Figura 1: × 1.1, multiplicado por 1Cascada 1× 0',
    ],
    [
      'the coins that stayed',
      { family: 'hold-and-spin', view: HOLD },
      '2 monedas retenidas tras 4 giros extra× 1× 10Líneas× 0Monedas× 11Multiplicador× 11',
    ],
    [
      'the dice of craps',
      { family: 'craps', view: CRAPS },
      '2 y 2: 41 y 3: 4ApuestaApostadoPagadoLínea de pase$5.00$10.00',
    ],
    [
      'the draws of a lottery and what each line won',
      { family: 'lottery', view: LOTTERY },
      /20300102-1080, multiplicador 1Con premio12345Apuesta \$8\.00 · .*Línea 1: \$3,800\.00.*1081, multiplicador 2Liberado.*Línea 1: .*\$2 × 2.*3 4Grupo de premio 1900/,
    ],
    [
      'the legs of a slip with their matches, results and factors',
      { family: 'sports', view: SPORTS_SLIP },
      /TipoParlayLíneas1Monto por línea\$50\.00Factor del parlay× 1\.460.*Más de 2\.751\.92Total de goles 2\.75Futbol · Liga Norte · Halcones – Toros 2–1Media ganadaMitad a 1\.92, mitad devuelta · factor de 1\.460Toros3\.00.*Toros 0–1DevueltaResultado corregidoCuenta como cuota 1\.00 · partido sin terminar · factor de 1\.000/,
    ],
    ['none that can be read', { family: 'dice', view: { roll: 'x' } }, 'Esta ronda no tiene más detalles.'],
    ['a family without a drawing', { family: 'no-such', view: DICE }, 'Esta ronda no tiene más detalles.'],
  ])('MEM-07 shows a round of a family by %s', async (_what, shown, text) => {
    const { user } = await open('transactionHistory', {
      'records.movements': movements,
      'records.betDetail': { ...bet, outcome: { kind: 'round', isCancelled: false, symbols: {}, ...shown } },
    });
    await user.click(await screen.findByRole('button', { name: 'Ver la ronda R1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dados del tarot' });
    await waitFor(() => expect(dialog.textContent).toMatch(text));
  });

  it('MEM-07 GAME-08 says of a bet whose round was cancelled what came back, and leads to its proof in the language of the page', async () => {
    const spots = [{ ...ROULETTE.spots[0], stakeMinor: 7_000, payoutMinor: 0 }];
    const outcome = {
      ...{ kind: 'round' as const, family: 'live-roulette', isCancelled: true, symbols: {} },
      view: { round: '7', pocket: null, spots },
    };
    const fairness = {
      ...{ serverSeedHash: 'a'.repeat(64), serverSeed: null, clientSeed: '', nonce: 7 },
      verifyUrl: 'http://games.example/play/verify?round=R1',
    };
    const { user } = await open(
      'transactionHistory',
      { 'records.movements': movements, 'records.betDetail': { ...bet, fairness, outcome } },
      'en',
    );
    await user.click(await screen.findByRole('button', { name: 'See round R1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dados del tarot' });
    await within(dialog).findByText('The round was cancelled, and what was not decided came back.');
    expect(within(dialog).queryByText('The ball has not fallen yet.')).toBeNull();
    expect(within(dialog).getByRole('table').textContent).toMatch(/Returned.*\$70\.00\$70\.00$/);
    const proof = within(dialog).getByRole('link', { name: /Verify this round/ });
    expect(proof.getAttribute('href')).toBe('http://games.example/play/verify?round=R1&lang=en');
  });

  it('MEM-08 says that there is nothing, and that it failed and may be tried again', async () => {
    const nothing = { ...movements, rows: [], totalRows: 0, totals: { inMinor: 0, outMinor: 0, netMinor: 0 } };
    const first = await open('transactionHistory', { 'records.movements': failure('NETWORK_ERROR') }, 'en');
    expect(await screen.findByText('We could not load your movements')).toBeTruthy();
    expect(screen.queryByText('Money in')).toBeNull();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true);
    first.gateway.answers['records.movements'] = nothing;
    await first.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no movements in this period.')).toBeTruthy();
  });
});

describe('profit and loss', () => {
  it('MEM-09 compares the period with the one before', async () => {
    await open('personalProfit', { 'records.profit': profit });
    const totals = await screen.findByRole('region', { name: 'Totales del periodo' });
    await waitFor(() => expect(totals.textContent).toContain('Resultado−$50.00−$60.00 vs. antes'));
    expect(totals.textContent).toContain('Retiros$0.00Igual que antes');
    expect(screen.getByText(/periodo anterior: del 15 nov al 17 nov/)).toBeTruthy();
  });

  it('MEM-09 says what the chart shows, and a day at a time by arrow keys', async () => {
    const { user } = await open('personalProfit', { 'records.profit': profit });
    const chart = await screen.findByRole('img', { name: /^Resultado por día, del 18 nov al 20 nov/ });
    expect(chart.getAttribute('aria-label')).toContain('Resultado: −$50.00');
    await user.click(screen.getByRole('radio', { name: 'Juego' }));
    const slider = screen.getByRole('slider', { name: 'Día' });
    expect(slider.getAttribute('aria-valuetext')).toBe('20 nov. Apostado: $0.00, Pagado: $0.00');
    slider.focus();
    // This document moves no range by arrow keys.
    fireEvent.change(slider, { target: { value: '1' } });
    await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe('19 nov. Apostado: $80.00, Pagado: $30.00'));
  });

  it('MEM-09 lists the days on which something happened, newest first, and the categories of games', async () => {
    await open('personalProfit', { 'records.profit': profit }, 'en');
    const days = await screen.findByRole('table', { name: 'Days with movements' });
    const names = within(days)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Nov 20, 2026', 'Nov 19, 2026']);
    expect(within(days).queryByRole('columnheader', { name: 'Fees' })).toBeNull();
    const games = screen.getByRole('table', { name: 'Result by category of games' });
    expect(within(games).getByRole('row', { name: 'Live casino 3 $80.00 $30.00 −$50.00' })).toBeTruthy();
  });

  it('MEM-09 names fees where there are any, and draws no chart for a single day', async () => {
    const fee = { ...figures, feeMinor: 600, netMinor: -600 };
    const answer = { ...profit, days: [{ day: '2026-11-20', ...fee }], games: [], totals: fee };
    await open('personalProfit', { 'records.profit': answer });
    expect(await screen.findByRole('columnheader', { name: 'Comisiones' })).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Resultado por categoría de juego' })).toBeNull();
  });

  it('MEM-09 says that nothing happened, and that it failed', async () => {
    const quiet = { ...profit, days: [{ day: '2026-11-20', ...figures }], games: [], totals: figures };
    const first = await open('personalProfit', { 'records.profit': failure('NETWORK_ERROR') });
    expect(await screen.findByText('No pudimos calcular tu resultado')).toBeTruthy();
    first.gateway.answers['records.profit'] = quiet;
    await first.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay movimientos en este periodo.')).toBeTruthy();
  });
});
