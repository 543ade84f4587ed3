import { MoneyWheelConfig, WHEEL_SPOTS } from '@tonalli/contracts/games/money-wheel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { moneyWheel } from './module';

const family = 'money-wheel';
const context = { config: moneyWheel.config.initial, at: 0, phase: () => null };
const layouts = fc.dictionary(fc.constantFrom(...WHEEL_SPOTS), fc.integer({ min: 100, max: 9_000 }), {
  ...{ minKeys: 1, noNullPrototype: true },
});

/** Where the wheel shows the sun, and where jade. */
const [SUN, JADE] = [0, 1];

function opened(segment = SUN) {
  const runner = createMemoryRunner(moneyWheel);
  for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 200_000);
  const round = runner.openShared(family, { script: [segment] });
  const place = (player: string, spots: unknown) => runner.place({ player, family, bet: { round, spots } });
  const on = () => runner.advance(family, round);
  return { runner, round, place, on };
}

function played(spots: object, segment: number) {
  const { runner, place, on } = opened(segment);
  const id = place('ana', spots);
  for (const _phase of ['closed', 'spinning', 'result']) on();
  return runner.round(id).results;
}

describe('money-wheel', () => {
  it('GAME-12 takes bets, rests a second in which nothing is drawn, and shows where it stops only then', () => {
    const { runner, round, on } = opened(7);
    const stands = () => [runner.phase(family, round), runner.showShared(family, round)];
    const table = { stop: null };
    expect(stands()).toEqual([{ name: 'open', takesBets: true, lastsMs: 15_000, table }, { segment: null }]);
    on();
    expect(stands()).toEqual([{ name: 'closed', takesBets: false, lastsMs: 1_000, table }, { segment: null }]);
    on();
    expect(stands()).toMatchObject([{ name: 'spinning', takesBets: false, lastsMs: 10_000 }, { segment: 7 }]);
    on();
    expect(stands()).toMatchObject([{ name: 'result', takesBets: false, lastsMs: null }, { segment: 7 }]);
  });

  it('GAME-05 settles all who bet on one wheel, spot by spot, as it stands and not before', () => {
    const { runner, place, on, round } = opened(SUN);
    const ana = place('ana', { jade: 500, sun: 100 });
    const eva = place('eva', { amber: 300 });
    on();
    expect(() => place('eva', { jade: 100 })).toThrow('ROUND_CLOSED');
    on();
    expect(runner.isOver(ana)).toBe(false);
    expect(runner.show(ana)).toMatchObject({ round, segment: null, came: null, spots: [{ payoutMinor: 0 }, {}] });
    on();
    expect(runner.round(ana).results).toMatchObject([
      { line: 'jade', status: 'LOST', payoutMinor: 0, validStakeMinor: 500 },
      { line: 'sun', status: 'WON', payoutMinor: 5_200, validStakeMinor: 100 },
    ]);
    expect(runner.show(ana)).toMatchObject({
      ...{ round, segment: SUN, came: 'sun' },
      spots: [{}, { spot: 'sun', multiplierX100: 5_200, stakeMinor: 100, payoutMinor: 5_200 }],
    });
    expect(runner.balance('ana/main')).toBe(200_000 - 600 + 5_200);
    expect(runner.isOver(eva)).toBe(true);
    expect(runner.total()).toBe(0);
  });

  it('GAME-12 opens every half minute of the day, and looks at each result for three seconds at least', () => {
    const runner = createMemoryRunner(moneyWheel);
    expect([runner.openShared(family), runner.openShared(family)]).toEqual(['2030-01-01-1', '2030-01-01-2']);
    const everyMs = runner.now() - Date.UTC(2030, 0, 1);
    expect(everyMs).toBe(30_000);
    expect(everyMs - 15_000 - 1_000 - 10_000).toBeGreaterThanOrEqual(3_000);
  });

  it('GAME-05 is played by visitors as by anybody', () => {
    const { runner, round } = opened();
    const bet = moneyWheel.automatic?.bet(500, createRandom('a visitor'), { key: round, shown: null });
    expect(Object.values(runner.open(runner.place({ player: 'ana', family, bet })))).toEqual([500]);
  });

  it('GAME-05 counts as no play what comes back whichever spot is shown', () => {
    const valid = (spots: object) => played(spots, JADE).map(({ validStakeMinor }) => validStakeMinor);
    // Five of six are covered: each of them can lose.
    expect(valid({ jade: 2_600, turquoise: 1_300, amber: 800, coral: 400, amethyst: 200 })).toEqual([
      ...[2_600, 1_300, 800, 400, 200],
    ]);
    // 5,200 comes back whatever is shown.
    expect(valid({ jade: 2_600, turquoise: 1_300, amber: 800, coral: 400, amethyst: 200, sun: 100 })).toEqual([
      ...[0, 0, 0, 0, 0, 0],
    ]);
    expect(valid({ jade: 3_600, turquoise: 1_300, amber: 800, coral: 400, amethyst: 200, sun: 150 })).toEqual([
      ...[1_000, 0, 0, 0, 0, 50],
    ]);
  });

  it('GAME-12 gives all back where a round comes to no result', () => {
    const { runner, place, on, round } = opened();
    const id = place('ana', { jade: 300, sun: 100 });
    on();
    runner.cancelShared(family, round);
    expect(runner.round(id).results).toMatchObject([
      { status: 'VOID', payoutMinor: 300 },
      { status: 'VOID', payoutMinor: 100 },
    ]);
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 pays any layout on any segment as said beforehand, and its books balance', () => {
    fc.assert(
      fc.property(layouts, fc.integer({ min: 0, max: 53 }), (spots, segment) => {
        const { maxPayoutMinor } = moneyWheel.accept({ round: 'k', spots }, context).price();
        const results = played(spots, segment);
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

  it('QA-08 comes out at a table as a tester wishes, by segment or by what it shows', () => {
    const force = moneyWheel.rounds?.force;
    expect(force?.read({ segment: 17 })({ stop: 17 })).toBe(true);
    expect(force?.read({ segment: 17 })({ stop: 18 })).toBe(false);
    expect(force?.read({ came: 'sun' })({ stop: SUN })).toBe(true);
    expect(force?.read({ came: 'sun' })({ stop: JADE })).toBe(false);
    expect(force?.read({ segment: 0 })({ stop: null })).toBe(false);
    for (const wish of [{ segment: 54 }, { segment: -1 }, { came: 'gold' }, { came: 'sun', segment: 0 }, {}]) {
      expect(() => force?.read(wish)).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its chips, each of which may cost the house what it pays', () => {
    expect(moneyWheel.accept({ round: '2030-01-01-7', spots: { sun: 100, jade: 1_001 } }, context).price()).toEqual({
      stakes: [
        {
          ...{ line: 'jade', stakeMinor: 1_001, edgeBp: 371 },
          exposures: [{ key: '2030-01-01-7/jade', amountMinor: 2_002, capMinor: 100_000_000 }],
        },
        {
          ...{ line: 'sun', stakeMinor: 100, edgeBp: 371 },
          exposures: [{ key: '2030-01-01-7/sun', amountMinor: 5_200, capMinor: 100_000_000 }],
        },
      ],
      maxPayoutMinor: 5_200,
    });
  });

  it.each([
    ['no chip', { spots: {} }],
    ['no round', { round: undefined }],
    ['a spot that is none', { spots: { gold: 100 } }],
    ['half a centavo', { spots: { jade: 100.5 } }],
    ['no stake', { spots: { jade: 0 } }],
    ['a segment of its own', { segment: 0 }],
    ['the word of an object', { spots: { constructor: 100 } }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, round } = opened();
    const bet = { round, spots: { jade: 100 }, ...wrong };
    expect(() => runner.place({ player: 'ana', family, bet })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 takes the least on a spot and the greatest in all, and none beside them', () => {
    const take = (spots: object, maxPayoutMinor = 100_000_000) => {
      const config = { ...MoneyWheelConfig.parse(moneyWheel.config.initial), maxPayoutMinor };
      return () => moneyWheel.accept({ round: 'k', spots }, { ...context, config }).price();
    };
    for (const spots of [{ jade: 100 }, { sun: 1_000_000 }]) expect(take(spots)).not.toThrow();
    for (const spots of [{ jade: 99 }, { sun: 1_000_001 }, { jade: 500_001, sun: 500_000 }]) {
      expect(take(spots)).toThrow('STAKE_INVALID');
    }
    expect(take({ sun: 1_000 }, 52_000)).not.toThrow();
    expect(take({ sun: 1_000 }, 51_999)).toThrow('STAKE_INVALID');
  });
});
