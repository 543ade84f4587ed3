import { fireEvent, screen, within } from '@testing-library/react';
import type { PlayerLosses } from '@tonalli/contracts/agent-reports/api';
import { describe, expect, it } from 'vitest';
import { presetRanges } from '../../hooks/day-ranges';
import { operatorDay } from '../../hooks/operator-day';
import { memberTab, renderApp } from '../../testing/render-app';

const FIGURES = { bets: 2, stakeMinor: 2_000, validStakeMinor: 2_000, payoutMinor: 250, lossMinor: 1_750 };
const LOSSES: PlayerLosses = {
  path: [],
  orderedBy: 'loss',
  rows: [{ memberId: 'M00000001', name: 'lucero', ...FIGURES }],
  next: null,
  totals: { ...FIGURES, bets: 12, lossMinor: 98_765 },
  asOf: '2026-11-20T18:00:00.000Z',
};

const open = (query = '', language: 'es' | 'en' = 'es', losses = LOSSES) =>
  renderApp(`/agentHome?page=palStatementsAgentCopy${query}`, {
    answers: {
      'messages.unread': { count: 0 },
      'agentReports.losses': losses,
      'agentReports.exportLosses': { csv: 'x', truncated: false },
    },
    tab: { ...memberTab, isAgent: '1' },
    language,
  });
const asked = (calls: { path: string; input: unknown }[]) =>
  calls.filter(({ path }) => path === 'agentReports.losses').map(({ input }) => input);

describe('loss by user', () => {
  it('AG-05 shows the days of the address with the totals of all of them, and a row leads to its bets of those days', async () => {
    const { gateway } = await open('&from=2026-10-03&to=2026-11-04&side=winners');
    const table = await screen.findByRole('table', { name: 'Jugadores del periodo por lo que perdieron o ganaron' });
    const link = await within(table).findByRole('link', { name: 'Ver los movimientos de lucero' });
    expect(link.getAttribute('href')).toContain('of=M00000001&group=bet&from=2026-10-03&to=2026-11-04');
    expect(table.textContent).toContain('+$987.65');
    expect(asked(gateway.calls)).toEqual([
      { from: '2026-10-03', to: '2026-11-04', order: 'winners', pageSize: expect.any(Number) },
    ]);
    expect(screen.getByLabelText('Desde')).toHaveProperty('value', '2026-10-03');
  });

  it('AG-05 takes any range up to the longest, keeps it in the address, and says what is wrong with another', async () => {
    const { gateway, user } = await open();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Elegir fechas' }));
    const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const apply = () => user.click(screen.getByRole('button', { name: 'Aplicar' }));
    set('Desde', '2026-01-05');
    set('Hasta', '2026-01-04');
    await apply();
    expect(screen.getByText('La fecha inicial debe ser anterior a la final.')).toBeTruthy();
    set('Hasta', '2026-04-07');
    expect(screen.getByText('Elige como máximo 92 días.')).toBeTruthy();
    expect(screen.getByLabelText('Desde')).toHaveProperty('value', '2026-01-05');
    expect(asked(gateway.calls)).toHaveLength(1);
    set('Hasta', '2026-04-06');
    await apply();
    expect(asked(gateway.calls).at(-1)).toMatchObject({ from: '2026-01-05', to: '2026-04-06', order: 'losers' });
    expect(window.location.search).toContain('from=2026-01-05&to=2026-04-06');
    await user.click(screen.getByRole('radio', { name: 'Quien más ganó' }));
    expect(asked(gateway.calls).at(-1)).toMatchObject({ from: '2026-01-05', to: '2026-04-06', order: 'winners' });
  });

  it('AG-05 AG-07 says why a large team is listed by account, and leads to the months that are in order', async () => {
    const byAccount = { ...LOSSES, orderedBy: 'account' as const, next: 'M00000001' };
    const { gateway, user } = await open('&from=2026-10-03&to=2026-11-04', 'es', byAccount);
    await screen.findByText('Esta lista va por cuenta, no por pérdida');
    expect(screen.getByRole('table', { name: 'Jugadores del periodo, por cuenta' }).textContent).toContain('+$987.65');
    expect(screen.queryByRole('radio', { name: 'Quien más ganó' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(asked(gateway.calls).at(-1)).toMatchObject({ from: '2026-10-03', after: 'M00000001' });
    await user.click(screen.getByRole('button', { name: 'Ver el mes pasado' }));
    const { from, to } = presetRanges(operatorDay(Date.now())).previousMonth;
    expect(asked(gateway.calls).at(-1)).toEqual({ from, to, order: 'losers', pageSize: expect.any(Number) });
  });

  it('AG-05 AG-07 goes on where nobody of a part played, and offers no other days for it', async () => {
    await open('&from=2026-10-03&to=2026-11-04', 'en', {
      ...LOSSES,
      orderedBy: 'account',
      rows: [],
      next: 'M00000001',
    });
    expect(await screen.findByText('Nobody in this part played on these days')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false);
    expect(screen.queryByText('Nobody played in this period')).toBeNull();
  });

  it('AG-05 speaks English', async () => {
    await open('', 'en');
    expect(await screen.findByRole('button', { name: 'Last month' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'This month', pressed: true })).toBeTruthy();
  });
});
