import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { isSlotSymbol, SCATTER, WILD } from '../slot/symbols';
import type { Risk } from '../spin-risk';
import { spinCensus } from './census';
import { MAX_FREE_SPINS, play } from './engine';
import { edgeBp, exactReturn, statedPercent } from './exact';
import { MODELS, modelOf, PAID_PERCENT, REELS, WAYS, WAYS_MODELS, type WaysModel } from './models';
import { riskOf } from './risk';

const SIMULATED_ROUNDS = 20_000;
/** Two-sided, all three models together: wrong alarm in 1 of 30,000 choices of the seed (z for 10^-5 each). */
const Z = 4.417;

const tripleAt = (triple: readonly number[], count: number): bigint => BigInt(count < 3 ? 0 : (triple[count - 3] ?? 0));

/** The return as a fraction of whole numbers, from the count of every stop of the reels. */
function counted(model: WaysModel) {
  const rowsOf = (wildCounts: number) => {
    const rows = spinCensus(model, wildCounts).map(({ paysX100, scatters, stands }) => ({
      stands: BigInt(stands),
      pays: BigInt(paysX100) + tripleAt(model.scattersX100, scatters),
      freeSpins: tripleAt(model.freeSpins, scatters),
    }));
    const sum = (of: (row: (typeof rows)[number]) => bigint) =>
      rows.reduce((total, row) => total + row.stands * of(row), 0n);
    return { all: sum(() => 1n), pays: sum(({ pays }) => pays), freeSpins: sum(({ freeSpins }) => freeSpins) };
  };
  const base = rowsOf(1);
  const free = rowsOf(model.freeWild);
  // A free spin with all that it breeds pays F / (1 - r), with r = free.freeSpins / free.all.
  const offspring = free.all - free.freeSpins;
  const paid = base.pays * offspring + base.freeSpins * BigInt(model.freeMultiplier) * free.pays;
  return { all: base.all, paid, staked: 100n * base.all * offspring };
}

const risks = new Map<string, Risk>(WAYS_MODELS.map((id) => [id, riskOf(MODELS[id])]));

describe.each(WAYS_MODELS)('ways model %s', (id) => {
  const model = MODELS[id];
  const risk = risks.get(id) ?? riskOf(model);

  it('GAME-05 has well-formed strips: known symbols, no wild first, scatters never two in one window', () => {
    expect(model.strips).toHaveLength(REELS);
    expect(model.strips[0]).not.toContain(WILD);
    for (const strip of model.strips) {
      expect([...strip].every(isSlotSymbol)).toBe(true);
      expect(strip.split(SCATTER)).toHaveLength(2);
    }
  });

  it('GAME-05 GAME-11 returns exactly what the count of every stop returns, and states no more', () => {
    const exact = exactReturn(model);
    const { all, paid, staked } = counted(model);
    expect(all).toBe(model.strips.reduce((product, strip) => product * BigInt(strip.length), 1n));
    expect(exact.paid * staked).toBe(paid * exact.staked);
    const stated = BigInt(statedPercent(model).replace('.', ''));
    expect(stated * staked <= 10_000n * paid && 10_000n * paid < (stated + 1n) * staked).toBe(true);
    expect(BigInt(edgeBp(model))).toBe(10_000n - stated);
    expect(stated >= 9_400n && stated < 9_900n).toBe(true);
  });

  it('GAME-05 loses less than the last digit stated to the most that a round pays, which is as rare as it says', () => {
    expect(risk.mean).toBeCloseTo(Number(exactReturn(model).paid) / Number(exactReturn(model).staked), 11);
    expect(risk.capLossBound).toBeLessThan(0.000_05);
    expect(risk.capChanceBound).toBeLessThan(1 / model.maxWinOdds);
  });

  it('GAME-14 says how many staked spins pay anything, cut, by the count of every stop', () => {
    expect((Math.floor(risk.hitRate * 10_000) / 100).toFixed(2)).toBe(PAID_PERCENT[id]);
  });

  it('GAME-05 returns what it states in a seeded simulation, within 4.417 standard errors (99.999 %)', () => {
    const source = createRandom(`simulation of ways ${id}`);
    const draws = { below: (bound: number) => source.int(0, bound - 1) };
    let total = 0;
    let longest = 0;
    for (let round = 0; round < SIMULATED_ROUNDS; round += 1) {
      const { paysX100, spins } = play(model, draws);
      total += paysX100 / 100;
      longest = Math.max(longest, spins.length);
    }
    const apart = Math.abs(total / SIMULATED_ROUNDS - risk.mean);
    expect(apart).toBeLessThan((Z * risk.deviation) / Math.sqrt(SIMULATED_ROUNDS));
    expect(longest).toBeLessThan(MAX_FREE_SPINS / 10);
  });
});

describe('ways models', () => {
  it('GAME-05 are of 243 ways and spread wider the higher their stated volatility', () => {
    expect(WAYS).toBe(243);
    const models = WAYS_MODELS.map((id) => MODELS[id]);
    const deviations = [...risks.values()].map(({ deviation }) => deviation);
    expect(deviations.toSorted((a, b) => a - b)).toEqual(deviations);
    const levels = models.map(({ volatility }) => volatility);
    expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
    expect((deviations.at(-1) ?? 0) / (deviations[0] ?? 1)).toBeGreaterThan(2);
  });

  it('GAME-05 GAME-08 are fixed by the title, all of them used', () => {
    const ids = ['1', '2', '10', '1001', 'G17'].map((nodeId) => modelOf(nodeId).id);
    expect(ids).toEqual(['medium-1', 'high-1', 'medium-1', 'high-1', 'medium-1']);
    expect(new Set(Array.from({ length: 200 }, (_, index) => modelOf(`G${index}`).id)).size).toBe(WAYS_MODELS.length);
  });
});
