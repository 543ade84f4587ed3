import { screen, waitFor, within } from '@testing-library/react';
import type { OpenBet } from '@tonalli/contracts/records/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure, sessionView } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const mines: OpenBet = {
  ...{ betId: 'B1', roundId: 'R1', at: '2026-11-20T05:30:00.000Z', vendorName: 'Ometl', isTrial: false },
  game: { id: 'g1', name: 'Campo minado', vendor: 'OMT', type: 'RNG', gameCode: 'mines', icon: '/a.svg' },
  ...{ isPlayable: true, stakeMinor: 1_000, standsMinor: 1_102 },
};
const cards: OpenBet = {
  ...{ ...mines, betId: 'B2', roundId: 'R2', standsMinor: null, isTrial: true, isPlayable: false },
  game: { ...mines.game, id: 'g2', name: 'Blackjack' },
};

const open = (answers: Answers, language: 'es' | 'en' = 'es') =>
  renderApp('/member?page=openBets', {
    ...{ tab: memberTab, language },
    answers: {
      ...{ 'session.resume': sessionView, 'account.me': failure('NETWORK_ERROR'), 'messages.unread': { count: 0 } },
      ...answers,
    },
  });

describe('open bets', () => {
  it('GAME-16 shows each with its stake, since when, and what it stands at, and goes on in its game', async () => {
    const { user, gateway } = await open({
      'records.open': [mines, cards],
      'play.launch': failure('GAME_UNAVAILABLE'),
    });
    const list = await screen.findByRole('list', { name: 'Apuestas abiertas' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Campo minado.*Apostado\$10\.00.*19 nov 2026.*11:30.*recibes\$11\.02/);
    expect(second?.textContent).toMatch(/Blackjack.*Dinero de práctica.*Aún no se decide/);
    const stuck = within(list).getByRole('button', { name: 'Seguir jugando Blackjack' });
    expect(stuck.hasAttribute('disabled')).toBe(true);
    await user.click(within(list).getByRole('button', { name: 'Seguir jugando Campo minado' }));
    await waitFor(() => {
      expect(gateway.calls.find(({ path }) => path === 'play.launch')?.input).toMatchObject({ gameId: 'g1' });
    });
  });

  it.each([
    ['es', 'No tienes nada abierto', 'Ver mi historial'],
    ['en', 'Nothing is open', 'See my record'],
  ] as const)('GAME-16 says in %s that nothing is open, and leads to the record', async (language, title, way) => {
    const { user, router } = await open({ 'records.open': [] }, language);
    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: way }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 'personalHistoryCopy' }));
  });

  it('GAME-16 says what it could not load, and tries again', async () => {
    const { user, gateway } = await open({ 'records.open': failure('OPERATION_NOT_ALLOWED') });
    expect(await screen.findByText('No pudimos cargar tus apuestas abiertas')).toBeTruthy();
    gateway.answers['records.open'] = [mines];
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Campo minado' })).toBeTruthy();
  });
});
