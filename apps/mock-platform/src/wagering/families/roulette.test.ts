import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../stake';
import { createMemoryRunner } from '../testing/memory-runner';
import { layoutResults, roulette, soloRoulette } from './roulette-fixture';
import { SPOTS } from './roulette-spots-fixture';

const names = [...SPOTS.keys()];
const layouts = fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 1, max: 1_000_000 }), {
  minKeys: 1,
  maxKeys: 12,
});

function opened(pocket: number) {
  const runner = createMemoryRunner(roulette, soloRoulette);
  runner.fund('ana/main', 100_000);
  runner.fund('eva/main', 100_000);
  const round = runner.openShared('roulette', { script: [pocket] });
  const place = (player: string, spots: Record<string, number>) =>
    runner.place({ player, family: 'roulette', bet: { round, spots } });
  const spin = () => {
    runner.advance('roulette', round);
    runner.advance('roulette', round);
    return runner.advance('roulette', round);
  };
  return { runner, round, place, spin };
}

describe('roulette', () => {
  it('GAME-05 has the spots of a single-zero table', () => {
    const count = (kind: string) => names.filter((name) => name.startsWith(kind)).length;
    expect(['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column'].map(count)).toEqual([
      37, 60, 14, 23, 11, 3, 3,
    ]);
    expect(names).toHaveLength(157);
    for (const numbers of SPOTS.values()) expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('GAME-05 keeps exactly one thirty-seventh of every spot', () => {
    for (const spot of names) {
      const paidMinor = sumOf(
        [...Array(37).keys()],
        (pocket) => layoutResults({ [spot]: 100 }, pocket)[0]?.payoutMinor ?? 0,
      );
      expect([spot, paidMinor]).toEqual([spot, 36 * 100]);
    }
  });

  it('GAME-05 keeps exactly one thirty-seventh of any layout, and never pays more than it said it could', () => {
    fc.assert(
      fc.property(layouts, (spots) => {
        const staked = sumOf(Object.values(spots), (stakeMinor) => stakeMinor);
        const byPocket = [...Array(37).keys()].map((pocket) =>
          sumOf(layoutResults(spots, pocket), ({ payoutMinor }) => payoutMinor),
        );
        expect(sumOf(byPocket, (paidMinor) => paidMinor)).toBe(36 * staked);
      }),
      { numRuns: 50 },
    );
  });

  it('GAME-05 settles every player of one spin, spot by spot', () => {
    const { runner, place, spin } = opened(17);
    const ana = place('ana', { 'straight:17': 100, 'split:17-20': 200, red: 300 });
    const eva = place('eva', { 'dozen:2': 400 });
    expect(spin()).toMatchObject({ name: 'result', table: { pocket: 17 } });
    expect(runner.round(ana).results.map(({ line, status }) => [line, status])).toEqual([
      ['straight:17', 'WON'],
      ['split:17-20', 'WON'],
      ['red', 'LOST'],
    ]);
    expect(runner.balance('ana/main')).toBe(100_000 - 600 + 3_600 + 3_600);
    expect(runner.balance('eva/main')).toBe(100_000 - 400 + 1_200);
    expect(runner.total()).toBe(0);
    expect(runner.replay(eva)).toEqual(runner.answered(eva));
  });

  it('GAME-05 counts of opposite spots what one is above the other', () => {
    const { runner, place, spin } = opened(0);
    const id = place('ana', { red: 500, black: 300, odd: 100 });
    spin();
    expect(runner.round(id).results.map(({ validStakeMinor }) => validStakeMinor)).toEqual([200, 0, 100]);
  });

  it('GAME-05 caps what all players together may have on a spot, and frees it with the result', () => {
    const runner = createMemoryRunner(roulette);
    for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 1_000_000);
    const round = runner.openShared('roulette', { script: [5] });
    const bet = (stakeMinor: number) => ({ round, spots: { 'straight:17': stakeMinor, red: 1 } });
    runner.place({ player: 'ana', family: 'roulette', bet: bet(277_777) });
    expect(() => runner.place({ player: 'eva', family: 'roulette', bet: bet(1) })).toThrow(
      `EXPOSURE roulette/${round}/straight:17`,
    );
    expect(runner.balance('eva/main')).toBe(1_000_000);
    expect(runner.exposure(`roulette/${round}/straight:17`)).toBe(9_999_972);
    for (let phase = 0; phase < 3; phase += 1) runner.advance('roulette', round);
    expect(runner.exposure(`roulette/${round}/straight:17`)).toBe(0);
  });

  it('GAME-05 takes no bet once it is closed, nor a second layout', () => {
    const { runner, round, place } = opened(17);
    place('ana', { red: 1 });
    expect(() => place('ana', { red: 1 })).toThrow('BET_INVALID');
    runner.advance('roulette', round);
    expect(() => place('eva', { red: 1 })).toThrow('ROUND_CLOSED');
    runner.advance('roulette', round);
    expect(runner.showShared('roulette', round)).toEqual({ name: 'spinning', pocket: null });
  });

  it('GAME-05 refuses a spot that no table has, and an empty amount', () => {
    const { place } = opened(17);
    expect(() => place('ana', { 'split:17-19': 100 })).toThrow('BET_INVALID');
    expect(() => place('ana', { red: 0 })).toThrow('BET_INVALID');
  });

  it('GAME-05 is the same game where one plays alone by their own seeds', () => {
    const { runner } = opened(17);
    const id = runner.place({ player: 'ana', family: 'roulette-solo', bet: { red: 300 }, from: { script: [1] } });
    expect(runner.round(id).results).toEqual(layoutResults({ red: 300 }, 1));
    expect(runner.balance('ana/main')).toBe(100_300);
  });
});
