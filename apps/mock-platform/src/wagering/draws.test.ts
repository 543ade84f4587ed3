import { describe, expect, it } from 'vitest';
import { fairDraws } from '../kernel/fairness';
import { NO_DRAWS, recordDraws, replayDraws, resumeDraws } from './draws';

const SEEDS = { serverSeed: 'ab'.repeat(32), clientSeed: 'player', nonce: 7 };

describe('draws as data', () => {
  it('GAME-08 keeps each draw with its bound, and gives the same again', () => {
    const recorded = recordDraws(fairDraws(SEEDS));
    const values = [52, 37, 10_000].map((bound) => recorded.below(bound));
    expect(recorded.drawn).toEqual([
      [52, values[0]],
      [37, values[1]],
      [10_000, values[2]],
    ]);
    const again = replayDraws(recorded.drawn);
    expect([52, 37, 10_000].map((bound) => again.below(bound))).toEqual(values);
  });

  it('GAME-08 replays no other bound than was drawn, and nothing beyond the end', () => {
    const again = replayDraws([[52, 3]]);
    expect(() => again.below(37)).toThrow(RangeError);
    expect(again.below(52)).toBe(3);
    expect(() => again.below(52)).toThrow(RangeError);
  });

  it('GAME-08 goes on where a round stopped, as if it had never stopped', () => {
    const whole = fairDraws(SEEDS);
    const values = [whole.below(52), whole.below(52), whole.below(6)];
    const resumed = resumeDraws(fairDraws(SEEDS), [
      [52, values[0] ?? 0],
      [52, values[1] ?? 0],
    ]);
    expect(resumed.below(6)).toBe(values[2]);
    expect(resumed.drawn).toHaveLength(3);
    expect(() => resumeDraws(fairDraws({ ...SEEDS, nonce: 8 }), resumed.drawn)).toThrow(RangeError);
  });

  it('GAME-08 draws nothing for a bet of a shared round', () => {
    expect(() => NO_DRAWS.below(2)).toThrow(RangeError);
  });
});
