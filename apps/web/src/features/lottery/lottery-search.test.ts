import { describe, expect, it } from 'vitest';
import { parseLotterySearch, viewOf } from './lottery-search';

describe('the address of a lottery page', () => {
  it('LOTT-04 says which lottery, what of it, which draw and which order', () => {
    const search = { view: 'results', gameCode: 'five-1', issue: '20300102-1081', order: 'R-1' };
    expect(parseLotterySearch(search)).toEqual(search);
    // The router reads digits alone as a number.
    expect(parseLotterySearch({ issue: 20300102 })).toEqual({ issue: '20300102' });
  });

  it.each([null, 3, 'x'.repeat(90), '<script>', {}, []])('SYS-12 takes %j for nothing', (odd) => {
    const read = parseLotterySearch({ view: odd, gameCode: odd, issue: odd, order: odd });
    expect(read.view).toBeUndefined();
    expect(read.issue).toBeUndefined();
  });

  it.each([
    [{}, 'lobby'],
    [{ gameCode: 'five-1' }, 'betting'],
    [{ gameCode: 'five-1', view: 'lobby' }, 'lobby'],
    [{ view: 'betting' }, 'lobby'],
    [{ gameCode: 'five-1', view: 'trend' }, 'trend'],
    [{ view: 'orders' }, 'orders'],
    [{ view: 'order', order: 'R-1' }, 'order'],
    [{ view: 'order' }, 'orders'],
  ] as const)('LOTT-04 %j shows %s', (search, view) => {
    expect(viewOf(search)).toBe(view);
  });
});
