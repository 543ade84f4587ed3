import { WaysConfig } from '@tonalli/contracts/games/ways';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { MODELS, WAYS_MODELS } from './models';
import { ways } from './module';

const bet = { stakeMinor: 1_000 };
const context = { config: ways.config.initial, at: 0, phase: () => null };
/** Where the reels of the initial model show F once on every reel, and nothing else that wins. */
const WON = [0, 1, 4, 9, 10];

function opened() {
  const runner = createMemoryRunner(ways);
  runner.fund('ana/main', 5_000);
  return runner;
}
const place = (runner: ReturnType<typeof opened>, script: number[]) =>
  runner.place({ player: 'ana', family: 'ways', bet, from: { script } });

describe('ways', () => {
  it('GAME-05 takes the stake and pays at once, and plays nothing twice for one key', () => {
    const runner = opened();
    const asked = { player: 'ana', family: 'ways', bet, key: 'k' };
    const id = runner.place({ ...asked, from: { script: WON } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.round(id).results).toMatchObject([{ line: 'spin', stakeMinor: 1_000, payoutMinor: 2_500 }]);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_000 + 2_500);
    expect(runner.place(asked)).toBe(id);
    expect(() => runner.place({ ...asked, bet: { stakeMinor: 2_000 } })).toThrow('REUSED');
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 MEM-07 shows what the reels showed, its wins by the letter, and names the pictures', () => {
    const runner = opened();
    const view = runner.show(place(runner, WON));
    expect(view).toMatchObject({
      model: 'medium-1',
      stakeMinor: 1_000,
      spins: [{ kind: 'base', wins: [{ symbol: 'F', count: 5, ways: 1, paysX100: 250 }], scatters: 2, paysX100: 250 }],
      paysX100: 250,
    });
    const names = ways.symbolsIn(view);
    expect(names).toContain('low2');
    expect(new Set(names).size).toBe(names.length);
  });

  it('GAME-05 changes nothing where the stake is not there', () => {
    const runner = opened();
    const dear = { player: 'ana', family: 'ways', bet: { stakeMinor: 5_100 } };
    expect(() => runner.place(dear)).toThrow('INSUFFICIENT_FUNDS');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-08 draws where each reel stands, spin after spin, and plays it again from that', () => {
    const runner = opened();
    const from = runner.force({ family: 'ways', bet, wish: { freeSpins: true } });
    const id = runner.place({ player: 'ana', family: 'ways', bet, from });
    const { drawn } = runner.round(id);
    const bounds = MODELS['medium-1'].strips.map((strip) => strip.length);
    expect(drawn.length % bounds.length).toBe(0);
    expect(drawn.length).toBeGreaterThan(bounds.length * 10);
    expect(drawn.map(([bound]) => bound)).toEqual(drawn.map((_, at) => bounds[at % bounds.length]));
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it.each([
    ['free spins', { freeSpins: true }, (view: Shown) => view.spins.length > 1],
    ['nothing won', { atMostX100: 0 }, (view: Shown) => view.paysX100 === 0],
    [
      'a win within bounds and no free spins',
      { atLeastX100: 500, atMostX100: 900, freeSpins: false },
      (view: Shown) => view.paysX100 >= 500 && view.paysX100 <= 900 && view.spins.length === 1,
    ],
    [
      'reels where they should stand',
      { stops: [0, null, 4] },
      (view: Shown) => view.spins[0]?.reels[0] === 'FDH' && view.spins[0]?.reels[2] === 'EDF',
    ],
  ])('QA-08 comes out as a tester wishes, by seeds and nothing else: %s', (_what, wish, isSo) => {
    const runner = opened();
    const from = runner.force({ family: 'ways', bet, wish });
    expect(isSo(runner.show(runner.place({ player: 'ana', family: 'ways', bet, from })) as Shown)).toBe(true);
  });

  it.each([[{ freeSpins: 1 }], [{ stops: 'all' }], [{ roll: 1 }], ['win']])('QA-08 refuses the wish %j', (wish) => {
    expect(() => opened().force({ family: 'ways', bet, wish })).toThrow('BET_INVALID');
  });

  it('GAME-05 GAME-14 costs its stake with the edge of the model, and may pay the most of a round', () => {
    // 95.53 % of a stake comes back, cut.
    const stakes = [{ line: 'spin', stakeMinor: 1_000, edgeBp: 447 }];
    expect(ways.accept(bet, context).price()).toEqual({ stakes, maxPayoutMinor: 1_000_000 });
  });

  it.each([
    ['half a centavo', { stakeMinor: 0.5 }],
    ['no stake', { stakeMinor: 0 }],
    ['stops of its own', { ...bet, stops: WON }],
    ['text', 'spin'],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = opened();
    expect(() => runner.place({ player: 'ana', family: 'ways', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it.each([
    ['low-1', 400_000],
    ['medium-1', 100_000],
    ['high-1', 20_000],
  ] as const)('GAME-05 %s takes whole pesos up to the stake that wins no more than is paid', (model, most) => {
    const config = { ...WaysConfig.parse(ways.config.initial), model };
    const price = (stakeMinor: number) => () => ways.accept({ stakeMinor }, { ...context, config }).price();
    for (const stakeMinor of [100, most]) expect(price(stakeMinor)).not.toThrow();
    for (const stakeMinor of [1, 99, 150, most + 1, most + 100]) expect(price(stakeMinor)).toThrow('STAKE_INVALID');
  });

  it('LOBBY-03 GAME-14 states what each model is played by, one setting for each', () => {
    const settings = new Set(Array.from({ length: 90 }, (_, index) => ways.settingOf(`${index}`)));
    expect(settings.size).toBe(WAYS_MODELS.length);
    const stated = Object.fromEntries(
      [...settings].map((setting) => [WaysConfig.parse(setting).model, ways.stated?.(setting)]),
    );
    const grid = { reels: 5, rows: 3, ways: 243, minStake: 100 };
    expect(stated).toMatchObject({
      'low-1': {
        ...grid,
        rtpPercent: '96.05',
        volatility: 2,
        maxWinStakes: 250,
        freeSpins: { count: 15, multiplier: 2 },
      },
      'medium-1': { ...grid, rtpPercent: '95.53', volatility: 3, freeSpins: { count: 20, multiplier: 3 } },
      'high-1': { ...grid, rtpPercent: '96.27', volatility: 4, maxStake: 20_000, maxWinStakes: 5_000 },
    });
  });
});

interface Shown {
  readonly spins: readonly { readonly reels: readonly string[] }[];
  readonly paysX100: number;
}
