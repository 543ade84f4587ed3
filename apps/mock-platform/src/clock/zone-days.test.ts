import { expect, it } from 'vitest';
import { toIso } from './system-time';
import { addDays, dayStartInZone, daysBetween } from './zone-days';

it.each([
  ['America/Mexico_City', '2026-01-15', '2026-01-15T06:00:00.000Z'],
  ['UTC', '2026-01-15', '2026-01-15T00:00:00.000Z'],
  ['Asia/Tokyo', '2026-01-15', '2026-01-14T15:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z'],
  ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-15', '2026-01-14T18:15:00.000Z'],
])('MEM-09 in %s the day %s begins at %s, changes of the clock included', (zone, day, start) => {
  expect(toIso(dayStartInZone(day, zone))).toBe(start);
});

it('MEM-09 counts days over the ends of months and years', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1);
  expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1);
});
