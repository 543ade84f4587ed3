import { screen, waitFor } from '@testing-library/react';
import type { Consolidated } from '@tonalli/contracts/team/api';
import { describe, expect, it } from 'vitest';
import { BILLS, CONTRACT, DETAIL, LIST, NO_UNREAD } from '../testing/contract-answers';
import { type Answers, bootstrap, failure, type ProcedurePath, sessionView } from '../testing/fake-gateway';
import { memberTab, renderApp } from '../testing/render-app';

/** Evening of 5 May where the operator is, whatever the device says. */
const ANSWERS: Answers = { 'system.clock': { now: '2031-05-06T03:00:00.000Z' }, 'messages.unread': { count: 0 } };
const WEEK = { from: '2031-04-29', to: '2031-05-05' };
const WEEK_OF_MOMENTS = { from: '2031-04-29T06:00:00.000Z', to: '2031-05-06T06:00:00.000Z' };
const MONTH_OF_MOMENTS = { from: '2031-04-06T06:00:00.000Z', to: '2031-05-06T06:00:00.000Z' };
const consolidated: Consolidated = {
  ...{ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true, unreadBills: NO_UNREAD },
  ...{ divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
};
const OF_AGENTS: Answers = {
  'system.bootstrap': { ...bootstrap, modules: [...bootstrap.modules, 'AGENTPOLICY3'] },
  'team.consolidated': consolidated,
  'agentContracts.list': LIST,
  'agentContracts.detail': DETAIL,
  'agentContracts.bill': failure('NOT_FOUND'),
};
const inputsOf = (calls: readonly { path: string; input: unknown }[], asked: ProcedurePath) =>
  calls.filter(({ path }) => path === asked).map(({ input }) => input);

const open = (address: string, asked: ProcedurePath, isAgent: boolean) =>
  renderApp(address, {
    answers: {
      ...ANSWERS,
      ...(isAgent ? OF_AGENTS : { 'session.resume': sessionView, 'account.me': failure('NETWORK_ERROR') }),
      [asked]: asked === 'agentContracts.bills' ? BILLS : failure('NOT_FOUND'),
    },
    tab: isAgent ? { ...memberTab, isAgent: '1' } : memberTab,
  });

describe('the ready days of reports and records', () => {
  it.each([
    ['MEM-07', '/member?page=personalHistoryCopy', 'records.bets', WEEK_OF_MOMENTS, false],
    ['MEM-08', '/member?page=transactionHistory', 'records.movements', WEEK_OF_MOMENTS, false],
    ['MEM-09', '/member?page=personalProfit', 'records.profit', WEEK, false],
    ['AG-02', '/agentHome', 'team.overview', WEEK, true],
    ['AG-05', '/agentHome?page=personalHistoryCopy', 'agentReports.betting', WEEK, true],
    ['AG-05', '/agentHome?page=palStatementsAgentCopy', 'agentReports.losses', { ...WEEK, from: '2031-05-01' }, true],
    ['AG-05', '/agentHome?page=agentRevenueReport', 'agentReports.income', WEEK, true],
    ['AG-05', '/agentHome?page=agentDownlineTransactionDetailsCopy&of=M00000001', 'agentReports.movements', WEEK, true],
    ['CON-06', '/agentHome?page=agentDailyWages2&part=bills', 'agentContracts.bills', WEEK_OF_MOMENTS, true],
  ] as const)('%s %s shows its last days by the platform’s clock', async (...row) => {
    const [, address, asked, days, isAgent] = row;
    const { gateway } = await open(address, asked, isAgent);
    await waitFor(() => expect(inputsOf(gateway.calls, asked)).toContainEqual(expect.objectContaining(days)));
  });

  it('MEM-07 the button for today puts the platform’s day into the address', async () => {
    const { user, router } = await open('/member?page=personalHistoryCopy', 'records.bets', false);
    await user.click(await screen.findByRole('button', { name: 'Hoy' }));
    const today = { from: '2031-05-05', to: '2031-05-05' };
    await waitFor(() => expect(router.state.location.search).toMatchObject(today));
  });

  it('MEM-09 the button for today waits for the platform’s day where it is pressed before that is known', async () => {
    const clock = Promise.withResolvers<{ now: string }>();
    const { user, router } = await renderApp('/member?page=personalProfit', {
      answers: {
        'system.clock': () => clock.promise,
        'messages.unread': { count: 0 },
        'session.resume': sessionView,
        'records.profit': () => new Promise(() => {}),
      },
      tab: memberTab,
    });
    await user.click(await screen.findByRole('button', { name: 'Hoy' }));
    expect(router.state.location.search).not.toHaveProperty('from');
    clock.resolve({ now: '2031-05-06T03:00:00.000Z' });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ from: '2031-05-05', to: '2031-05-05' }));
  });

  it('MEM-09 the button for today takes the device’s day where the platform does not say its own', async () => {
    const { user, router } = await renderApp('/member?page=personalProfit', {
      answers: {
        'system.clock': failure('NOT_FOUND'),
        'messages.unread': { count: 0 },
        'session.resume': sessionView,
        'records.profit': () => new Promise(() => {}),
      },
      tab: memberTab,
    });
    await user.click(await screen.findByRole('button', { name: 'Hoy' }));
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ from: today, to: today }));
  });

  it('MEM-09 a device with the right day asks once', async () => {
    const { gateway } = await renderApp('/member?page=personalProfit', {
      answers: {
        'messages.unread': { count: 0 },
        'session.resume': sessionView,
        'records.profit': () => new Promise(() => {}),
      },
      tab: memberTab,
    });
    await waitFor(() => expect(inputsOf(gateway.calls, 'system.clock')).toHaveLength(1));
    expect(inputsOf(gateway.calls, 'records.profit')).toHaveLength(1);
  });

  it('CON-06 the last bill of a contract is one of the platform’s last thirty days', async () => {
    const { gateway } = await open('/agentHome?page=agentDailyWages2', 'agentContracts.bills', true);
    const ofContract = () =>
      inputsOf(gateway.calls, 'agentContracts.bills').findLast((input) =>
        JSON.stringify(input).includes(CONTRACT.contractId),
      );
    await waitFor(() => expect(ofContract()).toMatchObject(MONTH_OF_MOMENTS));
  });
});
