import { type Risk, roundRisk, type SpinResult } from '../spin-risk';
import { type SpinCensus, spinCensus } from './enumerate';
import { LINE_COUNT } from './lines';
import type { SlotModel } from './models';

const resultsOf = (model: SlotModel, census: SpinCensus, multiplier: number): SpinResult[] =>
  census.rows.map(({ pays, scatters, ways }) => ({
    chance: ways / census.total,
    win: (pays * multiplier) / LINE_COUNT,
    freeSpins: scatters < 3 ? 0 : (model.freeSpins[scatters - 3] ?? 0),
  }));

/**
 * A round's exact mean, spread and the bound on the maximum win's effect, by counting every stop.
 * Takes about a second: for tests and for stating figures, not for play.
 */
export function riskOf(model: SlotModel): Risk {
  const base = spinCensus(model, model.strips);
  const free = model.freeStrips === model.strips ? base : spinCensus(model, model.freeStrips);
  return roundRisk({
    base: resultsOf(model, base, 1),
    free: resultsOf(model, free, model.freeMultiplier),
    maxWinStakes: model.maxWinStakes,
  });
}
