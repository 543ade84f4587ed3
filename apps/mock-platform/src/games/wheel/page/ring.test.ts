import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentPath, turnTo } from './ring';

const stops = fc
  .constantFrom(10, 20, 30, 40, 50)
  .chain((segments) =>
    fc.record({ segments: fc.constant(segments), segment: fc.integer({ min: 0, max: segments - 1 }) }),
  );

/** The corners of a segment as angles clockwise from above, in turns. */
function anglesOf(path: string): number[] {
  const corners = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  return corners.map(([x, y]) => Math.atan2(x, -y) / (2 * Math.PI));
}

describe('the ring of the wheel', () => {
  it('GAME-05 turns on, and brings the drawn segment to the middle above', () => {
    fc.assert(
      fc.property(stops, fc.integer({ min: 0, max: 40_000 }), fc.nat({ max: 5 }), (stop, from, turns) => {
        const to = turnTo(from, stop, turns);
        expect(to - from).toBeGreaterThanOrEqual(turns * 360);
        expect(to - from).toBeLessThan((turns + 1) * 360 + 1e-6);
        const middle = (stop.segment / stop.segments) * 360 + to;
        expect(Math.abs(middle / 360 - Math.round(middle / 360))).toBeLessThan(1e-9);
      }),
    );
  });

  it('GAME-05 divides the ring into equal parts, clockwise, the first in the middle above', () => {
    fc.assert(
      fc.property(stops, ({ segments, segment }) => {
        const [from = Number.NaN, to = Number.NaN] = anglesOf(segmentPath({ segments, inner: 60 }, segment));
        const apart = (angle: number, turn: number) => Math.abs(angle - turn - Math.round(angle - turn));
        expect(apart(from, (segment - 0.5) / segments)).toBeLessThan(1e-4);
        expect(apart(to, (segment + 0.5) / segments)).toBeLessThan(1e-4);
      }),
    );
  });
});
