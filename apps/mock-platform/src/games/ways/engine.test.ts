import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawSource, fairDraws, toHex } from '../../kernel/fairness';
import { LINE_SYMBOLS } from '../slot/symbols';
import { evaluate, play, replay, type WaysSpin } from './engine';
import { MODELS, REELS, WAYS_MODELS, type WaysModel } from './models';

const seeds = fc.record({
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex),
  clientSeed: fc.constant('jugador'),
  nonce: fc.nat({ max: 1_000_000 }),
});
const models = fc.constantFrom(...WAYS_MODELS).map((id) => MODELS[id]);
const kinds = fc.constantFrom('base' as const, 'free' as const);

/** Strips of three letters stand so that the window is exactly the given rows. */
function standing(rows: readonly string[], kind: 'base' | 'free' = 'base', model: WaysModel = MODELS['medium-1']) {
  const strips = Array.from({ length: REELS }, (_, reel) => rows.map((row) => row[reel] ?? '').join(''));
  return evaluate({ ...model, strips }, { kind, stops: [0, 0, 0, 0, 0] });
}

const PATHS = Array.from({ length: 3 ** REELS }, (_, index) =>
  Array.from({ length: REELS }, (_, reel) => Math.floor(index / 3 ** reel) % 3),
);

/**
 * By the rule as the help says it: every one of the 243 paths that take a row of each reel is looked at by itself. A way is the
 * part of a path in which a symbol or a wild for it runs from the left as far as it runs on any path.
 */
function byPaths(model: WaysModel, spin: Pick<WaysSpin, 'window' | 'kind'>): number {
  let paysX100 = 0;
  for (const symbol of LINE_SYMBOLS) {
    const runs = PATHS.map((rows) => {
      const cells = rows.map((row, reel) => spin.window[reel]?.[row]);
      const broken = cells.findIndex((cell) => cell !== symbol && cell !== 'W');
      return { cells: cells.slice(0, broken === -1 ? REELS : broken), rows };
    });
    const longest = Math.max(...runs.map(({ cells }) => cells.length));
    if (longest < 3) continue;
    const found = new Map(
      runs
        .filter(({ cells }) => cells.length === longest)
        .map(({ cells, rows }) => [rows.slice(0, longest).join(), cells] as const),
    );
    for (const cells of found.values()) {
      const wilds = cells.filter((cell) => cell === 'W').length;
      const times = spin.kind === 'free' ? model.freeMultiplier * model.freeWild ** wilds : 1;
      paysX100 += (model.waysX100[symbol][longest - 3] ?? 0) * times;
    }
  }
  const scatters = spin.window.flat().filter((cell) => cell === 'S').length;
  const scatterPays = scatters < 3 ? 0 : (model.scattersX100[scatters - 3] ?? 0);
  return paysX100 + scatterPays * (spin.kind === 'free' ? model.freeMultiplier : 1);
}

describe('engine of ways', () => {
  it('GAME-05 pays every way from the left by the longest run, wilds standing for the symbol', () => {
    const spin = standing(['AAWFG', 'AFGHC', 'EDAEE']);
    expect(spin.wins).toEqual([{ symbol: 'A', count: 3, ways: 4, paysX100: 4 * 120 }]);
    expect(spin.paysX100).toBe(480);
  });

  it('GAME-05 pays several symbols in one spin, and nothing that begins on the second reel', () => {
    const spin = standing(['AACDE', 'BBBBB', 'DCACC']);
    const won = spin.wins.map(({ symbol, count, ways }) => [symbol, count, ways]);
    expect(won).toEqual([
      ['A', 3, 1],
      ['B', 5, 1],
    ]);
  });

  it('GAME-05 pays scatters anywhere, which no wild stands for, and gives free spins for them', () => {
    expect(standing(['SEFGH', 'HGSEF', 'EFHSG'])).toMatchObject({
      ...{ scatters: 3, scatterPaysX100: 200, freeSpinsWon: 10 },
    });
    expect(standing(['SEFGH', 'HWSEF', 'GFEHG'])).toMatchObject({ scatters: 2, scatterPaysX100: 0, freeSpinsWon: 0 });
  });

  it.each([
    ['low-1', 2, 1],
    ['medium-1', 3, 1],
    ['high-1', 2, 3],
  ] as const)('GAME-05 %s pays a free spin %d times, and each wild of a way %d times again', (id, times, wild) => {
    const model = MODELS[id];
    const rows = ['AWAFG', 'CFGHC', 'EDCEE'];
    const [three = 0] = model.waysX100.A;
    expect(standing(rows, 'base', model).wins[0]?.paysX100).toBe(three);
    expect(standing(rows, 'free', model).wins[0]).toMatchObject({ ways: 1, paysX100: three * times * wild });
    const [scatterPays = 0] = model.scattersX100;
    expect(standing(['SEFGH', 'HGSEF', 'EFHSG'], 'free', model).scatterPaysX100).toBe(scatterPays * times);
  });

  it('GAME-05 pays in any window what the 243 paths pay one by one', () => {
    fc.assert(
      fc.property(models, kinds, seeds, (model, kind, fair) => {
        const draws = fairDraws(fair);
        const spin = evaluate(model, { kind, stops: model.strips.map((strip) => draws.below(strip.length)) });
        expect(spin.paysX100).toBe(byPaths(model, spin));
        const parts = spin.wins.reduce((sum, win) => sum + win.paysX100, spin.scatterPaysX100);
        expect(parts).toBe(spin.paysX100);
      }),
    );
  });

  it('GAME-05 plays every free spin that was won, retriggers too, within the round', () => {
    const model = MODELS['low-1'];
    const scatterStops = model.strips.map((strip) => strip.indexOf('S'));
    let drawn = 0;
    const source: DrawSource = {
      below(bound) {
        const [spin, reel] = [Math.floor(drawn / REELS), drawn % REELS];
        drawn += 1;
        expect(bound).toBe(model.strips[reel]?.length);
        const shows = spin === 0 || spin === 2 ? 3 : 0;
        return reel < shows ? (scatterStops[reel] ?? 0) : ((scatterStops[reel] ?? 0) + 5) % bound;
      },
    };
    const { spins } = play(model, source);
    expect(spins.map(({ freeSpinsWon }) => freeSpinsWon).filter((won) => won > 0)).toEqual([8, 8]);
    expect(spins.map(({ kind }) => kind)).toEqual(['base', ...Array.from({ length: 16 }, () => 'free')]);
  });

  it('GAME-05 pays no more than the most of a round', () => {
    const strips = Array.from({ length: REELS }, () => 'AAA');
    const round = play({ ...MODELS['low-1'], strips, maxWinStakes: 100 }, { below: () => 0 });
    expect(round.spins[0]?.paysX100).toBe(243 * 1_200);
    expect(round.paysX100).toBe(10_000);
  });

  it('GAME-08 gives the same round for the same seeds, shows it again from its stops, and pays the sum of its spins', () => {
    fc.assert(
      fc.property(models, seeds, (model, fair) => {
        const round = play(model, fairDraws(fair));
        expect(play(model, fairDraws(fair))).toEqual(round);
        expect(
          replay(
            model,
            round.spins.map(({ stops }) => stops),
          ),
        ).toEqual(round);
        const sum = round.spins.reduce((total, { paysX100 }) => total + paysX100, 0);
        expect(round.paysX100).toBe(Math.min(sum, model.maxWinStakes * 100));
        expect(round.spins).toHaveLength(1 + round.spins.reduce((total, { freeSpinsWon }) => total + freeSpinsWon, 0));
      }),
    );
  });
});
