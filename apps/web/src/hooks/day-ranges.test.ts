import { afterEach, describe, expect, it, vi } from 'vitest';
import { presetRanges, shownRange, toMoments } from './day-ranges';
import { dayStart, operatorDay } from './operator-day';

afterEach(() => vi.restoreAllMocks());

describe('ranges of days', () => {
  it('MEM-07 a day begins at midnight in Mexico City', () => {
    expect(dayStart('2026-11-20')).toBe('2026-11-20T06:00:00.000Z');
    expect(operatorDay(Date.parse('2026-11-20T05:59:59Z'))).toBe('2026-11-19');
  });

  it('MEM-07 DEV-08 a day is written alike by an engine that orders it otherwise, such as WebKit', async () => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function of(_locale, options) {
      return new DateTimeFormat('de', options);
    });
    // It keeps its format once it has made one.
    vi.resetModules();
    const fresh = await import('./operator-day');
    expect(fresh.operatorDay(Date.parse('2026-11-20T05:59:59Z'))).toBe('2026-11-19');
  });

  it('MEM-07 a day of the years with summer time begins by the clock of that day', () => {
    expect(dayStart('2021-07-01')).toBe('2021-07-01T05:00:00.000Z');
  });

  it('MEM-07 the presets are the previous and next 7 and 30 days, today included', () => {
    const ranges = presetRanges('2026-11-20');
    expect(ranges.previous7).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(ranges.previous30).toEqual({ from: '2026-10-22', to: '2026-11-20' });
    expect(ranges.next7).toEqual({ from: '2026-11-20', to: '2026-11-26' });
    expect(ranges.next30).toEqual({ from: '2026-11-20', to: '2026-12-19' });
  });

  it('AG-05 a month begins at its first day and ends today, the one before it at its own last day', () => {
    const { month, previousMonth } = presetRanges('2028-03-01');
    expect(month).toEqual({ from: '2028-03-01', to: '2028-03-01' });
    expect(previousMonth).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(presetRanges('2027-01-31').previousMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('MEM-07 both days count, and the end is the beginning of the day after', () => {
    expect(toMoments({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
      from: '2026-11-20T06:00:00.000Z',
      to: '2026-11-21T06:00:00.000Z',
    });
  });

  it('MEM-07 without a range in the address the last seven days show', () => {
    expect(shownRange({}, '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  });
});
