import { expect, it } from 'vitest';
import { toWinner } from './to-winner';

const ENTRY = { customerName: 'Ana***', winAmount: 90, iconUrl: '/s.svg', nodeId: '1', at: '2026-03-01T12:00:00.000Z' };

it('HOME-05 a winner leads to a game only where the platform says of which vendor and type it is', () => {
  const open = toWinner({ ...ENTRY, vassalage: 'TNL', gameType: 'RNG' }, 'Sol');
  expect(open).toEqual({
    playerName: 'Ana***',
    amountMinor: 90,
    gameId: '1',
    gameName: 'Sol',
    icon: '/s.svg',
    at: ENTRY.at,
    game: { id: '1', name: 'Sol', vendor: 'TNL', type: 'RNG', gameCode: '1', icon: '/s.svg' },
  });
  for (const bare of [ENTRY, { ...ENTRY, vassalage: 'TNL' }, { ...ENTRY, gameType: 'RNG' as const }])
    expect(toWinner(bare, 'Sol')).not.toHaveProperty('game');
});
