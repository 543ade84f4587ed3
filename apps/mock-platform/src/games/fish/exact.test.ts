import { FISH_DRAWS, FISH_KINDS, FISH_LEVELS } from '@tonalli/contracts/games/fish';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { replayDraws } from '../../wagering/draws';
import { returnOf, statedReturnPercent } from './exact';
import { BOSS, caughtBelow, drawHit, kindAt, moneyOf, PRIZES, TOP_PAYS } from './odds';

const KINDS = FISH_KINDS.map((_, kind) => kind);

/** Counted by playing every draw where something changes, with how many draws it stands for. */
function paidByAll(kind: number): { paid: number; ways: number } {
  const below = caughtBelow(kind);
  const prizes = PRIZES[kindAt(kind)];
  const ways = prizes.reduce((sum, [, of]) => sum + of, 0);
  const misses = drawHit(kind, replayDraws([[FISH_DRAWS, below]]));
  expect(misses.pays).toBe(0);
  let paid = 0;
  for (let way = 0; way < ways; way += 1) {
    const drawn = [[FISH_DRAWS, below - 1] as const, ...(prizes.length > 1 ? [[ways, way] as const] : [])];
    paid += drawHit(kind, replayDraws(drawn)).pays;
  }
  return { paid: paid * below, ways: FISH_DRAWS * ways };
}

describe('what fish return', () => {
  it('GAME-05 GAME-11 is 96 % for every fish, the boss too, counted over all draws', () => {
    for (const kind of KINDS) {
      const { paid, ways } = paidByAll(kind);
      expect([FISH_KINDS[kind], paid * 100]).toEqual([FISH_KINDS[kind], ways * 96]);
      expect(returnOf(kind).over * ways).toBe(returnOf(kind).under * paid);
    }
    expect(statedReturnPercent()).toBe('96.00');
  });

  it('GAME-05 is the same for every cannon: a shot of more pays more in just that ratio', () => {
    for (let level = 1; level <= FISH_LEVELS; level += 1) {
      for (const pays of [0, 2, 500]) {
        expect(moneyOf([[0, level, pays, 0]], 10)).toEqual({ stakeMinor: level * 10, payoutMinor: level * 10 * pays });
      }
    }
  });

  it('GAME-11 has twenty kinds from 2 to 300 shots, one of them at random from 50 on, and a boss of 500', () => {
    expect(FISH_KINDS).toHaveLength(21);
    expect(FISH_KINDS[BOSS]).toBe('kraken');
    expect(PRIZES.golden.map(([pays]) => pays)).toEqual([50, 100, 200, 300]);
    const others = FISH_KINDS.filter((kind) => kind !== 'kraken').flatMap((kind) => PRIZES[kind].map(([pays]) => pays));
    expect([Math.min(...others), Math.max(...others), TOP_PAYS]).toEqual([2, 300, 500]);
  });

  it('GAME-05 catches as often as it says, over seeded hits of each kind', () => {
    const hits = 60_000;
    for (const kind of [0, 9, FISH_KINDS.indexOf('golden')]) {
      const draws = fairDraws({ serverSeed: 'ab'.repeat(32), clientSeed: `fish-${kind}`, nonce: 1 });
      let caught = 0;
      for (let hit = 0; hit < hits; hit += 1) if (drawHit(kind, draws).pays > 0) caught += 1;
      const chance = caughtBelow(kind) / FISH_DRAWS;
      expect(Math.abs(caught - hits * chance)).toBeLessThan(4 * Math.sqrt(hits * chance * (1 - chance)));
    }
  });
});
