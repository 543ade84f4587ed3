import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayOf, partsOf, SLOT_MS, type Span, slotOf } from './time-parts';

const HOUR_MS = 3_600_000;
/** Both sides of changes of the clock, a year of standard time, and what comes after all. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2022, 3, 1), max: Date.UTC(2022, 3, 6) }),
  fc.integer({ min: Date.UTC(2022, 9, 28), max: Date.UTC(2022, 10, 2) }),
  fc.integer({ min: 0, max: Date.UTC(2040, 0, 1) }),
);
const length = fc.oneof(fc.nat({ max: 3 * SLOT_MS }), fc.nat({ max: 9 * 24 * HOUR_MS }));

/** Hours and minutes of a moment in Mexico City. */
const localTime = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Mexico_City', timeStyle: 'medium' }).format(at);

describe('parts of a span', () => {
  it('MEM-09 a day begins at midnight in Mexico City, also where clocks are changed, and ends where the next begins', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const [from, to] = [dayOf(at), dayAfter(at)];
        expect([localTime(from), localTime(to), from <= at && at < to]).toEqual(['00:00:00', '00:00:00', true]);
        expect([23, 24, 25]).toContain((to - from) / HOUR_MS);
        expect(dayOf(to - 1)).toBe(from);
      }),
      { numRuns: 300 },
    );
  });

  it('MEM-09 the days on which clocks are changed are an hour shorter and longer', () => {
    const hours = (at: number) => (dayAfter(at) - dayOf(at)) / HOUR_MS;
    expect([Date.UTC(2022, 3, 3, 18), Date.UTC(2022, 9, 30, 18), Date.UTC(2026, 3, 5, 18)].map(hours)).toEqual([
      23, 25, 24,
    ]);
  });

  it('AG-02 put together are the span again, each moment once, days and slots whole', () => {
    fc.assert(
      fc.property(moment, length, (from, milliseconds) => {
        const span = { from, to: from + milliseconds };
        const { days, slots, rest } = partsOf(span);
        const parts: Span[] = [days, ...slots, ...rest].filter((part) => part.from < part.to);
        const inOrder = parts.toSorted((a, b) => a.from - b.from);
        for (const [index, part] of inOrder.entries()) {
          expect(part.from).toBe(inOrder[index - 1]?.to ?? span.from);
        }
        expect(inOrder.at(-1)?.to ?? span.from).toBe(span.to);
        for (const part of slots) expect([slotOf(part.from), slotOf(part.to)]).toEqual([part.from, part.to]);
        if (days.from < days.to) expect([dayOf(days.from), dayOf(days.to)]).toEqual([days.from, days.to]);
        for (const part of rest) expect(slotOf(part.from)).toBe(slotOf(part.to - 1));
        expect(slots.length <= 2 && rest.length <= 2).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
