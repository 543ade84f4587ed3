import { describe, expect, it } from 'vitest';
import { monthOf } from './monthly-bonus';

describe('the months of the operator', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11', '2026-11-01T06:00:00Z', '2026-12-01T06:00:00Z'],
    ['2026-12-31T12:00:00Z', '2026-12', '2026-12-01T06:00:00Z', '2027-01-01T06:00:00Z'],
    ['2027-01-01T05:59:59Z', '2026-12', '2026-12-01T06:00:00Z', '2027-01-01T06:00:00Z'],
    ['2027-01-01T06:00:00Z', '2027-01', '2027-01-01T06:00:00Z', '2027-02-01T06:00:00Z'],
  ])('MEM-10 %s lies in %s', (at, ...[month, begin = '', end = '']) => {
    expect(monthOf(Date.parse(at))).toEqual({ month, startsAt: Date.parse(begin), endsAt: Date.parse(end) });
  });
});
