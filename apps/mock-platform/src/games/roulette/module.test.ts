import { RouletteConfig } from '@tonalli/contracts/games/roulette';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { roulette } from './module';

const bet = { spots: { 'straight:17': 100, 'split:14-17': 200, red: 1_000 } };
const context = { config: roulette.config.initial, at: 0, phase: () => null };

function opened() {
  const runner = createMemoryRunner(roulette);
  runner.fund('ana/main', 5_000);
  return runner;
}

/** Valid stakes of a layout by spot. */
function validOf(spots: Record<string, number>, pocket: number): Record<string, number> {
  const runner = createMemoryRunner(roulette);
  runner.fund('ana/main', 1_000_000);
  const id = runner.place({ player: 'ana', family: 'roulette', bet: { spots }, from: { script: [pocket] } });
  return Object.fromEntries(runner.round(id).results.map(({ line, validStakeMinor }) => [line, validStakeMinor]));
}

describe('roulette', () => {
  it('GAME-05 takes every chip and pays every spot at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'roulette', bet, key: 'k', from: { script: [17] } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_300 + 3_600 + 3_600);
    expect(runner.round(id).results).toMatchObject([
      { line: 'straight:17', status: 'WON', payoutMinor: 3_600, validStakeMinor: 100 },
      { line: 'split:14-17', status: 'WON', payoutMinor: 3_600, validStakeMinor: 200 },
      { line: 'red', status: 'LOST', payoutMinor: 0, validStakeMinor: 1_000 },
    ]);
    expect(runner.show(id)).toMatchObject({ pocket: 17, spots: [{ numbers: [17] }, { kind: 'split' }, {}] });
    expect(runner.place({ player: 'ana', family: 'roulette', bet, key: 'k' })).toBe(id);
    const other = { spots: { black: 1_300 } };
    expect(() => runner.place({ player: 'ana', family: 'roulette', bet: other, key: 'k' })).toThrow('REUSED');
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 loses all to the zero but what lies on it', () => {
    const runner = opened();
    const spots = { 'first-four:0-1-2-3': 100, red: 100, even: 100, low: 100, 'dozen:1': 100, 'column:1': 100 };
    const id = runner.place({ player: 'ana', family: 'roulette', bet: { spots }, from: { script: [0] } });
    expect(runner.round(id).results.map(({ payoutMinor }) => payoutMinor)).toEqual([900, 0, 0, 0, 0, 0]);
  });

  it('GAME-05 counts as play what lies on opposite spots only as far as one is above the other', () => {
    expect(validOf({ red: 300, black: 1_000 }, 1)).toEqual({ red: 0, black: 700 });
    expect(validOf({ odd: 500, even: 500, low: 200 }, 2)).toEqual({ odd: 0, even: 0, low: 200 });
    expect(validOf({ 'dozen:1': 300, 'dozen:2': 500, 'dozen:3': 300 }, 36)).toEqual({
      ...{ 'dozen:1': 0, 'dozen:2': 200, 'dozen:3': 0 },
    });
    expect(validOf({ 'column:1': 300, 'column:2': 500 }, 1)).toEqual({ 'column:1': 300, 'column:2': 500 });
  });

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'roulette', bet: { spots: { red: 5_001 } } })).toThrow(
      'INSUFFICIENT_FUNDS',
    );
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-08 draws one number below 37, kept as such', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'roulette', bet });
    expect(runner.round(id).drawn).toEqual([[37, expect.any(Number)]]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
    expect(runner.show(id)).toMatchObject({ pocket: runner.round(id).drawn[0]?.[1] });
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = opened();
    const play = (wish: object) => {
      const from = runner.force({ family: 'roulette', bet, wish });
      return runner.show(runner.place({ player: 'ana', family: 'roulette', bet, from }));
    };
    expect(play({ pocket: 17 })).toMatchObject({ pocket: 17 });
    expect(play({ wins: false })).not.toMatchObject({ pocket: 17 });
    for (const wish of [{ pocket: 37 }, { pocket: -1 }, { wins: 1 }, { pocket: 1, wins: true }, {}]) {
      expect(() => opened().force({ family: 'roulette', bet, wish })).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its chips, with one pocket of 37 for the house', () => {
    expect(roulette.accept(bet, context).price()).toEqual({
      stakes: [
        { line: 'straight:17', stakeMinor: 100, edgeBp: 271 },
        { line: 'split:14-17', stakeMinor: 200, edgeBp: 271 },
        { line: 'red', stakeMinor: 1_000, edgeBp: 271 },
      ],
      maxPayoutMinor: 7_200,
    });
  });

  it.each([
    ['no chip', { spots: {} }],
    ['a number that is none', { spots: { 'straight:37': 100 } }],
    ['a split of numbers that do not touch', { spots: { 'split:1-3': 100 } }],
    ['a street across', { spots: { 'street:2-3-4': 100 } }],
    ['half a centavo', { spots: { red: 100.5 } }],
    ['no stake', { spots: { red: 0 } }],
    ['a pocket of its own', { ...bet, pocket: 0 }],
    ['the word of an object', { spots: { constructor: 100 } }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'roulette', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest on a spot and in all, and none beside them', () => {
    const take = (spots: Record<string, number>, maxPayoutMinor = 100_000_000) => {
      const config = { ...RouletteConfig.parse(roulette.config.initial), maxPayoutMinor };
      return () => roulette.accept({ spots }, { ...context, config }).price();
    };
    for (const spots of [
      { red: 100 },
      { 'straight:0': 100_000 },
      { 'line:1-2-3-4-5-6': 600_000 },
      { red: 1_000_000 },
    ]) {
      expect(take(spots)).not.toThrow();
    }
    const beyond = [
      ...[{ red: 99 }, { 'straight:0': 100_001 }, { 'line:1-2-3-4-5-6': 600_001 }, { red: 1_000_001 }],
      { red: 500_001, 'dozen:1': 500_000 },
    ];
    for (const spots of beyond) expect(take(spots)).toThrow('STAKE_INVALID');
    expect(take({ 'straight:5': 1_000 }, 36_000)).not.toThrow();
    expect(take({ 'straight:5': 1_000 }, 35_999)).toThrow('STAKE_INVALID');
  });
});
