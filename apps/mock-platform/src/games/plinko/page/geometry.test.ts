import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pegs, waypoints } from './geometry';

const paths = fc
  .constantFrom(8, 12, 16)
  .chain((rows) => fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: rows, maxLength: rows }));

describe('the board of plinko', () => {
  it('GAME-05 lets a ball meet a peg in every row, turn as drawn and land in the middle of its slot', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const [first, ...met] = waypoints(path);
        const landed = met.pop();
        const all = pegs(path.length);
        expect(first).toEqual({ x: 0.5, y: 0 });
        expect(met).toHaveLength(path.length);
        for (const [row, at] of met.entries()) {
          expect(all.some(({ x, y }) => Math.abs(x - at.x) < 1e-9 && Math.abs(y - at.y) < 1e-9)).toBe(true);
          const next = met[row + 1] ?? landed;
          expect(Math.sign((next?.x ?? 0) - at.x)).toBe(path[row] === 1 ? 1 : -1);
        }
        const slot = path.filter((step) => step === 1).length;
        expect(landed?.x).toBeCloseTo((slot + 0.5) / (path.length + 1), 9);
        expect(landed?.y).toBe(1);
      }),
    );
  });

  it('GAME-05 keeps all pegs on the board, and a slot between each two of the last row', () => {
    for (const rows of [8, 12, 16]) {
      const all = pegs(rows);
      expect(all).toHaveLength((rows * (rows + 5)) / 2);
      expect(all.every(({ x, y }) => x >= 0 && x <= 1 && y > 0 && y < 1)).toBe(true);
      const last = all.slice(-(rows + 2)).map(({ x }) => x);
      for (const [edge, x] of last.entries()) expect(x).toBeCloseTo(edge / (rows + 1), 9);
    }
  });
});
