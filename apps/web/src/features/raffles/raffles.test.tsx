import { createHash, createHmac } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import type { RaffleEntry, RaffleProofEntry } from '@tonalli/contracts/raffles/api';
import { describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { checkRaffle } from './check-raffle';

const SEED = '00'.repeat(31).concat('07');
const VALUE = 'ab'.repeat(32);
const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const hashed = (hex: string) => sha(Buffer.from(hex, 'hex')).toString('hex');

const HOLDERS = [
  { from: 1, count: 2, holder: 'ana' },
  { from: 3, count: 1, holder: 'bo' },
];
const leaf = (number: number, holder: string) =>
  sha(Buffer.of(0), Buffer.from(`tonalli/ticket/1\nRF00000001\n${number}\n${holder}`));
const node = (left: Buffer, right: Buffer) => sha(Buffer.of(1), left, right);
const ROOT = node(node(leaf(1, 'ana'), leaf(2, 'ana')), leaf(3, 'bo')).toString('hex');
const BLOCK = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`raffle:RF00000001:${VALUE}:${ROOT}:1:0`).digest();
const FIRST = 1 + (BLOCK.readUInt32BE(0) % 3);
const CLOSED = '2026-11-20T18:00:00.000Z';

const PROOF: RaffleProofEntry = {
  ...{ raffleId: 'RF00000001', closedAt: CLOSED, seedHash: hashed(SEED), serverSeed: SEED, root: ROOT },
  beacon: { number: Date.parse(CLOSED) / 1_000 + 1, value: VALUE, proof: hashed(VALUE) },
  ...{ holders: HOLDERS, ownHolder: 'bo', prizes: 1, drawn: [{ ticket: FIRST, isPassed: false, isLapsed: false }] },
};
const prize: RaffleEntry['prizes'][number] = { count: 1, reward: { kind: 'cash', amountMinor: 50_000 } };
const raffle = (change: Partial<RaffleEntry>): RaffleEntry => ({
  ...{ raffleId: 'RF00000001', title: 'Rifa del mes', phase: 'DRAWN', opensAt: CLOSED, closesAt: CLOSED, tickets: 3 },
  ...{ prizes: [prize], own: [{ from: 3, count: 1 }], seedHash: hashed(SEED), drawn: [], ...change },
});
const OPEN = raffle({
  ...{ raffleId: 'RF00000002', phase: 'OPEN', drawn: null, tickets: 1_240, own: [{ from: 1_001, count: 3 }] },
  closesAt: '2026-11-21T18:00:00.000Z',
});
type Win = NonNullable<RaffleEntry['drawn']>[number];
const UNTIL = '2026-11-23T20:00:00.000Z';
const won = (change: Partial<Win> = {}): Win => ({
  ...{ ticket: FIRST, username: 'b***', isOwn: true, reward: prize.reward, isLapsed: false },
  ...{ claim: { state: 'WAITING', until: UNTIL }, ...change },
});
const DRAWN = raffle({ drawn: [won()] });

const page = (answers: Answers = {}) =>
  renderApp('/member?page=raffles', {
    answers: {
      'account.me': failure('NETWORK_ERROR'),
      'system.bootstrap': bootstrap,
      'raffles.list': { raffles: [DRAWN, OPEN], now: CLOSED },
      'raffles.proof': PROOF,
      ...answers,
    },
    tab: memberTab,
  });

