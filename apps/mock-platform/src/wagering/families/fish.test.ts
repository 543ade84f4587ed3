import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../testing/memory-runner';
import { caughtBelow, fish, SPECIES } from './fish-fixture';

/** Twenty sardines that all swim from the start. */
const SHOAL = { script: Array.from({ length: 40 }, () => 0) };
const CATCH = 479_999;
const MISS = 480_000;

function opened() {
  const runner = createMemoryRunner(fish);
  runner.fund('ana/main', 10_000);
  runner.fund('eva/main', 10_000);
  const room = runner.openShared('fish', SHOAL);
  const shoot = (hits: { fish: number; cannonMinor: number }[], script: number[], player = 'ana') =>
    runner.place({ player, family: 'fish', bet: { room, hits }, from: { script } });
  return { runner, room, shoot };
}

const hit = (id: number, cannonMinor = 10) => ({ fish: id, cannonMinor });

describe('a batch of hits on fish', () => {
  it('GAME-05 returns 96 % for every fish, to a millionth of what it pays', () => {
    for (const [species, pays] of Object.entries(SPECIES)) {
      const returned = caughtBelow(species as keyof typeof SPECIES) * pays;
      expect(returned).toBeLessThanOrEqual(960_000);
      expect(returned).toBeGreaterThan(960_000 - pays);
    }
  });

  it('GAME-05 decides each hit by a draw of its own, in one round', () => {
    const { runner, shoot } = opened();
    const id = shoot([hit(1), hit(2, 20), hit(3)], [CATCH, MISS, CATCH]);
    expect(runner.round(id).results.map(({ line, status, payoutMinor }) => [line, status, payoutMinor])).toEqual([
      ['hit-0', 'WON', 20],
      ['hit-1', 'LOST', 0],
      ['hit-2', 'WON', 20],
    ]);
    expect(runner.balance('ana/main')).toBe(10_000);
    expect(runner.round(id).drawn).toEqual([
      [1_000_000, CATCH],
      [1_000_000, MISS],
      [1_000_000, CATCH],
    ]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 gives the stake back for a fish that the same batch has caught', () => {
    const { runner, shoot } = opened();
    const id = shoot([hit(1), hit(1)], [CATCH]);
    expect(runner.round(id).results.map(({ status }) => status)).toEqual(['WON', 'VOID']);
  });

  it('GAME-05 charges nothing for a hit on a fish that is not there', () => {
    const { runner, shoot } = opened();
    const id = shoot([hit(1), hit(99)], [MISS]);
    expect(runner.round(id).results).toHaveLength(1);
    expect(runner.balance('ana/main')).toBe(9_990);
    expect(() => shoot([hit(99)], [])).toThrow('BET_INVALID');
    runner.pass(50_000);
    expect(() => shoot([hit(1)], [CATCH])).toThrow('BET_INVALID');
  });

  it('GAME-05 takes a caught fish out of the room at its next tick; until then another may catch it too', () => {
    const { runner, room, shoot } = opened();
    shoot([hit(1)], [CATCH]);
    shoot([hit(1)], [CATCH], 'eva');
    runner.advance('fish', room);
    expect(() => shoot([hit(1)], [CATCH], 'eva')).toThrow('BET_INVALID');
    shoot([hit(2)], [MISS], 'eva');
  });

  it('MEM-07 is recorded by the minute, not by the hit', () => {
    expect(fish.recordedTogether).toEqual({ maxMs: 60_000, maxLines: 200 });
  });
});
