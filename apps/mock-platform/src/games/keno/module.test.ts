import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { filled, greatestStakeMinor, toggled } from './choosing';
import { keno } from './module';

const bet = { picks: [3, 7, 80], stakeMinor: 1_000 };
const CONFIG = { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
const context = { config: keno.config.initial, at: 0, phase: () => null };
/** Draws 1, 2, 3 ... 20: the first of those that are left, each time. */
const FIRST_TWENTY = { script: Array<number>(20).fill(0) };

function opened() {
  const runner = createMemoryRunner(keno);
  runner.fund('ana/main', 5_000);
  return runner;
}

describe('keno', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const placed = { player: 'ana', family: 'keno', bet, key: 'k' };
    const id = runner.place({ ...placed, from: FIRST_TWENTY });
    expect(runner.isOver(id)).toBe(true);
    // Of 3, 7 and 80 two are drawn: 2.5.
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 2_500);
    expect(runner.place(placed)).toBe(id);
    expect(runner.balance('ana/main')).toBe(6_500);
    expect(() => runner.place({ ...placed, bet: { ...bet, picks: [3] } })).toThrow('REUSED');
    expect(runner.total()).toBe(0);
  });

  it.each([
    [[5], 3_800],
    [[21], 0],
    [[1, 80], 500],
    [[21, 22, 23, 24, 25, 26, 27, 28], 1_000],
    [[1, 2, 3, 4, 5, 6], 1_500_000],
  ])('GAME-05 GAME-11 pays %j as the table says, a stake of 10.00', (picks, payoutMinor) => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'keno', bet: { ...bet, picks }, from: FIRST_TWENTY });
    expect(runner.round(id).results).toMatchObject([{ payoutMinor, validStakeMinor: 1_000 }]);
  });

  it('GAME-08 draws 20 numbers, below 80 to below 61, kept as such, and is the same round again from them', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'keno', bet, from: FIRST_TWENTY });
    expect(runner.round(id).drawn).toEqual(Array.from({ length: 20 }, (_, index) => [80 - index, 0]));
    expect(runner.show(id)).toEqual({
      picks: bet.picks,
      drawn: Array.from({ length: 20 }, (_, index) => index + 1),
      multiplierX100: 250,
    });
    expect(runner.replay(id)).toEqual(runner.answered(id));
    const last = runner.place({
      player: 'ana',
      family: 'keno',
      bet,
      from: { script: Array.from({ length: 20 }, (_, index) => 79 - index) },
    });
    expect(runner.show(last)).toMatchObject({ drawn: Array.from({ length: 20 }, (_, index) => 80 - index) });
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    for (const hits of [0, 2]) {
      const runner = opened();
      const from = runner.force({ family: 'keno', bet, wish: { hits } });
      const id = runner.place({ player: 'ana', family: 'keno', bet, from });
      expect(runner.show(id)).toMatchObject({ multiplierX100: hits === 2 ? 250 : 0 });
    }
    expect(() => opened().force({ family: 'keno', bet, wish: { hits: 11 } })).toThrow('BET_INVALID');
  });

  it('GAME-05 GAME-14 costs its stake, with the edge that is exact for its picks', () => {
    // 3 picks: 2 hits are 0.138753..., 3 are 0.013875...: 94.35 %.
    expect(keno.accept(bet, context).price()).toEqual({
      stakes: [{ line: 'ticket', stakeMinor: 1_000, edgeBp: 565 }],
      maxPayoutMinor: 43_000,
    });
  });

  it.each([
    ['no number', { ...bet, picks: [] }],
    ['eleven numbers', { ...bet, picks: Array.from({ length: 11 }, (_, index) => index + 1) }],
    ['a number twice', { ...bet, picks: [7, 7] }],
    ['numbers out of order', { ...bet, picks: [7, 3] }],
    ['a number below the board', { ...bet, picks: [0] }],
    ['a number beyond the board', { ...bet, picks: [81] }],
    ['half a number', { ...bet, picks: [1.5] }],
    ['half a centavo', { ...bet, stakeMinor: 0.5 }],
    ['no stake', { ...bet, stakeMinor: 0 }],
    ['a further field', { ...bet, more: 1 }],
    ['text', '3 7 80'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'keno', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest stake for each number of picks, and none beside them', () => {
    const price = (picks: number, stakeMinor: number) => () =>
      keno.accept({ picks: filled([], picks, () => 0), stakeMinor }, context).price();
    for (let picks = 1; picks <= 10; picks += 1) {
      const most = greatestStakeMinor(picks, CONFIG);
      for (const stakeMinor of [100, most]) expect(price(picks, stakeMinor)).not.toThrow();
      for (const stakeMinor of [99, most + 1]) expect(price(picks, stakeMinor)).toThrow('STAKE_INVALID');
    }
    // A million over 50,000 stakes.
    expect(price(10, 2_000)).not.toThrow();
    expect(price(10, 2_001)).toThrow('STAKE_INVALID');
  });

  it('GAME-05 chooses numbers one by one and by themselves, ten at most, each once', () => {
    expect(toggled([3, 9], 5)).toEqual([3, 5, 9]);
    expect(toggled([3, 5, 9], 5)).toEqual([3, 9]);
    const ten = filled([], 10, () => 0);
    expect(toggled(ten, 80)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.infiniteStream(fc.nat()), (wanted, stream) => {
        const picks = filled([40, 41], wanted, (bound) => (stream.next().value ?? 0) % bound);
        expect(picks).toHaveLength(wanted);
        expect(() => keno.accept({ picks, stakeMinor: 100 }, context).price()).not.toThrow();
        expect(picks.includes(40)).toBe(true);
      }),
    );
  });
});