describe('raffles', () => {
  it('PROMO-06 shows what is open, its prizes, and the own numbers', async () => {
    await page();
    const card = await screen.findByRole('region', { name: 'Rifa del mes' });
    expect(within(card).getByText('Tienes 3 boletos')).toBeTruthy();
    expect(within(card).getByText('1,001 a 1,003')).toBeTruthy();
    expect(within(card).getByText('$500.00')).toBeTruthy();
    expect(within(card).getByText('1,240')).toBeTruthy();
  });

  it('GAME-08 says who won, and repeats the draw in the browser', async () => {
    const { user } = await page();
    expect(await screen.findByText('¡Ganaste $500.00!')).toBeTruthy();
    await user.click(screen.getByText('Comprobar el sorteo'));
    await user.click(await screen.findByRole('button', { name: 'Comprobar en mi navegador' }));
    expect(await screen.findByText('Comprobado: el sorteo es el que debía ser.')).toBeTruthy();
  });

  it('GAME-08 sees through every part that does not match', async () => {
    const right = { seed: true, beacon: true, root: true, own: true, draw: true };
    expect(await checkRaffle(PROOF, DRAWN)).toEqual(right);
    const having = (change: Partial<RaffleProofEntry>) => checkRaffle({ ...PROOF, ...change }, DRAWN);
    expect(await having({ drawn: [{ ticket: (FIRST % 3) + 1, isPassed: false, isLapsed: false }] })).toEqual({
      ...right,
      draw: false,
    });
    expect(await having({ drawn: [] })).toEqual({ ...right, draw: false });
    expect(await having({ ownHolder: 'ana' })).toEqual({ ...right, own: false });
    const swapped = HOLDERS.map((each) => ({ ...each, holder: each.holder === 'bo' ? 'cy' : each.holder }));
    expect(await having({ holders: swapped, ownHolder: 'cy' })).toEqual({ ...right, root: false });
    const late = { ...PROOF.beacon, number: PROOF.beacon.number + 1 };
    expect(await having({ beacon: late })).toEqual({ ...right, beacon: false });
    expect(await checkRaffle(PROOF, { ...DRAWN, seedHash: '00'.repeat(32) })).toEqual({ ...right, seed: false });
  });

  it('PROMO-06 says how long an own prize waits, that it was claimed, is held back, or lapsed', async () => {
    const ways = [
      [won(), '¡Ganaste $500.00!', /^Te quedan 3 días \(hasta el 23 nov 2026, .+\)\.$/],
      [won({ claim: { state: 'CLAIMED', until: null } }), '¡Ganaste $500.00!', 'Ya reclamaste este premio.'],
      [
        won({ claim: { state: 'HELD', until: null } }),
        '¡Ganaste $500.00!',
        'Tu premio espera a que termine tu pausa; entonces aparece en tu centro de recompensas.',
      ],
      [
        won({ isLapsed: true, claim: { state: 'LAPSED', until: null } }),
        'Tu premio de $500.00 venció',
        'No se reclamó a tiempo, así que se sorteó otro boleto.',
      ],
    ] as const;
    for (const [win, title, text] of ways) {
      const { unmount } = await page({ 'raffles.list': { raffles: [raffle({ drawn: [win] })], now: CLOSED } });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      unmount();
    }
  });

  it('GAME-08 repeats a draw in which a prize lapsed, one ticket for each lapse and no more', async () => {
    // Two holders: whoever was not drawn first is second, whatever the numbers are.
    const second = FIRST === 3 ? [1, 2] : [3];
    const lapsed = { ticket: FIRST, isPassed: false, isLapsed: true };
    const whole = second.map((ticket) => [lapsed, { ticket, isPassed: false, isLapsed: false }]);
    const checks = await Promise.all(whole.map((drawn) => checkRaffle({ ...PROOF, drawn }, DRAWN)));
    expect(checks.filter(({ draw }) => draw)).toHaveLength(1);
    expect((await checkRaffle({ ...PROOF, drawn: [lapsed] }, DRAWN)).draw).toBe(false);
    const unasked = whole.map((drawn) => drawn.map((each) => ({ ...each, isLapsed: false })));
    for (const drawn of unasked) expect((await checkRaffle({ ...PROOF, drawn }, DRAWN)).draw).toBe(false);
  });

  it('PROMO-06 says that a raffle had no winner, that there is none, and why it could not be loaded', async () => {
    const { unmount } = await page({ 'raffles.list': { raffles: [raffle({ own: [], tickets: 0 })], now: CLOSED } });
    expect(await screen.findByText('Cerró sin boletos, así que no hubo ganadores.')).toBeTruthy();
    expect(screen.getByText('No hay rifas por ahora')).toBeTruthy();
    unmount();
    await page({ 'raffles.list': failure('NETWORK_ERROR') });
    expect(await screen.findByText('No pudimos cargar las rifas')).toBeTruthy();
  });
});
