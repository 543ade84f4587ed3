import { act, screen, waitFor, within } from '@testing-library/react';
import { vietnamNorth } from '@tonalli/lottery/families/vietnam-north/family';
import { describe, expect, it } from 'vitest';
import { issueAnswer, lotteryAnswer, orderAnswer } from './testing/lottery-answer';
import { addPositioning, choosePositioning, fiveAnswer, openBetting, slipLines } from './testing/open-betting';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the slip of a lottery', () => {
  it('LOTT-03 joins equal bets, changes multiples, removes with a way back, and is emptied', async () => {
    const app = await openBetting();
    const { user } = app;
    await addPositioning(app);
    await addPositioning(app);
    expect(slipLines()).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Multiplicador de la apuesta 1' })).toHaveProperty('value', '2');
    await user.click(button('Multiplicador de la apuesta 1: uno más'));
    expect(slipLines()[0]?.textContent).toContain('$12.00');
    await user.click(button('Quitar la apuesta 1'));
    expect(screen.queryByRole('list', { name: 'Apuestas del boleto' })).toBeNull();
    await user.click(button('Deshacer'));
    expect(slipLines()[0]?.textContent).toContain('$12.00');
    await user.click(button('Vaciar'));
    expect(screen.getByText('Tu boleto está vacío. Elige números y agrégalos aquí.')).toBeTruthy();
  });

  it('LOTT-03 a line is changed on the board, or left as it was', async () => {
    const app = await openBetting();
    await addPositioning(app);
    await app.user.click(button('Cambiar la apuesta 1'));
    const row = screen.getByRole('group', { name: 'Decena de millar' });
    expect(within(row).getByRole('button', { name: '6' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(within(row).getByRole('button', { name: '6' }));
    await app.user.click(button('Guardar cambios'));
    expect(slipLines()).toHaveLength(1);
    expect(slipLines()[0]?.textContent).toContain('$2.00');
    await app.user.click(button('Cambiar la apuesta 1'));
    await app.user.click(button('Dejar como estaba'));
    expect(slipLines()[0]?.textContent).toContain('$2.00');
  });

  it('LOTT-03 outlives a reload with what is chosen on the board, and is no other member\u2019s', async () => {
    const app = await openBetting();
    await addPositioning(app);
    await choosePositioning(app);
    app.unmount();
    const again = await openBetting();
    expect(slipLines()).toHaveLength(1);
    expect(document.body.textContent).toContain('2 apuestas × $2 × 1 = $4.00');
    again.unmount();
    window.sessionStorage.setItem('username', 'maria');
    const key = 'lotteryDesk.demo.five-1';
    expect(window.sessionStorage.getItem(key)).toContain('positioning');
    expect(window.sessionStorage.getItem('lotteryDesk.maria.five-1')).toBeNull();
  });

  it('LOTT-03 AUTH-12 a logout leaves nothing of it in the tab', async () => {
    const app = await openBetting();
    await addPositioning(app);
    await waitFor(() => expect(window.sessionStorage.getItem('lotteryDesk.demo.five-1')).toContain('positioning'));
    await act(() => app.services.session.logOut(() => Promise.resolve()));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('lotteryDesk'))).toEqual([]);
  });

  it('SYS-15 LOTT-03 a board is worked by keys: one option takes the focus, arrows move, space chooses', async () => {
    const app = await openBetting();
    const { user } = app;
    await user.click(screen.getByRole('tab', { name: 'Posición' }));
    const row = await screen.findByRole('group', { name: 'Decena de millar' });
    const options = within(row).getAllByRole('button');
    expect(options.map(({ tabIndex }) => tabIndex)).toEqual([0, ...Array.from({ length: 9 }, () => -1)]);
    options[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight} {End} ');
    expect(document.activeElement).toBe(options[9]);
    expect(
      options.filter((option) => option.getAttribute('aria-pressed') === 'true').map(({ textContent }) => textContent),
    ).toEqual(['2', '9']);
    await user.click(screen.getAllByRole('button', { name: 'Impares' })[0] ?? document.body);
    expect(document.body.textContent).toContain('5 apuestas × $2 × 1 = $10.00');
  });

  it('LOTT-03 what a slip may cost and pay is said before it is placed', async () => {
    const detail = fiveAnswer();
    const app = await openBetting({
      'lottery.game': { ...detail, limits: { ...detail.limits, maxPayoutMinor: 1_000, maxOrderMinor: 700 } },
    });
    await addPositioning(app);
    expect(screen.getByText(/El premio máximo por sorteo es de \$10\.00/)).toBeTruthy();
    expect(button('Apostar').hasAttribute('disabled')).toBe(true);
    await addPositioning(app);
    expect(screen.getByText(/Un boleto puede costar \$7\.00 como máximo/)).toBeTruthy();
  });

  it('LOTT-03 odds are chosen against a rebate where the member may, and the order is made in that group', async () => {
    const app = await openBetting({
      'lottery.game': { ...fiveAnswer(), prizeGroup: { least: 1_900, most: 1_960, rebateBp: 300 } },
      'lottery.placeOrder': orderAnswer('R-1'),
    });
    await addPositioning(app);
    const slider = screen.getByRole('slider', { name: 'Cuota o reembolso' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Cuotas con retorno de 98% y reembolso de 0% de lo apostado');
    expect(slipLines()[0]?.textContent).toContain('hasta $19.60');
  });
});

describe('typed entry', () => {
  it('LOTT-07 names each error with its place, drops them with one press, and bets what is left', async () => {
    const app = await openBetting();
    const { user } = app;
    await user.click(screen.getByRole('radio', { name: 'Directa escrita' }));
    const area = screen.getByRole('textbox', { name: 'Escribe o pega tus números' });
    await user.click(area);
    await user.paste('12345, 12345;54321|1234\n9x999');
    expect(await screen.findByText('2 números válidos')).toBeTruthy();
    expect(screen.getByText('Renglón 1, columna 20: 1234')).toBeTruthy();
    expect(screen.getByText('Renglón 2, columna 1: 9x999')).toBeTruthy();
    expect(screen.getByText('12345, 2 veces')).toBeTruthy();
    expect(button('Agregar').hasAttribute('disabled')).toBe(true);
    await user.click(button('Quitar repetidos y no válidos'));
    expect(area).toHaveProperty('value', '12345 54321');
    await user.click(button('Agregar'));
    expect(slipLines()[0]?.textContent).toContain('2 apuestas');
  });

  it('LOTT-07 reads whole orders in shorthand with a preview, and none that is doubtful', async () => {
    const current = issueAnswer('20261124', { stations: ['HN'] });
    const app = await openBetting(
      { 'lottery.game': lotteryAnswer({ code: 'vn-north', family: vietnamNorth, current }) },
      '/vnLottery?gameCode=vn-north',
    );
    const { user } = app;
    await user.click(button('Escribir en abreviado'));
    const dialog = await screen.findByRole('dialog', { name: 'Apuestas en abreviado' });
    const area = within(dialog).getByRole('textbox', { name: 'Tus apuestas' });
    await user.click(area);
    await user.paste('11 22 lo 5n; 345 dd 1n');
    expect(await within(dialog).findByText('El número debe tener 2 cifras.')).toBeTruthy();
    const add = within(dialog).getByRole('button', { name: /^Agregar/ });
    expect(add.hasAttribute('disabled')).toBe(true);
    await user.clear(area);
    await user.paste('11 22 lo 5n; 33 dd 1n');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Agregar 2 apuestas' })).toBeTruthy());
    expect(within(dialog).getByRole('table', { name: 'Lo que se entendió' }).textContent).toContain('$270.00');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar 2 apuestas' }));
    expect(slipLines()).toHaveLength(2);
  });
});

describe('a chase', () => {
  it('LOTT-07 shows every draw, what all may cost and how it stops, and grows only when it is chosen', async () => {
    const issues = Array.from({ length: 20 }, (_, at) =>
      issueAnswer(`20261124-00${42 + at}`, at === 0 ? {} : { state: 'SCHEDULED' }),
    );
    const app = await openBetting({
      'lottery.issues': { serverTime: new Date().toISOString(), issues },
      'lottery.placeOrder': orderAnswer('R-5'),
    });
    const { user, gateway } = app;
    await addPositioning(app);
    await user.click(button('Apuesta continua'));
    const dialog = await screen.findByRole('dialog', { name: 'Apuesta continua' });
    expect(within(dialog).getByRole('radio', { name: /Siempre igual/ })).toHaveProperty('checked', true);
    const table = await within(dialog).findByRole('region', { name: 'Sorteos de la apuesta continua' });
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    await user.click(within(dialog).getByRole('radio', { name: /Aumenta cada tantos sorteos/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Si se cancela un sorteo' }));
    expect(dialog.textContent).toContain('Costo total posible$28.00');
    await user.click(within(dialog).getByRole('button', { name: 'Usar en el boleto' }));
    expect(await screen.findByText('5 sorteos, hasta $28.00 en total')).toBeTruthy();
    await user.click(button('Apostar'));
    const confirm = await screen.findByRole('alertdialog');
    await user.click(within(confirm).getByRole('button', { name: 'Apostar $28.00' }));
    await screen.findByRole('dialog', { name: 'Apuesta registrada' });
    expect(gateway.calls.find(({ path }) => path === 'lottery.placeOrder')?.input).toMatchObject({
      issues: [1, 1, 1, 2, 2].map((multiple, at) => ({ issue: `20261124-00${42 + at}`, multiple })),
      stop: { onWin: true, onProfitMinor: null, onCancelled: true },
    });
  });

  it('LOTT-07 is not offered where the rules of the place forbid it', async () => {
    const app = await openBetting({ 'lottery.game': { ...fiveAnswer(), mayChase: false } });
    await addPositioning(app);
    expect(screen.queryByRole('button', { name: 'Apuesta continua' })).toBeNull();
  });
});
