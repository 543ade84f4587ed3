import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Consolidated } from '@tonalli/contracts/team/api';
import { describe, expect, it } from 'vitest';
import {
  BILL_DETAIL,
  BILLS,
  CONTRACT,
  DETAIL,
  DOWNLINE,
  ENDING,
  LIST,
  NO_UNREAD,
  OFFERED,
  TERMS,
} from '../../testing/contract-answers';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const agentTab = { ...memberTab, isAgent: '1', nickname: 'Agente' };
const consolidated: Consolidated = {
  ...{ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true, unreadBills: NO_UNREAD },
  ...{ divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
};
const ANSWERS: Answers = {
  'system.bootstrap': { ...bootstrap, modules: [...bootstrap.modules, 'AGENTPOLICY3'] },
  'team.consolidated': consolidated,
  'messages.unread': { count: 0 },
  'agentContracts.list': LIST,
  'agentContracts.detail': DETAIL,
  'agentContracts.bills': BILLS,
  'agentContracts.bill': BILL_DETAIL,
};

const open = (query: string, answers: Answers = {}, language: 'es' | 'en' = 'es') =>
  renderApp(`/agentHome?page=agentDailyWages2${query}`, {
    answers: { ...ANSWERS, ...answers },
    tab: agentTab,
    language,
  });
const processed = (calls: { path: string; input: unknown }[]) =>
  calls.filter(({ path }) => path === 'agentContracts.process').map(({ input }) => input);

describe('my contract', () => {
  it('CON-01 says the terms in words, as a table and as a drawing', async () => {
    await open('');
    const panel = await screen.findByRole('article', { name: 'Con Rosa, tu agente' });
    expect(panel.textContent).toContain('Se paga un porcentaje de las apuestas válidas del equipo, cada día.');
    expect(panel.textContent).toContain(
      'Nivel completo: al llegar a un nivel, su porcentaje cuenta para todo el monto.',
    );
    expect(within(panel).getByRole('row', { name: 'Nivel 2 $500,000 3 0.4%' })).toBeTruthy();
    expect(
      within(panel).getByRole('img', { name: /apuestas válidas del equipo\. Escala: Nivel completo/ }),
    ).toBeTruthy();
    expect(within(panel).getByText('Por tramos, para comparar')).toBeTruthy();
  });

  it('CON-06 says what the last period lacked for the level above', async () => {
    await open('');
    expect(
      await screen.findByText(
        'En tu último periodo (19 nov 2026) te faltó para el nivel 2 (0.4%): $1.00 en apuestas válidas y 1 miembro activo.',
      ),
    ).toBeTruthy();
  });

  it('CON-01 the drawing reads any figure by the keyboard', async () => {
    await open('');
    const slider = await screen.findByRole('slider', { name: 'Prueba con otras apuestas válidas' });
    // This document moves no range by arrow keys. Half of 1.4 times the last level is 1,400,000 pesos, paid 0.4%.
    fireEvent.change(slider, { target: { value: '100' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('Con $1,400,000.00 se pagan $5,600.00');
  });

  it('CON-02 shows versions with their hash, and what happened', async () => {
    await open('');
    expect(await screen.findByText('a'.repeat(64))).toBeTruthy();
    expect(screen.getByText('“Para empezar”')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Descargar la versión 1' })).toBeTruthy();
  });

  it('CON-03 words the reason that the platform gave, and quotes what somebody said', async () => {
    const history = DETAIL.history.map((row, index) => ({ ...row, note: index === 0 ? 'CASCADE' : 'Va bien' }));
    await open('', { 'agentContracts.detail': { ...DETAIL, history } });
    expect(await screen.findByText('Sus porcentajes quedaban arriba de los de quien lo ofrece')).toBeTruthy();
    expect(screen.getByText('“Va bien”')).toBeTruthy();
  });

  it('CON-02 takes the hash of the terms again, and says whether it is the one of the version', async () => {
    const fields = '"activeValidBet":10000,"countSelf":false,"minActiveMembers":0,"minBetAmount":0';
    const tier = (turnover: number, members: number, rate: number) =>
      `{"minActiveMembers":${members},"minNetLoss":0,"minTurnover":${turnover},"rateBp":${rate}}`;
    // The fields by their names, as anybody would write them down who has the terms.
    const written = `{"cap":null,"carry":"none","categories":["RNG","LIVE"],"deductions":{"bonusesBp":0,"paymentFeesBp":0,"platformFeeBp":0,"rebatesBp":0,"salariesBp":0},"eligibility":{${fields}},"kind":"daily","payer":"house","period":null,"scale":"slab","tiers":[${tier(10_000_000, 0, 20)},${tier(50_000_000, 3, 40)},${tier(200_000_000, 5, 60)}]}`;
    const hash = createHash('sha256').update(written).digest('hex');
    const [version] = DETAIL.versions;
    if (!version) throw new Error('the contract has a version');
    const detail = { ...DETAIL, versions: [{ ...version, hash }] };
    const { unmount } = await open('', { 'agentContracts.detail': detail });
    expect(await screen.findByText('Coincide: tu navegador la calculó con estas condiciones.')).toBeTruthy();
    unmount();
    await open('');
    expect((await screen.findByRole('alert')).textContent).toContain('No coincide con estas condiciones');
  });

  it('CON-01 an agent with nobody above is sent to the house, and asks for no contract', async () => {
    const limits = { minMinor: 1, maxMinor: 2, dailyMaxMinor: 2, leftTodayMinor: 2 };
    await open('', {
      'agentContracts.list': { ...LIST, own: null },
      'memberTransfers.desk': { receiver: null, ...limits },
    });
    await screen.findByText('La casa aún no te da este contrato');
    expect(screen.queryByRole('button', { name: 'Pedir un contrato' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ir a atención a clientes' })).toBeTruthy();
  });

  it('CON-02 an offer says what it changes, from when, and is accepted by the version that was read', async () => {
    const offered = { ...CONTRACT, state: 'AMEND_OFFERED' as const, offered: OFFERED, actions: ['accept' as const] };
    const { user, gateway } = await open('', {
      'agentContracts.list': { ...LIST, own: offered },
      'agentContracts.process': { contract: CONTRACT, ending: [] },
    });
    const offer = await screen.findByRole('region', { name: 'Tienes una oferta, versión 2' });
    expect(offer.textContent).toContain('vale desde el 21 nov 2026');
    const changes = within(offer).getByRole('table', { name: 'Condiciones que cambian' });
    expect(
      within(changes)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nivel 2']);
    await user.click(screen.getByRole('button', { name: 'Aceptar oferta' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Aceptas estas condiciones?' });
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar oferta' }));
    expect(await screen.findByText('Aceptaste la oferta')).toBeTruthy();
    expect(processed(gateway.calls)).toEqual([
      { kind: 'daily', action: 'accept', contractId: 'AC00000001', version: 2 },
    ]);
  });

  it('CON-03 an answer that would end contracts below asks once more, and sends its second word only then', async () => {
    const offered = { ...CONTRACT, offered: OFFERED, actions: ['accept' as const] };
    const { user, gateway } = await open('', {
      'agentContracts.list': { ...LIST, own: offered },
      'agentContracts.process': ({ confirmed }) =>
        confirmed ? { contract: CONTRACT, ending: [] } : { contract: null, ending: ENDING },
    });
    await user.click(await screen.findByRole('button', { name: 'Aceptar oferta' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aceptar oferta' }));
    const second = await screen.findByRole('alertdialog', { name: 'Terminaría 1 contrato de más abajo' });
    expect(second.textContent).toContain('Íñigo con xo***l');
    expect(second.textContent).toContain('Paga 0.4% y quedaría permitido 0.3%. En su último periodo pagó $12.34.');
    await user.click(within(second).getByRole('button', { name: 'Sí, seguir' }));
    expect(within(second).getByText('Marca la casilla para seguir.')).toBeTruthy();
    expect(processed(gateway.calls)).toHaveLength(1);
    await user.click(within(second).getByRole('checkbox', { name: 'Entiendo que ese contrato termina' }));
    await user.click(within(second).getByRole('button', { name: 'Sí, seguir' }));
    expect(await screen.findByText('Aceptaste la oferta')).toBeTruthy();
    expect(processed(gateway.calls).at(-1)).toMatchObject({ action: 'accept', confirmed: true });
  });

  it('CON-03 warns before less is accepted than what a direct downline has, and sends nothing unread', async () => {
    const less = {
      ...OFFERED,
      terms: { ...TERMS, tiers: TERMS.tiers.map((tier) => ({ ...tier, rateBp: 10 + tier.rateBp / 2 })) },
    };
    const { user, gateway } = await open('', {
      'agentContracts.list': { ...LIST, own: { ...CONTRACT, offered: less, actions: ['accept'] } },
      'agentContracts.process': { contract: CONTRACT, ending: ENDING },
    });
    await user.click(await screen.findByRole('button', { name: 'Aceptar oferta' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Aceptas estas condiciones?' });
    expect(dialog.textContent).toContain('lo que le das a Íñigo quedaría por encima de lo tuyo');
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar oferta' }));
    expect(processed(gateway.calls)).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Entiendo que ese contrato termina' }));
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar oferta' }));
    expect(await screen.findByText('Aceptaste la oferta')).toBeTruthy();
    expect(processed(gateway.calls)).toMatchObject([{ action: 'accept', confirmed: true }]);
  });

  it('CON-03 tells of contracts that end by a notice', async () => {
    const { user } = await open('', {
      'agentContracts.list': { ...LIST, own: { ...CONTRACT, actions: ['terminate'] } },
      'agentContracts.process': { contract: CONTRACT, ending: ENDING },
    });
    await user.click(await screen.findByRole('button', { name: 'Terminar con aviso' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terminar con aviso' }));
    const told = await screen.findByRole('dialog', { name: 'Termina 1 contrato de más abajo' });
    expect(told.textContent).toContain('Íñigo con xo***l');
  });

  it('CON-02 rejects with a note, which stays when the platform refuses', async () => {
    const offered = { ...CONTRACT, offered: OFFERED, actions: ['reject' as const] };
    const { user, gateway } = await open('', {
      'agentContracts.list': { ...LIST, own: offered },
      'agentContracts.process': failure('OFFER_EXPIRED'),
    });
    await user.click(await screen.findByRole('button', { name: 'Rechazar oferta' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Rechazas la oferta?' });
    await user.type(within(dialog).getByRole('textbox'), 'Muy poco');
    await user.click(within(dialog).getByRole('button', { name: 'Rechazar oferta' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('La oferta ya no está vigente.');
    expect(within(dialog).getByDisplayValue('Muy poco')).toBeTruthy();
    expect(processed(gateway.calls)).toEqual([
      { kind: 'daily', action: 'reject', contractId: 'AC00000001', version: 2, note: 'Muy poco' },
    ]);
  });

  it('CON-02 whoever has none asks for one, in English too', async () => {
    const { user, gateway } = await open(
      '',
      { 'agentContracts.list': { ...LIST, own: null }, 'agentContracts.process': { contract: CONTRACT, ending: [] } },
      'en',
    );
    await user.click(await screen.findByRole('button', { name: 'Ask for a contract' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask for a contract' });
    await user.click(within(dialog).getByRole('button', { name: 'Ask for a contract' }));
    expect(await screen.findByText('Your request was sent')).toBeTruthy();
    expect(processed(gateway.calls)).toEqual([{ kind: 'daily', action: 'request', of: 'new' }]);
  });

  it('CON-02 says that it failed, and may be tried again', async () => {
    const { user, gateway } = await open('', { 'agentContracts.list': failure('NETWORK_ERROR') });
    expect(await screen.findByText('No pudimos cargar tus contratos')).toBeTruthy();
    gateway.answers['agentContracts.list'] = LIST;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('article', { name: 'Con Rosa, tu agente' })).toBeTruthy();
  });
});

describe('the menu', () => {
  it('CON-05 says what waits in each kind, and how many bills were not seen', async () => {
    await open('', {
      'team.consolidated': {
        ...consolidated,
        dailysalreqtype: 1,
        realtimesalreqtype: 2,
        unreadBills: { ...NO_UNREAD, daily: 3 },
      },
    });
    const menu = await screen.findByRole('navigation', { name: 'Secciones del centro de agentes' });
    expect(
      await within(menu).findByRole('link', { name: /Salario diario.*una oferta espera tu respuesta/ }),
    ).toBeTruthy();
    expect(
      within(menu).getByRole('link', { name: /Salario en tiempo real.*una solicitud espera tu respuesta/ }),
    ).toBeTruthy();
    expect(within(menu).getByRole('link', { name: /Salario diario.*3 recibos sin ver/ })).toBeTruthy();
    for (const name of ['Dividendos', 'Salario por hora'])
      expect(within(menu).getByRole('link', { name })).toBeTruthy();
  });
});

describe('contracts with my team', () => {
  it('CON-02 marks what waits for a word, and finds by name without accents', async () => {
    const asked = { of: 'termination', by: 'downline', note: 'Ya no', askedAt: '2026-11-20T06:00:00.000Z' } as const;
    const waiting = { ...DOWNLINE, state: 'TERMINATION_REQUESTED' as const, request: asked };
    const other = { ...DOWNLINE, contractId: 'AC00000009', other: { memberId: 'M000011', name: 'Olga' } };
    const { user } = await open('&part=team', {
      'agentContracts.list': { ...LIST, content: [waiting, other], totalElements: 2 },
    });
    const list = await screen.findByRole('list', { name: 'Con mi equipo' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('Espera tu respuesta');
    expect(first?.textContent).toContain('Terminación solicitada');
    expect(first?.textContent).toContain('“Ya no”');
    expect(second?.textContent).not.toContain('Espera tu respuesta');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre o contrato' }), 'inigo');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('Ningún contrato coincide')).toBeTruthy();
  });

  it('CON-02 asks anew for a state, which stays in the address', async () => {
    const { user, gateway, router } = await open('&part=team');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado del contrato' }), 'Suspendido');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ state: 'SUSPENDED' }));
    await waitFor(() =>
      expect(gateway.calls.findLast(({ path }) => path === 'agentContracts.list')?.input).toMatchObject({
        ...{ kind: 'daily', state: 'SUSPENDED' },
      }),
    );
  });

  it('CON-02 ends a contract with notice, from its own page', async () => {
    const { user, gateway } = await open('&part=team&contract=AC00000002', {
      'agentContracts.process': { contract: DOWNLINE, ending: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Terminar con aviso' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Terminas el contrato?' });
    expect(dialog.textContent).toContain('Termina al cerrar el periodo en curso, que se paga completo.');
    await user.click(within(dialog).getByRole('button', { name: 'Terminar con aviso' }));
    await waitFor(() =>
      expect(processed(gateway.calls)).toEqual([{ kind: 'daily', action: 'terminate', contractId: 'AC00000002' }]),
    );
  });

  it('CON-02 says so where nobody is there to offer anything to', async () => {
    await open('&part=team', { 'agentContracts.list': { ...LIST, content: [], totalElements: 0, offerable: [] } });
    expect(await screen.findByText('No hay a quién ofrecer un contrato')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ofrecer un contrato' })).toBeNull();
  });
});

describe('bills', () => {
  it('CON-06 shows the totals of all, and more rows behind the last one', async () => {
    const second = { ...BILL_DETAIL.bill, billId: 'AB00000002', state: 'INSUFFICIENT' as const, paid: 0 };
    const { user, gateway } = await open('&part=bills', {
      'agentContracts.bills': ({ after }) => ({
        ...BILLS,
        ...(after === undefined
          ? { hasMore: true, totals: { bills: 2, due: 139_998, paid: 69_999 } }
          : { content: [second] }),
      }),
    });
    const totals = await screen.findByRole('region', { name: 'Totales del periodo' });
    expect(totals.textContent).toContain('Corresponde en total$1,399.98');
    await user.click(screen.getByRole('button', { name: 'Ver más recibos' }));
    expect(await screen.findByRole('row', { name: /Sin fondos/ })).toBeTruthy();
    expect(totals.textContent).toContain('Corresponde en total$1,399.98');
    expect(screen.queryByRole('button', { name: 'Ver más recibos' })).toBeNull();
    const asked = gateway.calls.filter(({ path }) => path === 'agentContracts.bills').map(({ input }) => input);
    expect(asked.at(-1)).toMatchObject({ kind: 'daily', after: 'AB00000001', pageSize: 20 });
  });

  it('CON-06 filters by side and state in the address, and says that there are none', async () => {
    const none = { ...BILLS, content: [], totals: { bills: 0, due: 0, paid: 0 } };
    const { user, gateway, router } = await open('&part=bills', { 'agentContracts.bills': none });
    expect(await screen.findByText('No hay recibos en este periodo')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'De quién' }), 'Los de mi equipo');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Pagado en parte');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ side: 'upline', paid: 'PARTLY_PAID' }));
    await waitFor(() =>
      expect(gateway.calls.findLast(({ path }) => path === 'agentContracts.bills')?.input).toMatchObject({
        ...{ side: 'upline', state: 'PARTLY_PAID' },
      }),
    );
  });
});
