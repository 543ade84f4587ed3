import { screen, waitFor, within } from '@testing-library/react';
import type { Consolidated } from '@tonalli/contracts/team/api';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { TEAM } from '../../testing/team-answer';

const agentTab = { ...memberTab, isAgent: '1', nickname: 'Agente' };
const withContracts: Answers = {
  'system.bootstrap': { ...bootstrap, modules: [...bootstrap.modules, 'AGENTPOLICY3'] },
};
const ALL: Consolidated = {
  enableCt: true,
  salary: true,
  hourSalary: true,
  agentRealtimeSalary: true,
  divtypereq: 0,
  dailysalreqtype: 1,
  contracthoursalreq: 2,
  realtimesalreqtype: 0,
  unreadBills: { dividend: 3, daily: 1, hourly: 0, realtime: 0 },
};
const OWN: Answers = { 'team.overview': TEAM, 'messages.unread': { count: 2 } };

const menu = () => screen.findByRole('navigation', { name: 'Secciones del centro de agentes' });
const inMenu = async () => {
  const entries = within(await menu()).getAllByRole('link');
  return entries.map((entry) => entry.getAttribute('data-page'));
};
const stored = () =>
  ['consolidated', 'enableSalary', 'enableContract'].map((key) => window.sessionStorage.getItem(key));

describe("the agents' centre", () => {
  it("AG-01 shows the operator's time by the platform's clock, whatever the device says", async () => {
    const answers = { ...OWN, 'system.clock': { now: '2031-05-06T17:08:09.000Z' } };
    await renderApp('/agentHome', { answers, tab: agentTab });
    const time = await screen.findByText(/^11:08:\d\d GMT-6$/);
    expect(time.getAttribute('datetime')).toMatch(/^2031-05-06T17:08:/);
  });

  it('AG-01 SYS-05 begins with the overview, and leads to each page by its own address, with the focus on its heading', async () => {
    const { user, router } = await renderApp('/agentHome', { answers: OWN, tab: agentTab });
    await screen.findByRole('heading', { level: 1, name: 'Mi equipo' });
    const overview = within(await menu()).getByRole('link', { name: 'Resumen' });
    expect(overview.getAttribute('aria-current')).toBe('page');
    await user.click(within(await menu()).getByRole('link', { name: 'Atención a clientes' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Atención a clientes' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(router.state.location.search).toEqual({ page: 'customerService' });
  });

  it('AG-01 says within its frame that there is no such page', async () => {
    await renderApp('/agentHome?page=securityCenter', { answers: OWN, tab: agentTab });
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeTruthy();
    expect(await inMenu()).toContain('agentTeamOverview');
  });

  it('AG-01 AUTH-04 asks what contracts say only where the operator has some, and no trial account', async () => {
    for (const [tab, answers] of [
      [agentTab, OWN],
      [
        { ...memberTab, isAgent: '4' },
        { ...OWN, ...withContracts },
      ],
    ] as const) {
      const { gateway, unmount } = await renderApp('/agentHome', { answers, tab });
      await waitFor(() => expect(gateway.calls.some(({ path }) => path === 'system.bootstrap')).toBe(true));
      await screen.findByRole('heading', { level: 1 });
      expect(gateway.calls.some(({ path }) => path === 'team.consolidated')).toBe(false);
      unmount();
    }
  });

  it('AUTH-04 keeps for the tab what contracts say, for members too, and forgets it with the session', async () => {
    const salaryOnly = { ...ALL, enableCt: false, salary: false, hourSalary: false };
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
    const { services } = await renderApp('/no-such-page', {
      answers: { ...withContracts, 'team.consolidated': salaryOnly, 'messages.unread': { count: 0 } },
      tab: memberTab,
    });
    await waitFor(() => expect(stored()).toEqual([JSON.stringify(salaryOnly), '1', '0']));
    services.session.end('expired');
    await waitFor(() => expect(stored()).toEqual([null, null, null]));
  });

  it('AG-01 SYS-07 has no page of contracts while the call does not allow it, nor at its address', async () => {
    const answers = { ...OWN, ...withContracts, 'team.consolidated': { ...ALL, salary: false } };
    await renderApp('/agentHome?page=agentDailyWages2', { answers, tab: agentTab });
    await screen.findByRole('heading', { level: 1, name: 'No encontramos esta página' });
    expect(await inMenu()).not.toContain('agentDailyWages2');
  });

  it('AG-01 keeps the open page in sight in the row of a phone, also as entries come before it', async () => {
    // This document lays nothing out: each entry is 100 px wide.
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
      return 100 * [...(this.closest('nav')?.querySelectorAll('a') ?? [])].indexOf(this as HTMLAnchorElement);
    });
    const known = Promise.withResolvers<Consolidated>();
    const answers = { ...OWN, ...withContracts, 'team.consolidated': () => known.promise };
    await renderApp('/agentHome?page=customerService', { answers, tab: agentTab });
    await screen.findByRole('heading', { level: 1, name: 'Atención a clientes' });
    const before = (await menu()).scrollLeft;
    known.resolve(ALL);
    const row = await menu();
    await within(row).findByRole('link', { name: /^Salario por hora/ });
    await waitFor(() => expect(row.scrollLeft).toBe(before + 400));
  });

  it('AG-01 goes on where what contracts say did not come', async () => {
    const answers = { ...OWN, ...withContracts, 'team.consolidated': failure('ROUND_NOT_FOUND') };
    await renderApp('/agentHome', { answers, tab: agentTab });
    await screen.findByRole('heading', { level: 1, name: 'Mi equipo' });
    expect(await inMenu()).toContain('customerService');
  });

  it("AG-08 has the member's deposit, withdrawal and messages within its frame, their filters in its address", async () => {
    const answers = { ...OWN, 'messages.list': { rows: [], page: 1, totalPages: 1, totalRows: 0 } };
    const { router } = await renderApp('/agentHome?page=messageV2&box=deleted', { answers, tab: agentTab });
    await screen.findByRole('heading', { level: 1, name: 'Mensajes' });
    expect(router.state.location.pathname).toBe('/agentHome');
    expect(await inMenu()).toEqual(expect.arrayContaining(['depositv2', 'withdraw', 'messageV2']));
  });
});
