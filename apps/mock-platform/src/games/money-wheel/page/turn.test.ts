import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flapperAt, pegsBy, restDegrees, segmentBelow, turnedAt, turnedFrom } from './turn';

const stops = fc.record({ segment: fc.integer({ min: 0, max: 53 }), number: fc.integer({ min: 1, max: 9_999 }) });
const parts = fc.double({ min: 0, max: 1, noNaN: true });
const degrees = fc.double({ min: -4_000, max: 4_000, noNaN: true });

describe('the wheel at a table', () => {
  it('GAME-05 comes to rest with the drawn segment below the flapper, and no peg at it', () => {
    fc.assert(
      fc.property(stops, (stop) => {
        const { degrees: rest, pace } = turnedAt(stop, 1);
        expect(rest).toBe(restDegrees(stop));
        expect(pace).toBe(0);
        // A third of a segment from its middle at most: 54 segments of 6 2/3 degrees.
        const middle = (stop.segment * 360) / 54;
        const aside = ((((rest + middle) % 360) + 540) % 360) - 180;
        expect(Math.abs(aside)).toBeLessThanOrEqual(360 / 54 / 3);
        expect(flapperAt({ degrees: rest, pace })).toBe(0);
        expect(segmentBelow(rest)).toBe(stop.segment);
      }),
    );
  });

  it('GAME-05 turns on without going back, ever slower, from wherever it stood', () => {
    fc.assert(
      fc.property(stops, parts, parts, (stop, one, other) => {
        const [before, after] = [turnedAt(stop, Math.min(one, other)), turnedAt(stop, Math.max(one, other))];
        expect(after.degrees).toBeGreaterThan(before.degrees - 1e-9);
        expect(after.pace).toBeLessThan(before.pace + 1e-9);
      }),
    );
    fc.assert(
      fc.property(stops, degrees, (stop, stood) => {
        const begins = turnedFrom(stood, stop, 0).degrees;
        expect(Math.abs(Math.sin(((begins - stood) * Math.PI) / 360))).toBeLessThan(1e-6);
      }),
    );
  });

  it('GAME-05 is seen alike by everybody, wherever their wheels stood before, from a seventh of its way on', () => {
    fc.assert(
      fc.property(stops, degrees, fc.double({ min: 0.15, max: 1, noNaN: true }), (stop, stood, part) => {
        expect(turnedFrom(stood, stop, part)).toEqual(turnedAt(stop, part));
      }),
    );
  });

  it('GAME-05 has each peg push the flapper once as it goes by', () => {
    const step = 360 / 54;
    expect([0, step, 2 * step, 54 * step].map(pegsBy)).toEqual([0, 1, 2, 54]);
    const slow = Array.from({ length: 20 }, (_, index) => flapperAt({ degrees: (index / 20) * step, pace: 0 }));
    expect(slow.filter((pushed) => pushed > 0)).not.toHaveLength(0);
    expect(slow[0]).toBe(0);
    expect(Math.max(...slow)).toBeGreaterThan(0.8);
    for (const pushed of slow) expect(pushed).toBeLessThanOrEqual(1);
  });
});
