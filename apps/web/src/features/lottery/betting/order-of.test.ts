import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-gateway';
import { nextReadMs } from './next-read';
import { changedOdds } from './order-of';
import { readRefusal } from './refusal';
import { betsOfOrder, stakeAs } from './shorthand-bets';
import { issueAnswer } from './testing/lottery-answer';
import { issuesFrom } from './use-chase-issues';

describe('a refused order', () => {
  it('LOTT-07 SYS-10 says which limit it goes beyond, what is free, and which line is at fault', () => {
    const lottery = { limit: 'number', number: '07', availableMinor: 400, line: 2, fault: 'overlap' };
    expect(readRefusal(failure('LOTTERY_LIMIT_REACHED', { lottery, requestId: 'r1' }))).toEqual({
      ...{ code: 'LOTTERY_LIMIT_REACHED', requestId: 'r1', limit: 'number', availableMinor: 400, number: '07' },
      ...{ issue: null, nextIssue: null, line: 2, fault: 'overlap' },
    });
  });

  it.each([{}, { lottery: 3 }, { lottery: { limit: 'fun', availableMinor: '4', line: null } }])(
    'SYS-10 reads %j as nothing told',
    (extra) => {
      expect(readRefusal(failure('ISSUE_CLOSED', extra))).toMatchObject({
        ...{ code: 'ISSUE_CLOSED', limit: null, availableMinor: null, line: null, nextIssue: null },
      });
    },
  );

  it('LOTT-03 names the odds of its plays that changed, before and now', () => {
    const line = { id: 1, play: 'a', selection: [['1']], unitMinor: 200, multiple: 1 };
    const before = { 'a/k/won': 9_500, 'a/k/two': 100, 'b/k/won': 1 };
    expect(changedOdds([line], before, { 'a/k/won': 9_400, 'a/k/two': 100, 'b/k/won': 2 })).toEqual([
      { play: 'a', kind: 'k', prize: 'won', before: 9_500, now: 9_400 },
    ]);
  });
});

describe('the draws of a chase', () => {
  it('LOTT-07 begin with the one that is bet on; where it is unknown there are none', () => {
    const issues = ['1', '2', '3'].map((issue) => issueAnswer(issue));
    expect(issuesFrom(issues, '2').map(({ issue }) => issue)).toEqual(['2', '3']);
    expect(issuesFrom(issues, '9')).toEqual([]);
  });
});

describe('amounts in shorthand', () => {
  const place = { text: '11 lo 5n', offset: 0, line: 1, column: 1 };

  it('LOTT-07 are a unit and a multiple, the greatest unit first', () => {
    expect(stakeAs(500)).toEqual({ unitMinor: 20, multiple: 25 });
    expect(stakeAs(1_000)).toEqual({ unitMinor: 200, multiple: 5 });
    expect(stakeAs(2)).toEqual({ unitMinor: 2, multiple: 1 });
  });

  it('LOTT-07 that no unit comes to, or only beyond the greatest multiple, are at fault at their place', () => {
    const line = { play: 'lo-two-typed', selection: [['11']], place };
    expect(betsOfOrder({ lines: [{ ...line, stakeMinor: 125 }], faults: [] })).toEqual({
      bets: [],
      faults: [{ ...place, expected: 'unit' }],
    });
    expect(stakeAs(200 * 10_000)).toBeNull();
  });
});

describe('a lottery is read again', () => {
  const serverTime = '2030-01-02T18:00:00.000Z';
  const at = (seconds: number) => new Date(Date.parse(serverTime) + seconds * 1_000).toISOString();
  const current = { state: 'OPEN', opensAt: at(-10), closesAt: at(40), drawsAt: at(48), drawing: null } as const;
  const last = { state: 'SETTLED', opensAt: at(-70), closesAt: at(-18), drawsAt: at(-10), drawing: null } as const;

  it('LOTT-02 when its draw closes, soon while a result is due, and never later than in five minutes', () => {
    const waits = (agoMs: number) => nextReadMs({ current, last }, { serverTime, agoMs, chance: 0 });
    expect(waits(0)).toBeGreaterThan(40_000);
    expect(waits(0)).toBeLessThan(43_000);
    expect(waits(39_000)).toBeLessThan(4_000);
    expect(waits(100_000)).toBe(1_500);
    expect(
      nextReadMs({ current, last: { ...last, drawsAt: at(-70) } }, { serverTime, agoMs: 0, chance: 0 }),
    ).toBeLessThan(5_000);
    expect(nextReadMs({ current: null, last }, { serverTime, agoMs: 0, chance: 0 })).toBe(300_000);
  });
});
