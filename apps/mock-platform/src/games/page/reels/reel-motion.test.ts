import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reelMotion } from './reel-motion';

const FRAME_MS = 16;

function run(options: { at: number; speed: number; settle: number }) {
  const places: number[] = [];
  let stops = 0;
  const reel = reelMotion({
    speed: () => options.speed,
    settleSymbols: () => options.settle,
    onPlace: (index) => places.push(index),
    onStop: () => {
      stops += 1;
    },
  });
  reel.start(0);
  reel.stopAt(options.at);
  const positions: number[] = [];
  for (let now = 0; now < options.at + 4_000; now += FRAME_MS) {
    reel.step(now);
    positions.push(reel.position);
  }
  return { positions, places, stops, moving: reel.moving };
}

const plans = fc.record({
  at: fc.integer({ min: 200, max: 2_500 }),
  speed: fc.constantFrom(27, 42, 56),
  settle: fc.constantFrom(3, 6, 8),
});

describe('reel motion', () => {
  it('GAME-05 comes to rest on exactly the place that it named, and says so once', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { positions, places, stops, moving } = run(plan);
        expect([positions.at(-1)]).toEqual(places);
        expect([stops, moving]).toEqual([1, false]);
      }),
    );
  });

  it('GAME-05 never runs faster than its full speed, so that nothing on the tape jumps', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { positions } = run(plan);
        const farthest = (plan.speed * FRAME_MS) / 1_000;
        const moves = positions.slice(1).map((position, frame) => Math.abs(position - (positions[frame] ?? position)));
        expect(Math.max(...moves)).toBeLessThanOrEqual(farthest * 1.01);
      }),
    );
  });

  it('GAME-05 names its place while the window that will stand there is still above what shows', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { positions, places } = run(plan);
        const before = positions.filter((position) => position > (places[0] ?? 0) + plan.settle);
        expect(before.length).toBeGreaterThan(0);
        expect(Math.min(...before) - (places[0] ?? 0)).toBeGreaterThanOrEqual(plan.settle);
      }),
    );
  });
});
