import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestAssignment } from './best-assignment';

/** Tries every column for the first row, and the others for the rows behind it. */
function tried([row, ...rows]: readonly (readonly number[])[], columns: readonly number[]): number {
  if (!row) return 0;
  const others = (column: number) => columns.filter((one) => one !== column);
  return Math.max(...columns.map((column) => (row[column] ?? 0) + tried(rows, others(column))));
}

describe('the best assignment', () => {
  it('LOTT-06 scores as much as the best of all ways to give each row a column of its own', () => {
    const rows = fc.array(fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), { maxLength: 5 });
    const law = fc.property(rows, (scores) => {
      expect(bestAssignment(scores)).toBe(tried(scores, [0, 1, 2, 3, 4]));
    });
    fc.assert(law, { numRuns: 40 });
  });

  it('LOTT-06 gives no column twice', () => {
    expect(bestAssignment([])).toBe(0);
    expect(
      bestAssignment([
        [1, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
      ]),
    ).toBe(2);
    expect(
      bestAssignment([
        [2, 1],
        [2, 0],
      ]),
    ).toBe(3);
  });
});
