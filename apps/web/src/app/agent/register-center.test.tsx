import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const SITE = 'https://tonalli.example';
const answers: Answers = {
  'downlines.registerCenter': { rates: [{ category: 'RNG', minimumBp: 0, maximumBp: 120 }], sites: [SITE] },
  'downlines.invites': [],
};
const open = (way: string, over: Answers = {}) =>
  renderApp(`/agentHome?page=registerCenter&way=${way}`, {
    answers: { ...answers, ...over },
    tab: { ...memberTab, isAgent: '1' },
  });
type View = Awaited<ReturnType<typeof open>>;
const sent = ({ gateway }: View, path: string) =>
  gateway.calls.filter((call) => call.path === path).map(({ input }) => input);

describe('the register centre', () => {
  it('AG-03 names what is wrong with an account, keeps what was typed, and asks anew as another batch', async () => {
    const refused = { results: [{ username: 'ana', memberId: null, faults: ['usernameTaken' as const] }] };
    const view = await open('one', { 'downlines.openAccounts': refused });
    const name = await screen.findByRole('textbox', { name: /^Usuario/ });
    await view.user.type(name, 'ana');
    await view.user.type(screen.getByRole('textbox', { name: /^Primera/ }), 'Primera2026');
    await view.user.type(await screen.findByRole('textbox', { name: /Tragamonedas/i }), '0.5');
    await view.user.click(screen.getByRole('button', { name: 'Abrir cuenta' }));
    expect(await screen.findByText('Usuario no disponible')).toBeTruthy();
    expect(screen.getByDisplayValue('ana')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name));
    await view.user.click(screen.getByRole('button', { name: 'Abrir cuenta' }));
    await waitFor(() => expect(sent(view, 'downlines.openAccounts')).toHaveLength(2));
    const account = { username: 'ana', password: 'Primera2026', kind: 'member', rates: { RNG: 50 } };
    expect(sent(view, 'downlines.openAccounts')).toMatchObject([{ accounts: [account] }, { accounts: [account] }]);
    const ids = sent(view, 'downlines.openAccounts').map((input) => Reflect.get(Object(input), 'batchId'));
    expect(new Set(ids).size).toBe(2);
  });

  it('AG-03 previews a file, and opens exactly the good rows', async () => {
    const view = await open('many', {
      'downlines.checkAccounts': { faults: [[], ['usernameTaken', 'rateOutOfRange']] },
      'downlines.openAccounts': { results: [{ username: 'ana', memberId: 'M1', faults: [] }] },
    });
    const csv = 'username,password,kind,RNG\nana,Primera2026,member,0.5\nbeto,Primera2026,AGENT,x\n';
    await view.user.upload(
      await screen.findByLabelText('Elegir archivo'),
      new File([csv], 'equipo.csv', { type: 'text/csv' }),
    );
    const table = await screen.findByRole('table', { name: 'Revisión del archivo' });
    expect(within(table).getByText('Usuario no disponible, Tasa fuera de tu rango')).toBeTruthy();
    expect(within(table).getByRole('row', { name: '1 ana Jugador Lista' })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /^2 beto Agente/ })).toBeTruthy();
    const good = { username: 'ana', password: 'Primera2026', kind: 'member', rates: { RNG: 50 } };
    const bad = { username: 'beto', password: 'Primera2026', kind: 'agent', rates: { RNG: -1 } };
    expect(sent(view, 'downlines.checkAccounts')).toEqual([{ accounts: [good, bad] }]);
    expect(sent(view, 'downlines.openAccounts')).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Abrir 1 cuenta' }));
    await waitFor(() => expect(sent(view, 'downlines.openAccounts')).toMatchObject([{ accounts: [good] }]));
  });

  it('AG-03 has a sample to begin with, in words that it reads again', async () => {
    const written: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          written.push(blob);
          return 'blob:sample';
        },
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const view = await open('many', { 'downlines.checkAccounts': { faults: [[], []] } });
    expect(await screen.findByText('RNG: Tragamonedas, hasta 1.2%')).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Descargar un ejemplo' }));
    const [sample] = written;
    const text = await sample?.text();
    expect(text).toContain('usuario,contraseña,tipo,RNG');
    await view.user.upload(screen.getByLabelText('Elegir archivo'), new File([text ?? ''], 'ejemplo.csv'));
    await screen.findByRole('table', { name: 'Revisión del archivo' });
    expect(sent(view, 'downlines.checkAccounts')).toEqual([
      {
        accounts: [
          { username: 'ana2026', password: 'Primera2026', kind: 'member', rates: { RNG: 0 } },
          { username: 'beto2026', password: 'Primera2026', kind: 'agent', rates: { RNG: 0 } },
        ],
      },
    ]);
  });

  it('AG-03 says that a file cannot be read, and asks nothing', async () => {
    const view = await open('many');
    const input = await screen.findByLabelText('Elegir archivo');
    await view.user.upload(input, new File(['name,password\nx,y'], 'x.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/No pudimos leer el archivo/)).toBeTruthy();
    expect(sent(view, 'downlines.checkAccounts')).toEqual([]);
  });

  it('AG-03 makes a link, and shows each with its code, uses and picture', async () => {
    const link = {
      ...{ code: 'ABCD2345', kind: 'member' as const, rates: {}, site: SITE, expiresAt: null, maxUses: 5, uses: 2 },
      ...{ note: 'Feria', state: 'paused' as const, createdAt: '2026-11-20T18:00:00.000Z' },
      url: `${SITE}/register?referralCode=ABCD2345`,
    };
    const view = await open('links', { 'downlines.invites': [link], 'downlines.createInvite': link });
    expect(await screen.findByRole('img', { name: 'Código QR del enlace ABCD2345' })).toBeTruthy();
    expect(screen.getByText('2 de 5 usos')).toBeTruthy();
    expect(screen.getByText('En pausa: tu tasa bajó')).toBeTruthy();
    await view.user.click(await screen.findByRole('button', { name: 'Crear enlace' }));
    await waitFor(() =>
      expect(sent(view, 'downlines.createInvite')).toEqual([
        { kind: 'member', rates: {}, site: SITE, expiresAt: null, maxUses: null, note: '' },
      ]),
    );
  });
});
