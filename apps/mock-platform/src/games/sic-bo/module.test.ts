import { SicBoConfig } from '@tonalli/contracts/games/sic-bo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { speedSicBo } from '../speed-sic-bo/module';
import { sicBo } from './module';
import { SPOTS } from './spots';

const layouts = fc.dictionary(fc.constantFrom(...SPOTS.keys()), fc.integer({ min: 100, max: 9_000 }), {
  ...{ minKeys: 1, maxKeys: 12, noNullPrototype: true },
});
const die = fc.integer({ min: 0, max: 5 });

describe.each([
  { family: 'sic-bo', game: sicBo, openMs: 16_000, spinMs: 5_000 },
  { family: 'speed-sic-bo', game: speedSicBo, openMs: 8_000, spinMs: 3_000 },
])('$family', ({ family, game, openMs, spinMs }) => {
  const context = { config: game.config.initial, at: 0, phase: () => null };

  /** By draws, each one below its die. */
  function opened(script: readonly number[] = [1, 4, 5]) {
    const runner = createMemoryRunner(game);
    for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 200_000);
    const round = runner.openShared(family, { script: [...script] });
    const place = (player: string, spots: unknown) => runner.place({ player, family, bet: { round, spots } });
    const on = () => runner.advance(family, round);
    return { runner, round, place, on };
  }
  function played(spots: object, script?: readonly number[]) {
    const { runner, place, on } = opened(script);
    const id = place('ana', spots);
    for (const _phase of ['closed', 'spinning', 'result']) on();
    return runner.round(id).results;
  }

  it('GAME-12 takes bets, rests a second in which nothing is drawn, and shows the dice only then', () => {
    const { runner, round, on } = opened();
    const stands = () => [runner.phase(family, round), runner.showShared(family, round)];
    const table = { stop: null };
    expect(stands()).toEqual([{ name: 'open', takesBets: true, lastsMs: openMs, table }, { dice: null }]);
    on();
    expect(stands()).toEqual([{ name: 'closed', takesBets: false, lastsMs: 1_000, table }, { dice: null }]);
    on();
    const thrown = { dice: [2, 5, 6] };
    expect(stands()).toMatchObject([{ name: 'spinning', takesBets: false, lastsMs: spinMs }, thrown]);
    on();
    expect(stands()).toMatchObject([{ name: 'result', takesBets: false, lastsMs: null }, thrown]);
  });

  it('GAME-05 settles all who bet on one throw, spot by spot, as the dice lie and not before', () => {
    const { runner, place, on, round } = opened();
    const ana = place('ana', { big: 500, 'total:13': 100, 'pair:2-5': 200, 'double:3': 300 });
    const eva = place('eva', { small: 400 });
    on();
    expect(() => place('eva', { big: 100 })).toThrow('ROUND_CLOSED');
    on();
    expect([runner.isOver(ana), runner.show(ana)]).toMatchObject([
      false,
      { dice: null, spots: [{ payoutMinor: 0 }, {}, {}, {}] },
    ]);
    on();
    expect(runner.round(ana).results).toMatchObject([
      { line: 'big', status: 'WON', payoutMinor: 1_000, validStakeMinor: 500 },
      { line: 'total:13', status: 'WON', payoutMinor: 900 },
      { line: 'pair:2-5', status: 'WON', payoutMinor: 1_400 },
      { line: 'double:3', status: 'LOST', payoutMinor: 0, validStakeMinor: 300 },
    ]);
    expect(runner.show(ana)).toMatchObject({
      ...{ round, dice: [2, 5, 6] },
      spots: [{ kind: 'big', of: [] }, { kind: 'total', of: [13] }, { kind: 'pair', of: [2, 5] }, {}],
    });
    expect(runner.balance('ana/main')).toBe(200_000 - 1_100 + 3_300);
    expect([runner.isOver(eva), runner.balance('eva/main'), runner.total()]).toEqual([true, 199_600, 0]);
  });

  it('GAME-05 three alike lose small, big, odd and even, and pay a number twelve to one', () => {
    const spots = { small: 100, big: 100, odd: 100, even: 100, 'single:2': 100, 'any-triple': 100, 'triple:2': 100 };
    const paid = played(spots, [1, 1, 1]).map(({ payoutMinor }) => payoutMinor);
    expect(paid).toEqual([0, 0, 0, 0, 1_300, 3_200, 18_100]);
  });

  it('GAME-05 counts as play what lies on opposite chances only as far as one is above the other', () => {
    const valid = (spots: object) => played(spots).map(({ line, validStakeMinor }) => [line, validStakeMinor]);
    expect(valid({ small: 300, big: 1_000, odd: 200, even: 200, 'total:13': 100 })).toEqual([
      ['small', 0],
      ['big', 700],
      ['odd', 0],
      ['even', 0],
      ['total:13', 100],
    ]);
    expect(valid({ small: 300, odd: 500 })).toEqual([
      ['small', 300],
      ['odd', 500],
    ]);
  });

  it('GAME-12 opens on the grid of the day, and looks at each result for three seconds at least', () => {
    const runner = createMemoryRunner(game);
    expect([runner.openShared(family), runner.openShared(family)]).toEqual(['2030-01-01-1', '2030-01-01-2']);
    const everyMs = runner.now() - Date.UTC(2030, 0, 1);
    expect(everyMs - openMs - 1_000 - spinMs).toBeGreaterThanOrEqual(3_000);
    expect(86_400_000 % everyMs).toBe(0);
  });

  it('GAME-12 gives all back where a round comes to no result', () => {
    const { runner, place, on, round } = opened();
    place('ana', { big: 300, 'triple:6': 100 });
    on();
    runner.cancelShared(family, round);
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 pays any layout on any throw as said beforehand, and its books balance', () => {
    fc.assert(
      fc.property(layouts, fc.tuple(die, die, die), (spots, dice) => {
        const { maxPayoutMinor } = game.accept({ round: 'k', spots }, context).price();
        const results = played(spots, dice);
        expect(results).toHaveLength(Object.keys(spots).length);
        expect(results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0)).toBeLessThanOrEqual(maxPayoutMinor);
        for (const { stakeMinor, validStakeMinor } of results) {
          expect(validStakeMinor).toBeGreaterThanOrEqual(0);
          expect(validStakeMinor).toBeLessThanOrEqual(stakeMinor);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('QA-08 comes out at a table as a tester wishes, and where nothing is thrown nothing fits', () => {
    const force = game.rounds?.force;
    const stop = 1 * 36 + 4 * 6 + 5;
    expect(force?.read({ dice: [2, 5, 6] })({ stop })).toBe(true);
    expect(force?.read({ dice: [5, 2, 6] })({ stop })).toBe(false);
    expect([force?.read({ total: 13 })({ stop }), force?.read({ total: 12 })({ stop })]).toEqual([true, false]);
    expect([force?.read({ triple: true })({ stop }), force?.read({ triple: true })({ stop: 43 })]).toEqual([
      false,
      true,
    ]);
    expect(force?.read({ total: 13 })({ stop: null })).toBe(false);
    for (const wish of [{ dice: [0, 1, 2] }, { dice: [1, 2] }, { total: 19 }, { triple: false }, {}]) {
      expect(() => force?.read(wish)).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its chips, each of which may cost the house what it pays', () => {
    expect(game.accept({ round: '2030-01-01-7', spots: { 'triple:6': 100, big: 1_000 } }, context).price()).toEqual({
      stakes: [
        {
          ...{ line: 'triple:6', stakeMinor: 100, edgeBp: 1_621 },
          exposures: [{ key: '2030-01-01-7/triple:6', amountMinor: 18_100, capMinor: 100_000_000 }],
        },
        {
          ...{ line: 'big', stakeMinor: 1_000, edgeBp: 278 },
          exposures: [{ key: '2030-01-01-7/big', amountMinor: 2_000, capMinor: 100_000_000 }],
        },
      ],
      maxPayoutMinor: 18_100,
    });
  });

  it('GAME-05 is played by visitors as by anybody', () => {
    const { runner, round } = opened();
    const bet = game.automatic?.bet(500, createRandom('a visitor'), { key: round, shown: null });
    expect(Object.values(runner.open(runner.place({ player: 'ana', family, bet })))).toEqual([500]);
  });

  it.each([
    ['no chip', { spots: {} }],
    ['no round', { round: undefined }],
    ['a total that is none', { spots: { 'total:3': 100 } }],
    ['a pair the wrong way round', { spots: { 'pair:5-2': 100 } }],
    ['half a centavo', { spots: { big: 100.5 } }],
    ['no stake', { spots: { big: 0 } }],
    ['dice of its own', { dice: [6, 6, 6] }],
    ['the word of an object', { spots: { constructor: 100 } }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, round } = opened();
    const bet = { round, spots: { big: 100 }, ...wrong };
    expect(() => runner.place({ player: 'ana', family, bet })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 takes the least and the greatest on a spot and in all, and none beside them', () => {
    const take = (spots: Record<string, number>, maxPayoutMinor = 100_000_000) => {
      const config = { ...SicBoConfig.parse(game.config.initial), maxPayoutMinor };
      return () => game.accept({ round: 'k', spots }, { ...context, config }).price();
    };
    for (const spots of [{ big: 100 }, { 'triple:6': 100_000 }, { big: 1_000_000 }]) expect(take(spots)).not.toThrow();
    for (const spots of [
      { big: 99 },
      { 'total:9': 100_001 },
      { big: 1_000_001 },
      { big: 950_000, 'total:9': 50_001 },
    ]) {
      expect(take(spots)).toThrow('STAKE_INVALID');
    }
    expect(take({ 'triple:6': 1_000 }, 181_000)).not.toThrow();
    expect(take({ 'triple:6': 1_000 }, 180_999)).toThrow('STAKE_INVALID');
  });
});
