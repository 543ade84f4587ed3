import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grownMinor, type JackpotFeed, nextGrowthAt } from './jackpot-feed';

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;
const YEAR_MS = 365 * DAY_MS;

const feeds: fc.Arbitrary<JackpotFeed> = fc.record({
  startMinor: fc.integer({ min: 20_000_000_000, max: 30_000_000_000 }),
  startedAt: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
});

/** Looks at each second, as somebody would who watches the number, and notes what was added when. */
function watch(feed: JackpotFeed, { from, seconds }: { from: number; seconds: number }) {
  const steps: { at: number; added: number }[] = [];
  let before = grownMinor(feed, from);
  for (let second = 1; second <= seconds; second += 1) {
    const now = grownMinor(feed, from + second * SECOND_MS);
    if (now !== before) steps.push({ at: second, added: now - before });
    before = now;
  }
  return steps;
}

describe('the feed of the jackpot', () => {
  it('HOME-04 adds 100.00 to 500.00 every 3, 4 or 5 seconds, in its first minutes and after a year', () => {
    fc.assert(
      fc.property(feeds, fc.constantFrom(0, DAY_MS, YEAR_MS), (feed, later) => {
        const steps = watch(feed, { from: feed.startedAt + later, seconds: 400 });
        expect(steps.length).toBeGreaterThanOrEqual(80);
        for (const [index, { at, added }] of steps.entries()) {
          expect(added).toBeGreaterThanOrEqual(10_000);
          expect(added).toBeLessThanOrEqual(50_000);
          const before = steps[index - 1];
          if (before) expect([3, 4, 5]).toContain(at - before.at);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('HOME-04 uses all of both ranges, and no two feeds go alike', () => {
    const feed = { startMinor: 25_000_000_000, startedAt: 1_790_000_000_000 };
    const steps = watch(feed, { from: feed.startedAt, seconds: 20_000 });
    const gaps = [3, 4, 5].map(
      (gap) => steps.filter(({ at }, index) => at - (steps[index - 1]?.at ?? 0) === gap).length,
    );
    for (const count of gaps) expect(count / steps.length).toBeGreaterThan(0.3);
    const added = steps.map((step) => step.added);
    expect([Math.min(...added) < 10_200, Math.max(...added) > 49_800]).toEqual([true, true]);
    expect(new Set(added).size).toBeGreaterThan(steps.length * 0.9);
    const other = { ...feed, startMinor: feed.startMinor + 1 };
    expect(watch(other, { from: feed.startedAt, seconds: 400 })).not.toEqual(steps.slice(0, 100));
  });

  it('HOME-04 says when it adds next: nothing before, something then', () => {
    fc.assert(
      fc.property(feeds, fc.nat({ max: YEAR_MS }), (feed, later) => {
        const at = feed.startedAt + later;
        const next = nextGrowthAt(feed, at);
        if (next === null) throw new Error('it ended');
        expect(next).toBeGreaterThan(at);
        expect(next - at).toBeLessThanOrEqual(5_000);
        expect(grownMinor(feed, next - 1)).toBe(grownMinor(feed, at));
        expect(grownMinor(feed, next)).toBeGreaterThan(grownMinor(feed, at));
      }),
    );
  });

  it('HOME-04 never goes back, begins with nothing, and ends with a whole step below nine thousand million', () => {
    fc.assert(
      fc.property(feeds, fc.nat({ max: YEAR_MS }), fc.nat({ max: 10_000 }), (feed, later, more) => {
        const at = feed.startedAt + later;
        expect(grownMinor(feed, at + more)).toBeGreaterThanOrEqual(grownMinor(feed, at));
        expect([grownMinor(feed, feed.startedAt), grownMinor(feed, feed.startedAt - later)]).toEqual([0, 0]);
        const end = feed.startedAt + 10 * YEAR_MS;
        const most = feed.startMinor + grownMinor(feed, end);
        expect([most <= 900_000_000_000, most > 899_999_900_000, nextGrowthAt(feed, end)]).toEqual([true, true, null]);
      }),
    );
  });

  it('HOME-04 costs the same after a year as after a second', () => {
    const feed = { startMinor: 25_000_000_000, startedAt: 0 };
    let hashed = 0;
    const { imul } = Math;
    Math.imul = (a, b) => {
      hashed += 1;
      return imul(a, b);
    };
    try {
      const workAt = (at: number) => {
        hashed = 0;
        grownMinor(feed, at);
        return hashed;
      };
      expect(workAt(YEAR_MS + SECOND_MS)).toBe(workAt(SECOND_MS));
      expect(hashed).toBeLessThan(30);
    } finally {
      Math.imul = imul;
    }
  });
});
