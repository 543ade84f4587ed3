import type { LotteryBet } from '@tonalli/contracts/games/lottery';
import { LOTTERIES } from '@tonalli/lottery/lotteries';
import { describe, expect, it } from 'vitest';
import { lineAtFault } from './assert-order';
import { oddsTable } from './lottery-odds';
import { LOTTERY_LIMITS } from './module';
import { greatestMinor, greatestOfLines, oddsOfLines, pricedLines, stakesOf } from './stakes';

const lineOf = (play: string, selection: string[][], multiple = 1) => ({ play, selection, unitMinor: 200, multiple });
const issue = { issue: '20300101', multiple: 1 };
const LINES = [lineOf('positioning', [['1', '2'], [], []]), lineOf('three-straight', [['1'], ['2'], ['3']], 3)];
const betAt = (odds: LotteryBet['odds'], lines = LINES) => ({ code: 'pick-3', lines, odds });

describe('what is known of lines that were looked at before', () => {
  it('LOTT-03 LOTT-06 pays by the odds of its own order, the same lines at others too', () => {
    const low = oddsOfLines({ code: 'pick-3', lines: LINES }, oddsTable('three-digit', null));
    const high = Object.fromEntries(Object.entries(low).map(([name, odds]) => [name, odds * 2]));
    const pays = [low, high, low].map((odds) => greatestMinor(betAt(odds), issue));
    expect(pays).toEqual([pays[0], (pays[0] ?? 0) * 2, pays[0]]);
    expect(greatestOfLines(betAt(low), { ...issue, multiple: 4 }).map((one) => one / 4)).toEqual(
      greatestOfLines(betAt(low), issue),
    );
  });

  it('LOTT-03 pays other lines at the same odds by themselves', () => {
    const odds = oddsOfLines({ code: 'pick-3', lines: LINES }, oddsTable('three-digit', null));
    const [first = lineOf('', []), second = first] = LINES;
    expect([LINES, [second], [first]].map((lines) => greatestOfLines(betAt(odds, lines), issue))).toEqual([
      [1_900, 570_000],
      [570_000],
      [1_900],
    ]);
  });

  it('LOTT-06 has the odds of all its plays, and of each once', () => {
    const lines = [...LINES, ...LINES];
    expect(Object.keys(oddsOfLines({ code: 'pick-3', lines }, oddsTable('three-digit', null))).sort()).toEqual([
      'positioning/place/won',
      'three-straight/straight/won',
    ]);
  });

  it('LOTT-06 is of one lottery: another may have no such play', () => {
    const other = LOTTERIES.find(({ family }) => family === 'keno')?.code ?? '';
    expect(lineAtFault({ code: 'pick-3', lines: LINES, issues: [issue] })).toBeNull();
    expect(lineAtFault({ code: other, lines: LINES, issues: [issue] })).toEqual({ line: 0, fault: 'unknown' });
    expect(pricedLines({ code: 'pick-3', lines: LINES })).toHaveLength(2);
    expect(() => pricedLines({ code: other, lines: LINES })).toThrow(TypeError);
  });

  it('LOTT-06 is of one day: another may have fewer stations', () => {
    const lines = [lineOf('tail-digit', [['3'], ['4']])];
    // A Sunday has three stations, a Monday two.
    const on = (issues: string[]) => ({
      code: 'vn-central',
      lines,
      issues: issues.map((name) => ({ ...issue, issue: name })),
    });
    const faults = [['20300106'], ['20300107'], ['20300106'], ['20300106', '20300107']].map((days) =>
      lineAtFault(on(days)),
    );
    const missing = { line: 0, fault: 'station' };
    expect(faults).toEqual([null, missing, null, missing]);
  });
});

describe('what an order could bring', () => {
  it('LOTT-07 is of all its lines together, in the draw and on each number', () => {
    const lines = [1, 2].map((multiple) => lineOf('three-straight', [['1'], ['2', '4'], ['3']], multiple));
    const odds = oddsOfLines({ code: 'pick-3', lines }, oddsTable('three-digit', null));
    const config = { code: 'pick-3', ...LOTTERY_LIMITS };
    const [first, ...others] = stakesOf({ code: 'pick-3', lines, odds }, issue, { config, held: false });
    const brings = Object.fromEntries((first?.exposures ?? []).map(({ key, amountMinor }) => [key, amountMinor]));
    expect(brings).toEqual({
      '20300101/own': 1_200,
      '20300101/all': 570_000,
      '20300101/straight/123': 570_000,
      '20300101/straight/143': 570_000,
    });
    expect(others.map(({ exposures }) => exposures)).toEqual([undefined]);
  });
});
