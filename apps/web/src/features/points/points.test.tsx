import { screen, waitFor, within } from '@testing-library/react';
import type { PointsOverview, RewardCard } from '@tonalli/contracts/points/api';
import { describe, expect, it } from 'vitest';
import { type Answers, type AnswerTo, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { SECURITY } from '../../testing/security-page';

const overview: PointsOverview = {
  points: 10_000,
  validBetMinor: 1_500_000,
  exchangeRatio: 500,
  minConvertPoints: 500,
  validBetPerPointMinor: 100,
  multipliers: [],
};
const reward = (id: string, change: Partial<RewardCard> = {}): RewardCard => ({
  id,
  type: 'LIFESTYLE',
  name: `Premio ${id}`,
  description: 'Hecho a mano.',
  picture: `/art/rewards/${id}.svg`,
  left: 9,
  points: 4_000,
  requiredBetMinor: 0,
  bonusMinor: null,
  ...change,
});
const rewards = [
  reward('taza'),
  reward('caro', { points: 12_000 }),
  reward('bono', { type: 'BONUS', bonusMinor: 2_000, requiredBetMinor: 3_000_000 }),
  reward('agotado', { left: 0 }),
];
const answers: Answers = {
  'system.bootstrap': { ...bootstrap, modules: [...bootstrap.modules, 'PTSYS3'] },
  'points.overview': overview,
  'points.rewards': rewards,
  'points.redemptions': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
  'points.entries': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
  'account.security': SECURITY,
};
const open = (path: string, change: Answers = {}, tab: Record<string, string> = memberTab) =>
  renderApp(path, { tab, answers: { ...answers, ...change } });
const paths = (calls: { path: string }[]) => calls.map(({ path }) => path);

describe('the points mall', () => {
  it('PTS-04 shows multipliers that run until their end, the one that counts first, and says that they do not multiply', async () => {
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
    const [soon, later, over] = [inMs(7_200_000), inMs(3 * 86_400_000), inMs(-1)];
    const multipliers = [
      { factor: 3, endsAt: soon },
      { factor: 2, endsAt: later },
      { factor: 5, endsAt: over },
    ];
    await open('/pointMall', { 'points.overview': { ...overview, multipliers } });
    const running = within(await screen.findByRole('region', { name: 'Multiplicador de puntos' }));
    const [first, second, ...others] = running.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Puntos ×3termina en /);
    expect(second?.textContent).toMatch(/^Puntos ×2hasta el /);
    expect(others).toEqual([]);
    expect(running.getByText(/no se multiplican entre sí: cuenta el mayor/)).toBeTruthy();
  });

  it('PTS-04 says nothing of multipliers while none runs', async () => {
    await open('/pointMall');
    expect(await screen.findByText('10,000')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Multiplicador de puntos' })).toBeNull();
  });

  it('PTS-01 shows the balance, what it is worth and the rewards, of which some are in reach', async () => {
    const { user, router } = await open('/pointMall');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tienda de puntos' })).toBeTruthy();
    expect(await screen.findByText('10,000')).toBeTruthy();
    expect(screen.getByText('Puedes convertirlos en $20.00')).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'Premios' });
    expect(within(list).getAllByRole('article')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Me alcanza' }));
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(1));
    expect(router.state.location.search).toEqual({ affordable: true });
    await user.click(screen.getByRole('button', { name: 'Bonos' }));
    expect(await screen.findByText('Ningún premio coincide')).toBeTruthy();
    expect(router.state.location.search).toEqual({ affordable: true, type: 'BONUS' });
  });

  it.each([
    ['caro', 'Te faltan 2,000 puntos.'],
    ['bono', 'Te faltan $15,000.00 en apuestas válidas para poder canjearlo.'],
    ['agotado', 'Este premio está agotado. Pronto habrá más.'],
  ])('PTS-01 says what is in the way of %s', async (id, text) => {
    await open(`/pointMall?reward=${id}`);
    const dialog = await screen.findByRole('dialog', { name: `Premio ${id}` });
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Canjear' }).disabled).toBe(true);
  });

  it('PTS-02 redeems as many as were chosen, keeps what was typed when the password is wrong, and says it is done', async () => {
    let tries = 0;
    const redeem: AnswerTo<'points.redeem'> = () => {
      tries += 1;
      if (tries === 1) throw failure('PAYMENT_PASSWORD_WRONG');
      return { id: 'C1', status: 'PROCESS', points: 8_000, pointsLeft: 2_000 };
    };
    const { user, gateway } = await open('/pointMall?reward=taza', { 'points.redeem': redeem });
    await user.click(await screen.findByRole('button', { name: 'Canjear' }));
    const more = await screen.findByRole<HTMLButtonElement>('button', { name: 'Uno más' });
    await user.click(more);
    expect(more.disabled).toBe(true);
    const confirm = screen.getByRole('button', { name: 'Canjear 8,000 puntos' });
    await user.click(confirm);
    expect(await screen.findByText('Escribe los 6 dígitos.')).toBeTruthy();
    expect(paths(gateway.calls)).not.toContain('points.redeem');
    const field = screen.getByLabelText<HTMLInputElement>(/^Contraseña de pago/);
    await user.type(field, '246810');
    await user.click(confirm);
    expect(await screen.findByText('La contraseña de pago no es correcta.')).toBeTruthy();
    expect(field.value).toBe('246810');
    await user.click(confirm);
    expect(await screen.findByText('¡Listo! Recibimos tu solicitud')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = gateway.calls.filter(({ path }) => path === 'points.redeem').map(({ input }) => input);
    expect(sent).toEqual(Array(2).fill({ rewardId: 'taza', quantity: 2, paymentPassword: '246810' }));
  });

  it('PTS-02 sums up what is typed, and converts whole multiples only', async () => {
    const convert = { amountMinor: 900, pointsLeft: 5_500 };
    const { user, gateway } = await open('/pointMall?convert=true', { 'points.convert': convert });
    const dialog = await screen.findByRole('dialog', { name: 'Convertir puntos en dinero' });
    const field = within(dialog).getByRole('textbox', { name: /^Puntos a convertir/ });
    await user.type(within(dialog).getByLabelText(/^Contraseña de pago/), '246810');
    await user.type(field, '4400');
    await user.click(within(dialog).getByRole('button', { name: 'Convertir en dinero' }));
    expect(await within(dialog).findByText('Escribe un múltiplo de 500.')).toBeTruthy();
    expect(paths(gateway.calls)).not.toContain('points.convert');
    await user.clear(field);
    await user.type(field, '4500');
    expect(within(dialog).getByText('$9.00')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Convertir en $9.00' }));
    expect(await screen.findByText('Convertiste 4,500 puntos en $9.00')).toBeTruthy();
    expect(gateway.calls.find(({ path }) => path === 'points.convert')?.input).toEqual({
      points: 4_500,
      paymentPassword: '246810',
    });
  });

  it('PTS-03 asks for the page and the filter of the address, and says when there is nothing', async () => {
    const { user, gateway, router } = await open('/pointMall?tab=details&kind=CONVERT&no=2');
    expect(await screen.findByText('No hay movimientos de este tipo')).toBeTruthy();
    const asked = () => gateway.calls.findLast(({ path }) => path === 'points.entries')?.input;
    expect(asked()).toEqual({ language: 'es', page: 2, pageSize: 20, type: 'CONVERT' });
    await user.click(screen.getByRole('button', { name: 'Todos' }));
    expect(await screen.findByText('Todavía no tienes puntos')).toBeTruthy();
    expect(router.state.location.search).toEqual({ tab: 'details' });
    await user.click(screen.getByRole('tab', { name: 'Mis canjes' }));
    expect(await screen.findByText('Aquí verás tus canjes')).toBeTruthy();
    expect(router.state.location.search).toEqual({ tab: 'history' });
  });

  it('PTS-01 says why the points did not come, and tries again', async () => {
    let broken = true;
    const read = () => {
      if (broken) throw failure('UNKNOWN');
      return overview;
    };
    const { user } = await open('/pointMall', { 'points.overview': read });
    expect(await screen.findByText('No pudimos cargar tus puntos')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('10,000')).toBeTruthy();
  });

  it('GAME-02 a trial account is asked for a real one, and asks the platform for nothing', async () => {
    const { gateway } = await open('/pointMall', {}, { ...memberTab, isAgent: '4' });
    expect(await screen.findByRole('alertdialog', { name: 'Necesitas una cuenta real' })).toBeTruthy();
    expect(paths(gateway.calls).filter((path) => path.startsWith('points.'))).toEqual([]);
  });

  it('AUTH-16 is not found while its module is off', async () => {
    await open('/pointMall', { 'system.bootstrap': bootstrap });
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeTruthy();
  });
});
