import { screen, within } from '@testing-library/react';
import type { TournamentEntry } from '@tonalli/contracts/tournaments/api';
import { describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const NOW = '2026-11-20T18:00:00.000Z';
const tournament = (change: Partial<TournamentEntry> = {}): TournamentEntry => ({
  ...{ id: 'TO00000001', title: 'Torneo relámpago', phase: 'OPEN', bestOf: 2, minStakeMinor: 100, roundsMax: 50 },
  ...{ gameTypes: ['RNG'], startsAt: '2026-11-19T18:00:00.000Z', endsAt: '2026-11-20T19:00:00.000Z', players: 3 },
  ...{ poolMinor: 300_000, prizesMinor: [150_000, 90_000, 60_000], ranking: [], own: null, ...change },
});
const own = (prizeState: NonNullable<TournamentEntry['own']>['prizeState']) => ({
  ...{ place: 2, score: 970, rounds: 2, prizeMinor: 90_000, prizeState },
});
const over = (prizeState: Parameters<typeof own>[0]) =>
  tournament({ id: 'TO00000002', title: 'El de ayer', phase: 'CLOSED', own: own(prizeState) });

const page = (tournaments: TournamentEntry[], answers: Answers = {}) =>
  renderApp('/member?page=tournaments', {
    answers: {
      'account.me': failure('NETWORK_ERROR'),
      'system.bootstrap': bootstrap,
      'tournaments.list': { tournaments, now: NOW },
      ...answers,
    },
    tab: memberTab,
  });
const titles = async () => {
  await screen.findByRole('heading', { name: 'El de ayer' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

describe('tournaments', () => {
  it('PROMO-07 begins with what one has won and not claimed yet, and leads to it', async () => {
    await page([tournament(), over('WAITING')]);
    expect((await titles()).indexOf('El de ayer')).toBeLessThan((await titles()).indexOf('Torneo relámpago'));
    const card = screen.getByRole('region', { name: 'El de ayer' });
    expect(within(card).getByText('¡Ganaste $900.00 en el lugar 2!')).toBeTruthy();
    const link = within(card).getByRole('link', { name: 'Ver mi premio' });
    expect(link.getAttribute('href')).toBe('/member?page=rewardCenter');
  });

  it.each([
    ['CLAIMED', 'Ya lo reclamaste.'],
    ['LAPSED', 'No se reclamó a tiempo.'],
  ] as const)('PROMO-07 says of a prize that is %s what became of it, behind what runs', async (state, text) => {
    await page([over(state), tournament()]);
    expect((await titles()).indexOf('Torneo relámpago')).toBeLessThan((await titles()).indexOf('El de ayer'));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ver mi premio' })).toBeNull();
  });

  it('PROMO-07 joins once, and says why where that is refused', async () => {
    const { user, gateway } = await page([tournament()], { 'tournaments.join': failure('PROMOTION_TAKEN') });
    await user.click(await screen.findByRole('button', { name: 'Participar gratis' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ya se participó en esta promoción');
    expect(gateway.calls.filter(({ path }) => path === 'tournaments.join')).toHaveLength(1);
  });
});
