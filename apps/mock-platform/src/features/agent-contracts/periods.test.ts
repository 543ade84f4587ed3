import { describe, expect, it } from 'vitest';
import { nextStart, periodAt, periodBefore, type Stream } from './periods';

const MEXICO = 'America/Mexico_City';
const NEW_YORK = 'America/New_York';
const dividend = (period: 'daily' | 'weekly' | 'semimonthly' | 'monthly'): Stream => ({ kind: 'dividend', period });
const salary = (kind: 'daily' | 'hourly' | 'realtime'): Stream => ({ kind, period: '' });
const at = (iso: string) => Date.parse(iso);

describe('periods', () => {
  it.each([
    [
      salary('realtime'),
      '2026-06-14T15:07:59.999Z',
      'realtime:2026-06-14T09:05',
      '2026-06-14T15:05:00Z',
      '2026-06-14T15:10:00Z',
    ],
    [
      salary('hourly'),
      '2026-06-14T15:00:00.000Z',
      'hourly:2026-06-14T09',
      '2026-06-14T15:00:00Z',
      '2026-06-14T16:00:00Z',
    ],
    [salary('daily'), '2026-06-14T05:59:59.999Z', 'daily:2026-06-13', '2026-06-13T06:00:00Z', '2026-06-14T06:00:00Z'],
    [salary('daily'), '2026-06-14T06:00:00.000Z', 'daily:2026-06-14', '2026-06-14T06:00:00Z', '2026-06-15T06:00:00Z'],
    [
      dividend('daily'),
      '2026-06-14T12:00:00.000Z',
      'dividend:2026-06-14',
      '2026-06-14T06:00:00Z',
      '2026-06-15T06:00:00Z',
    ],
    [
      dividend('weekly'),
      '2026-06-14T12:00:00.000Z',
      'dividend:2026-W24',
      '2026-06-08T06:00:00Z',
      '2026-06-15T06:00:00Z',
    ],
    [
      dividend('weekly'),
      '2027-01-01T12:00:00.000Z',
      'dividend:2026-W53',
      '2026-12-28T06:00:00Z',
      '2027-01-04T06:00:00Z',
    ],
    [
      dividend('semimonthly'),
      '2026-06-15T12:00:00.000Z',
      'dividend:2026-06-S1',
      '2026-06-01T06:00:00Z',
      '2026-06-16T06:00:00Z',
    ],
    [
      dividend('semimonthly'),
      '2026-02-28T12:00:00.000Z',
      'dividend:2026-02-S2',
      '2026-02-16T06:00:00Z',
      '2026-03-01T06:00:00Z',
    ],
    [
      dividend('monthly'),
      '2026-12-31T12:00:00.000Z',
      'dividend:2026-12',
      '2026-12-01T06:00:00Z',
      '2027-01-01T06:00:00Z',
    ],
  ] as const)('CON-04 %j at %s is %s', (...[stream, moment, key, from, to]) => {
    expect(periodAt(stream, at(moment), MEXICO)).toEqual({ key, from: at(from), to: at(to) });
  });

  it.each([
    ['2026-03-08T12:00:00Z', 23],
    ['2026-11-01T12:00:00Z', 25],
    ['2026-11-02T12:00:00Z', 24],
  ])('CON-04 a day on which clocks are changed is one day: %s has %i hours', (moment, hours) => {
    const { from, to } = periodAt(salary('daily'), at(moment), NEW_YORK);
    expect((to - from) / 3_600_000).toBe(hours);
  });

  it('CON-04 periods follow each other without a gap, through a year', () => {
    for (const stream of [salary('daily'), dividend('weekly'), dividend('semimonthly'), dividend('monthly')]) {
      let from = periodAt(stream, at('2026-01-01T12:00:00Z'), NEW_YORK).from;
      const keys = new Set<string>();
      while (from < at('2027-01-01T12:00:00Z')) {
        const period = periodAt(stream, from, NEW_YORK);
        expect(period.from).toBe(from);
        expect(periodAt(stream, period.to - 1, NEW_YORK)).toEqual(period);
        keys.add(period.key);
        from = period.to;
      }
      expect(keys.size).toBe({ daily: 366, weekly: 53, semimonthly: 25, monthly: 13 }[stream.period || 'daily']);
    }
  });

  it('CON-02 what is agreed on begins with the next period, also at the very beginning of one', () => {
    const start = at('2026-06-14T06:00:00Z');
    expect(nextStart(salary('daily'), start)).toBe(at('2026-06-15T06:00:00Z'));
    expect(nextStart(salary('daily'), start - 1)).toBe(start);
    expect(periodBefore(salary('daily'), start).key).toBe('daily:2026-06-13');
  });
});
