import { screen, within } from '@testing-library/react';
import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { describe, expect, it } from 'vitest';
import { BILL_DETAIL, BILLS, CONTRACT, DETAIL, LIST, NO_UNREAD, TERMS } from '../../testing/contract-answers';
import { bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const open = (detail: BillDetail | Error, language: 'es' | 'en' = 'es') =>
  renderApp('/agentHome?page=agentDailyWages2&bill=AB00000001', {
    tab: { ...memberTab, isAgent: '1' },
    language,
    answers: {
      'system.bootstrap': { ...bootstrap, modules: [...bootstrap.modules, 'AGENTPOLICY3'] },
      'team.consolidated': {
        ...{ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true, unreadBills: NO_UNREAD },
        ...{ divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
      },
      'messages.unread': { count: 0 },
      'agentContracts.list': { ...LIST, own: CONTRACT },
      'agentContracts.detail': DETAIL,
      'agentContracts.bills': BILLS,
      'agentContracts.bill': detail,
    },
  });

const bill = () => screen.findByRole('article', { name: 'Recibo AB00000001' });

describe('the page of a bill', () => {
  it('CON-06 shows inputs, levels with the failed condition, the working, and that it agrees', async () => {
    await open(BILL_DETAIL);
    const sheet = await bill();
    expect(within(sheet).getByText('Coincide')).toBeTruthy();
    // The button that opened it is gone.
    expect(document.activeElement?.textContent).toContain('Recibo');
    const play = within(sheet).getByRole('table', { name: 'Juego del equipo por categoría' });
    expect(within(play).getByRole('row', { name: /Casino en vivo \$100,000\.00/ })).toBeTruthy();
    const levels = within(sheet).getByRole('table', { name: 'Niveles del contrato' });
    const rows = within(levels)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toContain('Nivel 1Es el que paga');
    expect(rows[2]).toContain('no se cumple: $500,000no se cumple: 3');
    expect(rows.at(-1)).toContain('Alcanzado$499,9992');
    expect(sheet.textContent).toContain('$499,999.00 × 0.2% = $999.99');
    expect(sheet.textContent).toContain('$999.99 menos $300.00 de tus agentes directos = $699.99');
    expect(sheet.textContent).toContain('AC00000001, versión 1');
    expect(sheet.textContent).toContain('a'.repeat(64));
    expect(within(sheet).getByRole('list', { name: 'Movimientos' }).textContent).toContain('Salario de la casa');
  });

  it('CON-06 names what differs where a figure was tampered with', async () => {
    await open({ ...BILL_DETAIL, figures: { ...BILL_DETAIL.figures, turnover: 60_000_000, activeMembers: 3 } });
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('No coincide');
    expect(note.textContent).toContain('Monto del contrato: el recibo dice $999.99, la cuenta da $2,400.00');
    expect(screen.queryByText('Coincide')).toBeNull();
  });

  it('CON-01 CON-06 works out slices one by one', async () => {
    const terms = { ...TERMS, scale: 'slice' as const };
    const figures = { ...BILL_DETAIL.figures, activeMembers: 3, turnover: 60_000_000 };
    await open({ ...BILL_DETAIL, terms, figures });
    const text = (await bill()).textContent;
    expect(text).toContain('Nivel 1: $400,000.00 × 0.2%');
    expect(text).toContain('Nivel 2: $100,000.00 × 0.4%');
    expect(text).toContain('hacia abajo al centavo: $1,200.00');
  });

  it.each([
    ['PARTLY_PAID', 20_000, 'upline', 'downline', 'Rosa aún te debe $799.99'],
    ['INSUFFICIENT', 0, 'upline', 'upline', 'Aún le debes $999.99 a Rosa'],
    ['INSUFFICIENT', 0, 'house', 'downline', 'La casa aún debe $699.99'],
  ] as const)('CON-08%s with %i paid says what is owed by whom, and when it is tried again', async (...row) => {
    const [state, paid, payer, side, text] = row;
    const due = payer === 'upline' ? 99_999 : 69_999;
    await open({
      ...BILL_DETAIL,
      bill: { ...BILL_DETAIL.bill, state, paid, due, side },
      terms: { ...TERMS, payer },
      postings: [],
      nextTryAt: '2026-11-21T06:00:00.000Z',
    });
    const sheet = await bill();
    expect(within(sheet).getByText(text)).toBeTruthy();
    expect(sheet.textContent).toContain('Se intenta de nuevo el 21 nov 2026');
  });

  it('CON-08 a dividend shows what is taken off, what was carried over and what is carried on', async () => {
    const terms = {
      ...{ ...TERMS, kind: 'dividend' as const, period: 'monthly' as const, carry: 'untilPositive' as const },
      tiers: [{ minTurnover: 0, minNetLoss: 0, minActiveMembers: 0, rateBp: 1_000 }],
      deductions: { ...TERMS.deductions, bonusesBp: 5_000 },
    };
    const figures = { ...BILL_DETAIL.figures, stake: 100_000, payout: 60_000, bonus: 3_001, openingCarry: -50_000 };
    const { gross: _, ...row } = BILL_DETAIL.bill;
    await open({ ...BILL_DETAIL, terms, figures, bill: { ...row, gross: 0, due: 0 }, closingCarry: -11_500 });
    const text = (await bill()).textContent;
    expect(text).toContain('Bonos50% de $30.01−$15.00');
    expect(text).toContain('Pérdidas de periodos anteriores−$500.00');
    expect(text).toContain('Pérdida que pasa al siguiente periodo−$115.00');
  });

  it('CON-06 speaks English, and says that there is no such bill', async () => {
    await open(failure('BILL_NOT_FOUND'), 'en');
    expect(await screen.findByText('We could not load the bill')).toBeTruthy();
  });

  it('CON-06 leads back to the bills and to its contract', async () => {
    const { user, router } = await open(BILL_DETAIL);
    await user.click(await screen.findByRole('button', { name: 'AC00000001, versión 1' }));
    expect(await screen.findByRole('article', { name: 'Con Rosa, tu agente' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ page: 'agentDailyWages2', part: 'mine' });
  });
});
