import { screen, waitFor, within } from '@testing-library/react';
import type { Balances } from '@tonalli/contracts/wallet/api';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  type Answers,
  bootstrap,
  failure,
  gameCard,
  memberInfo,
  sessionView,
} from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const wallet = (vendor: string, name: string, balanceMinor: number) => {
  return { vendor, name, balanceMinor, isOpen: true };
};
const balances: Balances = {
  mainMinor: 80_000,
  vendors: [wallet('SLR', 'Solárica', 35_000), wallet('BRJ', 'Baraja Viva', 0)],
};
const categories = [
  ...bootstrap.categories,
  {
    type: 'PVP' as const,
    vendors: [{ code: 'SLR', name: 'Solárica', icon: '/v/slr.svg', opensList: false, gameCount: 7 }],
  },
];
const noMovements = { rows: [], page: 1, totalPages: 1, totalRows: 0 };
const answers: Answers = {
  'system.bootstrap': { ...bootstrap, categories, walletVendors: ['SLR', 'BRJ'] },
  'wallet.balance': balances,
  'wallet.movements': noMovements,
  'account.me': memberInfo,
  'messages.unread': { count: 0 },
};

async function openTransfer(extra: Answers = {}) {
  const app = await renderApp('/member?page=transferFund', { tab: memberTab, answers: { ...answers, ...extra } });
  await screen.findByRole('heading', { level: 1, name: 'Transferir entre carteras' });
  return app;
}
const sent = (app: Awaited<ReturnType<typeof renderApp>>, path: string) =>
  app.gateway.calls.filter((call) => call.path === path).map(({ input }) => input);

// Chunks that come on demand are there, so that nobody waits for their first reading.
beforeAll(async () => {
  await Promise.all([import('./transfer-screen'), import('../../app/member/member-screen')]);
}, 120_000);

