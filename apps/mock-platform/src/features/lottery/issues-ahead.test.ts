import { describe, expect, it } from 'vitest';
import { requireLottery } from '../../games/lottery/issues';
import { issuesAhead, timesOf } from './issues-ahead';

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2030, 0, 15, 18);

describe('the draws ahead of a moment', () => {
  it.each(['five-1', 'pick-3', 'vn-north-1'])(
    'LOTT-05 of %s are those that are not closed, whatever was asked before',
    (code) => {
      const lottery = requireLottery(code);
      const all = issuesAhead(lottery, { at: NOON - 1, most: 40 });
      const closings = all.map(({ closesAt }) => closesAt);
      expect(closings).toEqual(closings.toSorted((one, other) => one - other));
      const moments = [0, 1, 2, 7, 3, 20, 5].flatMap((behind) => {
        const closesAt = closings[behind] ?? 0;
        return [closesAt - 1, closesAt, closesAt + 1];
      });
      for (const at of moments) {
        const names = all.filter(({ closesAt }) => closesAt > at).map(({ name }) => name);
        expect(issuesAhead(lottery, { at, most: 3 }).map(({ name }) => name)).toEqual(names.slice(0, 3));
      }
    },
  );
});

describe('when a draw takes place', () => {
  it('LOTT-05 is told of each, in whatever order they are asked for', () => {
    const lottery = requireLottery('five-1');
    const [first, second] = issuesAhead(lottery, { at: NOON, most: 2 });
    for (const issue of [first, second, first]) {
      expect(timesOf(lottery, issue?.name ?? '')?.drawsAt).toBe(issue?.drawsAt);
    }
    expect((second?.drawsAt ?? 0) - (first?.drawsAt ?? 0)).toBe(MINUTE_MS);
  });
});
