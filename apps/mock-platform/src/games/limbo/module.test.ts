import { describe, expect, it } from 'vitest';
import { recordDraws } from '../../wagering/draws';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { limbo } from './module';

const bet = { targetX100: 200, stakeMinor: 1_000 };
/** The last draw that does not reach 2.00, and the first that does: 48.5 % of 2^32 win. */
const [SHORT, REACHED] = [2_211_908_157, 2_211_908_158];

function opened() {
  const runner = createMemoryRunner(limbo);
  runner.fund('ana/main', 5_000);
  return runner;
}

describe('limbo', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'limbo', bet, key: 'k', from: { script: [REACHED] } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 2_000);
    expect(runner.place({ player: 'ana', family: 'limbo', bet, key: 'k' })).toBe(id);
    expect(runner.balance('ana/main')).toBe(6_000);
    expect(() => runner.place({ player: 'ana', family: 'limbo', bet: { ...bet, targetX100: 300 }, key: 'k' })).toThrow(
      'REUSED',
    );
    expect(runner.total()).toBe(0);
  });

  it.each([
    [REACHED, 2_000, 200],
    [SHORT, 0, 199],
    [0, 0, 100],
    [2 ** 32 - 1, 2_000, 100_000_000],
  ])('GAME-05 GAME-11 pays the target and no more: draw %i pays %i', (draw, payoutMinor, resultX100) => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'limbo', bet, from: { script: [draw] } });
    expect(runner.round(id).results).toMatchObject([{ payoutMinor, validStakeMinor: 1_000 }]);
    expect(runner.show(id)).toEqual({ targetX100: 200, resultX100 });
  });

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'limbo', bet: { ...bet, stakeMinor: 5_001 } })).toThrow(
      'INSUFFICIENT_FUNDS',
    );
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-08 draws one number below 2^32, kept as such, and is the same round again from it', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'limbo', bet });
    expect(runner.round(id).drawn).toEqual([[4_294_967_296, expect.any(Number)]]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
    const draws = recordDraws({ below: () => 77 });
    limbo.accept(bet, { config: limbo.config.initial, at: 0, phase: () => null }).start(draws);
    expect(draws.drawn).toEqual([[4_294_967_296, 77]]);
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = opened();
    const played = (wish: object) => {
      const from = runner.force({ family: 'limbo', bet, wish });
      return runner.show(runner.place({ player: 'ana', family: 'limbo', bet, from }));
    };
    const least = { atLeastX100: 1_000 };
    expect(Number(Object(played(least)).resultX100)).toBeGreaterThanOrEqual(1_000);
    expect(Number(Object(played({ belowX100: 150 })).resultX100)).toBeLessThan(150);
    expect(() => runner.force({ family: 'limbo', bet, wish: { roll: 1 } })).toThrow('BET_INVALID');
  });

  it('GAME-05 GAME-14 costs its stake, with the edge that the centavos of a small one leave', () => {
    const context = { config: limbo.config.initial, at: 0, phase: () => null };
    // 1.50 of 1.01 is 1.515, of which 1.51 is paid: 151 / 101 of 97 / 150.
    expect(limbo.accept({ targetX100: 150, stakeMinor: 101 }, context).price()).toEqual({
      stakes: [{ line: 'target', stakeMinor: 101, edgeBp: 333 }],
      maxPayoutMinor: 151,
    });
  });

  it.each([
    ['a target of 1.00', { ...bet, targetX100: 100 }],
    ['a target beyond the greatest', { ...bet, targetX100: 100_000_001 }],
    ['half a hundredth', { ...bet, targetX100: 200.5 }],
    ['a stake that wins its own amount', { targetX100: 101, stakeMinor: 99 }],
    ['half a centavo', { ...bet, stakeMinor: 0.5 }],
    ['no stake', { ...bet, stakeMinor: 0 }],
    ['a further field', { ...bet, more: 1 }],
    ['text', 'over 2'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'limbo', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest stake, and none beside them', () => {
    const take = (stakeMinor: number, targetX100: number = bet.targetX100) => {
      const runner = opened();
      runner.fund('ana/main', 2_000_000);
      return () => runner.place({ player: 'ana', family: 'limbo', bet: { targetX100, stakeMinor } });
    };
    for (const stakeMinor of [100, 1_000_000]) expect(take(stakeMinor)).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) expect(take(stakeMinor)).toThrow('STAKE_INVALID');
    // No round pays more than a million.
    expect(take(100, 100_000_000)).not.toThrow();
    expect(take(101, 100_000_000)).toThrow('STAKE_INVALID');
  });
});
