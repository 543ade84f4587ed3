import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strikesOf, tumbledAt } from './tumble';

const nth = fc.integer({ min: 0, max: 2 });

describe('dice that are thrown', () => {
  it('GAME-05 lie as they were drawn at the end of the throw, and from then on', () => {
    for (const die of [0, 1, 2]) {
      for (const part of [1, 1.5]) {
        const { turns, aside, high } = tumbledAt(die, part);
        expect([...turns, aside, high].map(Math.abs)).toEqual([0, 0, 0, 0]);
      }
    }
  });

  it('GAME-05 never sink below the table, and turn ever slower', () => {
    const moment = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(nth, moment, moment, (die, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((part) => tumbledAt(die, part));
        expect(before?.high).toBeGreaterThanOrEqual(0);
        expect(Math.abs(after?.turns[0] ?? 9)).toBeLessThanOrEqual(Math.abs(before?.turns[0] ?? 0) + 1e-9);
      }),
    );
  });

  it('GAME-05 move without a jump, and are on the table where they are heard', () => {
    for (const die of [0, 1, 2]) {
      for (let part = 0; part < 1; part += 0.001) {
        const [now, next] = [tumbledAt(die, part), tumbledAt(die, part + 0.001)];
        expect(Math.abs(next.high - now.high)).toBeLessThan(0.03);
        expect(Math.abs(next.aside - now.aside)).toBeLessThan(0.03);
      }
      for (const strike of strikesOf(die)) expect(tumbledAt(die, strike).high).toBeCloseTo(0, 9);
    }
  });
});
