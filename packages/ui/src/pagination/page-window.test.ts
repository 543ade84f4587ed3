import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

const text = (page: number, pageCount: number) =>
  pageWindow({ page, pageCount })
    .map((slot) => (slot.kind === 'page' ? slot.page : '…'))
    .join(' ');

const positions = fc
  .integer({ min: 1, max: 300 })
  .chain((pageCount) => fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }));

const pagesOf = (options: { page: number; pageCount: number }) =>
  pageWindow(options).flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []));

describe('pageWindow', () => {
  it('LOBBY-02 shows two margin pages and five around the current one', () => {
    expect(text(12, 24)).toBe('1 2 … 10 11 12 13 14 … 23 24');
    expect(text(1, 24)).toBe('1 2 3 4 5 … 23 24');
    expect(text(24, 24)).toBe('1 2 … 20 21 22 23 24');
    expect(text(1, 1)).toBe('1');
    expect(text(1, 0)).toBe('');
  });

  it('LOBBY-02 shows a single missing page in place of a gap', () => {
    expect(text(6, 24)).toBe('1 2 3 4 5 6 7 8 … 23 24');
  });

  it('LOBBY-02 always shows the current page, its neighbours, the first two and the last two', () => {
    fc.assert(
      fc.property(positions, ({ page, pageCount }) => {
        const pages = pagesOf({ page, pageCount });
        const wished = [1, 2, page - 1, page, page + 1, pageCount - 1, pageCount];
        return wished.filter((one) => one >= 1 && one <= pageCount).every((one) => pages.includes(one));
      }),
    );
  });

  it('LOBBY-02 counts upwards without a repeat, and each gap hides at least two pages', () => {
    fc.assert(
      fc.property(positions, (options) => {
        const slots = pageWindow(options);
        let last = 0;
        let gap = false;
        for (const slot of slots) {
          if (slot.kind === 'gap') {
            gap = true;
            continue;
          }
          const step = slot.page - last;
          if (gap ? step < 3 : step !== 1) return false;
          last = slot.page;
          gap = false;
        }
        return last === options.pageCount && !gap;
      }),
    );
  });

  it('LOBBY-02 takes a page beyond the ends for the nearest one', () => {
    expect(text(99, 24)).toBe(text(24, 24));
    expect(text(-3, 24)).toBe(text(1, 24));
  });
});
