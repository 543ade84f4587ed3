import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPages, diffPages } from './page-diff';

const PAGE = 4_096;
/** Some pages of one byte each, the last one cut short. */
const contents = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), fc.nat(PAGE - 1))
  .map(([pages, tail]) => Buffer.concat([...pages.map((byte) => Buffer.alloc(PAGE, byte)), Buffer.alloc(tail, 7)]));

describe('the difference between two databases', () => {
  it('QA-03 gives the one again from the other, whatever grew, shrank or changed', () => {
    fc.assert(
      fc.property(contents, contents, (base, bytes) => {
        expect(applyPages(base, diffPages(base, bytes)).equals(bytes)).toBe(true);
      }),
    );
  });

  it('QA-03 holds what changed and nothing else', () => {
    const base = Buffer.alloc(100 * PAGE, 1);
    const bytes = Buffer.from(base);
    bytes[50 * PAGE + 9] = 2;
    expect(diffPages(base, base)).toHaveLength(8);
    expect(diffPages(base, bytes)).toHaveLength(12 + PAGE);
  });
});
