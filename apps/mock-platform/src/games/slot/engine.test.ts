import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawSource, fairDraws, toHex } from '../../kernel/fairness';
import { createRandom } from '../../kernel/random';
import { evaluate, play, replay, windowOf } from './engine';
import { LINE_COUNT, PAYLINES, REELS, ROWS } from './lines';
import { MODEL_IDS, MODELS, modelOf, type SlotModel } from './models';

const seeds = fc.record({
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex),
  clientSeed: fc.constant('jugador'),
  nonce: fc.nat({ max: 1_000_000 }),
});
const models = fc.constantFrom(...MODEL_IDS).map((id) => MODELS[id]);
const stakes = fc.constantFrom(5, 10, 100, 2_500);

/** Strips of three letters stand so that the window is exactly the given rows. */
function evaluateWindow(rows: [string, string, string], changes: Partial<SlotModel> = {}) {
  const strips = Array.from({ length: REELS }, (_, reel) => rows.map((row) => row[reel] ?? '').join(''));
  const model = { ...MODELS['medium-1'], strips, freeStrips: strips, ...changes };
  return { base: evaluate(model, { kind: 'base', stops: [0, 0, 0, 0, 0] }, { lineStakeMinor: 10 }), model };
}

describe('slot engine', () => {
  it('GAME-05 has 20 different paylines over 5 reels of 3 rows', () => {
    expect(new Set(PAYLINES.map(String)).size).toBe(20);
    expect(PAYLINES.every((rows) => rows.length === REELS && rows.every((row) => row >= 0 && row < ROWS))).toBe(true);
  });

  it('GAME-05 pays the longest run from the left and lets wilds stand for the symbol', () => {
    const { base } = evaluateWindow(['EFGHE', 'AWAWB', 'HGFEH']);
    expect(base.wins).toEqual([{ line: 0, symbol: 'A', count: 4, payoutMinor: 225 * 10 }]);
    expect(base.payoutMinor).toBe(2_250);
  });

  it('GAME-05 never lets a wild stand for a scatter', () => {
    const { base } = evaluateWindow(['SEFGH', 'HWSEF', 'GFEHG']);
    expect(base.scatters).toBe(2);
    expect(base.scatterPayoutMinor).toBe(0);
  });

  it('GAME-05 pays three scatters anywhere by the round stake and gives free spins', () => {
    const { base } = evaluateWindow(['SEFGH', 'HGSEF', 'EFHSG']);
    expect(base.scatters).toBe(3);
    expect(base.scatterPayoutMinor).toBe(2 * 10 * LINE_COUNT);
    expect(base.freeSpinsWon).toBe(10);
  });

  it('GAME-05 multiplies the wins of a free spin', () => {
    const { base, model } = evaluateWindow(['EFGHE', 'AWAWB', 'HGFEH']);
    const free = evaluate(model, { kind: 'free', stops: [0, 0, 0, 0, 0] }, { lineStakeMinor: 10 });
    expect(free.payoutMinor).toBe(base.payoutMinor * model.freeMultiplier);
  });

  it.each([
    ['low-1', 2 * 2],
    ['medium-1', 2 * 3],
    ['high-1', 2 * 3],
    ['extreme-1', 2 * 4],
  ] as const)('GAME-05 %s pays three scatters of a free spin %d round stakes: with its multiplier', (id, stakes) => {
    const rows: [string, string, string] = ['SEFGH', 'HGSEF', 'EFHSG'];
    const { model } = evaluateWindow(rows);
    const { strips } = model;
    const free = evaluate(
      { ...MODELS[id], freeStrips: strips },
      { kind: 'free', stops: [0, 0, 0, 0, 0] },
      { lineStakeMinor: 10 },
    );
    expect(free.scatterPayoutMinor).toBe(stakes * 10 * 20);
    expect(free.payoutMinor).toBe(stakes * 10 * 20);
  });

  it('GAME-05 plays every free spin that was won, retriggers too, within the round', () => {
    const scatterStops = MODELS['low-1'].strips.map((strip) => strip.indexOf('S'));
    let draws = 0;
    const length = (reel: number) => (MODELS['low-1'].strips[reel] ?? '').length;
    const source: DrawSource = {
      below: (bound) => {
        const spin = Math.floor(draws / REELS);
        const reel = draws % REELS;
        draws += 1;
        expect(bound).toBe(length(reel));
        const shows = spin === 0 || spin === 2 ? 3 : 0;
        return reel < shows ? (scatterStops[reel] ?? 0) : ((scatterStops[reel] ?? 0) + 5) % bound;
      },
    };
    const round = play(MODELS['low-1'], { lineStakeMinor: 5 }, source);
    expect(round.spins.map((spin) => spin.freeSpinsWon).filter((won) => won > 0)).toEqual([8, 8]);
    expect(round.spins).toHaveLength(1 + 8 + 8);
    expect(round.spins[0]?.kind).toBe('base');
    expect(round.spins.slice(1).every((spin) => spin.kind === 'free')).toBe(true);
  });

  it('GAME-05 caps what a round pays', () => {
    const { model } = evaluateWindow(['AAAAA', 'AAAAA', 'AAAAA'], { maxWinStakes: 100 });
    const round = play(model, { lineStakeMinor: 10 }, { below: () => 0 });
    expect(round).toMatchObject({ capped: true, payoutMinor: 100 * 10 * LINE_COUNT });
  });

  it('GAME-05 keeps whole minor units, sums that agree, and windows that come from the strips', () => {
    fc.assert(
      fc.property(models, stakes, seeds, (model, lineStakeMinor, fair) => {
        const round = play(model, { lineStakeMinor }, fairDraws(fair));
        expect(Number.isSafeInteger(round.payoutMinor)).toBe(true);
        const sum = round.spins.reduce((total, spin) => total + spin.payoutMinor, 0);
        expect(round.payoutMinor).toBe(Math.min(sum, model.maxWinStakes * lineStakeMinor * LINE_COUNT));
        const won = round.spins.reduce((total, spin) => total + spin.freeSpinsWon, 0);
        expect(round.spins).toHaveLength(1 + won);
        for (const spin of round.spins) {
          const parts = spin.wins.reduce((total, win) => total + win.payoutMinor, spin.scatterPayoutMinor);
          expect(spin.payoutMinor).toBe(parts);
          expect(windowOf(model.strips, spin.stops).flat()).toHaveLength(REELS * ROWS);
        }
      }),
    );
  });

  it('GAME-08 gives the same round for the same seeds, and draws it again from its stops', () => {
    fc.assert(
      fc.property(models, stakes, seeds, (model, lineStakeMinor, fair) => {
        const round = play(model, { lineStakeMinor }, fairDraws(fair));
        expect(play(model, { lineStakeMinor }, fairDraws(fair))).toEqual(round);
        expect(
          replay(
            model,
            { lineStakeMinor },
            round.spins.map((spin) => spin.stops),
          ),
        ).toEqual(round);
      }),
    );
  });

  it('GAME-05 scales with the stake', () => {
    fc.assert(
      fc.property(models, seeds, (model, fair) => {
        const small = play(model, { lineStakeMinor: 5 }, fairDraws(fair));
        expect(play(model, { lineStakeMinor: 50 }, fairDraws(fair)).payoutMinor).toBe(small.payoutMinor * 10);
      }),
    );
  });

  it('GAME-05 refuses a line stake that is no positive whole number', () => {
    const source = createRandom('x');
    const draws = { below: (bound: number) => source.int(0, bound - 1) };
    for (const lineStakeMinor of [0, -5, 1.5, Number.NaN]) {
      expect(() => play(MODELS['low-1'], { lineStakeMinor }, draws)).toThrow(RangeError);
    }
  });

  it('GAME-05 fixes a model by the game and uses all of them', () => {
    const used = new Set(Array.from({ length: 200 }, (_, index) => modelOf(`G${index}`).id));
    expect(used.size).toBe(MODEL_IDS.length);
    expect(modelOf('G17')).toBe(modelOf('G17'));
  });
});
