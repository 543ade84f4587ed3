import { createHash, createHmac } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { WheelSector, WheelSpin } from '@tonalli/contracts/wheel/api';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { checkSpin } from './check-spin';
import { slicesOf, turnTo } from './wheel-geometry';

const SEED = '00'.repeat(31).concat('07');
const HASH = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
const drawnBy = (clientSeed: string, total: number) =>
  createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${clientSeed}:0:0`).digest().readUInt32BE(0) % total;
const sector = (sectorId: string, weight: number, reward: WheelSector['reward']): WheelSector => ({
  ...{ sectorId, weight, reward, left: null, isGone: false },
});
const SECTORS = [
  sector('points', 3, { kind: 'points', points: 10 }),
  sector('cash', 1, { kind: 'cash', amountMinor: 500 }),
];
const made = (clientSeed: string): WheelSpin => ({
  ...{ spinId: 'S00000001', at: '2026-11-20T18:00:00.000Z', hitSectorId: 'cash', sectorId: 'cash' },
  ...{ reward: { kind: 'cash', amountMinor: 500 }, drawn: drawnBy(clientSeed, 4), total: 4 },
  ...{ serverSeedHash: HASH, serverSeed: SEED, clientSeed },
});

afterEach(() => toastStore.clear());

function wheel(answers: Answers = {}) {
  let spinsLeft = 1;
  const state = () => ({ spinsLeft, nextSpinAt: '2026-11-21T06:00:00.000Z', serverSeedHash: HASH });
  const all: Answers = {
    'account.me': failure('NETWORK_ERROR'),
    'system.bootstrap': bootstrap,
    'wheel.read': () => ({
      ...{ wheelId: 'daily', title: 'Ruleta', sectors: SECTORS, fallbackId: 'points', dailySpins: 1, ...state() },
      ...{ dayBudgetMinor: 500_000, dayLeftMinor: 4_000 },
    }),
    'wheel.spins': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
    'wheel.spin': ({ clientSeed }) => {
      spinsLeft -= 1;
      return { ...state(), spin: made(clientSeed), balanceMinor: 500 };
    },
    ...answers,
  };
  return renderApp('/member?page=wheel', { answers: all, tab: memberTab });
}
const button = () => screen.findByRole('button', { name: 'Girar' });

describe('the wheel of prizes', () => {
  it('PROMO-06 publishes the weight of each prize', async () => {
    await wheel();
    const table = await screen.findByRole('table', { name: 'Probabilidad de cada premio' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/10 puntos.*3.*75\s?%/),
      expect.stringMatching(/\$5\.00.*1.*25\s?%/),
    ]);
    expect(
      screen.getByText('Hoy quedan $40.00 de los $5,000.00 que la ruleta reparte en dinero cada día.'),
    ).toBeTruthy();
  });

  it('MEM-11 says what was won once the wheel has stopped, and shows how it was decided', async () => {
    const { user, container } = await wheel();
    await user.click(await button());
    expect(await screen.findByRole('button', { name: /Girando/ })).toBeTruthy();
    expect(screen.queryByText('¡Ganaste $5.00!')).toBeNull();
    const turning = container.querySelector('g[style]');
    if (turning) fireEvent.transitionEnd(turning);
    expect(await screen.findByText('¡Ganaste $5.00!')).toBeTruthy();
    expect(await screen.findByText(/Comprobado en tu navegador/)).toBeTruthy();
    expect(await screen.findByText('Ya usaste tu giro de hoy')).toBeTruthy();
    await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(true));
  });

  it('MEM-11 repeats a spin whose answer was lost with the same key and the same seed', async () => {
    const sent: unknown[] = [];
    const { user } = await wheel({
      'wheel.spin': ({ clientSeed }, { idempotencyKey }) => {
        sent.push([clientSeed, idempotencyKey]);
        return failure('NETWORK_ERROR');
      },
    });
    for (const count of [1, 2]) {
      await user.click(await button());
      await waitFor(() => expect(sent).toHaveLength(count));
    }
    expect(sent[1]).toEqual(sent[0]);
  });

  it('MEM-11 says why it could not be loaded', async () => {
    await wheel({ 'wheel.read': failure('NETWORK_ERROR') });
    expect(await screen.findByText('No pudimos cargar la ruleta')).toBeTruthy();
  });

  it('GAME-08 sees a spin through that does not follow from its seed', async () => {
    const spin = made('mine');
    expect(await checkSpin(spin)).toBe(true);
    expect(await checkSpin({ ...spin, drawn: (spin.drawn + 1) % 4 })).toBe(false);
    expect(await checkSpin({ ...spin, serverSeedHash: '00'.repeat(32) })).toBe(false);
    expect(await checkSpin({ ...spin, clientSeed: 'another', drawn: 4 })).toBe(false);
  });

  it('PROMO-06 draws sectors as wide as they are likely, and stops on the number that was drawn', () => {
    expect(slicesOf(SECTORS)).toEqual([
      { sectorId: 'points', from: 0, to: 270 },
      { sectorId: 'cash', from: 270, to: 360 },
    ]);
    for (const before of [0, 1_000]) {
      const turn = turnTo(before, { drawn: 3, total: 4 }, 6);
      expect(turn).toBeGreaterThan(before + 6 * 360);
      // Under the pointer lies the middle of the fourth quarter, 315 degrees from the wheel's top.
      expect((360 - (turn % 360)) % 360).toBe(315);
    }
  });
});
