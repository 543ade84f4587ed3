import type { CoinSide } from '@tonalli/contracts/games/coin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { coin } from './module';

const bet = { stakeMinor: 10_000 };
/** It always falls on heads. */
const HEADS = Array.from({ length: 20 }, () => 0);
const context = { config: coin.config.initial, at: 0, phase: () => null };
const call = (side: CoinSide) => ({ do: 'call', side });
const CASH_OUT = { do: 'cash-out' };

function placed({ bet: placing = bet, script = HEADS }: { bet?: unknown; script?: number[] } = {}) {
  const runner = createMemoryRunner(coin);
  runner.fund('ana/main', 1_000_000);
  const id = runner.place({ player: 'ana', family: 'coin', bet: placing, key: 'k', from: { script } });
  return { runner, id };
}

describe('the coin', () => {
  it('GAME-05 GAME-11 takes the stake, doubles with each right call, and pays when the player takes it', () => {
    const { runner, id } = placed();
    runner.step(id, call('heads'));
    runner.step(id, call('heads'));
    expect(runner.balance('ana/main')).toBe(990_000);
    runner.step(id, CASH_OUT);
    // 0.97 × 4.
    expect(runner.balance('ana/main')).toBe(990_000 + 38_800);
    expect(runner.round(id).results).toMatchObject([{ status: 'WON', payoutMinor: 38_800, validStakeMinor: 10_000 }]);
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 shows no flip before the end but by its call, all of them after it, and takes no step then', () => {
    const { runner, id } = placed();
    expect(runner.show(id)).toEqual({ calls: [], flips: null, multiplierX10000: 10_000 });
    expect(runner.step(id, call('heads'))).toEqual({ calls: ['heads'], flips: null, multiplierX10000: 19_400 });
    const flips = HEADS.map(() => 'heads');
    const end = { calls: ['heads', 'tails'], flips, multiplierX10000: 0 };
    expect(runner.step(id, call('tails'))).toEqual(end);
    expect(runner.round(id).results).toMatchObject([{ status: 'LOST', payoutMinor: 0, validStakeMinor: 10_000 }]);
    for (const late of [call('heads'), CASH_OUT]) expect(() => runner.step(id, late)).toThrow('STEP_INVALID');
  });

  it('GAME-05 lets the coin fall at once where the bet makes the first call', () => {
    const right = placed({ bet: { ...bet, call: 'heads' } });
    expect(right.runner.show(right.id)).toEqual({ calls: ['heads'], flips: null, multiplierX10000: 19_400 });
    right.runner.step(right.id, CASH_OUT);
    expect(right.runner.balance('ana/main')).toBe(990_000 + 19_400);
    const wrong = placed({ bet: { ...bet, call: 'tails' } });
    expect(wrong.runner.show(wrong.id)).toMatchObject({ calls: ['tails'], multiplierX10000: 0 });
    expect(wrong.runner.isOver(wrong.id)).toBe(true);
    expect(wrong.runner.balance('ana/main')).toBe(990_000);
    expect(wrong.runner.replay(wrong.id)).toEqual(wrong.runner.answered(wrong.id));
  });

  it('GAME-05 gives the stake back before the first call: taken, left, or by an exclusion', () => {
    for (const end of ['take', 'finish', 'exclude'] as const) {
      const { runner, id } = placed();
      if (end === 'take') runner.step(id, CASH_OUT);
      else if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.balance('ana/main')).toBe(1_000_000);
      expect(runner.round(id).results).toMatchObject([{ status: 'VOID', validStakeMinor: 0 }]);
    }
  });

  it('GAME-05 GAME-13 takes what has grown for who does not come back, and for who excludes themself', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const { runner, id } = placed({ bet: { ...bet, call: 'heads' } });
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.balance('ana/main')).toBe(990_000 + 19_400);
    }
    const { state } = coin.accept(bet, context).start({ below: () => 0 }).turn;
    const waiting = coin.resume({ id: 'r', bet, state, open: { streak: 10_000 }, heldMinor: 0 });
    expect([waiting.timeout?.afterMs, waiting.timeout?.step()]).toEqual([86_400_000, CASH_OUT]);
  });

  it('GAME-05 GAME-13 takes a call once, however often it is asked for, and no other under its number', () => {
    const { runner, id } = placed();
    const first = runner.step(id, call('heads'), 0);
    expect(runner.step(id, call('heads'), 0)).toEqual(first);
    expect(() => runner.step(id, call('tails'), 0)).toThrow('REUSED');
    expect(() => runner.step(id, call('tails'), 5)).toThrow('STEP_INVALID');
    expect(runner.show(id)).toMatchObject({ calls: ['heads'] });
    expect(runner.place({ player: 'ana', family: 'coin', bet, key: 'k' })).toBe(id);
    expect(runner.balance('ana/main')).toBe(990_000);
  });

  it('GAME-05 cashes out before a call that could win more than a round pays', () => {
    const dear = { stakeMinor: 1_000_000 };
    const { runner, id } = placed({ bet: dear });
    // 62.08 stakes for six calls; 124.16 would be more than a million.
    expect(coin.accept(dear, context).price().maxPayoutMinor).toBe(62_080_000);
    for (let flip = 0; flip < 6; flip += 1) runner.step(id, call('heads'));
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(62_080_000);
  });

  it('GAME-05 ends with the nineteenth right call on the least stake', () => {
    const { runner, id } = placed({ bet: { stakeMinor: 100, call: 'heads' } });
    for (let flip = 1; flip < 18; flip += 1) runner.step(id, call('heads'));
    expect(runner.isOver(id)).toBe(false);
    runner.step(id, call('heads'));
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(1_000_000 - 100 + 50_855_936);
  });

  it('GAME-05 pays by the calls that came true and loses on a wrong one, whatever is called and wherever one stops', () => {
    const side = fc.constantFrom<CoinSide>('heads', 'tails');
    const rounds = fc.record({
      script: fc.array(fc.nat(1), { minLength: 20, maxLength: 20 }),
      calls: fc.array(side, { maxLength: 8 }),
      isFirstInBet: fc.boolean(),
      stakeMinor: fc.integer({ min: 100, max: 20_000 }),
    });
    fc.assert(
      fc.property(rounds, ({ script, calls, isFirstInBet, stakeMinor }) => {
        const [first] = isFirstInBet ? calls : [];
        const { runner, id } = placed({ bet: { stakeMinor, ...(first && { call: first }) }, script });
        for (const called of calls.slice(first ? 1 : 0)) if (!runner.isOver(id)) runner.step(id, call(called));
        if (!runner.isOver(id)) runner.step(id, CASH_OUT);
        const isLost = calls.some((called, flip) => (called === 'heads') !== (script[flip] === 0));
        const won = calls.length === 0 ? stakeMinor : Math.floor((stakeMinor * 97 * 2 ** calls.length) / 100);
        expect(runner.balance('ana/main')).toBe(1_000_000 - stakeMinor + (isLost ? 0 : won));
        expect(runner.show(id)).toMatchObject({ flips: script.map((drawn) => (drawn === 0 ? 'heads' : 'tails')) });
        expect(runner.total()).toBe(0);
        expect(runner.replay(id)).toEqual(runner.answered(id));
      }),
    );
  });

  it('GAME-08 draws each flip at the start, and none later', () => {
    for (const placing of [bet, { ...bet, call: 'heads' }]) {
      const { runner, id } = placed({ bet: placing });
      runner.step(id, call('heads'));
      runner.step(id, CASH_OUT);
      expect(runner.round(id).drawn).toEqual(HEADS.map(() => [2, 0]));
    }
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = createMemoryRunner(coin);
    runner.fund('ana/main', 10_000);
    const wished = { stakeMinor: 1_000 };
    const flips = ['tails', 'heads', 'heads', 'tails'] as const;
    const from = runner.force({ family: 'coin', bet: wished, wish: { flips } });
    const id = runner.place({ player: 'ana', family: 'coin', bet: wished, from });
    for (const side of flips) runner.step(id, call(side));
    expect(runner.show(id)).toMatchObject({ multiplierX10000: 155_200 });
    for (const wish of [{ flips: ['edge'] }, { flips: 1 }, { more: [] }])
      expect(() => runner.force({ family: 'coin', bet, wish })).toThrow('BET_INVALID');
  });

  it.each([
    ['no stake', { stakeMinor: 0 }],
    ['half a centavo', { stakeMinor: 0.5 }],
    ['a side that no coin has', { ...bet, call: 'edge' }],
    ['a further field', { ...bet, more: 1 }],
  ])('GAME-05 refuses a bet with %s', (_what, wrong) => {
    expect(() => placed({ bet: wrong })).toThrow('BET_INVALID');
  });

  it.each([
    ['a side that no coin has', { do: 'call', side: 'edge' }],
    ['a step that is none', { do: 'spin' }],
    ['a further field', { ...CASH_OUT, side: 'heads' }],
    ['text', 'heads'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, id } = placed();
    expect(() => runner.step(id, wrong)).toThrow('STEP_INVALID');
    expect(runner.show(id)).toMatchObject({ calls: [] });
  });

  it('GAME-05 refuses stakes outside of the limits', () => {
    for (const stakeMinor of [99, 1_000_001]) expect(() => placed({ bet: { stakeMinor } })).toThrow('STAKE_INVALID');
  });

  it('GAME-14 states its return, its stakes and its greatest win in stakes', () => {
    expect(coin.stated?.(coin.config.initial)).toMatchObject({
      ...{ rtpPercent: '97.00', volatility: null, minStake: 100, maxStake: 1_000_000 },
      // 0.97 × 2^19 = 508,559.36; twice that is more than a million of the least stake.
      maxWinStakes: 508_559,
    });
  });
});
