import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grown, linesOf, plotOf } from './plot';

const size = fc.record({
  width: fc.integer({ min: 320, max: 1_600 }),
  height: fc.integer({ min: 140, max: 900 }),
  ratio: fc.constant(1),
});
const airMs = fc.integer({ min: 0, max: 153_506 });

describe('the plot of a flight', () => {
  it('GAME-05 keeps the whole way on the stage, whatever its size and however far it went', () => {
    fc.assert(
      fc.property(size, airMs, (stage, ms) => {
        const plot = plotOf(stage, ms);
        for (const part of [0, 0.3, 0.7, 1]) {
          const { x, y } = plot.at(ms * part);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(stage.width);
          expect(y).toBeGreaterThanOrEqual(stage.height * 0.19);
          expect(y).toBeLessThanOrEqual(stage.height);
        }
      }),
    );
  });

  it('GAME-05 draws two to five lines to read a height by, none above the way', () => {
    fc.assert(
      fc.property(size, airMs, (stage, ms) => {
        const lines = linesOf(plotOf(stage, ms));
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(lines.length).toBeLessThanOrEqual(5);
        expect(lines.at(-1)).toBeLessThanOrEqual(grown(Math.max(ms, 8_000)) + 0.03);
        expect(new Set(lines).size).toBe(lines.length);
      }),
    );
  });

  it.each([
    [76_919, [20, 40, 60, 80]],
    [115_146, [200, 400, 600, 800]],
  ])('GAME-05 draws more than one where the next round number is at the very top, after %d ms', (ms, lines) => {
    expect(linesOf(plotOf({ width: 320, height: 140, ratio: 1 }, ms))).toEqual(lines);
  });
});
