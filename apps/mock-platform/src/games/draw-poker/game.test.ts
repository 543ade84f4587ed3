import { type Hold, VideoPokerView } from '@tonalli/contracts/games/video-poker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { deucesWild } from '../deuces-wild/module';
import { videoPoker } from '../video-poker/module';
import { drawsFor } from './dealt-fixture';
import { deal } from './engine';
import { cards } from './naive-fixture';

const FUNDS_MINOR = 2_000_000;
const KINGS = 'Ks Kh 7d 4c 3s Kd 7s 5c 9h 8d';
const holding = (...places: number[]): Hold => Array.from({ length: 5 }, (_, at) => places.includes(at));

function dealt(names: string, { game = videoPoker, stakeMinor = 1_000 } = {}) {
  const runner = createMemoryRunner(game);
  runner.fund('ana/main', FUNDS_MINOR);
  const from = { script: drawsFor(names) };
  const id = runner.place({ player: 'ana', family: game.family, bet: { stakeMinor }, from });
  return {
    runner,
    id,
    draw: (hold: Hold) => VideoPokerView.parse(runner.step(id, { hold })),
    gainMinor: () => runner.balance('ana/main') - FUNDS_MINOR,
  };
}

describe('video poker', () => {
  it('GAME-05 GAME-11 replaces what is not held by the next cards from left to right, and pays the hand', () => {
    const { draw, gainMinor, runner, id } = dealt(KINGS);
    expect(draw(holding(0, 1))).toEqual({
      table: 'jacks-9-6',
      dealt: cards('Ks Kh 7d 4c 3s'),
      hold: holding(0, 1),
      cards: cards('Ks Kh Kd 7s 5c'),
      hand: 'three-of-a-kind',
      multiplier: 3,
    });
    expect(gainMinor()).toBe(2_000);
    expect(runner.round(id).results).toMatchObject([{ status: 'WON', payoutMinor: 3_000, validStakeMinor: 1_000 }]);
  });

  it.each([
    [holding(0, 1, 2), 'full-house', 9],
    [holding(0, 1, 2, 3, 4), 'jacks-or-better', 1],
    [holding(0, 1, 3, 4), 'three-of-a-kind', 3],
    [holding(), 'nothing', 0],
  ] as const)('GAME-05 pays what the hold comes to: %j %s', (hold, hand, multiplier) => {
    const { draw, gainMinor } = dealt(KINGS);
    expect(draw([...hold])).toMatchObject({ hand, multiplier });
    expect(gainMinor()).toBe(multiplier * 1_000 - 1_000);
  });

  it('GAME-05 plays deuces as any card, and pays 800 for a natural royal flush at any stake', () => {
    const wild = dealt('2s 9h 9d Kc 4s 9c 5h 3d 3h 4d', { game: deucesWild });
    expect(wild.draw(holding(0, 1, 2))).toMatchObject({ hand: 'four-of-a-kind', multiplier: 4 });
    const royal = dealt('As Ks Qs Js 10s 9c 5h 3d 3h 4d', { game: deucesWild, stakeMinor: 100 });
    expect(royal.draw(holding(0, 1, 2, 3, 4))).toMatchObject({ hand: 'royal-flush', multiplier: 800 });
    expect(royal.gainMinor()).toBe(79_900);
  });

  it('GAME-05 GAME-08 shows nothing to come before the draw', () => {
    const { runner, id } = dealt(KINGS);
    const view = runner.show(id);
    expect(view).toEqual({
      ...{ table: 'jacks-9-6', dealt: cards('Ks Kh 7d 4c 3s'), hold: null, cards: cards('Ks Kh 7d 4c 3s') },
      ...{ hand: 'jacks-or-better', multiplier: 0 },
    });
  });

  it('GAME-05 draws once, and takes no other step', () => {
    const { draw, runner, id } = dealt(KINGS);
    for (const wrong of ['hold', { hold: [true] }, { hold: [1, 1, 0, 0, 0] }, {}]) {
      expect(() => runner.step(id, wrong)).toThrow('STEP_INVALID');
    }
    draw(holding(0, 1));
    expect(() => draw(holding())).toThrow();
  });

  it('GAME-05 GAME-13 holds in the best way when nobody comes back, and when the player excludes themself', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const { runner, id, gainMinor } = dealt(KINGS);
      if (end === 'finish') runner.finish(id);
      else runner.exclude('ana');
      expect(runner.show(id)).toMatchObject({ hold: holding(0, 1), hand: 'three-of-a-kind' });
      expect(gainMinor()).toBe(2_000);
      expect(runner.total()).toBe(0);
    }
    // A hand that is complete is never thrown away.
    const { runner, id, gainMinor } = dealt('Ks Qs Js 10s 9s 2d 2h 3d 3h 4d');
    runner.finish(id);
    expect(gainMinor()).toBe(49_000);
  });

  it('GAME-05 refuses a stake beyond its limits, and one whose royal flush could not be paid', () => {
    for (const stakeMinor of [0, 99, 125_001, 1_000_000, 1.5]) {
      expect(() => dealt(KINGS, { stakeMinor })).toThrow(/STAKE_INVALID|BET_INVALID/);
    }
    expect(dealt(KINGS, { stakeMinor: 125_000 }).gainMinor()).toBe(-125_000);
  });

  it('GAME-11 plays every title on one table of its family, fixed by its id', () => {
    for (const [game, tables] of [
      [videoPoker, ['jacks-9-6', 'jacks-8-5']],
      [deucesWild, ['deuces-25-15-9', 'deuces-20-12-10']],
    ] as const) {
      const ids = Array.from({ length: 100 }, (_, id) => `OMT${id}`);
      const settings = new Set(ids.map((id) => game.settingOf(id)));
      expect([...settings]).toHaveLength(2);
      expect([...settings].map((config) => Object(config).table).sort()).toEqual([...tables].sort());
      expect(game.settingOf('OMT1')).toBe(game.settingOf('OMT1'));
    }
  });

  it('GAME-14 states the return of the best play, the greatest win and the stakes', () => {
    expect(videoPoker.stated?.(videoPoker.config.initial)).toEqual({
      ...{ rtpPercent: '99.54', volatility: 4, minStake: 100, maxStake: 125_000, maxWinStakes: 800 },
      // Of the best play, 45.4565 of a hundred deals pay.
      paidPercent: '45.45',
      features: ['PROVABLY_FAIR'],
    });
    expect(deucesWild.stated?.(deucesWild.config.initial)).toMatchObject({ rtpPercent: '98.91', maxWinStakes: 800 });
  });

  it('QA-08 is dealt what testers wish, and refuses wishes that are none', () => {
    const state = (names: string) => ({ table: 'jacks-9-6', cards: cards(names), hold: null });
    const entry = (names: string) => ({
      id: '',
      bet: { stakeMinor: 100 },
      state: state(names),
      open: {},
      heldMinor: 0,
    });
    const grants = (wish: unknown, names: string) => videoPoker.force?.read(wish)(entry(names));
    expect(grants({ dealt: 'jacks-or-better' }, KINGS)).toBe(true);
    expect(grants({ dealt: 'two-pair' }, KINGS)).toBe(false);
    expect(grants({ dealt: 'jacks-or-better', reach: 'full-house' }, KINGS)).toBe(true);
    expect(grants({ reach: 'royal-flush' }, KINGS)).toBe(false);
    expect(grants({}, KINGS)).toBe(true);
    for (const wrong of [{ dealt: 'pair' }, { reel: 1 }, 'royal-flush']) {
      expect(() => videoPoker.force?.read(wrong)).toThrow('BET_INVALID');
    }
  });

  it('GAME-08 deals ten different cards, each place any card alike', () => {
    const seeds = fc.record({
      serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
      clientSeed: fc.stringMatching(/^[!-~]{1,20}$/),
      nonce: fc.nat(),
    });
    fc.assert(
      fc.property(seeds, (given) => {
        expect(new Set(deal('jacks-9-6', fairDraws(given)).cards).size).toBe(10);
      }),
    );
    // Every way to draw the first two: each pair of cards comes once.
    const pairs = Array.from({ length: 52 * 51 }, (_, way) => {
      const drawn = [Math.floor(way / 51), way % 51];
      return deal('jacks-9-6', { below: () => drawn.shift() ?? 0 }).cards.slice(0, 2);
    });
    expect(new Set(pairs.map(([one = 0, other = 0]) => one * 52 + other)).size).toBe(52 * 51);
  });
});
