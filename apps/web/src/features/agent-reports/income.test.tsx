import { screen, within } from '@testing-library/react';
import type { AgentIncome } from '@tonalli/contracts/agent-reports/api';
import { describe, expect, it } from 'vitest';
import { memberTab, renderApp } from '../../testing/render-app';

const INCOME: AgentIncome = {
  rows: [
    { day: '2026-11-20', kind: 'agent.rebate', state: 'accrued', amountMinor: 250, movements: 0, bills: [] },
    {
      ...{ day: '2026-11-20', kind: 'agent.salary', state: 'paid', amountMinor: 70_000, movements: 3 },
      bills: [
        { kind: 'daily', bills: 1, billId: 'AB00000007' },
        { kind: 'hourly', bills: 2, billId: null },
      ],
    },
  ],
  totals: [{ kind: 'agent.salary', amountMinor: 70_000, movements: 3 }],
  ...{ totalMinor: 70_000, pendingMinor: 250, rebates: [{ category: 'RNG', amountMinor: 1_234 }] },
  asOf: '2026-11-20T18:00:00.000Z',
};

const open = (language: 'es' | 'en' = 'es') =>
  renderApp('/agentHome?page=agentRevenueReport', {
    answers: { 'messages.unread': { count: 0 }, 'agentReports.income': INCOME },
    tab: { ...memberTab, isAgent: '1' },
    language,
  });

describe('my income', () => {
  it('AG-05 says how far each row is, and leads to its bill or to the list of them', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Lo que recibiste como agente, por día y tipo' });
    const row = (name: RegExp) => within(table).getByRole('row', { name });
    await within(table).findByText('Por registrar');
    expect(within(row(/Por registrar/)).queryByRole('link')).toBeNull();
    const links = within(row(/Pagado/)).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['AB00000007', '/agentHome?page=agentDailyWages2&bill=AB00000007'],
      ['2 recibos', '/agentHome?page=agentHourSalary&part=bills&from=2026-11-20&to=2026-11-20'],
      ['3', '/agentHome?page=agentDownlineTransactionDetailsCopy&income=agent.salary&from=2026-11-20&to=2026-11-20'],
    ]);
    const totals = screen.getByRole('region', { name: 'Totales del periodo' });
    expect(totals.textContent).toContain('Por recibir$2.50');
    expect(screen.getByText(/por categoría: Tragamonedas \$12\.34/)).toBeTruthy();
  });

  it('AG-05 speaks English', async () => {
    await open('en');
    expect(await screen.findByText('Accrued')).toBeTruthy();
    expect(screen.getByText(/by category: Slots \$12\.34/)).toBeTruthy();
  });
});