describe('transfer between wallets', () => {
  it('MEM-06 GAME-07 shows what each wallet holds, and moves an amount once', async () => {
    const app = await openTransfer({ 'wallet.transfer': balances });
    const list = await screen.findByRole('list', { name: 'Tus carteras' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const form = screen.getByRole('region', { name: 'Transferencia' });
    await app.user.type(within(form).getByRole('textbox', { name: /Monto/ }), '150.50');
    await app.user.dblClick(within(form).getByRole('button', { name: 'Transferir' }));
    await waitFor(() =>
      expect(sent(app, 'wallet.transfer')).toEqual([{ from: 'MAIN', to: 'SLR', amountMinor: 15_050 }]),
    );
    expect(await screen.findByText('Pasaste $150.50 de Cartera principal a Solárica')).toBeTruthy();
    expect(within(form).getByRole<HTMLInputElement>('textbox', { name: /Monto/ }).value).toBe('');
  });

  it('MEM-06 says what is wrong before anything is sent, and keeps what was typed when it is refused', async () => {
    const app = await openTransfer({ 'wallet.transfer': () => failure('INSUFFICIENT_FUNDS') });
    const form = await screen.findByRole('region', { name: 'Transferencia' });
    const amount = within(form).getByRole<HTMLInputElement>('textbox', { name: /Monto/ });
    const submit = within(form).getByRole('button', { name: 'Transferir' });
    await app.user.click(submit);
    expect(within(form).getByText('Escribe un monto, por ejemplo 500 o 1,250.50.')).toBeTruthy();
    await app.user.type(amount, '800.01');
    expect(within(form).getByText('Hay $800.00 disponibles en esa cartera.')).toBeTruthy();
    await app.user.click(submit);
    expect(sent(app, 'wallet.transfer')).toEqual([]);
    await app.user.clear(amount);
    await app.user.type(amount, '20');
    await app.user.click(submit);
    expect(await within(form).findByText(/saldo/i)).toBeTruthy();
    expect(amount.value).toBe('20');
  });

  it('MEM-06 takes money out of a wallet by its own button, all of it in one choice', async () => {
    const app = await openTransfer({ 'wallet.transfer': balances });
    await app.user.click(await screen.findByRole('button', { name: 'Sacar dinero de Solárica' }));
    const form = screen.getByRole('region', { name: 'Transferencia' });
    await app.user.click(within(form).getByRole('button', { name: 'Todo' }));
    await app.user.click(within(form).getByRole('button', { name: 'Transferir' }));
    await waitFor(() =>
      expect(sent(app, 'wallet.transfer')).toEqual([{ from: 'SLR', to: 'MAIN', amountMinor: 35_000 }]),
    );
  });

  it('MEM-06 collects everything in one press', async () => {
    const app = await openTransfer({ 'wallet.collect': { collectedMinor: 35_000, balances } });
    await app.user.click(await screen.findByRole('button', { name: 'Traer todo a la principal' }));
    expect(await screen.findByText('Trajiste $350.00 a tu cartera principal')).toBeTruthy();
    expect(sent(app, 'wallet.collect')).toHaveLength(1);
  });

  it('GAME-07 with a single wallet there is nothing to transfer', async () => {
    await openTransfer({ 'wallet.balance': { mainMinor: 500, vendors: [] } });
    expect(await screen.findByText('Todo sale de tu cartera principal')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Transferencia' })).toBeNull();
  });

  it('SYS-10 an answer that does not come can be asked for again', async () => {
    const app = await openTransfer({ 'wallet.balance': () => failure('WALLET_LOCKED') });
    expect(await screen.findByText('No pudimos cargar tus carteras')).toBeTruthy();
    expect((await screen.findByRole('group', { name: 'Saldo' })).textContent).toContain('—');
    app.gateway.answers['wallet.balance'] = balances;
    await app.user.click(screen.getAllByRole('button', { name: 'Reintentar' })[0] ?? document.body);
    expect(await screen.findByRole('list', { name: 'Tus carteras' })).toBeTruthy();
  });

  it('GAME-06 a trial account is asked to open a real one instead', async () => {
    const { gateway } = await renderApp('/member?page=transferFund', { tab: { ...memberTab, isAgent: '4' }, answers });
    expect(await screen.findByText('Necesitas una cuenta real')).toBeTruthy();
    expect(gateway.calls.map(({ path }) => path)).not.toContain('wallet.movements');
  });
});

describe('the seamless wallet', () => {
  it('GAME-07 NAV-08 explains itself to a visitor, without asking to log in', async () => {
    const { router, gateway } = await renderApp('/seamless', { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Una sola cartera para jugar' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/seamless');
    const own = screen.getByRole('region', { name: 'Con cartera propia' });
    expect(within(own).getByText('Solárica')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Juegas con tu saldo principal' })).getByText('Ometl'),
    ).toBeTruthy();
    expect(gateway.calls.map(({ path }) => path)).not.toContain('wallet.balance');
  });

  it('GAME-07 shows a member the balance and what vendors hold', async () => {
    await renderApp('/seamless', { tab: memberTab, answers });
    const card = await screen.findByRole('region', { name: 'Tu saldo principal' });
    expect(await within(card).findByText(/800\.00/)).toBeTruthy();
    expect(await screen.findByText('Tienes $350.00')).toBeTruthy();
  });
});

describe('a game whose vendor keeps its own wallet', () => {
  const game = gameCard('9', { vendor: 'SLR', name: 'Juego 9' });
  const empty = { mainMinor: 80_000, vendors: [wallet('SLR', 'Solárica', 0)] };
  const filled = { mainMinor: 70_000, vendors: [wallet('SLR', 'Solárica', 10_000)] };
  const launch = { url: 'http://games.example/play/slot/#launch=1' };
  const home = { 'lobby.home': { hot: [game], categories: [] }, 'play.launch': launch };

  it('GAME-07 offers the transfer before it is opened, and opens it right after', async () => {
    let current = empty;
    const app = await renderApp('/', {
      tab: memberTab,
      answers: {
        ...answers,
        ...home,
        'wallet.balance': () => current,
        'wallet.transfer': () => {
          current = filled;
          return filled;
        },
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Jugar: Juego 9' }));
    const form = await screen.findByRole('form', { name: 'Solárica usa su propia cartera' });
    expect(sent(app, 'play.launch')).toEqual([]);
    await app.user.click(await within(form).findByRole('button', { name: '$100' }));
    await app.user.click(within(form).getByRole('button', { name: 'Transferir y jugar' }));
    expect(await screen.findByTitle('Juego Juego 9')).toBeTruthy();
    expect(sent(app, 'wallet.transfer')).toEqual([{ from: 'MAIN', to: 'SLR', amountMinor: 10_000 }]);
    expect(screen.getByText('Cartera del juego')).toBeTruthy();
  });

  it('GAME-07 opens at once with money in it, and without a transfer when that is wanted', async () => {
    const app = await renderApp('/', { tab: memberTab, answers: { ...answers, ...home, 'wallet.balance': empty } });
    await app.user.click(await screen.findByRole('button', { name: 'Jugar: Juego 9' }));
    await app.user.click(await screen.findByRole('button', { name: 'Abrir sin transferir' }));
    expect(await screen.findByTitle('Juego Juego 9')).toBeTruthy();
    expect(sent(app, 'wallet.transfer')).toEqual([]);
  });

  it('GAME-06 GAME-07 practice money needs no transfer', async () => {
    const trial: Answer<'session.freePlay'> = { ...sessionView, isTrial: true, type: 4 };
    const withTrial = { ...home, 'lobby.home': { hot: [{ ...game, trial: true }], categories: [] } };
    const app = await renderApp('/', { answers: { ...answers, ...withTrial, 'session.freePlay': trial } });
    await app.user.click(await screen.findByRole('button', { name: /^Prueba gratis.*Juego 9/ }));
    expect(await screen.findByTitle('Juego Juego 9')).toBeTruthy();
    expect(within(screen.getByRole('dialog', { name: 'Juego 9' })).getByText('Dinero de práctica')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Solárica usa su propia cartera' })).toBeNull();
  });
});
