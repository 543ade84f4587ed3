import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Prize, statedPercent as statedOfTable, tableReturn } from '../pay-table';
import { evaluate } from './engine';
import { edgeBp, exactReturn, prizesOf, statedPercent } from './exact';
import { CLASSIC_MODELS, CLASSIC_SYMBOLS, type ClassicModel, MODELS, modelOf, PAID_PERCENT } from './models';

/** The cells of each line by reel and row, read off the board as `reel row`. */
const LINES = ['01 11 21', '00 10 20', '02 12 22', '00 11 22', '02 11 20'];

/** By the rule as the help says it, read from the text of a line: `AWA` is three A with one wild. */
function pays(model: ClassicModel, line: string): number {
  if (line === 'WWW') return model.linesX100.W[1];
  for (const symbol of 'ABCDEFG') {
    const run = new RegExp(`^[${symbol}W]+`).exec(line)?.[0] ?? '';
    if (!run.includes(symbol) || run.length < 2) continue;
    // Any symbol may be a key here; the letters above are the model's.
    const [two, three] = model.linesX100[symbol as 'A'];
    return (run.length === 3 ? three : two) * model.wildTimes ** (run.split('W').length - 1);
  }
  return 0;
}

/** What every stop of the three reels pays. */
function counted(model: ClassicModel): bigint[] {
  const [one = '', two = '', three = ''] = model.strips.map((strip) => strip + strip.slice(0, 2));
  const all: bigint[] = [];
  for (let a = 0; a < one.length - 2; a += 1) {
    for (let b = 0; b < two.length - 2; b += 1) {
      for (let c = 0; c < three.length - 2; c += 1) {
        const board = [one.slice(a, a + 3), two.slice(b, b + 3), three.slice(c, c + 3)];
        const sum = LINES.slice(0, model.lines).reduce((total, cells) => {
          const line = cells.split(' ').map(([reel, row]) => board[Number(reel)]?.[Number(row)] ?? '');
          return total + pays(model, line.join(''));
        }, 0);
        all.push(BigInt(sum));
      }
    }
  }
  return all;
}

describe.each(CLASSIC_MODELS)('classic model %s', (id) => {
  const model = MODELS[id];
  const every = counted(model);
  const paid = every.reduce((sum, each) => sum + each, 0n);

  it('GAME-05 has three strips of its symbols, a wild on each', () => {
    expect(model.strips).toHaveLength(3);
    for (const strip of model.strips) {
      expect([...strip].every((letter) => CLASSIC_SYMBOLS.some((symbol) => symbol === letter))).toBe(true);
      expect(strip.split('W')).toHaveLength(2);
    }
  });

  it('GAME-05 GAME-11 returns exactly what every stop pays, counted one by one, and states no more', () => {
    const exact = exactReturn(model);
    const staked = 100n * BigInt(every.length);
    expect(BigInt(exact.paid) * staked).toBe(paid * BigInt(exact.staked));
    const stated = BigInt(statedPercent(model).replace('.', ''));
    expect(stated).toBe((paid * 10_000n) / staked);
    expect(BigInt(edgeBp(model))).toBe(10_000n - stated);
    expect(stated >= 9_400n && stated < 9_900n).toBe(true);
  });

  it('GAME-05 GAME-14 tells what each stop pays, and the greatest win', () => {
    const prizes = prizesOf(model);
    const table = tableReturn(prizes, 100);
    const most = every.reduce((top, each) => (each > top ? each : top), 0n);
    const tally = new Map<bigint, number>();
    for (const each of every) tally.set(each, (tally.get(each) ?? 0) + 1);
    const byPays = (one: Prize, other: Prize) => one.multiplierX100 - other.multiplierX100;
    expect([...prizes].sort(byPays)).toEqual(
      [...tally].map(([each, ways]) => ({ multiplierX100: Number(each), ways })).sort(byPays),
    );
    expect([BigInt(table.maxWinMinor), model.maxWinX100]).toEqual([most, Number(most)]);
    const winning = every.filter((each) => each > 0n).length;
    expect(PAID_PERCENT[model.id]).toBe((Math.floor((winning * 10_000) / every.length) / 100).toFixed(2));
    expect(statedOfTable(table)).toBe(statedPercent(model));
  });

  it('GAME-05 pays any stop what its lines pay, and names them', () => {
    const [one = 0, two = 0, three = 0] = model.strips.map((strip) => strip.length);
    const stops = fc.tuple(fc.nat({ max: one - 1 }), fc.nat({ max: two - 1 }), fc.nat({ max: three - 1 }));
    fc.assert(
      fc.property(stops, ([a, b, c]) => {
        const round = evaluate(model, [a, b, c]);
        expect(BigInt(round.paysX100)).toBe(every[(a * two + b) * three + c]);
        for (const { line, paysX100 } of round.wins) {
          const cells = (LINES[line] ?? '').split(' ').map(([reel, row]) => round.window[Number(reel)]?.[Number(row)]);
          expect(pays(model, cells.join(''))).toBe(paysX100);
        }
      }),
    );
  });
});

/** Of what a stake of 1 is paid. */
function deviationOf(model: ClassicModel): number {
  const every = counted(model).map(Number);
  const mean = every.reduce((sum, each) => sum + each, 0) / every.length;
  return Math.sqrt(every.reduce((sum, each) => sum + (each - mean) ** 2, 0) / every.length) / 100;
}

describe('classic models', () => {
  it('GAME-05 spread wider the higher their stated volatility', () => {
    const models = CLASSIC_MODELS.map((id) => MODELS[id]);
    const deviations = models.map(deviationOf);
    expect(deviations.toSorted((a, b) => a - b)).toEqual(deviations);
    const levels = models.map(({ volatility }) => volatility);
    expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
    expect((deviations.at(-1) ?? 0) / (deviations[0] ?? 1)).toBeGreaterThan(2);
  });

  it('GAME-05 GAME-08 are fixed by the title, all of them used', () => {
    const ids = ['1', '2', '10', '1001', 'G17'].map((nodeId) => modelOf(nodeId).id);
    expect(ids).toEqual(['medium-1', 'high-1', 'medium-1', 'high-1', 'medium-1']);
    const used = new Set(Array.from({ length: 200 }, (_, index) => modelOf(`G${index}`).id));
    expect(used.size).toBe(CLASSIC_MODELS.length);
  });
});
