import { LiveRouletteConfig } from '@tonalli/contracts/games/live-roulette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { SPOTS } from '../roulette/spots';
import { speedRoulette } from '../speed-roulette/module';
import { liveRoulette } from './module';

const layouts = fc.dictionary(fc.constantFrom(...SPOTS.keys()), fc.integer({ min: 100, max: 9_000 }), {
  ...{ minKeys: 1, maxKeys: 12, noNullPrototype: true },
});

describe.each([
  { family: 'live-roulette', game: liveRoulette, openMs: 16_000, spinMs: 9_000 },
  { family: 'speed-roulette', game: speedRoulette, openMs: 8_000, spinMs: 5_000 },
])('$family', ({ family, game, openMs, spinMs }) => {
  const context = { config: game.config.initial, at: 0, phase: () => null };

  function opened(pocket = 17) {
    const runner = createMemoryRunner(game);
    for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 200_000);
    const round = runner.openShared(family, { script: [pocket] });
    const place = (player: string, spots: unknown) => runner.place({ player, family, bet: { round, spots } });
    const on = () => runner.advance(family, round);
    return { runner, round, place, on };
  }
  const played = (spots: Record<string, number>, pocket: number) => {
    const { runner, place, on } = opened(pocket);
    const id = place('ana', spots);
    for (const _phase of ['closed', 'spinning', 'result']) on();
    return runner.round(id).results;
  };

  it('GAME-12 takes bets, rests a second in which nothing is drawn, and shows the ball only then', () => {
    const { runner, round, on } = opened(17);
    const stands = () => [runner.phase(family, round), runner.showShared(family, round)];
    const table = { stop: null };
    expect(stands()).toEqual([{ name: 'open', takesBets: true, lastsMs: openMs, table }, { pocket: null }]);
    on();
    expect(stands()).toEqual([{ name: 'closed', takesBets: false, lastsMs: 1_000, table }, { pocket: null }]);
    on();
    expect(stands()).toMatchObject([{ name: 'spinning', takesBets: false, lastsMs: spinMs }, { pocket: 17 }]);
    on();
    expect(stands()).toMatchObject([{ name: 'result', takesBets: false, lastsMs: null }, { pocket: 17 }]);
  });

  it('GAME-05 settles all who bet on one ball, spot by spot, as it lies and not before', () => {
    const { runner, place, on, round } = opened(17);
    const ana = place('ana', { 'straight:17': 100, 'split:17-20': 200, red: 300 });
    const eva = place('eva', { 'dozen:2': 400 });
    expect(runner.show(ana)).toMatchObject({
      round,
      pocket: null,
      spots: [{ kind: 'straight', payoutMinor: 0 }, {}, {}],
    });
    on();
    expect(() => place('eva', { red: 100 })).toThrow('ROUND_CLOSED');
    on();
    expect(runner.isOver(ana)).toBe(false);
    expect(runner.show(ana)).toMatchObject({ pocket: null });
    on();
    expect(runner.round(ana).results).toMatchObject([
      { line: 'straight:17', status: 'WON', payoutMinor: 3_600, validStakeMinor: 100 },
      { line: 'split:17-20', status: 'WON', payoutMinor: 3_600, validStakeMinor: 200 },
      { line: 'red', status: 'LOST', payoutMinor: 0, validStakeMinor: 300 },
    ]);
    expect(runner.show(ana)).toMatchObject({ round, pocket: 17, spots: [{ payoutMinor: 3_600 }, {}, {}] });
    expect(runner.balance('ana/main')).toBe(200_000 - 600 + 7_200);
    expect(runner.balance('eva/main')).toBe(200_000 - 400 + 1_200);
    expect(runner.isOver(eva)).toBe(true);
    expect(runner.total()).toBe(0);
  });

  it('GAME-12 opens on the grid of the day, and looks at each result for three seconds at least', () => {
    const runner = createMemoryRunner(game);
    const [first, second] = [runner.openShared(family), runner.openShared(family)];
    expect([first, second]).toEqual(['2030-01-01-1', '2030-01-01-2']);
    const everyMs = runner.now() - Date.UTC(2030, 0, 1);
    expect(everyMs - openMs - 1_000 - spinMs).toBeGreaterThanOrEqual(3_000);
    expect(86_400_000 % everyMs).toBe(0);
  });

  it('GAME-05 is played by visitors as by anybody', () => {
    const { runner, round } = opened();
    const bet = game.automatic?.bet(500, createRandom('a visitor'), { key: round, shown: null });
    expect(Object.values(runner.open(runner.place({ player: 'ana', family, bet })))).toEqual([500]);
  });

  it('GAME-05 counts as play what lies on opposite spots only as far as one is above the other', () => {
    const valid = (spots: Record<string, number>) =>
      played(spots, 1).map(({ line, validStakeMinor }) => [line, validStakeMinor]);
    expect(valid({ red: 300, black: 1_000 })).toEqual([
      ['red', 0],
      ['black', 700],
    ]);
    expect(valid({ 'dozen:1': 300, 'dozen:2': 500 })).toEqual([
      ['dozen:1', 300],
      ['dozen:2', 500],
    ]);
  });

  it('GAME-12 gives all back where a round comes to no result', () => {
    const { runner, place, on, round } = opened();
    const id = place('ana', { red: 300, 'straight:0': 100 });
    on();
    runner.cancelShared(family, round);
    expect(runner.round(id).results.map(({ status, payoutMinor }) => [status, payoutMinor])).toEqual([
      ['VOID', 300],
      ['VOID', 100],
    ]);
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 pays any layout on any pocket as said beforehand, and its books balance', () => {
    fc.assert(
      fc.property(layouts, fc.integer({ min: 0, max: 36 }), (spots, pocket) => {
        const { maxPayoutMinor } = game.accept({ round: 'k', spots }, context).price();
        const results = played(spots, pocket);
        expect(results).toHaveLength(Object.keys(spots).length);
        const paidMinor = results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
        expect(paidMinor).toBeLessThanOrEqual(maxPayoutMinor);
        for (const { stakeMinor, validStakeMinor } of results) {
          expect(validStakeMinor).toBeGreaterThanOrEqual(0);
          expect(validStakeMinor).toBeLessThanOrEqual(stakeMinor);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('QA-08 comes out at a table as a tester wishes, and where nothing is drawn nothing fits', () => {
    const force = game.rounds?.force;
    expect(force?.read({ pocket: 17 })({ stop: 17 })).toBe(true);
    expect(force?.read({ pocket: 17 })({ stop: 18 })).toBe(false);
    expect(force?.read({ pocket: 0 })({ stop: null })).toBe(false);
    for (const wish of [{ pocket: 37 }, { pocket: -1 }, { pocket: '1' }, { wins: true }, {}]) {
      expect(() => force?.read(wish)).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its chips, each of which may cost the house what it pays', () => {
    const spots = { 'straight:17': 100, red: 1_000 };
    expect(game.accept({ round: '2030-01-01-7', spots }, context).price()).toEqual({
      stakes: [
        {
          ...{ line: 'straight:17', stakeMinor: 100, edgeBp: 271 },
          exposures: [{ key: '2030-01-01-7/straight:17', amountMinor: 3_600, capMinor: 100_000_000 }],
        },
        {
          ...{ line: 'red', stakeMinor: 1_000, edgeBp: 271 },
          exposures: [{ key: '2030-01-01-7/red', amountMinor: 2_000, capMinor: 100_000_000 }],
        },
      ],
      maxPayoutMinor: 3_600,
    });
    // A round that is cancelled gives back what is more than it could win.
    const sure = { round: 'k', spots: { red: 1_000, black: 1_000, 'straight:0': 100 } };
    expect(game.accept(sure, context).price().maxPayoutMinor).toBe(3_600);
    const most = { round: 'k', spots: { red: 900_000, black: 100_000 } };
    expect(game.accept(most, context).price().maxPayoutMinor).toBe(1_800_000);
  });

  it.each([
    ['no chip', { spots: {} }],
    ['no round', { round: undefined }],
    ['a number that is none', { spots: { 'straight:37': 100 } }],
    ['a split of numbers that do not touch', { spots: { 'split:1-3': 100 } }],
    ['half a centavo', { spots: { red: 100.5 } }],
    ['no stake', { spots: { red: 0 } }],
    ['a pocket of its own', { spots: { red: 100 }, pocket: 0 }],
    ['the word of an object', { spots: { constructor: 100 } }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, round } = opened();
    const bet = { round, spots: { red: 100 }, ...wrong };
    expect(() => runner.place({ player: 'ana', family, bet })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 takes the least and the greatest on a spot and in all, and none beside them', () => {
    const take = (spots: Record<string, number>, maxPayoutMinor = 100_000_000) => {
      const config = { ...LiveRouletteConfig.parse(game.config.initial), maxPayoutMinor };
      return () => game.accept({ round: 'k', spots }, { ...context, config }).price();
    };
    for (const spots of [{ red: 100 }, { 'straight:0': 100_000 }, { red: 1_000_000 }])
      expect(take(spots)).not.toThrow();
    for (const spots of [
      { red: 99 },
      { 'straight:0': 100_001 },
      { red: 1_000_001 },
      { red: 500_001, 'dozen:1': 500_000 },
    ]) {
      expect(take(spots)).toThrow('STAKE_INVALID');
    }
    expect(take({ 'straight:5': 1_000 }, 35_999)).toThrow('STAKE_INVALID');
  });
});
