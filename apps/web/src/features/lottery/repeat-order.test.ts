import { fiveDigit } from '@tonalli/lottery/families/five-digit/family';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskKey, readDesk } from './betting/desk-storage';
import { repeatOrder } from './repeat-order';
import { orderDetail } from './results/testing/lottery-answers';

const order = orderDetail();
const key = deskKey('demo', 'five-1');
const linesOf = () => readDesk(window.sessionStorage, key, fiveDigit).slip.lines;
const repeat = (username = 'demo') => repeatOrder(window.sessionStorage, { username, family: fiveDigit, order });

beforeEach(() => window.sessionStorage.clear());

describe('an order that is bet again', () => {
  it('LOTT-07 puts its lines on the slip of its lottery and member, as they were bet', () => {
    repeat();
    const { play, selection, unitMinor, multiple } = order.lines[0] ?? Object.create(null);
    expect(linesOf()).toEqual([{ id: 1, play, selection, unitMinor, multiple }]);
    expect(Object.keys(window.sessionStorage)).toEqual([key]);
  });

  it('LOTT-07 takes nothing away: a line that is there already counts as often as both', () => {
    repeat();
    repeat();
    expect(linesOf().map(({ multiple }) => multiple)).toEqual([2]);
  });
});
