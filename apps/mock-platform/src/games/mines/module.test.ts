import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { mines } from './module';

const bet = { bombs: 3, stakeMinor: 10_000 };
/** Bombs in cells 0, 1 and 2: each draw takes the first cell that is left. */
const CORNER = { script: [0, 0, 0] };
const context = { config: mines.config.initial, at: 0, phase: () => null };
const open = (cell: number) => ({ do: 'open', cell });
const CASH_OUT = { do: 'cash-out' };

function placed({ bet: placing = bet, from = CORNER }: { bet?: unknown; from?: { script: number[] } } = {}) {
  const runner = createMemoryRunner(mines);
  runner.fund('ana/main', 1_000_000);
  const id = runner.place({ player: 'ana', family: 'mines', bet: placing, key: 'k', from });
  return { runner, id };
}

describe('mines', () => {
  it('GAME-05 GAME-11 takes the stake, and pays what has grown when the player takes it', () => {
    const { runner, id } = placed();
    expect(runner.balance('ana/main')).toBe(990_000);
    runner.step(id, open(10));
    runner.step(id, open(24));
    expect(runner.isOver(id)).toBe(false);
    runner.step(id, CASH_OUT);
    // 0.97 * 25/22 * 24/21 = 1.25974...
    expect(runner.balance('ana/main')).toBe(990_000 + 12_597);
    expect(runner.round(id).results).toMatchObject([{ status: 'WON', payoutMinor: 12_597, validStakeMinor: 10_000 }]);
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 shows no bomb while the round is open, all of them after it, and takes no step then', () => {
    const { runner, id } = placed();
    expect(runner.show(id)).toEqual({ bombs: 3, opened: [], places: null, multiplierX10000: 10_000 });
    expect(runner.step(id, open(9))).toEqual({ bombs: 3, opened: [9], places: null, multiplierX10000: 11_022 });
    const end = { bombs: 3, opened: [9, 1], places: [0, 1, 2], multiplierX10000: 0 };
    expect(runner.step(id, open(1))).toEqual(end);
    expect(runner.round(id).results).toMatchObject([{ status: 'LOST', payoutMinor: 0, validStakeMinor: 10_000 }]);
    for (const late of [open(3), CASH_OUT]) expect(() => runner.step(id, late)).toThrow('STEP_INVALID');
    expect(runner.show(id)).toEqual(end);
  });

  it('GAME-05 gives the stake back where no cell was opened: taken, left, or by an exclusion', () => {
    for (const end of ['take', 'finish', 'exclude'] as const) {
      const { runner, id } = placed();
      if (end === 'take') runner.step(id, CASH_OUT);
      else if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.balance('ana/main')).toBe(1_000_000);
      expect(runner.round(id).results).toMatchObject([{ status: 'VOID', validStakeMinor: 0 }]);
      expect(runner.show(id)).toMatchObject({ places: [0, 1, 2], multiplierX10000: 10_000 });
    }
  });

  it('GAME-05 GAME-13 takes what has grown for who does not come back, and for who excludes themself', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const { runner, id } = placed();
      runner.step(id, open(10));
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.balance('ana/main')).toBe(990_000 + 11_022);
      expect(runner.total()).toBe(0);
    }
    const started = mines.accept(bet, context).start({ below: () => 0 });
    const waiting = mines.resume({ id: 'r', bet, state: started.turn.state, open: { field: 10_000 }, heldMinor: 0 });
    expect([waiting.timeout?.afterMs, waiting.timeout?.step()]).toEqual([86_400_000, CASH_OUT]);
  });

  it('GAME-05 GAME-13 takes a step once, however often it is asked for, and no other under its number', () => {
    const { runner, id } = placed();
    const first = runner.step(id, open(9), 0);
    expect(runner.step(id, open(9), 0)).toEqual(first);
    expect(() => runner.step(id, open(8), 0)).toThrow('REUSED');
    expect(() => runner.step(id, open(8), 5)).toThrow('STEP_INVALID');
    expect(() => runner.step(id, open(9))).toThrow('STEP_INVALID');
    expect(runner.place({ player: 'ana', family: 'mines', bet, key: 'k' })).toBe(id);
    expect(runner.balance('ana/main')).toBe(990_000);
  });

  it('GAME-05 ends with the last safe cell', () => {
    const from = { script: Array.from({ length: 23 }, () => 0) };
    const { runner, id } = placed({ bet: { bombs: 23, stakeMinor: 100 }, from });
    runner.step(id, open(23));
    // One bomb-free pair of 300: 0.97 * 300.
    expect(runner.step(id, open(24))).toMatchObject({ places: expect.any(Array), multiplierX10000: 2_910_000 });
    expect(runner.balance('ana/main')).toBe(1_000_000 - 100 + 29_100);
  });

  it('GAME-05 cashes out before a cell that could win more than a round pays', () => {
    const from = { script: Array.from({ length: 10 }, () => 0) };
    const { runner, id } = placed({ bet: { bombs: 10, stakeMinor: 1_000_000 }, from });
    const price = mines.accept({ bombs: 10, stakeMinor: 1_000_000 }, context).price();
    let cell = 10;
    while (!runner.isOver(id)) runner.step(id, open(cell++));
    const paidMinor = runner.balance('ana/main');
    expect(paidMinor).toBe(price.maxPayoutMinor);
    expect(paidMinor).toBeLessThanOrEqual(100_000_000);
    const safe = cell - 10;
    const next = (0.97 * falling(25, safe + 1)) / falling(15, safe + 1);
    expect(next * 1_000_000).toBeGreaterThan(100_000_000);
    expect(paidMinor).toBe(Math.floor(((0.97 * falling(25, safe)) / falling(15, safe)) * 10_000) * 100);
  });

  it('GAME-05 pays by the cells that were opened and loses on a bomb, whatever is opened and wherever one stops', () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: 25 }, (_, cell) => cell),
      { minLength: 25 },
    );
    const script = (bombs: number) => fc.tuple(...Array.from({ length: bombs }, (_, no) => fc.nat(24 - no)));
    const rounds = fc
      .integer({ min: 1, max: 24 })
      .chain((bombs) => fc.record({ bombs: fc.constant(bombs), script: script(bombs), order, stop: fc.nat(24) }));
    fc.assert(
      fc.property(rounds, ({ bombs, script: drawn, order: cells, stop }) => {
        const { runner, id } = placed({ bet: { bombs, stakeMinor: 100 }, from: { script: drawn } });
        // The draws count the cells that are left.
        const left = Array.from({ length: 25 }, (_, cell) => cell);
        const places = drawn.map((at) => left.splice(at, 1)[0] ?? -1);
        for (const cell of cells.slice(0, stop)) if (!runner.isOver(id)) runner.step(id, open(cell));
        if (!runner.isOver(id)) runner.step(id, CASH_OUT);
        const safe = Math.min(stop, 25 - bombs);
        // Who opened all safe cells has won, whatever would have come next.
        const hit = cells.slice(0, safe).findIndex((cell) => places.includes(cell));
        const won = safe === 0 ? 100 : Math.floor(Number((97n * factors(25, safe)) / factors(25 - bombs, safe)));
        const isCapped = won > 100_000_000;
        if (!isCapped) expect(runner.balance('ana/main')).toBe(1_000_000 - 100 + (hit < 0 ? won : 0));
        expect(runner.show(id)).toMatchObject({ places });
        expect(runner.total()).toBe(0);
        expect(runner.replay(id)).toEqual(runner.answered(id));
      }),
    );
  });

  it('GAME-08 draws a number for each bomb at the start, and none later', () => {
    const { runner, id } = placed({ from: { script: [24, 23, 0] } });
    expect(runner.round(id).drawn).toEqual([
      [25, 24],
      [24, 23],
      [23, 0],
    ]);
    runner.step(id, open(5));
    runner.step(id, CASH_OUT);
    expect(runner.round(id).drawn).toHaveLength(3);
    expect(runner.show(id)).toMatchObject({ places: [24, 23, 0] });
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = createMemoryRunner(mines);
    runner.fund('ana/main', 10_000);
    const from = runner.force({ family: 'mines', bet, wish: { bombs: [7], safe: [0, 1, 2] } });
    const id = runner.place({ player: 'ana', family: 'mines', bet, from });
    for (const cell of [0, 1, 2]) runner.step(id, open(cell));
    expect(runner.isOver(id)).toBe(false);
    expect(runner.step(id, open(7))).toMatchObject({ multiplierX10000: 0 });
    for (const wish of [{ bombs: [25] }, { safe: 3 }, { more: 1 }])
      expect(() => runner.force({ family: 'mines', bet, wish })).toThrow('BET_INVALID');
  });

  it.each([
    ['no bomb', { ...bet, bombs: 0 }],
    ['no safe cell', { ...bet, bombs: 25 }],
    ['half a bomb', { ...bet, bombs: 1.5 }],
    ['no stake', { ...bet, stakeMinor: 0 }],
    ['half a centavo', { ...bet, stakeMinor: 0.5 }],
    ['a further field', { ...bet, more: 1 }],
    ['text', 'three'],
  ])('GAME-05 refuses a bet with %s', (_what, wrong) => {
    expect(() => placed({ bet: wrong })).toThrow('BET_INVALID');
  });

  it.each([
    ['a cell beyond the field', open(25)],
    ['a cell before it', open(-1)],
    ['half a cell', open(1.5)],
    ['a step that is none', { do: 'peek', cell: 1 }],
    ['a further field', { ...CASH_OUT, cell: 1 }],
    ['text', 'open'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, id } = placed();
    expect(() => runner.step(id, wrong)).toThrow('STEP_INVALID');
    expect(runner.show(id)).toMatchObject({ opened: [] });
  });

  it('GAME-05 refuses stakes outside of the limits', () => {
    for (const stakeMinor of [99, 1_000_001])
      expect(() => placed({ bet: { ...bet, stakeMinor } })).toThrow('STAKE_INVALID');
  });

  it('GAME-14 states its return, its stakes and its greatest win in stakes', () => {
    expect(mines.stated?.(mines.config.initial)).toMatchObject({
      ...{ rtpPercent: '97.00', volatility: null, minStake: 100, maxStake: 1_000_000 },
      maxWinStakes: greatestStakes(),
    });
  });
});

const falling = (from: number, times: number): number =>
  Array.from({ length: times }, (_, index) => from - index).reduce((product, factor) => product * factor, 1);
const factors = (from: number, times: number): bigint =>
  Array.from({ length: times }, (_, index) => BigInt(from - index)).reduce((product, factor) => product * factor, 1n);

/** Of all bombs and cells, the most that a stake of 1.00 can be paid within a million. */
function greatestStakes(): number {
  let most = 0n;
  for (let bombs = 1; bombs <= 24; bombs += 1)
    for (let safe = 1; safe <= 25 - bombs; safe += 1) {
      const stakes = (97n * factors(25, safe)) / factors(25 - bombs, safe) / 100n;
      if (stakes <= 1_000_000n && stakes > most) most = stakes;
    }
  return Number(most);
}
