import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { blindThreeCardRooms } from '../blind-three-card-rooms/module';
import { threeCardRooms } from './module';
import { sitDown } from './room-fixture';

/** Hands were played on these: what is pinned here never changes, another rule takes the next version. */
const PUBLISHED = { open: '5ce48318d2e4b7f174e0c36214301396', blind: '4adcd3e9c39d6b956caae3d674e8c6c2' };

function digestOf(game: typeof threeCardRooms): string {
  const hands = Array.from({ length: 40 }, (_, nonce) => {
    const seats = [1, 3, 6].map((seat) => ({ seat, plan: { courage: (nonce + seat) % 4 } }));
    const room = sitDown({ serverSeed: '0f'.repeat(32), clientSeed: 'published', nonce }, seats, game);
    room.until('over');
    return [room.view(0), room.view(2), room.shown()];
  });
  const told = JSON.stringify([game.version, hands], (name, value) => (name === 'round' ? null : value));
  return createHash('sha256').update(told).digest('hex').slice(0, 32);
}

it('GAME-05 GAME-08 deals and pays as it did when the first hand was played', () => {
  expect({ open: digestOf(threeCardRooms), blind: digestOf(blindThreeCardRooms) }).toEqual(PUBLISHED);
});
