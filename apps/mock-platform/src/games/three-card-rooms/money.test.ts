import { TRIO_COVER_ANTES, type TrioStep } from '@tonalli/contracts/games/three-card-rooms';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playTrioHands } from '../../testing/many-hands';
import { blindThreeCardRooms } from '../blind-three-card-rooms/module';
import { threeCardRooms } from './module';
import { minorOf, netOf } from './money';
import { sitDown } from './room-fixture';

const ACTS: readonly TrioStep['act'][] = ['call', 'raise', 'compare', 'fold', 'look'];

/** A hand played to its end by any acts; those that are refused cost nothing. */
function play(seats: number, game: typeof threeCardRooms, { nonce, said }: { nonce: number; said: readonly number[] }) {
  const from = { serverSeed: 'ef'.repeat(32), clientSeed: 'any', nonce };
  const room = sitDown(
    from,
    Array.from({ length: seats }, (_, at) =>
      said[at] === 5 ? { seat: at + 1, plan: { courage: at % 4 } } : { seat: at + 1 },
    ),
    game,
  );
  room.until('turn');
  for (let turn = 0; room.phase().name === 'turn'; turn += 1) {
    const at = (room.shown().turn ?? 0) - 1;
    const act = ACTS[said[turn % said.length] ?? 0];
    try {
      if (act) room.step(at, act);
    } catch {
      // What is refused leaves the turn as it is: its time goes by.
    }
    room.advance();
  }
  return room;
}

it.each([
  ['open', threeCardRooms, 100],
  ['blind', blindThreeCardRooms, 200],
] as const)(
  'GAME-05 thousands of %s hands of two to six seats come to nothing together, but for the part of the house',
  (_of, game, anteMinor) => {
    const cover = anteMinor * TRIO_COVER_ANTES;
    let hands = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 20 }),
        fc.nat({ max: 100_000 }),
        (seats, said, nonce) => {
          const room = play(seats, game, { nonce, said });
          hands += 1;
          const balances = room.balances();
          const rake = room.runner.balance('rake');
          expect(balances.every((balance) => balance >= 0)).toBe(true);
          expect(balances.reduce((sum, balance) => sum + balance, 0) + rake).toBe(seats * cover);
          expect(room.ids.every((id) => room.runner.isOver(id))).toBe(true);
          const won = balances.map((balance) => Math.max(0, balance - cover)).reduce((sum, minor) => sum + minor, 0);
          // What is won is nineteen twentieths of what the winners took, to the centavo of each.
          expect(Math.abs(rake - won / 19)).toBeLessThanOrEqual(seats);
        },
      ),
      { numRuns: 1_500 },
    );
    expect(hands).toBeGreaterThanOrEqual(1_500);
  },
);

it('GAME-05 any pot is divided to the last centavo, and costs nobody more than they put in', () => {
  const seats = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(
      seats,
      fc.array(fc.integer({ min: 2, max: 26 }), { minLength: 6, maxLength: 6 }),
      fc.nat(),
      (at, put, nth) => {
        const paid = at.map((seat) => ({ seat, halves: put[seat - 1] ?? 2 }));
        const winners = at.slice(0, 1 + (nth % at.length));
        const net = netOf(paid, winners, { anteMinor: 200 });
        expect([...net.values()].reduce((sum, minor) => sum + minor, 0)).toBe(0);
        for (const { seat, halves } of paid) {
          const minor = net.get(seat) ?? 0;
          expect(minor).toBeGreaterThanOrEqual(-minorOf(halves, { anteMinor: 200 }));
          if (!winners.includes(seat)) expect(minor).toBe(-minorOf(halves, { anteMinor: 200 }));
        }
        const parts = winners.map((seat) => (net.get(seat) ?? 0) + 100 * (put[seat - 1] ?? 2));
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(winners.length);
      },
    ),
  );
});

it.each([false, true])(
  'GAME-05 moves money between the seats alone in thousands of hands, blind ones (%s)',
  (isBlind) => {
    const anteMinor = 200;
    const coverMinor = anteMinor * TRIO_COVER_ANTES;
    const sums = playTrioHands(5_000, { isBlind, anteMinor, rakeBp: 500, coverMinor });
    expect(sums).toMatchObject({ hands: 5_000, unbalanced: 0 });
    expect(sums.least).toBeGreaterThanOrEqual(-coverMinor);
    expect(sums.most).toBeLessThanOrEqual(5 * coverMinor);
    // A twentieth of what is won, cut to the centavo of each seat that wins.
    expect(sums.wonMinor / 20 - sums.rakeMinor).toBeGreaterThanOrEqual(0);
    expect(sums.wonMinor / 20 - sums.rakeMinor).toBeLessThan(6 * 5_000);
  },
);
