import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reelMotion } from './reel-motion';

const FRAME_MS = 16;

function run(options: { from: number; to: number; at: number; speed: number }) {
  let stops = 0;
  const reel = reelMotion({
    speed: () => options.speed,
    settleSymbols: () => 6,
    onStop: () => {
      stops += 1;
    },
  });
  reel.put(options.from);
  reel.start(0);
  reel.stopAt(options.to, options.at);
  const positions: number[] = [];
  for (let now = 0; now < options.at + 4_000; now += FRAME_MS) positions.push(reel.step(now));
  return { positions, stops, moving: reel.moving };
}

const plans = fc.record({
  from: fc.nat({ max: 19 }),
  to: fc.nat({ max: 19 }),
  at: fc.integer({ min: 200, max: 2_500 }),
  speed: fc.constantFrom(27, 42),
});

describe('reel motion', () => {
  it('GAME-05 comes to rest on exactly the stop that was decided, and says so once', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { positions, stops, moving } = run(plan);
        expect(positions.at(-1)).toBe(plan.to);
        expect([stops, moving]).toEqual([1, false]);
      }),
    );
  });

  it('GAME-05 never runs faster than its full speed, but for the one frame in which the strip is changed', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { positions } = run(plan);
        const farthest = (plan.speed * FRAME_MS) / 1_000;
        const moves = positions.slice(1).map((position, frame) => Math.abs(position - (positions[frame] ?? position)));
        expect(moves.filter((move) => move > farthest * 1.01).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
