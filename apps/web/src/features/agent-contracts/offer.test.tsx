import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BILLS, DETAIL, DOWNLINE, ENDING, LIST, NO_UNREAD, PREVIEW, TERMS } from '../../testing/contract-answers';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
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
  'agentContracts.preview': PREVIEW,
};

const open = (offer: string, answers: Answers = {}) =>
  renderApp(`/agentHome?page=agentDailyWages2&part=team&offer=${offer}`, {
    answers: { ...ANSWERS, ...answers },
    tab: { ...memberTab, isAgent: '1' },
  });
const sent = (calls: { path: string; input: unknown }[], path = 'agentContracts.process') =>
  calls.filter((call) => call.path === path).map(({ input }) => input);
const level = (number: number) => {
  const row = screen.getByText(`Nivel ${number}`, { selector: 'span' }).closest('li');
  if (!row) throw new Error(`no row of level ${number}`);
  return within(row);
};

describe('an offer', () => {
  it('CON-02 CON-07 is typed, previewed and sent to a direct downline', async () => {
    const { user, gateway, router } = await open('new', {
      'agentContracts.process': { contract: DOWNLINE, ending: [] },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: /Agente directo/ }), 'Pilar');
    const rate = level(1).getByRole('textbox', { name: 'Porcentaje' });
    await user.type(rate, '0.15');
    const from = level(1).getByRole('textbox', { name: 'Apuestas válidas desde' });
    await user.clear(from);
    await user.type(from, '100,000');
    await user.click(screen.getByRole('checkbox', { name: 'Casino en vivo' }));
    expect(await screen.findByText('Lo que se le habría pagado')).toBeTruthy();
    const terms = {
      ...{ ...TERMS, scale: 'slice', categories: ['RNG'] },
      tiers: [{ minTurnover: 10_000_000, minNetLoss: 0, minActiveMembers: 0, rateBp: 15 }],
    };
    expect(sent(gateway.calls, 'agentContracts.preview')).toEqual([{ memberId: 'M000010', terms }]);
    await user.click(screen.getByRole('button', { name: 'Enviar oferta' }));
    expect(await screen.findByText('Enviamos tu oferta')).toBeTruthy();
    expect(sent(gateway.calls)).toEqual([{ kind: 'daily', action: 'offer', memberId: 'M000010', terms }]);
    expect(router.state.location.search).toEqual({ page: 'agentDailyWages2', part: 'team' });
  });

  it('CON-07 shows what each downline would gain or lose, and where pay is above what games bear', async () => {
    await open('AC00000002');
    const table = await screen.findByRole('table', { name: 'Lo que cambia para su equipo' });
    expect(within(table).getByRole('row', { name: 'xo***l $10.00 $0.00 −$10.00' })).toBeTruthy();
    expect(screen.getByText(/se paga 0\.9% de lo apostado, más que el límite de 0\.63%/)).toBeTruthy();
    expect(screen.getByText(/se paga 1\.2% de lo apostado; el límite es 2\.4%/)).toBeTruthy();
  });

  it('CON-01 explains the level that does not rise, and sends nothing meanwhile', async () => {
    const { user, gateway } = await open('AC00000002');
    await screen.findByText('Lo que se le habría pagado');
    const rate = level(2).getByRole('textbox', { name: 'Porcentaje' });
    await user.clear(rate);
    await user.type(rate, '0.1');
    expect(level(2).getByText('El nivel 2 tiene que pagar un porcentaje más alto que el nivel 1.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enviar cambio' }));
    expect(screen.getByText('Revisa los renglones marcados antes de enviar.')).toBeTruthy();
    expect(sent(gateway.calls)).toEqual([]);
  });

  it('CON-03 shows the level that is above the own contract, as the platform says', async () => {
    await open('AC00000002', {
      'agentContracts.preview': { ...PREVIEW, problems: [{ problem: 'ABOVE_OWN_RATE', tier: 2 }] },
    });
    expect(
      await screen.findByText('El nivel 3 paga más de lo que tu propio contrato te da con las mismas cifras.'),
    ).toBeTruthy();
  });

  it('CON-02 says in words what is wrong with period and games as a whole', async () => {
    await open('AC00000002', {
      'agentContracts.preview': {
        ...PREVIEW,
        problems: [
          { problem: 'ABOVE_OWN_RATE', tier: null },
          { problem: 'CATEGORY_TWICE', tier: null },
        ],
      },
    });
    expect(await screen.findByText(/Hay juegos que tu propio contrato no cuenta/)).toBeTruthy();
    expect(screen.getByText(/No son acumulables/)).toBeTruthy();
  });

  it('CON-01 levels are added, moved by the keyboard and removed', async () => {
    const { user } = await open('AC00000002');
    await screen.findByRole('button', { name: 'Agregar nivel' });
    await user.click(screen.getByRole('button', { name: 'Agregar nivel' }));
    await user.type(level(4).getByRole('textbox', { name: 'Porcentaje' }), '0.9');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(level(3).getByRole('textbox', { name: 'Porcentaje' })).toHaveProperty('value', '0.9');
    expect(level(4).getByRole('textbox', { name: 'Porcentaje' })).toHaveProperty('value', '0.6');
    await user.click(screen.getByRole('button', { name: 'Quitar el nivel 3' }));
    expect(level(3).getByRole('textbox', { name: 'Porcentaje' })).toHaveProperty('value', '0.6');
    expect(screen.queryByText('Nivel 4', { selector: 'span' })).toBeNull();
  });

  it('CON-03 lists what would end before it is sent, and sends the second word only once that was confirmed', async () => {
    const { user, gateway } = await open('AC00000002', {
      'agentContracts.preview': { ...PREVIEW, ending: ENDING },
      'agentContracts.process': ({ confirmed }) =>
        confirmed ? { contract: DOWNLINE, ending: [] } : { contract: null, ending: ENDING },
    });
    expect(await screen.findByRole('region', { name: 'Terminaría 1 contrato de más abajo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enviar cambio' }));
    const second = await screen.findByRole('alertdialog', { name: 'Terminaría 1 contrato de más abajo' });
    await user.click(within(second).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Enviar cambio' }));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('checkbox', { name: 'Entiendo que ese contrato termina' }));
    await user.click(within(again).getByRole('button', { name: 'Sí, seguir' }));
    expect(await screen.findByText('Enviamos tu oferta')).toBeTruthy();
    const [first, , last] = sent(gateway.calls);
    expect(first).not.toHaveProperty('confirmed');
    expect(last).toMatchObject({ action: 'offer', contractId: 'AC00000002', confirmed: true });
  });

  it('CON-02 keeps what was typed when the platform refuses', async () => {
    const { user } = await open('AC00000002', { 'agentContracts.process': failure('CONTRACT_STATE') });
    const rate = within(await screen.findByRole('group', { name: 'Niveles' })).getAllByRole('textbox', {
      name: 'Porcentaje',
    })[1];
    if (!rate) throw new Error('no second level');
    await user.clear(rate);
    await user.type(rate, '0.5');
    await screen.findByText('Lo que se le habría pagado');
    await user.click(screen.getByRole('button', { name: 'Enviar cambio' }));
    expect(await screen.findByText(/El contrato ya no permite esta acción/)).toBeTruthy();
    expect(rate).toHaveProperty('value', '0.5');
  });

  it('CON-08 an upline that pays says whether the own balance covers what is missing', async () => {
    const { user, gateway } = await open('AC00000002', {
      'agentContracts.process': { contract: DOWNLINE, ending: [] },
    });
    await user.click(await screen.findByRole('radio', { name: /El agente de arriba/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Cubrir con mi saldo lo que falte' }));
    await user.click(screen.getByRole('button', { name: 'Enviar cambio' }));
    await waitFor(() => expect(sent(gateway.calls)[0]).toMatchObject({ autoCover: true, terms: { payer: 'upline' } }));
  });

  it('CON-02 offers no payer that is not allowed here', async () => {
    await open('new', { 'agentContracts.list': { ...LIST, payers: ['house'] } });
    await screen.findByRole('combobox', { name: /Agente directo/ });
    expect(screen.queryByRole('radio', { name: /El agente de arriba/ })).toBeNull();
  });
});
