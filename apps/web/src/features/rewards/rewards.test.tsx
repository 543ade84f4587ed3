import { screen, waitFor, within } from '@testing-library/react';
import type { WaitingReward } from '@tonalli/contracts/rewards/api';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { parseRewardSearch } from './reward-search';

const AT = '2026-11-20T18:00:00.000Z';
const reward = (rewardId: string, change: Partial<WaitingReward> = {}): WaitingReward => ({
  ...{ rewardId, source: 'mission', title: 'Tu misión', reward: { kind: 'cash', amountMinor: 1_500 } },
  ...{ subject: null, grantedAt: AT, expiresAt: null, ...change },
});
const CASH = reward('G00000001');
const POINTS = reward('G00000002', { reward: { kind: 'points', points: 1_200 }, title: 'Tu calendario' });

afterEach(() => toastStore.clear());

/** A platform with rewards that are claimed once. */
function centre(answers: Answers = {}, modules: (typeof bootstrap)['modules'] = ['PTSYS3']) {
  let list = [CASH, POINTS];
  const take = (ids: readonly string[]) => {
    const claimed = list.filter(({ rewardId }) => ids.includes(rewardId));
    list = list.filter(({ rewardId }) => !ids.includes(rewardId));
    return claimed.map(({ rewardId, reward: given }) => ({ rewardId, reward: given }));
  };
  const after = () => ({ count: list.length, nextLapseAt: null, heldUntil: null, balanceMinor: 0 });
  const all: Answers = {
    'account.me': failure('NETWORK_ERROR'),
    'system.bootstrap': { ...bootstrap, modules },
    'rewards.waiting': () => list,
    'rewards.count': () => ({ count: list.length, nextLapseAt: null, heldUntil: null }),
    'rewards.past': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
    'rewards.claim': ({ rewardId }) => {
      const [claimed = { rewardId, reward: CASH.reward }] = take([rewardId]);
      return { ...claimed, ...after() };
    },
    'rewards.claimAll': () => ({ claimed: take(list.map(({ rewardId }) => rewardId)), refused: [], ...after() }),
    ...answers,
  };
  return renderApp('/member?page=rewardCenter', { answers: all, tab: memberTab });
}
const waiting = () => screen.findByRole('region', { name: /Por reclamar/ });
const rows = async () => within(await waiting()).queryAllByRole('listitem');

describe('the reward centre', () => {
  it('MEM-11 claims one reward, says where it is now, and has one less in the menu', async () => {
    const { user, gateway } = await centre();
    expect(await screen.findAllByText('2 recompensas por reclamar')).not.toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Reclamar $15.00: Tu misión' }));
    expect(await screen.findByText('ya está en tu saldo.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver movimientos' }).getAttribute('href')).toBe(
      '/member?page=transactionHistory',
    );
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(await screen.findAllByText('1 recompensa por reclamar')).not.toEqual([]);
    expect(gateway.calls.filter(({ path }) => path === 'rewards.claim')).toHaveLength(1);
  });

  it('PROMO-08 says that the operator looks into the account, until when and where to ask, and claims nothing', async () => {
    const heldUntil = '2026-12-04T18:00:00.000Z';
    await centre({ 'rewards.count': { count: 2, nextLapseAt: null, heldUntil } });
    expect(await screen.findByText('Estamos revisando tu cuenta')).toBeTruthy();
    expect(screen.getByText(/a más tardar el 4 dic 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Preguntar por mi cuenta' }).getAttribute('href')).toBe(
      '/member?page=feedback',
    );
    const claims = within(await waiting()).getAllByRole('button', { name: /Reclamar/ });
    expect(claims).toHaveLength(3);
    for (const claim of claims) expect(claim.hasAttribute('disabled')).toBe(true);
  });

  it('MEM-11 claims all at once, and then says how rewards are earned', async () => {
    const { user } = await centre();
    await user.click(await screen.findByRole('button', { name: 'Reclamar las 2' }));
    expect(await screen.findByText('ya están con tus puntos.')).toBeTruthy();
    expect(await screen.findByText('No tienes recompensas pendientes.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver promociones' })).toBeTruthy();
  });

  it('MEM-11 keeps the key of a claim whose answer was lost, and takes another one after a refusal', async () => {
    const codes = ['NETWORK_ERROR', 'BONUS_CLOSED', 'NETWORK_ERROR'] as const;
    const keys: unknown[] = [];
    const { user } = await centre({
      'rewards.claim': (_input, { idempotencyKey }) => failure(codes[keys.push(idempotencyKey) - 1] ?? 'UNKNOWN'),
    });
    const button = () => screen.findByRole('button', { name: 'Reclamar $15.00: Tu misión' });
    for (const count of [1, 2, 3]) {
      await user.click(await button());
      await waitFor(() => expect(keys).toHaveLength(count));
      await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(false));
    }
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('MEM-11 says why it could not be loaded', async () => {
    await centre({ 'rewards.waiting': failure('NETWORK_ERROR') });
    expect(await screen.findByText('No pudimos cargar tus recompensas')).toBeTruthy();
  });

  it('NAV-06 has no page while the module is off', async () => {
    const { gateway } = await centre({}, []);
    await screen.findByRole('heading', { level: 1 });
    expect(gateway.calls.filter(({ path }) => path.startsWith('rewards.'))).toEqual([]);
  });

  it.each([
    [{ no: '2' }, { no: 2 }],
    [{ no: 1 }, {}],
    [{ no: 'x' }, {}],
  ])('MEM-11 reads %j from the address', (raw, search) => {
    expect(parseRewardSearch(raw)).toEqual(search);
  });
});
