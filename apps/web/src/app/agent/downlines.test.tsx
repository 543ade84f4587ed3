import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LIST } from '../../testing/contract-answers';
import { type Answer, type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

type Row = Answer<'downlines.list'>['rows'][number];
const AT = '2026-11-20T18:00:00.000Z';
const row = (memberId: string, name: string, over: Partial<Row> = {}): Row => ({
  ...{ memberId, name, nickname: name, kind: 'member', status: 'active', level: 1, joinedAt: AT, lastLoginAt: null },
  ...{ balanceMinor: 12_300, children: 0, below: 0 },
  ...over,
});
const LEFT = row('M1', 'leftagent', { kind: 'agent', children: 1, below: 3 });
const DEEP = row('M3', 'd••••t', { level: 2, balanceMinor: null, nickname: null });
const answers: Answers = {
  'downlines.list': ({ memberId, search }) =>
    memberId === 'M1'
      ? { path: [{ memberId: 'M1', name: 'leftagent' }], rows: [DEEP], next: null, totalRows: 1 }
      : { path: [], rows: search ? [] : [LEFT, row('M2', 'anaplayer')], next: null, totalRows: search ? 0 : 2 },
  'downlines.detail': {
    ...LEFT,
    path: [],
    team: { agents: 1, members: 2, balanceMinor: 2_800 },
    rates: [{ category: 'RNG', rateBp: 100, minimumBp: 80, maximumBp: 120, next: null }],
    ratesFrom: '2026-11-21T06:00:00.000Z',
  },
  'downlines.setRates': { from: '2026-11-21T06:00:00.000Z' },
};
const tab = { ...memberTab, isAgent: '1' };
const open = (over: Answers = {}) =>
  renderApp('/agentHome?page=downlineManagmentView', { answers: { ...answers, ...over }, tab });
const tree = () => screen.findByRole('tree', { name: 'Personas de tu equipo' });

describe('the management of the team', () => {
  it('AG-04 opens a line in place by the keyboard, steps into it and back, and closes it', async () => {
    const { user, router } = await open();
    await tree();
    const left = await screen.findByRole('treeitem', { name: 'leftagent' });
    expect(left.getAttribute('aria-expanded')).toBe('false');
    left.focus();
    await user.keyboard('{ArrowRight}');
    const deep = await screen.findByRole('treeitem', { name: 'd••••t' });
    expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => deep.getAttribute(name))).toEqual([
      '2',
      '1',
      '1',
    ]);
    expect(left.getAttribute('aria-expanded')).toBe('true');
    // The rest of the level is still there, and the address as it was.
    expect(screen.getByRole('treeitem', { name: 'anaplayer' })).toBeTruthy();
    expect(router.state.location.search).not.toHaveProperty('node');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(deep);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(left);
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: 'd••••t' })).toBeNull();
    expect(document.activeElement).toBe(left);
  });

  it('AG-04 tells of a line that did not come in its place, and asks for it again', async () => {
    const { user, gateway } = await open({
      'downlines.list': ({ memberId }) =>
        memberId === 'M1' ? failure('ROUND_NOT_FOUND') : { path: [], rows: [LEFT], next: null, totalRows: 1 },
    });
    await user.click(await screen.findByRole('button', { name: 'Abrir la línea de leftagent' }));
    const note = await screen.findByRole('treeitem', { name: 'No pudimos cargar la línea de leftagent' });
    const asked = () => gateway.calls.filter(({ input }) => Reflect.get(Object(input), 'memberId') === 'M1').length;
    const before = asked();
    await user.click(within(note).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('AG-04 goes to a line as a page of its own and back, and keeps the way in its address', async () => {
    const { user, router } = await open();
    await tree();
    await user.click(screen.getByRole('button', { name: 'Ver solo la línea de leftagent' }));
    const deep = await screen.findByRole('treeitem', { name: 'd••••t' });
    expect(deep.getAttribute('aria-level')).toBe('2');
    expect(within(deep).queryByText(/\$/)).toBeNull();
    expect(router.state.location.search).toMatchObject({ node: 'M1' });
    deep.focus();
    await user.keyboard('{ArrowLeft}');
    const left = await screen.findByRole('treeitem', { name: 'leftagent' });
    expect(within(left).getByText('$123.00')).toBeTruthy();
  });

  it('AG-04 CON-02 leads from somebody to an offer of each kind of contract that the agent has', async () => {
    const { user, router } = await open({
      'system.bootstrap': { ...bootstrap, modules: [...bootstrap.modules, 'AGENTPOLICY3'] },
      'team.consolidated': {
        ...{ enableCt: false, salary: true, hourSalary: false, agentRealtimeSalary: true },
        unreadBills: { dividend: 0, daily: 0, hourly: 0, realtime: 0 },
        ...{ divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
      },
      'agentContracts.list': LIST,
    });
    await user.click(await screen.findByRole('button', { name: 'Detalles de leftagent' }));
    const dialog = await screen.findByRole('dialog', { name: 'leftagent' });
    await user.click(await within(dialog).findByRole('button', { name: 'Ofrecer un contrato' }));
    const kinds = await within(dialog).findAllByRole('link');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Salario diario', 'Salario en tiempo real']);
    await user.click(within(dialog).getByRole('link', { name: 'Salario diario' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ page: 'agentDailyWages2', part: 'team', offer: 'M1' }),
    );
  });

  it('AG-04 gives the focus back to where the details were opened', async () => {
    const { user } = await open();
    const row = await screen.findByRole('treeitem', { name: 'anaplayer' });
    row.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'anaplayer' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  it('AG-04 sets a rate within its bounds, and sends nothing outside of them', async () => {
    const { user, gateway } = await open();
    await user.click(await screen.findByRole('button', { name: 'Detalles de leftagent' }));
    const dialog = await screen.findByRole('dialog', { name: 'leftagent' });
    const rate = await within(dialog).findByRole('textbox');
    const sent = () => gateway.calls.filter(({ path }) => path === 'downlines.setRates').map(({ input }) => input);
    await user.clear(rate);
    await user.type(rate, '1.3{Enter}');
    expect(await within(dialog).findByText(/Escribe un porcentaje/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.clear(rate);
    await user.type(rate, '0.9{Enter}');
    await waitFor(() => expect(sent()).toEqual([{ memberId: 'M1', rates: { RNG: 90 } }]));
  });

  it('AG-04 says so when nobody is found, and when the answer did not come', async () => {
    const { user, unmount } = await open();
    await tree();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar usuario' }), 'x');
    expect(await screen.findByText('Nadie coincide con la búsqueda')).toBeTruthy();
    unmount();
    await open({ 'downlines.list': failure('ROUND_NOT_FOUND') });
    expect(await screen.findByText('No pudimos cargar tu equipo')).toBeTruthy();
  });

  it('AG-10 has the log of what happened', async () => {
    const other = (name: string) => ({ who: 'other', name }) as const;
    const moved: Answer<'downlines.activity'>['list'][number] = {
      id: '1',
      kind: 'moved',
      at: AT,
      person: other('anaplayer'),
      by: { who: 'operator', name: '' },
      from: other('l••••t'),
      to: { who: 'reader', name: '' },
      reason: 'Cambio de zona',
      effectiveAt: null,
      rates: null,
      code: null,
      amountMinor: null,
    };
    const { user } = await open({ 'downlines.activity': { list: [moved], next: null } });
    await user.click(await screen.findByRole('tab', { name: 'Actividad' }));
    expect(await screen.findByText('anaplayer pasó de l••••t a Tú')).toBeTruthy();
    expect(screen.getByText(/Motivo: Cambio de zona/)).toBeTruthy();
  });
});
