import { screen, waitFor, within } from '@testing-library/react';
import type { ReceivedBonus, VipView } from '@tonalli/contracts/vip/api';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { parseBonusSearch } from './bonus-search';

const AT = '2026-11-20T18:00:00.000Z';
const level = (number: number, name: string, validBetMinor: number) => ({
  level: number,
  name,
  validBetMinor,
  keepBetMinor: number > 1 ? 15_000 : 0,
  upgradeBonusMinor: number * 1_000,
  monthlyBonusMinor: 0,
  birthdayGiftMinor: 0,
});
const bonus = (number: number) => ({
  bonusId: `V0000000${number}`,
  kind: 'UPGRADE' as const,
  level: number,
  amountMinor: number * 1_000,
  grantedAt: AT,
  expiresAt: null,
});
const VIP: VipView = {
  label: 'Club Tonalli',
  level: 1,
  validBetMinor: 150_000,
  keeping: { level: 1, validBetMinor: 5_000, endsAt: '2027-01-01T06:00:00.000Z', isGrace: false, isJudged: true },
  levels: [level(0, 'Alba', 0), level(1, 'Barro', 100_000), level(2, 'Cobre', 300_000)],
  bonuses: [bonus(1), bonus(2)],
};
const RECEIVED: ReceivedBonus = {
  movementId: 'L00000001',
  kind: 'bonus.welcome',
  amountMinor: 5_000,
  at: AT,
  reference: 'P1',
};

afterEach(() => toastStore.clear());

/** A platform with bonuses that are claimed once. */
function club(answers: Answers = {}, search = '') {
  let vip = VIP;
  let rows = [RECEIVED];
  const all: Answers = {
    'account.me': failure('NETWORK_ERROR'),
    'vip.info': () => vip,
    'vip.received': ({ kind }) => {
      const shown = rows.filter((row) => !kind || row.kind === kind);
      return { rows: shown, page: 1, totalPages: 1, totalRows: shown.length, totalMinor: 5_000 };
    },
    'vip.claim': ({ bonusId }) => {
      const amountMinor = vip.bonuses.find((each) => each.bonusId === bonusId)?.amountMinor ?? 0;
      vip = { ...vip, bonuses: vip.bonuses.filter((each) => each.bonusId !== bonusId) };
      rows = [{ ...RECEIVED, movementId: 'L00000002', kind: 'bonus.vip', amountMinor }, ...rows];
      return { bonusId, amountMinor, balanceMinor: amountMinor };
    },
    ...answers,
  };
  return renderApp(`/member?page=bonusDetails${search}`, { answers: all, tab: memberTab });
}
const claimOf = (amount: string, name: string) =>
  screen.findByRole('button', { name: `Reclamar ${amount}: Por llegar a ${name}` });
const waiting = () => screen.findByRole('region', { name: 'Bonos por reclamar' });

