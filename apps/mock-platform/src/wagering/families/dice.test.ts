import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../testing/memory-runner';
import { Bet, dice, multiplierX10000, payoutOf, winningRolls } from './dice-fixture';

const RTP_BP = 9_700;
const bet = { side: 'under', target: 5_000, stakeMinor: 1_000 } as const;

function opened() {
  const runner = createMemoryRunner(dice);
  runner.fund('ana/main', 5_000);
  return runner;
}

describe('dice', () => {
  it('GAME-05 returns for each target what is stated, less the floor of its multiplier', () => {
    const wrong: string[] = [];
    for (const side of ['under', 'over'] as const) {
      for (let target = 1; target < 9_999; target += 1) {
        const wins = side === 'under' ? target : 9_999 - target;
        const returned = wins * multiplierX10000({ side, target }, RTP_BP);
        const stated = returned <= RTP_BP * 10_000 && returned > RTP_BP * 10_000 - wins;
        if (!stated || winningRolls({ side, target }) !== wins) wrong.push(`${side} ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(['under', 'over'] as const)('GAME-05 pays %s a target on just the rolls that it names', (side) => {
    const one = { side, target: 4_242, stakeMinor: 10_000 };
    let winning = 0;
    for (let roll = 0; roll < 10_000; roll += 1) if (payoutOf(one, roll, RTP_BP) > 0) winning += 1;
    expect(winning).toBe(winningRolls(one));
    expect(payoutOf(one, 4_242, RTP_BP)).toBe(0);
  });

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

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    const dear = { ...bet, stakeMinor: 5_001 };
    expect(() => runner.place({ player: 'ana', family: 'dice', bet: dear })).toThrow('INSUFFICIENT_FUNDS');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-08 is the same round again from what was kept of it', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'dice', bet });
    expect(runner.round(id).drawn).toEqual([[10_000, expect.any(Number)]]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = opened();
    const from = runner.force({ family: 'dice', bet, wish: { roll: 77 } });
    const id = runner.place({ player: 'ana', family: 'dice', bet, from });
    expect(runner.show(id)).toEqual({ roll: 77, multiplierX10000: 19_400 });
  });

  it.each([
    ['a target that no roll meets', { side: 'under', target: 0, stakeMinor: 1 }],
    ['a target whose multiplier would be 1 or less', { side: 'under', target: 9_700, stakeMinor: 1 }],
    ['half a centavo', { side: 'under', target: 5_000, stakeMinor: 0.5 }],
    ['a further field', { ...bet, more: 1 }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    expect(() => opened().place({ player: 'ana', family: 'dice', bet: wrong })).toThrow('BET_INVALID');
    expect(Bet.safeParse(bet).success).toBe(true);
  });
});
