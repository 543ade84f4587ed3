import { describe, expect, it } from 'vitest';
import { recordDraws } from '../../wagering/draws';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { dice } from './module';

const bet = { side: 'under', target: 5_000, stakeMinor: 1_000 } as const;

function opened() {
  const runner = createMemoryRunner(dice);
  runner.fund('ana/main', 5_000);
  return runner;
}

describe('dice', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'dice', bet, key: 'k', from: { script: [4_999] } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 1_940);
    expect(runner.place({ player: 'ana', family: 'dice', bet, key: 'k' })).toBe(id);
    expect(runner.balance('ana/main')).toBe(5_940);
    expect(() => runner.place({ player: 'ana', family: 'dice', bet: { ...bet, target: 9 }, key: 'k' })).toThrow(
      'REUSED',
    );
    expect(runner.total()).toBe(0);
  });

  it.each([
    ['under', 5_000, 1_940],
    ['over', 4_999, 1_940],
    ['under', 1, 9_700_000],
    ['over', 7_499, 3_880],
  ] as const)('GAME-05 GAME-11 pays %s %i as the rule says, and loses on the target itself', (side, target, pays) => {
    const wins = side === 'under' ? target - 1 : target + 1;
    for (const [roll, payout] of [
      [wins, pays],
      [target, 0],
    ] as const) {
      const runner = opened();
      const id = runner.place({
        player: 'ana',
        family: 'dice',
        bet: { ...bet, side, target },
        from: { script: [roll] },
      });
      expect(runner.round(id).results).toMatchObject([{ payoutMinor: payout, validStakeMinor: 1_000 }]);
    }
  });

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    const dear = { ...bet, stakeMinor: 5_001 };
    expect(() => runner.place({ player: 'ana', family: 'dice', bet: dear })).toThrow('INSUFFICIENT_FUNDS');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-08 draws one number below 10,000, kept as such, and is the same round again from it', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'dice', bet });
    expect(runner.round(id).drawn).toEqual([[10_000, expect.any(Number)]]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
    const draws = recordDraws({ below: () => 77 });
    const context = { config: dice.config.initial, at: 0, phase: () => null };
    dice.accept(bet, context).start(draws);
    expect(draws.drawn).toEqual([[10_000, 77]]);
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = opened();
    const from = runner.force({ family: 'dice', bet, wish: { roll: 77 } });
    const id = runner.place({ player: 'ana', family: 'dice', bet, from });
    expect(runner.show(id)).toEqual({ side: 'under', target: 5_000, roll: 77, multiplierX10000: 19_400 });
    expect(() => runner.force({ family: 'dice', bet, wish: { roll: 10_000 } })).toThrow('BET_INVALID');
  });

  it('GAME-05 GAME-14 costs its stake, with the edge that the centavos of a small one leave', () => {
    const context = { config: dice.config.initial, at: 0, phase: () => null };
    // 97 / 90 = 1.0777..., of which 1.00 pays 1.07; nine of ten rolls win: 96.3 %.
    expect(dice.accept({ ...bet, target: 9_000, stakeMinor: 100 }, context).price()).toEqual({
      stakes: [{ line: 'roll', stakeMinor: 100, edgeBp: 370 }],
      maxPayoutMinor: 107,
    });
  });

  it.each([
    ['a target that no roll is under', { ...bet, target: 0 }],
    ['a target that no roll is over', { ...bet, side: 'over', target: 9_999 }],
    ['a target whose multiplier would be 1', { ...bet, target: 9_700 }],
    ['a target whose multiplier would be less', { ...bet, side: 'over', target: 5 }],
    ['a stake that wins its own amount', { ...bet, target: 9_650, stakeMinor: 100 }],
    ['a target beyond the rolls', { ...bet, target: 10_000 }],
    ['half a centavo', { ...bet, stakeMinor: 0.5 }],
    ['no stake', { ...bet, stakeMinor: 0 }],
    ['a side that is none', { ...bet, side: 'on' }],
    ['a further field', { ...bet, more: 1 }],
    ['text', 'under 5000'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'dice', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest stake, and none beside them', () => {
    const take = (stakeMinor: number, target: number = bet.target) => {
      const runner = opened();
      runner.fund('ana/main', 2_000_000);
      return () => runner.place({ player: 'ana', family: 'dice', bet: { ...bet, target, stakeMinor } });
    };
    for (const stakeMinor of [100, 1_000_000]) expect(take(stakeMinor)).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) expect(take(stakeMinor)).toThrow('STAKE_INVALID');
    // Under 0.01 pays 9,700 stakes, and no round more than a million.
    expect(take(10_309, 1)).not.toThrow();
    expect(take(10_310, 1)).toThrow('STAKE_INVALID');
  });
});
