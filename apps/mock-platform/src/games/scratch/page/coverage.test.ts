import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCoverage } from './coverage';

const part = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const stroke = fc.record({ from: fc.record({ x: part, y: part }), to: fc.record({ x: part, y: part }) });

describe('how much of a field is scratched', () => {
  it('GAME-05 is nothing at first, never less after a stroke, and nothing again on a new card', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 12 }), (strokes) => {
        const coverage = createCoverage();
        let before = coverage.free();
        expect(before).toBe(0);
        for (const { from, to } of strokes) {
          coverage.stroke(from, to, 0.18);
          expect(coverage.free()).toBeGreaterThanOrEqual(before);
          before = coverage.free();
        }
        expect(before).toBeLessThanOrEqual(1);
        coverage.clear();
        expect(coverage.free()).toBe(0);
      }),
    );
  });

  it('GAME-05 counts what the stroke passed, and not what lies beside it', () => {
    const coverage = createCoverage();
    coverage.stroke({ x: -2, y: 0.5 }, { x: -1, y: 0.5 }, 0.2);
    expect(coverage.free()).toBe(0);
    coverage.stroke({ x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.2);
    expect(coverage.free()).toBe(0.5);
    coverage.stroke({ x: -2, y: -2 }, { x: -1, y: -2 }, 0.2);
    expect(coverage.free()).toBe(0.5);
    coverage.stroke({ x: 0, y: 0.1 }, { x: 1, y: 0.1 }, 0.2);
    coverage.stroke({ x: 0, y: 0.9 }, { x: 1, y: 0.9 }, 0.2);
    expect(coverage.free()).toBe(1);
  });

  it('GAME-05 takes a press without a movement as a spot', () => {
    const coverage = createCoverage();
    coverage.stroke({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 0.18);
    expect(coverage.free()).toBeGreaterThan(0);
    expect(coverage.free()).toBeLessThan(0.3);
  });
});
