import { type Risk, roundRisk, type SpinResult } from '../spin-risk';
import { spinCensus } from './census';
import type { Triple, WaysModel } from './models';

const tripleAt = (triple: Triple, count: number): number => (count >= 3 ? (triple[count - 3] ?? 0) : 0);

function resultsOf(model: WaysModel, kind: 'base' | 'free'): SpinResult[] {
  const [multiplier, wildCounts] = kind === 'free' ? [model.freeMultiplier, model.freeWild] : [1, 1];
  const rows = spinCensus(model, wildCounts);
  const total = rows.reduce((sum, { stands }) => sum + stands, 0);
  return rows.map(({ paysX100, scatters, stands }) => ({
    chance: stands / total,
    win: ((paysX100 + tripleAt(model.scattersX100, scatters)) * multiplier) / 100,
    freeSpins: tripleAt(model.freeSpins, scatters),
  }));
}

/** A round's exact mean and spread, and what the maximum win takes at most, by counting every stop. For tests, not for play. */
export const riskOf = (model: WaysModel): Risk =>
  roundRisk({
    base: resultsOf(model, 'base'),
    free: resultsOf(model, 'free'),
    maxWinStakes: model.maxWinStakes,
  });
