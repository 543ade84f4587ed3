import type { Trend } from '@tonalli/lottery/play';
import { describe, expect, it } from 'vitest';
import { extremesOf, trendTable } from './trend-table';

const digits: Trend<string> = { id: 'first', options: ['0', '1', '2'], seen: (result) => [result.slice(0, 1)] };
const any: Trend<string> = { ...digits, id: 'any', seen: (result) => [...result] };
/** The newest first. */
const draws = ['0', '2', '2', '1', '0'].map((result, index) => ({ issue: `20300101-000${5 - index}`, result }));

describe('the trend of draws', () => {
  it('LOTT-02 counts for how many draws each option has not been drawn, the newest draw first', () => {
    const { rows, isSingle } = trendTable(digits, draws, 5);
    expect(rows).toEqual([
      { issue: '20300101-0005', since: [0, 3, 1] },
      { issue: '20300101-0004', since: [3, 2, 0] },
      { issue: '20300101-0003', since: [2, 1, 0] },
      { issue: '20300101-0002', since: [1, 0, 2] },
      { issue: '20300101-0001', since: [0, 1, 1] },
    ]);
    expect(isSingle).toBe(true);
  });

  it('LOTT-02 shows so many draws, and counts what was missing before them', () => {
    const { rows, columns } = trendTable(digits, draws, 2);
    expect(rows.map(({ since }) => since)).toEqual([
      [0, 3, 1],
      [3, 2, 0],
    ]);
    expect(columns).toEqual([
      { option: '0', drawn: 1, missing: 0, longest: 1 },
      { option: '1', drawn: 0, missing: 3, longest: 2 },
      { option: '2', drawn: 1, missing: 1, longest: 1 },
    ]);
  });

  it('LOTT-02 knows where a draw has several options, which no line joins', () => {
    expect(trendTable(any, [{ issue: '1', result: '02' }], 30).isSingle).toBe(false);
  });

  it('LOTT-02 names what was drawn most and least often, and nothing where all was drawn alike', () => {
    const { most, least } = extremesOf(trendTable(digits, draws, 5).columns);
    expect([[...most], [...least]]).toEqual([['0', '2'], ['1']]);
    const none = extremesOf(trendTable(digits, [], 30).columns);
    expect([none.most.size, none.least.size]).toEqual([0, 0]);
  });
});
