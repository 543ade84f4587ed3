import { CRAPS_SPOTS, CrapsConfig, CrapsView } from '@tonalli/contracts/games/craps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { craps } from './module';
import { lay, NEW_TABLE } from './table';

const FUNDS_MINOR = 20_000_000;
const context = { config: craps.config.initial, at: 0, phase: () => null };

/** A round whose dice fall so; further rolls are twos of ones and sixes. */
function rolled(dice: readonly (readonly [number, number])[], spots: Record<string, number> = { pass: 1_000 }) {
  const runner = createMemoryRunner(craps);
  runner.fund('ana/main', FUNDS_MINOR);
  const all = [...dice, ...Array.from({ length: 60 }, () => [1, 6] as const)];
  const script = all.flatMap(([one, other]) => [one - 1, other - 1]);
  const id = runner.place({ player: 'ana', family: 'craps', bet: { spots }, from: { script } });
  return {
    ...{ runner, id },
    step: (more: Record<string, number> = {}) => CrapsView.parse(runner.step(id, { do: 'roll', spots: more })),
    view: () => CrapsView.parse(runner.show(id)),
    gainMinor: () => runner.balance('ana/main') - FUNDS_MINOR,
    results: () => runner.round(id).results,
  };
}

describe('craps', () => {
  it.each([
    [[3, 4], 1_000],
    [[5, 6], 1_000],
    [[1, 1], -1_000],
    [[1, 2], -1_000],
    [[6, 6], -1_000],
  ] as const)('GAME-05 the come-out %j decides the pass line', (dice, gain) => {
    const { runner, id, gainMinor } = rolled([dice]);
    expect(runner.isOver(id)).toBe(true);
    expect(gainMinor()).toBe(gain);
  });

  it.each([
    [[3, 4], 'LOST', -1_000],
    [[1, 1], 'WON', 1_000],
    [[6, 6], 'VOID', 0],
  ] as const)('GAME-05 the come-out %j decides the line against, %s', (dice, status, gain) => {
    const { results, gainMinor } = rolled([dice], { 'dont-pass': 1_000 });
    expect(results()).toMatchObject([{ status, validStakeMinor: status === 'VOID' ? 0 : 1_000 }]);
    expect(gainMinor()).toBe(gain);
  });

  it('GAME-05 GAME-13 makes a point, takes odds behind it, and pays both as the point comes again', () => {
    const { runner, id, step, view, gainMinor } = rolled([
      [2, 2],
      [5, 6],
      [3, 1],
    ]);
    expect(view()).toMatchObject({ point: 4, open: [{ spot: 'pass', stakeMinor: 1_000 }] });
    expect(() => step({ 'pass-odds': 3_001 })).toThrow('STAKE_INVALID');
    expect(step({ 'pass-odds': 3_000, field: 500 })).toMatchObject({
      point: 4,
      rolls: [{}, { dice: [5, 6], results: [{ spot: 'field', stakeMinor: 500, payoutMinor: 1_000 }] }],
      open: [
        { spot: 'pass', stakeMinor: 1_000 },
        { spot: 'pass-odds', stakeMinor: 3_000 },
      ],
    });
    expect(step().point).toBeNull();
    expect(runner.isOver(id)).toBe(true);
    expect(gainMinor()).toBe(500 + 1_000 + 6_000);
    expect(runner.round(id).stakes.map(({ line, edgeBp }) => [line, edgeBp])).toEqual([
      ['pass', 142],
      ['pass-odds', 0],
      ['field', 278],
    ]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-05 a seven takes what is for the point and pays what is against it', () => {
    const against = rolled(
      [
        [2, 4],
        [6, 1],
      ],
      { 'dont-pass': 1_000 },
    );
    against.step({ 'dont-odds': 6_000, 'place-8': 600, 'hard-6': 100 });
    // The line, five sixths of the odds, less the bets on numbers.
    expect(against.gainMinor()).toBe(1_000 + 5_000 - 600 - 100);
    const both = rolled(
      [
        [2, 4],
        [6, 1],
      ],
      { pass: 700, 'dont-pass': 1_000 },
    );
    both.step();
    expect(both.results().map(({ line, validStakeMinor }) => [line, validStakeMinor])).toEqual([
      ['pass', 0],
      ['dont-pass', 300],
    ]);
  });

  it('GAME-05 bets on numbers stay over the come-out, and the round lasts as long as one of them is open', () => {
    const { runner, id, step, view, gainMinor } = rolled(
      [
        [3, 3],
        [4, 2],
        [2, 2],
        [4, 4],
        [2, 6],
      ],
      { pass: 100, 'place-8': 600 },
    );
    step();
    // The point was made: the line is paid, the eight stays, and a new line may be laid.
    expect(view()).toMatchObject({ point: null, open: [{ spot: 'place-8' }] });
    expect(step({ pass: 100 })).toMatchObject({ point: 4 });
    expect(step({ 'hard-8': 100 }).rolls.at(-1)).toMatchObject({
      results: [
        { spot: 'place-8', payoutMinor: 1_300 },
        { spot: 'hard-8', payoutMinor: 1_000 },
      ],
    });
    expect(runner.isOver(id)).toBe(false);
    runner.finish(id);
    expect(gainMinor()).toBe(100 + 700 + 900 - 100);
  });

  it('GAME-05 takes lines on the come-out alone, odds behind a line alone, and nothing after fifty rolls', () => {
    const { step, view } = rolled([[2, 2]], { 'dont-pass': 100 });
    for (const spots of [
      { pass: 100 },
      { 'dont-pass': 100 },
      { 'pass-odds': 100 },
      { dragon: 100 },
      { constructor: 100 },
    ]) {
      expect(() => step(spots)).toThrow('BET_INVALID');
    }
    expect(() => step({ field: 99 })).toThrow('STAKE_INVALID');
    expect(() => step({ two: 50_001 })).toThrow('STAKE_INVALID');
    expect(view().rolls).toHaveLength(1);
    const rolls = Array.from({ length: 50 }, () => ({ dice: [1, 2] as [number, number], laid: [], results: [] }));
    const config = CrapsConfig.parse(craps.config.initial);
    expect(() => lay({ ...NEW_TABLE, rolls: rolls.slice(1) }, { field: 100 }, config)).not.toThrow();
    expect(() => lay({ ...NEW_TABLE, rolls }, { field: 100 }, config)).toThrow('BET_INVALID');
  });

  it('GAME-05 GAME-13 rolls out what is open when nobody comes back, and when the player excludes themself', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const { runner, id, view, gainMinor } = rolled(
        [
          [2, 2],
          [5, 5],
          [6, 2],
          [1, 3],
        ],
        { pass: 1_000, 'place-8': 600 },
      );
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(view()).toMatchObject({ rolls: [{}, { dice: [5, 5] }, { dice: [6, 2] }, { dice: [1, 3] }], open: [] });
      expect(gainMinor()).toBe(1_000 + 700);
      expect(runner.total()).toBe(0);
    }
  });

  it('GAME-05 GAME-13 takes a step once, and none where the stake is not there', () => {
    const { runner, id, step, view } = rolled([
      [2, 2],
      [1, 2],
    ]);
    const roll = { do: 'roll', spots: { field: 100 } };
    const first = runner.step(id, roll, 0);
    expect(runner.step(id, roll, 0)).toEqual(first);
    expect(() => runner.step(id, { do: 'roll', spots: {} }, 0)).toThrow('REUSED');
    const before = view();
    expect(() => runner.step(id, { do: 'cash-out' })).toThrow('STEP_INVALID');
    expect(() => step({ field: 999_999 })).toThrow('STAKE_INVALID');
    expect(view()).toEqual(before);
    const poor = createMemoryRunner(craps);
    poor.fund('ana/main', 1_000);
    const only = poor.place({
      ...{ player: 'ana', family: 'craps', bet: { spots: { pass: 1_000 } } },
      from: { script: [1, 1, 0, 1, 0, 1, 0, 1] },
    });
    expect(() => poor.step(only, { do: 'roll', spots: { field: 100 } })).toThrow('INSUFFICIENT_FUNDS');
    expect(CrapsView.parse(poor.show(only)).rolls).toHaveLength(1);
  });

  it('GAME-08 draws four rolls with the first, two numbers below 6 each, and shows none before its turn', () => {
    const { runner, id, step } = rolled([
      [2, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(runner.round(id).drawn).toHaveLength(8);
    expect(runner.round(id).drawn.every(([bound]) => bound === 6)).toBe(true);
    expect(runner.show(id)).toEqual({
      point: 4,
      rolls: [{ dice: [2, 2], laid: [{ spot: 'pass', stakeMinor: 1_000 }], results: [] }],
      open: [{ spot: 'pass', stakeMinor: 1_000 }],
    });
    for (let steps = 0; steps < 4; steps += 1) step();
    expect(runner.round(id).drawn).toHaveLength(10);
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = createMemoryRunner(craps);
    runner.fund('ana/main', FUNDS_MINOR);
    const bet = { spots: { pass: 100 } };
    const from = runner.force({ family: 'craps', bet, wish: { sums: [6, 9, 6] } });
    const id = runner.place({ player: 'ana', family: 'craps', bet, from });
    runner.step(id, { do: 'roll', spots: {} });
    const { rolls } = CrapsView.parse(runner.step(id, { do: 'roll', spots: {} }));
    expect(rolls.map(({ dice }) => dice[0] + dice[1])).toEqual([6, 9, 6]);
    for (const wish of [{ sums: [] }, { sums: [1] }, { sums: [7, 7, 7, 7] }, { dice: [0, 6] }, {}]) {
      expect(() => runner.force({ family: 'craps', bet, wish })).toThrow('BET_INVALID');
    }
  });

  it.each([
    ['no chip', { spots: {} }],
    ['odds before there is a point', { spots: { pass: 100, 'pass-odds': 100 } }],
    ['half a centavo', { spots: { pass: 100.5 } }],
    ['no stake', { spots: { pass: 0 } }],
    ['dice of its own', { spots: { pass: 100 }, dice: [3, 4] }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = createMemoryRunner(craps);
    runner.fund('ana/main', 5_000);
    expect(() => runner.place({ player: 'ana', family: 'craps', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest, and no more than could be paid', () => {
    const take = (spots: Record<string, number>, maxPayoutMinor = 100_000_000) => {
      const config = { ...CrapsConfig.parse(craps.config.initial), maxPayoutMinor };
      return () => craps.accept({ spots }, { ...context, config }).price();
    };
    for (const spots of [{ pass: 100 }, { pass: 1_000_000 }, { twelve: 50_000 }]) expect(take(spots)).not.toThrow();
    for (const spots of [{ pass: 99 }, { pass: 1_000_001 }, { 'hard-4': 50_001 }, { pass: 600_000, field: 500_000 }]) {
      expect(take(spots)).toThrow('STAKE_INVALID');
    }
    expect(take({ twelve: 1_000, pass: 100 }, 31_200)).not.toThrow();
    expect(take({ twelve: 1_000, pass: 100 }, 31_199)).toThrow('STAKE_INVALID');
  });

  it('GAME-05 adds up to the centavo whatever a player lays and however the dice fall', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const spots = fc.dictionary(fc.constantFrom(...CRAPS_SPOTS), fc.integer({ min: 100, max: 3_000 }), {
      maxKeys: 5,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(die, die), { minLength: 8, maxLength: 8 }),
        fc.array(spots, { maxLength: 8 }),
        (dice, more) => {
          const { runner, id, step, gainMinor, results } = rolled(dice, { pass: 500, 'place-6': 601 });
          for (const laid of more) {
            const before = runner.show(id);
            try {
              step(laid);
            } catch (refusal) {
              expect(String(refusal)).toMatch(/BET_INVALID|STAKE_INVALID|STEP_INVALID/);
              expect(runner.show(id)).toEqual(before);
            }
          }
          runner.finish(id);
          const paid = results().reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
          const staked = runner.round(id).stakes.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
          expect(results().reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)).toBe(staked);
          expect(gainMinor()).toBe(paid - staked);
          expect(runner.total()).toBe(0);
        },
      ),
    );
  });
});
