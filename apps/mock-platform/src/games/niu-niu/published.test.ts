import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { niuNiu } from './module';
import { sitDown } from './room-fixture';
import { niuNiuRounds } from './rounds';

/** Hands were played on these: what is pinned here never changes, another rule takes the next version. */
const PUBLISHED = { versions: [1, 1], hands: 'f936794f2c7d491a9602ea6929b4fb39' };

it('GAME-05 GAME-08 deals and pays as it did when the first hand was played', () => {
  const hands = Array.from({ length: 40 }, (_, nonce) => {
    const seats = [1, 3, 6].map((seat) => ({ seat, plan: { bid: (nonce + seat) % 4, multiple: 1 + (nonce % 5) } }));
    const room = sitDown({ serverSeed: '0f'.repeat(32), clientSeed: 'published', nonce }, seats);
    room.until('over');
    return [room.view(0), room.view(2), room.shown()];
  });
  // Whether a seat answered in time is said since then; it deals and pays nothing.
  const untold = new Set(['isAway']);
  const told = JSON.stringify(hands, (name, value) => (name === 'round' ? null : untold.has(name) ? undefined : value));
  const digest = createHash('sha256').update(told).digest('hex').slice(0, 32);
  expect({ versions: [niuNiu.version, niuNiuRounds.version], hands: digest }).toEqual(PUBLISHED);
});
