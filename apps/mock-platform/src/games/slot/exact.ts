import { LINE_COUNT, REELS, ROWS } from './lines';
import type { SlotModel, Triple } from './models';
import { LINE_SYMBOLS, type LineSymbol, SCATTER, WILD } from './symbols';

export interface ExactReturn {
  /** Share of the stake that comes back in the long run, before the maximum win. */
  readonly rtp: number;
  /** Its parts: lines and scatters of the base spin, and the free spins. */
  readonly lines: number;
  readonly scatters: number;
  readonly freeSpins: number;
  /** Rounds between two free-spin triggers, on average. */
  readonly triggerEvery: number;
  readonly meanFreeSpins: number;
}

/** Chances of 0 to 5 scatters showing anywhere; a strip shows at most one at a time. */
export function scatterChances(strips: readonly string[]): number[] {
  let chances = [1];
  for (const strip of strips) {
    const hit = ((strip.split(SCATTER).length - 1) * ROWS) / strip.length;
    const before = chances;
    chances = Array.from(
      { length: before.length + 1 },
      (_, count) => (before[count] ?? 0) * (1 - hit) + (before[count - 1] ?? 0) * hit,
    );
  }
  return chances;
}

const weigh = (chances: readonly number[], triple: Triple): number =>
  triple.reduce((sum, value, index) => sum + value * (chances[index + 3] ?? 0), 0);

/** How many stops of a strip put the symbol, or a wild for it, on one given cell. */
function stopsWith(strip: string, symbol: LineSymbol, withWild: boolean): number {
  return [...strip].filter((letter) => letter === symbol || (withWild && letter === WILD)).length;
}

/**
 * The distribution of what one line pays, in line stakes, by counting all combinations of stops: a
 * cell shows every stop of its strip equally often, so all 20 lines share one distribution.
 */
export function lineDistribution(model: SlotModel, strips: readonly string[]): { pays: number; chance: number }[] {
  const combinations = strips.reduce((product, strip) => product * strip.length, 1);
  const rows = LINE_SYMBOLS.flatMap((symbol) => {
    const matching = strips.map((strip, reel) => stopsWith(strip, symbol, reel > 0));
    return [3, 4, 5].map((count) => {
      const ways = strips.reduce((product, strip, reel) => {
        const hits = matching[reel] ?? 0;
        if (reel < count) return product * hits;
        return reel === count ? product * (strip.length - hits) : product * strip.length;
      }, 1);
      return { pays: model.linePays[symbol][count - 3] ?? 0, chance: ways / combinations };
    });
  });
  const winning = rows.reduce((sum, row) => sum + row.chance, 0);
  return [{ pays: 0, chance: 1 - winning }, ...rows];
}

/**
 * The return of a model in closed form. A spin pays E[line] + E[scatter] stakes; free spins breed free
 * spins with mean r, so a trigger of n is worth n / (1 - r) spins (mean of a branching process).
 */
export function exactReturn(model: SlotModel): ExactReturn {
  const mean = (strips: readonly string[]) =>
    lineDistribution(model, strips).reduce((sum, { pays, chance }) => sum + pays * chance, 0);
  const base = scatterChances(model.strips);
  const free = scatterChances(model.freeStrips);
  const meanFreeSpins = weigh(base, model.freeSpins) / (1 - weigh(free, model.freeSpins));
  const lines = mean(model.strips);
  const scatters = weigh(base, model.scatterPays);
  const perFreeSpin = model.freeMultiplier * (mean(model.freeStrips) + weigh(free, model.scatterPays));
  const freeSpins = meanFreeSpins * perFreeSpin;
  const triggerEvery = 1 / weigh(base, [1, 1, 1]);
  return { rtp: lines + scatters + freeSpins, lines, scatters, freeSpins, triggerEvery, meanFreeSpins };
}

/** The stated return as people read it, such as `"96.12"` percent. */
export function statedRtpPercent(model: SlotModel): string {
  if (model.strips.length !== REELS || LINE_COUNT < 1) throw new RangeError('a model has five strips');
  return (exactReturn(model).rtp * 100).toFixed(2);
}
