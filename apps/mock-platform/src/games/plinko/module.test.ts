import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { plinko } from './module';

const bet = { rows: 8, risk: 'medium', stakeMinor: 1_000 } as const;
const LEFT = [0, 0, 0, 0, 0, 0, 0, 0];
const MIDDLE = [1, 0, 0, 1, 1, 0, 1, 0];
const context = { config: plinko.config.initial, at: 0, phase: () => null };

function opened() {
  const runner = createMemoryRunner(plinko);
  runner.fund('ana/main', 5_000);
  return runner;
}

describe('plinko', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'plinko', bet, key: 'k', from: { script: LEFT } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 12_000);
    expect(runner.place({ player: 'ana', family: 'plinko', bet, key: 'k' })).toBe(id);
    expect(runner.balance('ana/main')).toBe(16_000);
    expect(() => runner.place({ player: 'ana', family: 'plinko', bet: { ...bet, rows: 12 }, key: 'k' })).toThrow(
      'REUSED',
    );
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 pays what the slot pays, a part of the stake too', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'plinko', bet, from: { script: MIDDLE } });
    expect(runner.round(id).results).toMatchObject([{ line: 'ball', payoutMinor: 400, validStakeMinor: 1_000 }]);
    expect(runner.show(id)).toEqual({ rows: 8, risk: 'medium', path: MIDDLE, slot: 4, multiplierX100: 40 });
  });

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    const dear = { ...bet, stakeMinor: 5_001 };
    expect(() => runner.place({ player: 'ana', family: 'plinko', bet: dear })).toThrow('INSUFFICIENT_FUNDS');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it.each([8, 12, 16] as const)('GAME-08 draws one number below 2 for each of %i rows, kept as such', (rows) => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'plinko', bet: { ...bet, rows } });
    const drawn = new Array(rows).fill([2, expect.any(Number)]);
    expect(runner.round(id).drawn).toEqual(drawn);
    expect(runner.replay(id)).toEqual(runner.answered(id));
    expect(runner.show(id)).toMatchObject({ path: runner.round(id).drawn.map(([, value]) => value) });
  });

  it.each([
    ['a slot', { slot: 6 }, { slot: 6, multiplierX100: 125 }],
    ['a payout of at least so much', { atLeastX100: 1_200 }, { multiplierX100: 1_200 }],
  ])('QA-08 comes out as a tester wishes, by seeds and nothing else: %s', (_what, wish, shown) => {
    const runner = opened();
    const from = runner.force({ family: 'plinko', bet, wish });
    const id = runner.place({ player: 'ana', family: 'plinko', bet, from });
    expect(runner.show(id)).toMatchObject(shown);
  });

  it.each([[{ slot: 17 }], [{ slot: -1 }], [{ atLeastX100: 0 }], [{ slot: 1, atLeastX100: 1 }], [{}]])(
    'QA-08 refuses the wish %j',
    (wish) => {
      expect(() => opened().force({ family: 'plinko', bet, wish })).toThrow('BET_INVALID');
    },
  );

  it('GAME-05 GAME-14 costs its stake, with the edge that the centavos of a small one leave', () => {
    // 621 of 640 come back of a stake of 10.00: 97.03 %, cut.
    expect(plinko.accept(bet, context).price()).toEqual({
      stakes: [{ line: 'ball', stakeMinor: 1_000, edgeBp: 297 }],
      maxPayoutMinor: 12_000,
    });
    // 70 x 44 + 112 x 77 + 56 x 137 + 16 x 330 + 2 x 1,320 of 256 x 110.
    const odd = plinko.accept({ ...bet, stakeMinor: 110 }, context).price();
    expect(odd.stakes[0]?.edgeBp).toBe(10_000 - Math.floor((27_296 * 10_000) / (256 * 110)));
  });

  it.each([
    ['rows that are none', { ...bet, rows: 9 }],
    ['rows as text', { ...bet, rows: '8' }],
    ['a risk that is none', { ...bet, risk: 'extreme' }],
    ['half a centavo', { ...bet, stakeMinor: 0.5 }],
    ['no stake', { ...bet, stakeMinor: 0 }],
    ['a path of its own', { ...bet, path: LEFT }],
    ['text', 'eight rows'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'plinko', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest stake, and none beside them', () => {
    const take = (stakeMinor: number, choice: object = {}) => {
      const runner = opened();
      runner.fund('ana/main', 2_000_000);
      return () => runner.place({ player: 'ana', family: 'plinko', bet: { ...bet, ...choice, stakeMinor } });
    };
    for (const stakeMinor of [100, 1_000_000]) expect(take(stakeMinor)).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) expect(take(stakeMinor)).toThrow('STAKE_INVALID');
    // The edge of 16 rows at high risk pays 1,000 stakes, and no round more than a million.
    const top = { rows: 16, risk: 'high' };
    expect(take(100_000, top)).not.toThrow();
    expect(take(100_001, top)).toThrow('STAKE_INVALID');
  });
});
