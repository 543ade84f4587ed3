import { ScratchConfig } from '@tonalli/contracts/games/scratch';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { scratch } from './module';

const bet = { stakeMinor: 1_000 };
const context = { config: scratch.config.initial, at: 0, phase: () => null };

function opened() {
  const runner = createMemoryRunner(scratch);
  runner.fund('ana/main', 5_000);
  return runner;
}

describe('scratch cards', () => {
  it('GAME-05 GAME-13 takes the stake and pays as the card is bought, and sells nothing twice for one key', () => {
    const runner = opened();
    // Of the medium cards the 16th wins 200 stakes.
    const placed = { player: 'ana', family: 'scratch', bet, key: 'k' };
    const id = runner.place({ ...placed, from: { script: [15, 0] } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 200_000);
    expect(runner.place(placed)).toBe(id);
    expect(runner.balance('ana/main')).toBe(204_000);
    expect(() => runner.place({ ...placed, bet: { stakeMinor: 2_000 } })).toThrow('REUSED');
    expect(runner.total()).toBe(0);
  });

  it.each([
    { card: 0, payoutMinor: 1_000_000, winner: 'scatter' },
    { card: 14, payoutMinor: 1_000_000, winner: 'scatter' },
    { card: 15, payoutMinor: 200_000, winner: 'high1' },
    { card: 172_235, payoutMinor: 1_000, winner: 'low4' },
    { card: 350_234, payoutMinor: 1_000, winner: 'low4' },
    { card: 350_235, payoutMinor: 0, winner: null },
    { card: 999_999, payoutMinor: 0, winner: null },
  ])('GAME-05 GAME-11 pays $payoutMinor for card $card, a stake of 10.00', ({ card, payoutMinor, winner }) => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'scratch', bet, from: { script: [card, 77] } });
    const status = winner === null ? 'LOST' : 'WON';
    expect(runner.round(id).results).toMatchObject([{ line: 'card', status, payoutMinor, validStakeMinor: 1_000 }]);
    expect(runner.show(id)).toMatchObject({ table: 'medium-1', winner, multiplierX100: payoutMinor / 10 });
  });

  it('GAME-08 draws the card and what it looks like, kept as such, and is the same again from them', () => {
    const runner = opened();
    const lost = runner.place({ player: 'ana', family: 'scratch', bet, from: { script: [500_000, 0] } });
    expect(runner.round(lost).drawn).toEqual([
      [1_000_000, 500_000],
      [172_504_080, 0],
    ]);
    const [one, two, three] = ['scatter', 'high1', 'high2'];
    expect(runner.show(lost)).toEqual({
      ...{ table: 'medium-1', winner: null, multiplierX100: 0 },
      fields: [one, one, two, two, three, three, 'high3', 'high3', 'high4'],
      paysX100: [100_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100],
    });
    expect(scratch.symbolsIn(runner.show(lost))).toEqual([
      'scatter',
      'scatter',
      'high1',
      'high1',
      'high2',
      'high2',
      'high3',
      'high3',
      'high4',
    ]);
    const won = runner.place({ player: 'ana', family: 'scratch', bet, from: { script: [0, 16_934_399] } });
    expect(runner.round(won).drawn).toEqual([
      [1_000_000, 0],
      [16_934_400, 16_934_399],
    ]);
    const last = ['low4', 'low4', 'low3', 'low3', 'low2', 'low2', one, one, one];
    expect(runner.show(won)).toMatchObject({ winner: one, fields: last });
    for (const id of [lost, won]) expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it.each([
    ['nothing', { paysX100: 0 }, { winner: null }],
    ['a prize', { paysX100: 200 }, { winner: 'low3', multiplierX100: 200 }],
  ])('QA-08 comes out as a tester wishes, by seeds and nothing else: %s', (_what, wish, shown) => {
    const runner = opened();
    const from = runner.force({ family: 'scratch', bet, wish });
    const id = runner.place({ player: 'ana', family: 'scratch', bet, from });
    expect(runner.show(id)).toMatchObject(shown);
  });

  it('QA-08 comes out as great as a tester wishes, and knows no other wish', () => {
    const runner = opened();
    const from = runner.force({ family: 'scratch', bet, wish: { atLeastX100: 500 } });
    const id = runner.place({ player: 'ana', family: 'scratch', bet, from });
    expect(runner.round(id).results[0]?.payoutMinor).toBeGreaterThanOrEqual(5_000);
    for (const wish of [{ paysX100: -1 }, { atLeastX100: 0 }, { paysX100: 0, atLeastX100: 1 }, { fields: [] }, {}]) {
      expect(() => opened().force({ family: 'scratch', bet, wish })).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its stake, with the edge of its table', () => {
    expect(scratch.accept(bet, context).price()).toEqual({
      stakes: [{ line: 'card', stakeMinor: 1_000, edgeBp: 580 }],
      maxPayoutMinor: 1_000_000,
    });
  });

  it.each([
    ['half a centavo', { stakeMinor: 0.5 }],
    ['no stake', { stakeMinor: 0 }],
    ['nothing', {}],
    ['a table of its own', { ...bet, table: 'low-1' }],
    ['a layout of its own', { ...bet, layout: 0 }],
    ['text', 'a card'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'scratch', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it.each([
    ['low-1', 400_000],
    ['medium-1', 100_000],
    ['high-1', 20_000],
    ['extreme-1', 5_000],
  ] as const)('GAME-05 takes the least and the greatest stake of %s, and none beside them', (table, most) => {
    const config = { ...ScratchConfig.parse(scratch.config.initial), table };
    const take = (stakeMinor: number) => () => scratch.accept({ stakeMinor }, { ...context, config }).price();
    for (const stakeMinor of [100, most]) expect(take(stakeMinor)).not.toThrow();
    for (const stakeMinor of [99, most + 1]) expect(take(stakeMinor)).toThrow('STAKE_INVALID');
    expect(scratch.stated?.(config)).toMatchObject({ minStake: 100, maxStake: most });
  });

  it('GAME-05 LOBBY-05 plays a title under the setting of its id, one object for each, and states what it pays', () => {
    const stated = ['4', '5', '6', '7'].map((nodeId) => scratch.stated?.(scratch.settingOf(nodeId)));
    expect(stated.map((facts) => [facts?.rtpPercent, facts?.volatility, facts?.maxWinStakes])).toEqual([
      ['95.50', 2, 250],
      ['94.20', 3, 1_000],
      ['93.10', 4, 5_000],
      ['92.40', 5, 20_000],
    ]);
    for (const facts of stated) expect(facts?.features).toEqual(['INSTANT_WIN', 'MUSIC', 'PROVABLY_FAIR']);
    expect(scratch.settingOf('4')).toBe(scratch.settingOf('8'));
  });
});
