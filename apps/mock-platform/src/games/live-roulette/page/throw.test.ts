import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POCKET_RADIUS, STRIKES, thrownAt } from './throw';

/** The European wheel, as every maker paints it. */
const AROUND = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18],
  ...[29, 7, 28, 12, 35, 3, 26],
];
const turns = { wheel: 2, ball: 6 };
const pockets = fc.integer({ min: 0, max: 36 });
const parts = fc.double({ min: 0, max: 1, noNaN: true });

/** The pocket below the ball. */
function under(pocket: number, part: number): number | undefined {
  const { wheel, ball } = thrownAt(pocket, part, turns);
  const turn = (((ball - wheel) / 360) % 1) + 1;
  return AROUND[Math.round(turn * 37) % 37];
}

describe('the ball at a table', () => {
  it('GAME-05 lies in the pocket that was drawn, and goes with the wheel until that stands', () => {
    for (const pocket of AROUND) {
      for (const part of [0.86, 0.9, 0.97, 1]) {
        expect([pocket, under(pocket, part)]).toEqual([pocket, pocket]);
        expect(thrownAt(pocket, part, turns).radius).toBe(POCKET_RADIUS);
      }
    }
  });

  it('GAME-05 goes against the wheel, ever on, and never leaves the bowl', () => {
    fc.assert(
      fc.property(pockets, parts, parts, (pocket, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((part) =>
          thrownAt(pocket, part, turns),
        );
        if (!before || !after) throw new Error('no moment');
        expect(after.wheel).toBeLessThan(before.wheel + 1e-9);
        expect(after.ball - after.wheel).toBeGreaterThan(before.ball - before.wheel - 1e-9);
        expect(after.radius).toBeLessThanOrEqual(91);
        expect(after.radius).toBeGreaterThanOrEqual(POCKET_RADIUS);
      }),
    );
  });

  it('GAME-05 moves without a jump', () => {
    const step = 1 / 1_000;
    for (let part = 0; part < 1; part += step) {
      const [now, next] = [thrownAt(17, part, turns), thrownAt(17, part + step, turns)];
      expect(Math.abs(next.radius - now.radius)).toBeLessThan(1);
      expect(Math.abs(next.ball - now.ball)).toBeLessThan(5);
    }
  });

  it('GAME-05 begins and ends with the zero above, so that the next spin goes on from there', () => {
    for (const part of [-1, 0, 1, 2]) {
      expect(Math.abs(thrownAt(5, part, turns).wheel % 360)).toBe(0);
    }
    expect(STRIKES).toEqual([...STRIKES].sort((one, other) => one - other));
  });
});
