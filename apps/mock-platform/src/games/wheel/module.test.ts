import { WheelConfig } from '@tonalli/contracts/games/wheel';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { wheel } from './module';

const bet = { segments: 20, risk: 'medium', stakeMinor: 1_000 } as const;
const context = { config: wheel.config.initial, at: 0, phase: () => null };

function opened() {
  const runner = createMemoryRunner(wheel);
  runner.fund('ana/main', 5_000);
  return runner;
}

describe('wheel', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'wheel', bet, key: 'k', from: { script: [0] } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 4_000);
    expect(runner.place({ player: 'ana', family: 'wheel', bet, key: 'k' })).toBe(id);
    expect(runner.balance('ana/main')).toBe(8_000);
    expect(() => runner.place({ player: 'ana', family: 'wheel', bet: { ...bet, segments: 30 }, key: 'k' })).toThrow(
      'REUSED',
    );
    expect(runner.total()).toBe(0);
  });

  it.each([
    [1, 0, 'LOST'],
    [2, 1_500, 'WON'],
    [6, 1_900, 'WON'],
    [19, 0, 'LOST'],
  ] as const)('GAME-05 pays what segment %i pays', (segment, payoutMinor, status) => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'wheel', bet, from: { script: [segment] } });
    expect(runner.round(id).results).toMatchObject([{ line: 'spin', status, payoutMinor, validStakeMinor: 1_000 }]);
    expect(runner.show(id)).toMatchObject({ segments: 20, risk: 'medium', segment, multiplierX100: payoutMinor / 10 });
  });

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    const dear = { ...bet, stakeMinor: 5_001 };
    expect(() => runner.place({ player: 'ana', family: 'wheel', bet: dear })).toThrow('INSUFFICIENT_FUNDS');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it.each([10, 20, 30, 40, 50] as const)('GAME-08 draws one number below %i, kept as such', (segments) => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'wheel', bet: { ...bet, segments } });
    expect(runner.round(id).drawn).toEqual([[segments, expect.any(Number)]]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
    expect(runner.show(id)).toMatchObject({ segment: runner.round(id).drawn[0]?.[1] });
  });

  it.each([
    ['a segment', { segment: 6 }, { segment: 6, multiplierX100: 190 }],
    ['a payout of at least so much', { atLeastX100: 201 }, { segment: 0, multiplierX100: 400 }],
  ])('QA-08 comes out as a tester wishes, by seeds and nothing else: %s', (_what, wish, shown) => {
    const runner = opened();
    const from = runner.force({ family: 'wheel', bet, wish });
    const id = runner.place({ player: 'ana', family: 'wheel', bet, from });
    expect(runner.show(id)).toMatchObject(shown);
  });

  it.each([[{ segment: 50 }], [{ segment: -1 }], [{ atLeastX100: 0 }], [{ segment: 1, atLeastX100: 1 }], [{}]])(
    'QA-08 refuses the wish %j',
    (wish) => {
      expect(() => opened().force({ family: 'wheel', bet, wish })).toThrow('BET_INVALID');
    },
  );

  it('GAME-05 GAME-14 costs its stake, with the edge that the centavos of a small one leave', () => {
    expect(wheel.accept(bet, context).price()).toEqual({
      stakes: [{ line: 'spin', stakeMinor: 1_000, edgeBp: 300 }],
      maxPayoutMinor: 4_000,
    });
    // 1.31 + 7 x 1.21 come back of ten times 1.01: 96.83 %, cut.
    const odd = wheel.accept({ segments: 10, risk: 'low', stakeMinor: 101 }, context).price();
    expect(odd).toEqual({ stakes: [{ line: 'spin', stakeMinor: 101, edgeBp: 317 }], maxPayoutMinor: 131 });
  });

  it.each([
    ['segments that are none', { ...bet, segments: 54 }],
    ['segments as text', { ...bet, segments: '20' }],
    ['a risk that is none', { ...bet, risk: 'extreme' }],
    ['half a centavo', { ...bet, stakeMinor: 0.5 }],
    ['no stake', { ...bet, stakeMinor: 0 }],
    ['a segment of its own', { ...bet, segment: 0 }],
    ['text', 'twenty segments'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'wheel', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest stake, and none beside them', () => {
    const take = (stakeMinor: number, maxPayoutMinor = 100_000_000) => {
      const config = { ...WheelConfig.parse(wheel.config.initial), maxPayoutMinor };
      return () => wheel.accept({ segments: 50, risk: 'high', stakeMinor }, { ...context, config }).price();
    };
    for (const stakeMinor of [100, 1_000_000]) expect(take(stakeMinor)).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) expect(take(stakeMinor)).toThrow('STAKE_INVALID');
    // The one segment that wins pays 48.5 stakes.
    expect(take(1_000, 48_500)).not.toThrow();
    expect(take(1_001, 48_500)).toThrow('STAKE_INVALID');
  });
});
