import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { tower } from './module';

const bet = { level: 'easy', stakeMinor: 10_000 };
/** The trap of each row is its first tile. */
const FIRST = Array.from({ length: 9 }, () => 0);
const context = { config: tower.config.initial, at: 0, phase: () => null };
const climb = (tile: number) => ({ do: 'climb', tile });
const CASH_OUT = { do: 'cash-out' };
const LEVELS = [
  ['easy', 3n, 4n],
  ['medium', 2n, 3n],
  ['hard', 1n, 2n],
  ['expert', 1n, 3n],
  ['master', 1n, 4n],
] as const;

function placed({ bet: placing = bet, script = FIRST }: { bet?: unknown; script?: number[] } = {}) {
  const runner = createMemoryRunner(tower);
  runner.fund('ana/main', 1_000_000);
  const id = runner.place({ player: 'ana', family: 'tower', bet: placing, key: 'k', from: { script } });
  return { runner, id };
}

describe('the tower', () => {
  it('GAME-05 GAME-11 takes the stake, and pays what has grown when the player takes it', () => {
    const { runner, id } = placed();
    runner.step(id, climb(1));
    runner.step(id, climb(3));
    expect(runner.balance('ana/main')).toBe(990_000);
    runner.step(id, CASH_OUT);
    // 0.97 * (4/3)^2 = 1.72444...
    expect(runner.balance('ana/main')).toBe(990_000 + 17_244);
    expect(runner.round(id).results).toMatchObject([{ status: 'WON', payoutMinor: 17_244, validStakeMinor: 10_000 }]);
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 shows no trap while the round is open, all of them after it, and takes no step then', () => {
    const { runner, id } = placed();
    expect(runner.show(id)).toEqual({ level: 'easy', climbed: [], odd: null, multiplierX10000: 10_000 });
    const one = { level: 'easy', climbed: [2], odd: null, multiplierX10000: 12_933 };
    expect(runner.step(id, climb(2))).toEqual(one);
    const end = { level: 'easy', climbed: [2, 0], odd: FIRST, multiplierX10000: 0 };
    expect(runner.step(id, climb(0))).toEqual(end);
    expect(runner.round(id).results).toMatchObject([{ status: 'LOST', payoutMinor: 0, validStakeMinor: 10_000 }]);
    for (const late of [climb(1), CASH_OUT]) expect(() => runner.step(id, late)).toThrow('STEP_INVALID');
  });

  it('GAME-05 gives the stake back before the first row: taken, left, or by an exclusion', () => {
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
      const { runner, id } = placed();
      runner.step(id, climb(1));
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.balance('ana/main')).toBe(990_000 + 12_933);
    }
    const { state } = tower.accept(bet, context).start({ below: () => 0 }).turn;
    const waiting = tower.resume({ id: 'r', bet, state, open: { climb: 10_000 }, heldMinor: 0 });
    expect([waiting.timeout?.afterMs, waiting.timeout?.step()]).toEqual([86_400_000, CASH_OUT]);
  });

  it('GAME-05 GAME-13 takes a step once, however often it is asked for, and no other under its number', () => {
    const { runner, id } = placed();
    const first = runner.step(id, climb(1), 0);
    expect(runner.step(id, climb(1), 0)).toEqual(first);
    expect(() => runner.step(id, climb(2), 0)).toThrow('REUSED');
    expect(() => runner.step(id, climb(2), 5)).toThrow('STEP_INVALID');
    expect(runner.show(id)).toMatchObject({ climbed: [1] });
    expect(runner.place({ player: 'ana', family: 'tower', bet, key: 'k' })).toBe(id);
    expect(runner.balance('ana/main')).toBe(990_000);
  });

  it('GAME-05 ends on the top', () => {
    const { runner, id } = placed();
    for (let row = 0; row < 9; row += 1) runner.step(id, climb(1));
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(990_000 + 129_187);
  });

  it('GAME-05 cashes out before a row that could win more than a round pays', () => {
    const dear = { level: 'master', stakeMinor: 1_000_000 };
    const { runner, id } = placed({ bet: dear });
    // 62.08 stakes for three rows; 248.32 would be more than a million.
    expect(tower.accept(dear, context).price().maxPayoutMinor).toBe(62_080_000);
    for (let row = 0; row < 3; row += 1) runner.step(id, climb(0));
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(62_080_000);
  });

  it('GAME-05 pays by the rows that were climbed and loses on a trap, whatever is chosen and wherever one stops', () => {
    const rounds = fc.constantFrom(...LEVELS).chain(([level, safe, tiles]) => {
      const tile = fc.array(fc.nat(Number(tiles) - 1), { minLength: 9, maxLength: 9 });
      return fc.record({
        ...{ level: fc.constant(level), safe: fc.constant(safe), tiles: fc.constant(tiles) },
        script: tile,
        tile,
        stop: fc.nat(9),
      });
    });
    fc.assert(
      fc.property(rounds, ({ level, safe, tiles, script, tile, stop }) => {
        const { runner, id } = placed({ bet: { level, stakeMinor: 100 }, script });
        for (const chosen of tile.slice(0, stop)) if (!runner.isOver(id)) runner.step(id, climb(chosen));
        if (!runner.isOver(id)) runner.step(id, CASH_OUT);
        // One safe tile is the drawn one, one trap is the drawn one.
        const falls = tile.slice(0, stop).some((chosen, row) => (chosen === script[row]) !== (safe === 1n));
        const won = stop === 0 ? 100 : Number((97n * tiles ** BigInt(stop)) / safe ** BigInt(stop));
        expect(runner.balance('ana/main')).toBe(1_000_000 - 100 + (falls ? 0 : won));
        expect(runner.show(id)).toMatchObject({ odd: script });
        expect(runner.total()).toBe(0);
        expect(runner.replay(id)).toEqual(runner.answered(id));
      }),
    );
  });

  it('GAME-08 draws a number for each row at the start, and none later', () => {
    for (const [level, , tiles] of LEVELS) {
      const { runner, id } = placed({ bet: { level, stakeMinor: 100 } });
      runner.step(id, climb(1));
      if (!runner.isOver(id)) runner.step(id, CASH_OUT);
      expect(runner.round(id).drawn).toEqual(FIRST.map(() => [Number(tiles), 0]));
    }
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    for (const level of ['easy', 'hard', 'master'] as const) {
      const runner = createMemoryRunner(tower);
      runner.fund('ana/main', 10_000);
      const wished = { level, stakeMinor: 1_000 };
      const from = runner.force({ family: 'tower', bet: wished, wish: { safe: [1, 0, 1] } });
      const id = runner.place({ player: 'ana', family: 'tower', bet: wished, from });
      for (const tile of [1, 0, 1]) runner.step(id, climb(tile));
      expect(runner.isOver(id)).toBe(false);
      const fall = runner.force({ family: 'tower', bet: wished, wish: { traps: [1] } });
      const lost = runner.place({ player: 'ana', family: 'tower', bet: wished, from: fall });
      expect(runner.step(lost, climb(1))).toMatchObject({ multiplierX10000: 0 });
    }
    const { runner } = placed();
    for (const wish of [{ safe: [4] }, { traps: 1 }, { more: [] }])
      expect(() => runner.force({ family: 'tower', bet, wish })).toThrow('BET_INVALID');
  });

  it.each([
    ['a level that is none', { ...bet, level: 'mild' }],
    ['no stake', { ...bet, stakeMinor: 0 }],
    ['half a centavo', { ...bet, stakeMinor: 0.5 }],
    ['a further field', { ...bet, more: 1 }],
  ])('GAME-05 refuses a bet with %s', (_what, wrong) => {
    expect(() => placed({ bet: wrong })).toThrow('BET_INVALID');
  });

  it.each([
    ['a tile that the row has not', climb(2)],
    ['a tile that no row has', climb(4)],
    ['a tile before the first', climb(-1)],
    ['a step that is none', { do: 'jump' }],
    ['a further field', { ...CASH_OUT, tile: 1 }],
    ['text', 'climb'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, id } = placed({ bet: { level: 'hard', stakeMinor: 100 } });
    expect(() => runner.step(id, wrong)).toThrow('STEP_INVALID');
    expect(runner.show(id)).toMatchObject({ climbed: [] });
  });

  it('GAME-05 refuses stakes outside of the limits', () => {
    for (const stakeMinor of [99, 1_000_001])
      expect(() => placed({ bet: { ...bet, stakeMinor } })).toThrow('STAKE_INVALID');
  });

  it('GAME-14 states its return, its stakes and its greatest win in stakes', () => {
    expect(tower.stated?.(tower.config.initial)).toMatchObject({
      ...{ rtpPercent: '97.00', volatility: null, minStake: 100, maxStake: 1_000_000 },
      // 0.97 * 4^9 = 254,279.68.
      maxWinStakes: 254_279,
    });
  });
});
