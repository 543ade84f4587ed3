import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fallMs, fallOf, hitMs } from './fall';
import { waypoints } from './geometry';

const paths = fc
  .constantFrom(8, 12, 16)
  .chain((rows) => fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: rows, maxLength: rows }));

it('GAME-05 a ball passes through every place of its way, in order and at equal times', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const [fall, way] = [fallOf(path), waypoints(path)];
      const parts = (fall.length - 1) / (way.length - 1);
      expect(Number.isInteger(parts)).toBe(true);
      for (const [index, { x, y }] of way.entries()) {
        expect(fall[index * parts]?.x).toBeCloseTo(x, 9);
        expect(fall[index * parts]?.y).toBeCloseTo(y, 9);
      }
      expect(fall.every(({ x, y }) => x > 0 && x < 1 && y >= 0 && y <= 1)).toBe(true);
      expect(hitMs(path, path.length)).toBeCloseTo(fallMs(path), 6);
    }),
  );
});
