import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallLastsMs, fallsOf, poseOfFall } from './tumbling';

const boards = fc.record({
  columns: fc.integer({ min: 1, max: 7 }),
  rows: fc.integer({ min: 1, max: 7 }),
  gone: fc.array(fc.record({ column: fc.nat({ max: 6 }), row: fc.nat({ max: 6 }) }), { maxLength: 49 }),
});

describe('tumbling', () => {
  it('GAME-05 lets each cell fall from where it stood, and new ones from above the window, past nobody', () => {
    fc.assert(
      fc.property(boards, ({ columns, rows, gone }) => {
        const removed = gone.filter(({ column, row }) => column < columns && row < rows);
        for (const [column, falls] of fallsOf(removed, { columns, rows }).entries()) {
          const sources = falls.map((cells, row) => row - cells);
          const holes = new Set(removed.filter((cell) => cell.column === column).map(({ row }) => row));
          expect(sources.filter((source) => source >= 0)).toEqual([...Array(rows).keys()].filter((r) => !holes.has(r)));
          expect(sources.filter((source) => source < 0)).toEqual(
            [...Array(holes.size).keys()].map((n) => n - holes.size),
          );
        }
      }),
    );
  });

  it('GAME-05 has every cell stand in its place when the fall is over', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 7 }), { minLength: 1 }), { minLength: 1, maxLength: 7 }), (falls) => {
        const lasts = fallLastsMs(falls);
        for (const [column, rows] of falls.entries())
          for (const cells of rows) expect(poseOfFall(cells, column, lasts).dy).toBeCloseTo(0, 9);
      }),
    );
  });
});
