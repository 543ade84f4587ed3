import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLaid, totalOf } from './laid';

const LIMITS = {
  spotMinor: (spot: string) => (spot === 'red' ? 1_000 : 300),
  totalMinor: 1_500,
  balanceMinor: 1_400,
  stakeableMinor: 1_400,
};
const open = (limits = LIMITS) => createLaid(() => limits);

describe('a layout of chips', () => {
  it('GAME-05 adds up what is laid, and refuses beyond a spot, all spots and the balance with what is free', () => {
    const layout = open();
    expect(layout.lay([['red', 600]])).toBeNull();
    expect(layout.lay([['red', 500]])).toEqual({ by: 'spot', spot: 'red', freeMinor: 400, limitMinor: 1_000 });
    expect(layout.lay([['red', 400]])).toBeNull();
    expect(layout.lay([['one', 300]])).toBeNull();
    expect(layout.lay([['two', 300]])).toEqual({ by: 'total', spot: null, freeMinor: 200, limitMinor: 1_500 });
    expect(layout.lay([['two', 200]])).toEqual({ by: 'balance', spot: null, freeMinor: 100, limitMinor: 1_400 });
    expect([layout.laid, layout.totalMinor]).toEqual([{ red: 1_000, one: 300 }, 1_300]);
  });

  it('PROMO-05 GAME-05 refuses a bet with bonus money above its most, and one above all money as such', () => {
    const layout = open({ ...LIMITS, stakeableMinor: 500 });
    expect(layout.lay([['red', 400]])).toBeNull();
    expect(layout.lay([['red', 101]])).toEqual({ by: 'bonus', spot: null, freeMinor: 100, limitMinor: 500 });
    expect(layout.lay([['red', 100]])).toBeNull();
    expect(createLaid(() => ({ ...LIMITS, balanceMinor: 300, stakeableMinor: 200 })).lay([['red', 301]])).toMatchObject(
      {
        ...{ by: 'balance', limitMinor: 300 },
      },
    );
  });

  it('GAME-05 lays the chips of one call all or none', () => {
    const layout = open();
    const call = [
      ['one', 200],
      ['one', 200],
      ['two', 100],
    ] as const;
    expect(layout.lay(call)).toEqual({ by: 'spot', spot: 'one', freeMinor: 300, limitMinor: 300 });
    expect(layout.totalMinor).toBe(0);
  });

  it('GAME-05 takes back, undoes step by step, doubles and clears', () => {
    const layout = open();
    layout.lay([['red', 250]]);
    layout.lay([['one', 100]]);
    expect(layout.takeBack('red', 100)).toBe(true);
    expect(layout.laid).toEqual({ red: 150, one: 100 });
    expect(layout.takeBack('red', 100)).toBe(true);
    expect(layout.laid).toEqual({ one: 100 });
    expect(layout.takeBack('red', 100)).toBe(false);
    expect(layout.double()).toBeNull();
    expect(layout.laid).toEqual({ one: 200 });
    expect(layout.double()).toEqual({ by: 'spot', spot: 'one', freeMinor: 100, limitMinor: 300 });
    expect(layout.clear()).toBe(true);
    expect(layout.clear()).toBe(false);
    const seen = [];
    while (layout.undo()) seen.push(layout.totalMinor);
    expect(seen).toEqual([200, 100, 250, 350, 250, 0]);
  });

  it('GAME-05 keeps what was played until the next chip, and repeats it', () => {
    const layout = open();
    expect(layout.canRepeat).toBe(false);
    layout.lay([['red', 500]]);
    layout.played();
    expect([layout.isPlayed, layout.canUndo, layout.canRepeat, layout.totalMinor]).toEqual([true, false, true, 500]);
    layout.lay([['one', 100]]);
    expect(layout.laid).toEqual({ one: 100 });
    expect(layout.canRepeat).toBe(false);
    layout.clear();
    expect(layout.repeat()).toBeNull();
    expect(layout.laid).toEqual({ red: 500 });
    const poor = createLaid(() => ({ ...LIMITS, balanceMinor: 300, stakeableMinor: 300 }), { red: 500 });
    expect(poor.repeat()).toEqual({ by: 'balance', spot: null, freeMinor: 300, limitMinor: 300 });
    expect(poor.totalMinor).toBe(0);
  });

  it('GAME-05 never lies beyond a limit, and a refusal changes nothing, whatever is pressed', () => {
    const spot = fc.constantFrom('red', 'one', 'two');
    const press = fc.oneof(
      fc.record({ do: fc.constant('lay' as const), spot, amountMinor: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ do: fc.constant('takeBack' as const), spot, amountMinor: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ do: fc.constantFrom('undo' as const, 'clear' as const, 'double' as const, 'repeat' as const) }),
      fc.record({ do: fc.constant('played' as const) }),
    );
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const layout = open();
        for (const pressed of presses) {
          const was = layout.laid;
          const answer =
            pressed.do === 'lay'
              ? layout.lay([[pressed.spot, pressed.amountMinor]])
              : pressed.do === 'takeBack'
                ? layout.takeBack(pressed.spot, pressed.amountMinor)
                : layout[pressed.do]();
          if (typeof answer === 'object' && answer !== null) expect(layout.laid).toEqual(was);
          for (const [at, amountMinor] of Object.entries(layout.laid)) {
            expect(amountMinor).toBeGreaterThan(0);
            expect(amountMinor).toBeLessThanOrEqual(LIMITS.spotMinor(at));
          }
          expect(layout.totalMinor).toBe(totalOf(layout.laid));
          expect(layout.totalMinor).toBeLessThanOrEqual(LIMITS.balanceMinor);
        }
      }),
    );
  });
});
