import { ClassicConfig } from '@tonalli/contracts/games/classic';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { CLASSIC_MODELS } from './models';
import { classic } from './module';

const bet = { stakeMinor: 1_000 };
const context = { config: classic.config.initial, at: 0, phase: () => null };
/** Where the middle line of the initial model shows G, G and D. */
const WON = [0, 23, 2];

function opened() {
  const runner = createMemoryRunner(classic);
  runner.fund('ana/main', 5_000);
  return runner;
}
const place = (runner: ReturnType<typeof opened>, script: number[]) =>
  runner.place({ player: 'ana', family: 'classic', bet, from: { script } });

describe('classic', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const asked = { player: 'ana', family: 'classic', bet, key: 'k' };
    const id = runner.place({ ...asked, from: { script: WON } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.round(id).results).toMatchObject([{ line: 'spin', stakeMinor: 1_000, payoutMinor: 400 }]);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 400);
    expect(runner.place(asked)).toBe(id);
    expect(() => runner.place({ ...asked, bet: { stakeMinor: 2_000 } })).toThrow('REUSED');
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 MEM-07 shows the reels and the lines that won, and names the pictures', () => {
    const runner = opened();
    const view = runner.show(place(runner, WON));
    expect(view).toEqual({
      model: 'medium-1',
      stakeMinor: 1_000,
      reels: ['FGW', 'EGE', 'FDG'],
      wins: [{ line: 0, symbol: 'G', count: 2, times: 1, paysX100: 40 }],
      paysX100: 40,
    });
    expect([...classic.symbolsIn(view)].sort()).toEqual(['high4', 'low1', 'low2', 'low3', 'wild']);
  });

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    const dear = { player: 'ana', family: 'classic', bet: { stakeMinor: 5_100 } };
    expect(() => runner.place(dear)).toThrow('INSUFFICIENT_FUNDS');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-08 draws where each reel stands, and plays it again from that', () => {
    const runner = opened();
    const id = runner.place({ player: 'ana', family: 'classic', bet });
    expect(runner.round(id).drawn.map(([bound]) => bound)).toEqual([24, 24, 24]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it.each([
    ['nothing won', { atMostX100: 0 }, (view: Shown) => view.paysX100 === 0],
    [
      'a win within bounds',
      { atLeastX100: 300, atMostX100: 900 },
      (view: Shown) => view.paysX100 >= 300 && view.paysX100 <= 900,
    ],
    ['reels where they should stand', { stops: [2, null, 17] }, (view: Shown) => view.reels[0] === 'WEC'],
  ])('QA-08 comes out as a tester wishes, by seeds and nothing else: %s', (_what, wish, isSo) => {
    const runner = opened();
    const from = runner.force({ family: 'classic', bet, wish });
    expect(isSo(runner.show(runner.place({ player: 'ana', family: 'classic', bet, from })) as Shown)).toBe(true);
  });

  it.each([[{ freeSpins: true }], [{ stops: 'all' }], ['win']])('QA-08 refuses the wish %j', (wish) => {
    expect(() => opened().force({ family: 'classic', bet, wish })).toThrow('BET_INVALID');
  });

  it('GAME-05 GAME-14 costs its stake with the edge of the model, and may pay its luckiest stop', () => {
    // 95.86 % of a stake comes back, cut.
    const stakes = [{ line: 'spin', stakeMinor: 1_000, edgeBp: 414 }];
    expect(classic.accept(bet, context).price()).toEqual({ stakes, maxPayoutMinor: 500_000 });
  });

  it.each([
    ['half a centavo', { stakeMinor: 0.5 }],
    ['no stake', { stakeMinor: 0 }],
    ['stops of its own', { ...bet, stops: WON }],
    ['text', 'spin'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'classic', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it.each([
    ['low-1', 1_000_000],
    ['medium-1', 200_000],
    ['high-1', 50_000],
  ] as const)('GAME-05 %s takes whole pesos up to the stake that wins no more than is paid', (model, most) => {
    const config = { ...ClassicConfig.parse(classic.config.initial), model };
    const price = (stakeMinor: number) => () => classic.accept({ stakeMinor }, { ...context, config }).price();
    for (const stakeMinor of [100, most]) expect(price(stakeMinor)).not.toThrow();
    for (const stakeMinor of [1, 99, 150, most + 1, most + 100]) expect(price(stakeMinor)).toThrow('STAKE_INVALID');
  });

  it('LOBBY-03 GAME-14 states what each model is played by, one setting for each', () => {
    const settings = new Set(Array.from({ length: 90 }, (_, index) => classic.settingOf(`${index}`)));
    expect(settings.size).toBe(CLASSIC_MODELS.length);
    const stated = Object.fromEntries(
      [...settings].map((setting) => [ClassicConfig.parse(setting).model, classic.stated?.(setting)]),
    );
    const grid = { reels: 3, rows: 3, minStake: 100 };
    expect(stated).toMatchObject({
      'low-1': { ...grid, lines: 5, rtpPercent: '95.65', volatility: 2, maxWinStakes: 58 },
      'medium-1': { ...grid, lines: 3, rtpPercent: '95.86', volatility: 4, maxWinStakes: 500 },
      'high-1': { ...grid, lines: 1, rtpPercent: '96.32', volatility: 5, maxWinStakes: 2_000, maxStake: 50_000 },
    });
  });
});

interface Shown {
  readonly reels: readonly string[];
  readonly paysX100: number;
}
