import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, presetRange, rangeFault } from './dates';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('addDays', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('goes and comes back to the same day', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -4_000, max: 4_000 }),
        (day, count) => addDays(addDays(day, count), -count) === day,
      ),
    );
  });

  it('refuses what is no day of the calendar', () => {
    for (const wrong of ['2026-02-30', '2026-13-01', '20-1-1', '']) expect(() => addDays(wrong, 1)).toThrow(RangeError);
  });
});

describe('presetRange', () => {
  it('counts today in', () => {
    expect(presetRange('2026-11-20', -7)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(presetRange('2026-11-20', 30)).toEqual({ from: '2026-11-20', to: '2026-12-19' });
    expect(presetRange('2026-11-20', -1)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  it('spans exactly as many days as it says', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 400 }), fc.boolean(), (day, count, past) => {
        const range = presetRange(day, past ? -count : count);
        return (
          rangeFault(range, { maxDays: count }) === null &&
          (count === 1 || rangeFault(range, { maxDays: count - 1 }) === 'tooLong')
        );
      }),
    );
  });
});

describe('rangeFault', () => {
  const limits = { min: '2026-08-22', max: '2026-11-20', maxDays: 31 };
  it.each([
    ['missing', { from: '', to: '2026-11-20' }],
    ['missing', { from: '2026-02-30', to: '2026-11-20' }],
    ['order', { from: '2026-11-20', to: '2026-11-19' }],
    ['outside', { from: '2026-08-21', to: '2026-09-01' }],
    ['outside', { from: '2026-11-20', to: '2026-11-21' }],
    ['tooLong', { from: '2026-09-01', to: '2026-10-02' }],
    [null, { from: '2026-09-01', to: '2026-10-01' }],
    [null, { from: '2026-11-20', to: '2026-11-20' }],
  ])('says %s for %o', (fault, range) => {
    expect(rangeFault(range, limits)).toBe(fault);
  });
});