describe('the VIP level', () => {
  it('MEM-10 shows where the member stands and what is missing to the next level', async () => {
    await club();
    expect(await screen.findByRole('img', { name: 'Nivel 1 de 2' })).toBeTruthy();
    const progress = screen.getByRole('progressbar', { name: 'Avance al siguiente nivel' });
    expect(progress.getAttribute('aria-valuetext')).toBe('$1,500.00 de $3,000.00');
    expect(screen.getByText('Te faltan $1,500.00 en apuestas válidas para llegar a Cobre.')).toBeTruthy();
    const levels = within(screen.getByRole('region', { name: 'Niveles y beneficios' })).getAllByRole('listitem');
    expect(levels.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it.each([
    [{}, 'Te faltan $100.00 antes del 1 ene 2027'],
    [{ isGrace: true }, 'Es tu trimestre de gracia'],
    [{ isJudged: false }, 'Este trimestre no se evalúa'],
    [{ validBetMinor: 15_000 }, 'ya conservaste los beneficios de Cobre'],
    [{ level: 1 }, 'Hoy tienes los beneficios de Barro'],
    [{ level: 1, validBetMinor: 15_000 }, 'vuelven los beneficios de Cobre'],
  ])('MEM-10 says what keeps the benefits: %j', async (change, words) => {
    const keeping = { ...VIP.keeping, level: 2, ...change };
    await club({ 'vip.info': { ...VIP, level: 2, validBetMinor: 400_000, keeping } });
    expect(await screen.findByRole('progressbar', { name: 'Apuestas válidas de este trimestre' })).toBeTruthy();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });

  it('MEM-10 asks for nothing where the benefits are kept anyway', async () => {
    await club();
    await screen.findByRole('progressbar', { name: 'Avance al siguiente nivel' });
    expect(screen.queryByRole('progressbar', { name: 'Apuestas válidas de este trimestre' })).toBeNull();
  });

  it('MEM-10 ends with thanks: above the last level there is none', async () => {
    await club({ 'vip.info': { ...VIP, level: 2, validBetMinor: 900_000, bonuses: [] } });
    expect(await screen.findByText(/nivel más alto/)).toBeTruthy();
    expect(screen.queryByRole('progressbar', { name: 'Avance al siguiente nivel' })).toBeNull();
    expect(within(await waiting()).getByText('No tienes bonos pendientes.')).toBeTruthy();
  });

  it('MEM-10 says why it could not be loaded and tries again, the list of bonuses apart', async () => {
    let broken = true;
    const { user } = await club({ 'vip.info': () => (broken ? failure('FUNCTION_NOT_AVAILABLE') : VIP) });
    expect(await screen.findByText('No pudimos cargar tu nivel VIP')).toBeTruthy();
    expect(await screen.findByRole('rowheader', { name: 'Bono de bienvenida' })).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('img', { name: 'Nivel 1 de 2' })).toBeTruthy();
  });

  it('NAV-06 has no page while VIP is off', async () => {
    const offers = { ...bootstrap.offers, vip: false };
    const { gateway } = await club({ 'system.bootstrap': { ...bootstrap, offers } });
    await screen.findByRole('heading', { level: 1 });
    expect(gateway.calls.filter(({ path }) => path.startsWith('vip.'))).toEqual([]);
  });
});

describe('claiming', () => {
  it('MEM-10 takes the bonus, says so, and finds it among those received', async () => {
    const { user, gateway } = await club();
    await user.click(await claimOf('$10.00', 'Barro'));
    expect(await screen.findByText('Recibiste $10.00')).toBeTruthy();
    await waitFor(async () => expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(1));
    expect(await screen.findByRole('rowheader', { name: 'Bono VIP' })).toBeTruthy();
    expect(gateway.calls.filter(({ path }) => path === 'vip.claim')).toHaveLength(1);
  });

  it('MEM-10 sends one claim, however often it is pressed', async () => {
    let answer = (_value: Answer<'vip.claim'>) => {};
    const pending = new Promise<Answer<'vip.claim'>>((resolve) => {
      answer = resolve;
    });
    const { user, gateway } = await club({ 'vip.claim': () => pending });
    const button = await claimOf('$10.00', 'Barro');
    await user.dblClick(button);
    await user.click(await claimOf('$20.00', 'Cobre'));
    expect(gateway.calls.filter(({ path }) => path === 'vip.claim')).toHaveLength(1);
    answer({ bonusId: 'V00000001', amountMinor: 1_000, balanceMinor: 1_000 });
    expect(await screen.findByText('Recibiste $10.00')).toBeTruthy();
  });

  it('MEM-10 keeps the key of a claim whose answer was lost, and takes another one after a refusal', async () => {
    const codes = ['NETWORK_ERROR', 'BONUS_CLOSED', 'NETWORK_ERROR'] as const;
    const keys: unknown[] = [];
    const { user } = await club({
      'vip.claim': (_input, { idempotencyKey }) => failure(codes[keys.push(idempotencyKey) - 1] ?? 'UNKNOWN'),
    });
    for (const count of [1, 2, 3]) {
      await user.click(await claimOf('$10.00', 'Barro'));
      await waitFor(() => expect(keys).toHaveLength(count));
      expect(await screen.findAllByText('No se pudo reclamar el bono.')).not.toEqual([]);
      await waitFor(async () => expect((await claimOf('$10.00', 'Barro')).hasAttribute('disabled')).toBe(false));
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
});

describe('the bonuses received', () => {
  it('MEM-10 are narrowed by kind, as the address says', async () => {
    const { user } = await club();
    const select = await screen.findByRole('combobox', { name: 'Tipo de bono' });
    await user.selectOptions(select, 'Bono VIP');
    expect(await screen.findByText('No has recibido bonos de este tipo.')).toBeTruthy();
    expect(window.location.search).toContain('kind=bonus.vip');
    await user.selectOptions(select, 'Todos');
    expect(await screen.findByText('+$50.00')).toBeTruthy();
    expect(window.location.search).not.toContain('kind');
  });

  it.each([
    [
      { kind: 'bonus.vip', no: '2' },
      { kind: 'bonus.vip', no: 2 },
    ],
    [{ kind: 'bet.stake', no: 1 }, {}],
    [{ kind: 7, no: 'x' }, {}],
  ])('MEM-10 reads %j from the address', (raw, search) => {
    expect(parseBonusSearch(raw)).toEqual(search);
  });
});
