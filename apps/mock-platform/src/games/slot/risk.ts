import { type SpinCensus, spinCensus } from './enumerate';
import { LINE_COUNT } from './lines';
import type { SlotModel } from './models';

export interface Risk {
  /** Mean of a round's payout in stakes, from counting every stop: equals the closed form's RTP. */
  readonly mean: number;
  /** Standard deviation of a round's payout in stakes, before the maximum win. */
  readonly deviation: number;
  /** Share of base spins that pay anything. */
  readonly hitRate: number;
  /** No more than this share of the stake is lost to the maximum win in the long run. */
  readonly capLossBound: number;
}

interface SpinLaw {
  expect(of: (win: number, freeSpins: number) => number): number;
}

function law(model: SlotModel, census: SpinCensus, multiplier: number): SpinLaw {
  const rows = census.rows.map(({ pays, scatters, ways }) => ({
    chance: ways / census.total,
    win: (pays * multiplier) / LINE_COUNT,
    spins: scatters < 3 ? 0 : (model.freeSpins[scatters - 3] ?? 0),
  }));
  return { expect: (of) => rows.reduce((sum, { chance, win, spins }) => sum + chance * of(win, spins), 0) };
}

/**
 * Chernoff's bound on what the maximum win C takes: E[(X - C)+] <= E[exp(tX)] exp(-tC) / t for every
 * t > 0. Free spins breed free spins, so the moment of one with all its offspring is the smallest
 * fixed point of z = E[exp(tW) z^R]; it is found by iteration from 1.
 */
function chernoff(base: SpinLaw, free: SpinLaw, at: { t: number; cap: number }): number {
  let offspring = 1;
  for (let step = 0; ; step += 1) {
    const z = offspring;
    const next = free.expect((win, spins) => Math.exp(at.t * win) * z ** spins);
    if (!(next < 1e6) || step > 3_000) return Number.POSITIVE_INFINITY;
    if (next - offspring < 1e-14) break;
    offspring = next;
  }
  const moment = base.expect((win, spins) => Math.exp(at.t * win) * offspring ** spins);
  return (moment * Math.exp(-at.t * at.cap)) / at.t;
}

/**
 * A round's exact mean, spread and the bound on the maximum win's effect, by counting every stop.
 * Win of a free spin with its offspring: Z = W + Z1 + ... + ZR, so E[Z] = E[W] / (1 - E[R]) and
 * Var[Z] = Var[W + R E[Z]] / (1 - E[R]); the round adds the base spin in the same way.
 * Takes about a second: for tests and for stating figures, not for play.
 */
export function riskOf(model: SlotModel): Risk {
  const baseCensus = spinCensus(model, model.strips);
  const freeCensus = model.freeStrips === model.strips ? baseCensus : spinCensus(model, model.freeStrips);
  const base = law(model, baseCensus, 1);
  const free = law(model, freeCensus, model.freeMultiplier);
  const bred = free.expect((_, spins) => spins);
  const perFree = free.expect((win) => win) / (1 - bred);
  const varFree = (free.expect((win, spins) => (win + spins * perFree) ** 2) - perFree ** 2) / (1 - bred);
  const mean = base.expect((win, spins) => win + spins * perFree);
  const second = base.expect((win, spins) => (win + spins * perFree) ** 2);
  const variance = second - mean ** 2 + base.expect((_, spins) => spins) * varFree;
  const tries = Array.from({ length: 40 }, (_, step) => 0.000_5 * 1.2 ** step);
  const capLossBound = Math.min(...tries.map((t) => chernoff(base, free, { t, cap: model.maxWinStakes })));
  return { mean, deviation: Math.sqrt(variance), hitRate: base.expect((win) => (win > 0 ? 1 : 0)), capLossBound };
}
