import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BILL_DETAIL, BILLS, DETAIL, LIST, NO_UNREAD, PREVIEW } from '../../testing/contract-answers';
import { type Answers, bootstrap } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const ANSWERS: Answers = {
  'system.bootstrap': { ...bootstrap, modules: [...bootstrap.modules, 'AGENTPOLICY3'] },
  'team.consolidated': {
    ...{ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true, unreadBills: NO_UNREAD },
    ...{ divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
  },
  'messages.unread': { count: 0 },
  'agentContracts.list': LIST,
  'agentContracts.detail': DETAIL,
  'agentContracts.bills': BILLS,
  'agentContracts.bill': BILL_DETAIL,
  'agentContracts.preview': PREVIEW,
};

const open = (query: string) =>
  renderApp(`/agentHome?page=agentDailyWages2${query}`, {
    answers: ANSWERS,
    tab: { ...memberTab, isAgent: '1', nickname: 'Agente' },
  });
const focused = () => document.activeElement;

describe('the focus', () => {
  it('CON-06 goes to the heading of a bill, and back to its row when it closes', async () => {
    const { user } = await open('&part=bills&from=2026-11-01&to=2026-11-20');
    const opener = await screen.findByRole('button', { name: /AB00000001/ });
    opener.focus();
    await user.keyboard('{Enter}');
    const bill = await screen.findByRole('article');
    expect(focused()).toBe(within(bill).getAllByRole('heading')[0]);
    await user.click(screen.getByRole('button', { name: 'Volver a los recibos' }));
    expect(focused()).toBe(await screen.findByRole('button', { name: /AB00000001/ }));
  });

  it.each([
    ['Cambiar condiciones', 'Volver sin enviar'],
    ['Ofrecer un contrato', 'Volver sin enviar'],
    ['Ver el contrato con Íñigo', 'Volver a la lista'],
  ])('CON-02 returns to “%s” by which somebody came', async (name, back) => {
    const { user } = await open('&part=team');
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: back }));
    expect(focused()).toBe(await screen.findByRole('button', { name }));
  });

  it('CON-06 is at the tab of the list after a bill that no row of it opened', async () => {
    const { user } = await open('&bill=AB00000009');
    await user.click(await screen.findByRole('button', { name: 'Volver a los recibos' }));
    expect(focused()?.getAttribute('role')).toBe('tab');
    expect(focused()?.getAttribute('aria-selected')).toBe('true');
  });
});
