import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../testing/memory-runner';
import { mines, multiplierX10000 } from './mines-fixture';

const RTP_BP = 9_700;
/** Bombs in cells 0, 1 and 2: each draw takes the first cell that is left. */
const CORNER = { script: [0, 0, 0] };

function opened(from = CORNER) {
  const runner = createMemoryRunner(mines);
  runner.fund('ana/main', 10_000);
  const id = runner.place({ player: 'ana', family: 'mines', bet: { bombs: 3, stakeMinor: 10_000 }, from });
  return { runner, id };
}

describe('mines', () => {
  it('GAME-05 multiplies as published: three bombs, one to five safe cells', () => {
    const of = (safe: number) => multiplierX10000({ bombs: 3, safe, rtpBp: RTP_BP });
    expect([1, 2, 3, 4, 5].map(of)).toEqual([11_022, 12_597, 14_487, 16_774, 19_570]);
  });

  it('GAME-05 returns the same whenever a player stops', () => {
    const rule = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), rule, (bombs, stops) => {
        let reached = 1;
        let expected = 0;
        for (let safe = 1; safe <= 25 - bombs; safe += 1) {
          reached *= (25 - bombs - (safe - 1)) / (25 - (safe - 1));
          const stopping = safe === 25 - bombs ? 1 : (stops[safe] ?? 0);
          expected += reached * stopping * multiplierX10000({ bombs, safe, rtpBp: RTP_BP });
          reached *= 1 - stopping;
        }
        expect(expected).toBeLessThanOrEqual(RTP_BP + 1e-6);
        expect(expected).toBeGreaterThan(RTP_BP - 1);
      }),
    );
  });

  it('GAME-05 returns what is stated over every place of one bomb, for the first two cells that a player takes', () => {
    for (const cells of [[4], [7, 24]]) {
      let paidMinor = 0;
      for (let bomb = 0; bomb < 25; bomb += 1) {
        const runner = createMemoryRunner(mines);
        runner.fund('ana/main', 10_000);
        const bet = { bombs: 1, stakeMinor: 10_000 };
        const id = runner.place({ player: 'ana', family: 'mines', bet, from: { script: [bomb] } });
        for (const cell of cells) if (!runner.isOver(id)) runner.step(id, { do: 'open', cell });
        if (!runner.isOver(id)) runner.step(id, { do: 'cash-out' });
        paidMinor += runner.balance('ana/main');
      }
      expect(paidMinor / 25).toBeCloseTo(9_700, 0);
    }
  });

  it('GAME-05 gives the stake back when no cell was opened', () => {
    const { runner, id } = opened();
    runner.finish(id);
    expect(runner.balance('ana/main')).toBe(10_000);
    expect(runner.round(id).results).toMatchObject([{ status: 'VOID', validStakeMinor: 0 }]);
  });

  it('GAME-05 takes what has grown when nobody comes back, and when the player excludes themself', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const { runner, id } = opened();
      runner.step(id, { do: 'open', cell: 10 });
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.balance('ana/main')).toBe(11_022);
      expect(runner.total()).toBe(0);
    }
  });

  it('GAME-05 shows no bomb before the end, all after it, and opens nothing then', () => {
    const { runner, id } = opened();
    expect(runner.show(id)).toEqual({ bombs: null, opened: [], multiplierX10000: 9_700 });
    expect(runner.step(id, { do: 'open', cell: 1 })).toMatchObject({ bombs: [0, 1, 2], opened: [1] });
    expect(runner.round(id).results).toMatchObject([{ status: 'LOST', validStakeMinor: 10_000 }]);
    expect(() => runner.step(id, { do: 'open', cell: 3 })).toThrow('STEP_INVALID');
  });

  it('GAME-05 takes a step once, however often it is asked for', () => {
    const { runner, id } = opened();
    const first = runner.step(id, { do: 'open', cell: 9 }, 0);
    expect(runner.step(id, { do: 'open', cell: 9 }, 0)).toEqual(first);
    expect(() => runner.step(id, { do: 'open', cell: 8 }, 0)).toThrow('REUSED');
    expect(() => runner.step(id, { do: 'open', cell: 8 }, 5)).toThrow('STEP_INVALID');
    expect(() => runner.step(id, { do: 'open', cell: 9 })).toThrow('STEP_INVALID');
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-05 divides stake and payout alike between money and bonus', () => {
    const runner = createMemoryRunner(mines);
    runner.fund('ana/main', 7_500);
    runner.fund('ana/grant', 2_500);
    const id = runner.place({ player: 'ana', family: 'mines', bet: { bombs: 3, stakeMinor: 10_000 }, from: CORNER });
    runner.step(id, { do: 'open', cell: 10 });
    runner.step(id, { do: 'cash-out' });
    expect([runner.balance('ana/main'), runner.balance('ana/grant')]).toEqual([8_267, 2_755]);
  });
});
