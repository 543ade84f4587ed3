import { HoldAndSpinConfig, HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { PAYLINES } from '../slot/lines';
import { holdAndSpin } from './module';

const bet = { stakeMinor: 1_000 };
const config = HoldAndSpinConfig.parse(holdAndSpin.config.initial);
const context = { config, at: 0, phase: () => null };

/** Stops of the second model: on every reel letters lie in the order of W S A B C D E F G H. */
const STOPS = { W: 0, S: 4, A: 12, B: 14, H: 52 } as const;
const FIRST = { S: 0, A: 8, B: 11, H: 51 } as const;

/** Draws for a spin of these letters, five columns of three; each coin is of the first kind. */
function spun(...columns: readonly string[]): number[] {
  return columns.flatMap((column, reel) =>
    [...column].flatMap((letter) => {
      const stops: Record<string, number> = reel === 0 ? FIRST : STOPS;
      return [stops[letter] ?? Number.NaN, ...(letter === 'S' ? [0] : [])];
    }),
  );
}
const NOTHING = ['HHH', 'BBB', 'HAH', 'HHH', 'HHH'];
const SIX = ['SSS', 'SSS', 'HHH', 'HHH', 'HHH'];
/** Draws of a respin of so many empty cells; 0 is a coin, of the first kind. */
const idle = (empty: number) => new Array<number>(empty).fill(15);

function opened() {
  const runner = createMemoryRunner(holdAndSpin);
  runner.fund('ana/main', 100_000);
  return runner;
}

describe('hold and spin', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const script = spun('HAH', 'BBA', 'HAH', 'HAH', 'HHH');
    const id = runner.place({ player: 'ana', family: 'hold-and-spin', bet, key: 'k', from: { script } });
    expect(runner.isOver(id)).toBe(true);
    const { payoutMinor = 0 } = runner.round(id).results[0] ?? {};
    expect(runner.balance('ana/main')).toBe(99_000 + payoutMinor);
    expect(runner.place({ player: 'ana', family: 'hold-and-spin', bet, key: 'k' })).toBe(id);
    const other = { ...bet, stakeMinor: 2_000 };
    expect(() => runner.place({ player: 'ana', family: 'hold-and-spin', bet: other, key: 'k' })).toThrow('REUSED');
    expect(runner.total()).toBe(0);
  });

  it.each([
    ['nothing', NOTHING, []],
    [
      'three of a kind on the middle line',
      ['HAH', 'BAB', 'BAB', 'BBB', 'BBB'],
      [{ line: 0, symbol: 'high1', count: 3, lineStakes: 40 }],
    ],
    [
      'four with a wild',
      ['HAH', 'BWB', 'BAB', 'BAB', 'BBB'],
      [{ line: 0, symbol: 'high1', count: 4, lineStakes: 200 }],
    ],
    ['five', ['HAH', 'BAB', 'BAB', 'BAB', 'BWB'], [{ line: 0, symbol: 'high1', count: 5, lineStakes: 1_200 }]],
    ['no line across a coin', ['HAH', 'BAB', 'BSB', 'BAB', 'BAB'], []],
  ])('GAME-05 pays lines from the left: %s', (_what, columns, wins) => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'hold-and-spin', bet, from: { script: spun(...columns) } });
    const shown = HoldAndSpinView.parse(runner.show(id));
    const linesPay = wins.reduce((sum, { lineStakes }) => sum + lineStakes, 0);
    expect(shown).toMatchObject({
      wins,
      respins: [],
      linesPay,
      coinsPay: 0,
      grandPays: 0,
      multiplierX100: linesPay * 5,
    });
    expect(runner.round(id).results[0]?.payoutMinor).toBe(linesPay * 50);
  });

  it('GAME-05 holds six coins, gives three respins, three again after each coin, and pays what they are worth', () => {
    const runner = opened();
    // Two idle respins, a coin in the first empty cell, then three idle ones.
    const script = [...spun(...SIX), ...idle(9), ...idle(9), 0, 0, ...idle(8), ...idle(8), ...idle(8), ...idle(8)];
    const id = runner.place({ player: 'ana', family: 'hold-and-spin', bet, from: { script } });
    const shown = HoldAndSpinView.parse(runner.show(id));
    expect(shown.coins.map(({ cell }) => cell)).toEqual([0, 1, 2, 3, 4, 5]);
    const coin = { cell: 6, kind: 'plain', lineStakes: 20 };
    expect(shown.respins).toEqual([[], [], [coin], [], [], []]);
    expect(shown).toMatchObject({ isFull: false, coinsPay: 7 * 20, grandPays: 0, multiplierX100: 700 });
    expect(runner.round(id).results[0]).toMatchObject({ status: 'WON', payoutMinor: 7_000 });
  });

  it('GAME-05 pays nothing for five coins, and draws no respin', () => {
    const runner = opened();
    const script = spun('SSS', 'SSH', 'HHH', 'HHH', 'HHH');
    const id = runner.place({ player: 'ana', family: 'hold-and-spin', bet, from: { script } });
    expect(runner.show(id)).toMatchObject({ respins: [], coinsPay: 0, multiplierX100: 0 });
    expect(runner.round(id).drawn).toHaveLength(20);
  });

  it('GAME-05 pays the grand prize for a full board, in place of what the coins are worth', () => {
    const runner = opened();
    const full = new Array<number>(18).fill(0);
    const id = runner.place({
      ...{ player: 'ana', family: 'hold-and-spin', bet },
      from: { script: [...spun(...SIX), ...full] },
    });
    const shown = HoldAndSpinView.parse(runner.show(id));
    expect(shown).toMatchObject({ isFull: true, coinsPay: 0, grandPays: 20_000, multiplierX100: 100_000 });
    expect(shown.respins).toHaveLength(1);
    expect(runner.round(id).results[0]?.payoutMinor).toBe(1_000_000);
  });

  it('GAME-08 draws each cell and each worth by a bound of its own, kept as such, and replays', () => {
    const runner = opened();
    for (let round = 0; round < 40; round += 1) {
      const id = runner.place({ player: 'ana', family: 'hold-and-spin', bet });
      const { coins, respins } = HoldAndSpinView.parse(runner.show(id));
      const bounds = runner.round(id).drawn.map(([bound]) => bound);
      const count = (bound: number) => bounds.filter((own) => own === bound).length;
      expect(count(60)).toBe(15);
      expect(count(131)).toBe(coins.length + respins.flat().length);
      expect(runner.replay(id)).toEqual(runner.answered(id));
    }
  });

  it.each([
    ['nothing', { nothing: true }, { multiplierX100: 0 }],
    ['coins', { coins: 6 }, {}],
    ['lines', { linesX100: 200 }, { coinsPay: 0 }],
    ['so much', { atLeastX100: 1_500 }, {}],
  ])('QA-08 comes out as a tester wishes, by seeds and nothing else: %s', (_what, wish, shown) => {
    const runner = opened();
    const from = runner.force({ family: 'hold-and-spin', bet, wish });
    const id = runner.place({ player: 'ana', family: 'hold-and-spin', bet, from });
    const view = HoldAndSpinView.parse(runner.show(id));
    expect(view).toMatchObject(shown);
    if ('coins' in wish) expect(view.respins.length).toBeGreaterThanOrEqual(3);
    if ('linesX100' in wish) expect(view.linesPay * 5).toBeGreaterThanOrEqual(200);
    if ('atLeastX100' in wish) expect(view.multiplierX100).toBeGreaterThanOrEqual(1_500);
  });

  it.each([[{ coins: 16 }], [{ nothing: false }], [{ atLeastX100: 0 }], [{}], [{ coins: 6, nothing: true }]])(
    'QA-08 refuses the wish %j',
    (wish) => {
      expect(() => opened().force({ family: 'hold-and-spin', bet, wish })).toThrow('BET_INVALID');
    },
  );

  it('GAME-05 GAME-14 costs its stake with the edge of its model, and no round pays above its most', () => {
    const price = holdAndSpin.accept(bet, context).price();
    expect(price.stakes).toEqual([{ line: 'spin', stakeMinor: 1_000, edgeBp: 467 }]);
    expect(price.maxPayoutMinor).toBe(1_360_000);
  });

  it.each([
    ['half a centavo', { stakeMinor: 0.5 }],
    ['no stake', { stakeMinor: 0 }],
    ['coins of its own', { stakeMinor: 1_000, coins: 15 }],
    ['text', 'ten pesos'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'hold-and-spin', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(100_000);
  });

  it('GAME-05 takes the least and the greatest stake, whole line stakes only, and none beside them', () => {
    const take = (stakeMinor: number) => () => holdAndSpin.accept({ stakeMinor }, context).price();
    const { maxStake = 0, minStake } = holdAndSpin.stated?.(config) ?? {};
    expect([minStake, maxStake % 20]).toEqual([100, 0]);
    for (const stakeMinor of [100, 120, maxStake]) expect(take(stakeMinor)).not.toThrow();
    for (const stakeMinor of [80, 110, 101, maxStake + 20]) expect(take(stakeMinor)).toThrow('STAKE_INVALID');
    expect((maxStake + 20) * 1_360).toBeGreaterThan(config.maxPayoutMinor);
    expect(maxStake * 1_360).toBeLessThanOrEqual(config.maxPayoutMinor);
  });

  it('GAME-05 GAME-14 plays each title by the one model that its id fixes, and says so before it is opened', () => {
    const settings = Array.from({ length: 60 }, (_, id) => holdAndSpin.settingOf(`9000${id}`));
    expect(new Set(settings).size).toBe(3);
    expect(holdAndSpin.settingOf('90007')).toBe(settings[7]);
    const stated = [...new Set(settings)].map((setting) => holdAndSpin.stated?.(setting));
    expect(new Set(stated.map((facts) => facts?.rtpPercent))).toEqual(new Set(['95.09', '95.33', '96.57']));
    for (const facts of stated) expect(facts).toMatchObject({ reels: 5, rows: 3, lines: PAYLINES.length });
  });

  it('GAME-05 never pays more than its price says, and keeps every bet whole', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
    fc.assert(
      fc.property(seeds, fc.integer({ min: 5, max: 2_000 }), (serverSeed, lineStake) => {
        const runner = opened();
        const from = { serverSeed, clientSeed: 'any', nonce: 0 };
        const id = runner.place({ player: 'ana', family: 'hold-and-spin', bet: { stakeMinor: lineStake * 20 }, from });
        expect(runner.balance('ana/main') % lineStake).toBe(100_000 % lineStake);
        expect(runner.isOver(id)).toBe(true);
      }),
    );
  });
});
