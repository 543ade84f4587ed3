import { ClusterConfig, ClusterView } from '@tonalli/contracts/games/cluster';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { cluster } from './module';

const bet = { stakeMinor: 1_000 };
const config = ClusterConfig.parse(cluster.config.initial);
const context = { config, at: 0, phase: () => null };

/** Draws of these letters, from A to G. */
const drawn = (letters: string): number[] => [...letters].map((letter) => 'ABCDEFG'.indexOf(letter));
/** Seven A at most, and of no other symbol eight. */
const NOTHING = 'AAAAABBBBBCCCCCDDDDDEEEEEFFFFF';
const EIGHT = 'AAAAAAAABBBBBBCCCCCDDDDDEEEEFF';

function opened() {
  const runner = createMemoryRunner(cluster);
  runner.fund('ana/main', 100_000);
  return runner;
}
const place = (runner: ReturnType<typeof opened>, letters: string) =>
  runner.place({ player: 'ana', family: 'cluster', bet, from: { script: drawn(letters) } });

describe('the tumbling board', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const from = { script: drawn(`${EIGHT}GGGGGGFE`) };
    const id = runner.place({ player: 'ana', family: 'cluster', bet, key: 'k', from });
    expect(runner.isOver(id)).toBe(true);
    // Eight of the best: 16 of 20 parts of the stake.
    expect(runner.balance('ana/main')).toBe(100_000 - 1_000 + 800);
    expect(runner.place({ player: 'ana', family: 'cluster', bet, key: 'k' })).toBe(id);
    const other = { ...bet, stakeMinor: 2_000 };
    expect(() => runner.place({ player: 'ana', family: 'cluster', bet: other, key: 'k' })).toThrow('REUSED');
    expect(runner.balance('ana/main')).toBe(99_800);
    expect(runner.total()).toBe(0);
  });

  it.each([
    [8, 16],
    [9, 16],
    [10, 50],
    [11, 50],
    [12, 250],
    [15, 250],
  ])('GAME-05 pays %i of a symbol, wherever they lie', (count, parts) => {
    const runner = opened();
    const others = 'BCDEFGBCDEFGBCDEFGBCDEFG'.slice(0, 30 - count);
    const apart = [...others].reduce((all, letter, at) => `${all}${letter}${at < count - 1 ? 'A' : ''}`, 'A');
    const first = apart.padEnd(30, 'A').slice(0, 30);
    const shown = ClusterView.parse(runner.show(place(runner, first + 'BCDEFGBCDEFGBCDEFG'.slice(0, count))));
    const symbol = 'high1';
    expect(shown.steps[0]).toMatchObject({ wins: [{ symbol, count, parts }], multiplier: 1, parts });
  });

  it('GAME-05 lets what is above fall, drops the new ones in, multiplies the next win, and stops where nothing wins', () => {
    const runner = opened();
    const id = place(runner, `${EIGHT}BBGGGGGG${'CCDDEEFF'}`);
    const shown = ClusterView.parse(runner.show(id));
    expect(shown.steps.map(({ wins }) => wins.map(({ symbol, count }) => [symbol, count]))).toEqual([
      [['high1', 8]],
      [['high2', 8]],
      [],
    ]);
    expect(shown.steps.map(({ multiplier, parts }) => [multiplier, parts])).toEqual([
      [1, 16],
      [2, 20],
      [3, 0],
    ]);
    // The first column was A alone; the second kept its two B below the three that dropped in.
    expect(shown.steps[1]?.reels[0]).toEqual(['high2', 'high2', 'low3', 'low3', 'low3']);
    expect(shown.steps[1]?.reels[1]).toEqual(['low3', 'low3', 'low3', 'high2', 'high2']);
    expect(shown).toMatchObject({ isCleared: false, clearPays: 0, multiplierX100: 180 });
    expect(runner.round(id).results[0]).toMatchObject({ status: 'WON', payoutMinor: 1_800 });
  });

  it('GAME-05 pays nothing where no symbol comes eight times, and draws nothing more', () => {
    const runner = opened();
    const id = place(runner, NOTHING);
    expect(runner.round(id).results[0]).toMatchObject({ status: 'LOST', payoutMinor: 0 });
    expect(runner.round(id).drawn).toHaveLength(30);
  });

  it('GAME-05 ends with the tenth win, which empties the board and pays the prize for it', () => {
    const runner = opened();
    const id = place(runner, EIGHT + 'AAAAAAAA'.repeat(9));
    const shown = ClusterView.parse(runner.show(id));
    expect(shown.steps).toHaveLength(10);
    expect(shown).toMatchObject({ isCleared: true, clearPays: 300, multiplierX100: (16 * 55 + 300) * 5 });
    expect(runner.round(id).drawn).toHaveLength(30 + 9 * 8);
  });

  it('GAME-05 pays no prize for an empty board where the tenth one wins nothing', () => {
    const runner = opened();
    const id = place(runner, `${EIGHT}${'AAAAAAAA'.repeat(8)}GGGGGGFE`);
    const shown = ClusterView.parse(runner.show(id));
    expect(shown.steps).toHaveLength(10);
    expect(shown.steps.at(-1)).toMatchObject({ wins: [], parts: 0 });
    expect(shown).toMatchObject({ isCleared: false, clearPays: 0, multiplierX100: 16 * 45 * 5 });
  });

  it('GAME-08 draws one of seven for each cell, kept as such, and replays', () => {
    const runner = opened();
    for (let round = 0; round < 20; round += 1) {
      const id = runner.place({ player: 'ana', family: 'cluster', bet });
      const { drawn: kept } = runner.round(id);
      const { steps, isCleared } = ClusterView.parse(runner.show(id));
      const won = steps.slice(0, isCleared ? -1 : undefined).flatMap(({ wins }) => wins);
      expect(kept).toHaveLength(won.reduce((sum, { count }) => sum + count, 30));
      expect(new Set(kept.map(([bound]) => bound))).toEqual(new Set([7]));
      expect(runner.replay(id)).toEqual(runner.answered(id));
    }
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = opened();
    const forced = (wish: object) => {
      const from = runner.force({ family: 'cluster', bet, wish });
      return ClusterView.parse(runner.show(runner.place({ player: 'ana', family: 'cluster', bet, from })));
    };
    for (const wins of [0, 1, 4]) {
      expect(forced({ wins }).steps.filter((step) => step.wins.length > 0)).toHaveLength(wins);
    }
    expect(forced({ atLeastX100: 1_000 }).multiplierX100).toBeGreaterThanOrEqual(1_000);
  });

  it.each([[{ wins: 11 }], [{ wins: -1 }], [{ atLeastX100: 0 }], [{}], [{ wins: 1, atLeastX100: 1 }]])(
    'QA-08 refuses the wish %j',
    (wish) => {
      expect(() => opened().force({ family: 'cluster', bet, wish })).toThrow('BET_INVALID');
    },
  );

  it('GAME-05 GAME-14 costs its stake with the edge of its model, and names the most that it pays', () => {
    const { stakes, maxPayoutMinor } = cluster.accept(bet, context).price();
    expect(stakes).toEqual([{ line: 'spin', stakeMinor: 1_000, edgeBp: 320 }]);
    expect(maxPayoutMinor).toBe(1_115_000);
  });

  it.each([
    ['half a centavo', { stakeMinor: 0.5 }],
    ['no stake', { stakeMinor: 0 }],
    ['a board of its own', { stakeMinor: 1_000, cells: 'A' }],
    ['text', 'ten pesos'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'cluster', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(100_000);
  });

  it('GAME-05 takes the least and the greatest stake, whole twentieths only, and none beside them', () => {
    const take = (stakeMinor: number) => () => cluster.accept({ stakeMinor }, context).price();
    const { maxStake = 0 } = cluster.stated?.(config) ?? {};
    for (const stakeMinor of [100, 120, maxStake]) expect(take(stakeMinor)).not.toThrow();
    for (const stakeMinor of [80, 110, 101, maxStake + 20]) expect(take(stakeMinor)).toThrow('STAKE_INVALID');
    expect(maxStake * 1_115).toBeLessThanOrEqual(config.maxPayoutMinor);
    expect((maxStake + 20) * 1_115).toBeGreaterThan(config.maxPayoutMinor);
  });

  it('GAME-05 GAME-14 plays each title by the one model that its id fixes, and says so before it is opened', () => {
    const settings = Array.from({ length: 60 }, (_, id) => cluster.settingOf(`9000${id}`));
    expect(new Set(settings).size).toBe(3);
    expect(cluster.settingOf('90007')).toBe(settings[7]);
    const stated = [...new Set(settings)].map((setting) => cluster.stated?.(setting));
    expect(new Set(stated.map((facts) => facts?.rtpPercent))).toEqual(new Set(['96.51', '96.80', '97.71']));
    expect(new Set(stated.map((facts) => facts?.volatility))).toEqual(new Set([3, 4, 5]));
    for (const facts of stated) expect(facts).toMatchObject({ reels: 6, rows: 5 });
  });

  it('GAME-05 takes and pays whole centavos, whatever comes', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
    fc.assert(
      fc.property(seeds, fc.integer({ min: 5, max: 2_000 }), (serverSeed, part) => {
        const runner = opened();
        const from = { serverSeed, clientSeed: 'any', nonce: 0 };
        const id = runner.place({ player: 'ana', family: 'cluster', bet: { stakeMinor: part * 20 }, from });
        expect(runner.isOver(id)).toBe(true);
        expect(runner.balance('ana/main') % part).toBe(100_000 % part);
        expect(runner.total()).toBe(0);
      }),
    );
  });
});
