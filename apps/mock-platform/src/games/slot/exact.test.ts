import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import type { Risk } from '../spin-risk';
import { play } from './engine';
import { exactReturn, statedRtpPercent } from './exact';
import { FIGURES } from './figures';
import { REELS, ROWS } from './lines';
import { MODEL_IDS, MODELS } from './models';
import { riskOf } from './risk';
import { isSlotSymbol } from './symbols';

const SIMULATED_ROUNDS = 400_000;
/** Two-sided, all four models together: wrong alarm in 1 of 25,000 choices of the seed (z for 10^-5 each). */
const Z = 4.417;

const risks = new Map<string, Risk>(MODEL_IDS.map((id) => [id, riskOf(MODELS[id])]));

describe.each(MODEL_IDS)('model %s', (id) => {
  const model = MODELS[id];
  const risk = risks.get(id) ?? riskOf(model);

  it('GAME-05 has well-formed strips: known symbols, no wild first, scatters never two in one window', () => {
    for (const strips of [model.strips, model.freeStrips]) {
      expect(strips).toHaveLength(REELS);
      expect(strips[0]).not.toContain('W');
      for (const strip of strips) {
        expect([...strip].every(isSlotSymbol)).toBe(true);
        const twice = strip + strip;
        for (let stop = 0; stop < strip.length; stop += 1) {
          expect(twice.slice(stop, stop + ROWS).split('S').length).toBeLessThanOrEqual(2);
        }
      }
    }
  });

  it('GAME-05 states a return of 94 to 97 % that its closed form and the count of every stop agree on', () => {
    const closed = exactReturn(model).rtp;
    expect(risk.mean).toBeCloseTo(closed, 11);
    expect(closed).toBeGreaterThan(0.94);
    expect(closed).toBeLessThan(0.97);
    expect(statedRtpPercent(model)).toBe((closed * 100).toFixed(2));
    // Less than the last digit that is stated.
    expect(risk.capLossBound).toBeLessThan(0.000_05);
  });

  it('GAME-14 says how many staked spins pay anything, cut, and how rarely the most is paid, by the count of every stop', () => {
    expect((Math.floor(risk.hitRate * 10_000) / 100).toFixed(2)).toBe(FIGURES[id].paidPercent);
    expect(risk.capChanceBound).toBeLessThan(1 / FIGURES[id].maxWinOdds);
  });

  it('GAME-05 returns what it states in a seeded simulation, within 4.417 standard errors (99.999 %)', () => {
    const source = createRandom(`simulation of ${id}`);
    const draws = { below: (bound: number) => source.int(0, bound - 1) };
    let total = 0;
    for (let round = 0; round < SIMULATED_ROUNDS; round += 1) {
      total += play(model, { lineStakeMinor: 1 }, draws).payoutMinor;
    }
    const mean = total / 20 / SIMULATED_ROUNDS;
    expect(Math.abs(mean - risk.mean)).toBeLessThan((Z * risk.deviation) / Math.sqrt(SIMULATED_ROUNDS));
  });
});

describe('models', () => {
  it('GAME-05 spread wider the higher their stated volatility', () => {
    const deviations = [...risks.values()].map((risk) => risk.deviation);
    expect([...deviations].sort((a, b) => a - b)).toEqual(deviations);
    expect((deviations.at(-1) ?? 0) / (deviations[0] ?? 1)).toBeGreaterThan(2);
  });
});
