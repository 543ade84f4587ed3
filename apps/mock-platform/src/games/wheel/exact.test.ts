import type { WheelChoice } from '@tonalli/contracts/games/wheel';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { paidAt, percentOf, statedPercent, tableReturn, volatilityOf } from '../pay-table';
import { CHOICES, greatestX100, leastPercent } from './exact';
import { wheel } from './module';
import { prizesOf, wheelX100 } from './odds';

interface Wheel extends WheelChoice {
  /** How many segments pay how much of the stake, apart from the code. */
  readonly pays: Readonly<Record<string, number>>;
}

const WHEELS: readonly Wheel[] = [
  { segments: 10, risk: 'low', pays: { 1.3: 1, 1.2: 7, 0: 2 } },
  { segments: 10, risk: 'medium', pays: { 3: 1, 2: 1, 1.7: 1, 1.5: 2, 0: 5 } },
  { segments: 10, risk: 'high', pays: { 9.7: 1, 0: 9 } },
  { segments: 20, risk: 'low', pays: { 2: 1, 1.5: 2, 1.2: 12, 0: 5 } },
  { segments: 20, risk: 'medium', pays: { 4: 1, 2: 3, 1.9: 1, 1.5: 5, 0: 10 } },
  { segments: 20, risk: 'high', pays: { 19.4: 1, 0: 19 } },
  { segments: 30, risk: 'low', pays: { 2.7: 1, 1.6: 3, 1.2: 18, 0: 8 } },
  { segments: 30, risk: 'medium', pays: { 5: 1, 2.7: 1, 2: 3, 1.7: 2, 1.5: 8, 0: 15 } },
  { segments: 30, risk: 'high', pays: { 29.1: 1, 0: 29 } },
  { segments: 40, risk: 'low', pays: { 3.2: 1, 1.7: 4, 1.2: 24, 0: 11 } },
  { segments: 40, risk: 'medium', pays: { 6: 1, 3.1: 1, 2: 3, 1.8: 4, 1.5: 11, 0: 20 } },
  { segments: 40, risk: 'high', pays: { 38.8: 1, 0: 39 } },
  { segments: 50, risk: 'low', pays: { 4: 1, 1.7: 5, 1.2: 30, 0: 14 } },
  { segments: 50, risk: 'medium', pays: { 8: 1, 3: 1, 2: 3, 1.8: 5, 1.5: 15, 0: 25 } },
  { segments: 50, risk: 'high', pays: { 48.5: 1, 0: 49 } },
];

const context = { config: wheel.config.initial, at: 0, phase: () => null };

describe('wheel', () => {
  it.each(WHEELS)(
    'GAME-05 GAME-11 returns exactly 97/100 with $segments segments at $risk risk, counted over all of them',
    ({ segments, risk, pays }) => {
      const choice = { segments, risk };
      const stakeMinor = 137;
      const counted = new Map<number, number>();
      let paidMinor = 0;
      let wholeMinor = 0;
      for (let segment = 0; segment < segments; segment += 1) {
        const of = (stake: number) => {
          const { turn } = wheel.accept({ ...choice, stakeMinor: stake }, context).start({ below: () => segment });
          return turn.results?.[0]?.payoutMinor ?? Number.NaN;
        };
        counted.set(of(100) / 100, (counted.get(of(100) / 100) ?? 0) + 1);
        wholeMinor += of(100);
        paidMinor += of(stakeMinor);
      }
      const expected = Object.entries(pays).map(([multiplier, ways]) => [Number(multiplier), ways] as const);
      expect(counted).toEqual(new Map(expected));
      expect(wholeMinor).toBe(97 * segments);
      const top = Math.max(...counted.keys());
      expect(tableReturn(prizesOf(choice), stakeMinor)).toEqual({
        ...{ outcomes: segments, paidMinor, stakedMinor: segments * stakeMinor },
        ...{ maxWinMinor: Math.floor((Math.round(top * 100) * stakeMinor) / 100), maxWinOutcomes: 1 },
      });
      expect(percentOf(prizesOf(choice))).toBe('97.00');
    },
  );

  it('GAME-05 offers these wheels and no other, with the greatest prize in the first segment', () => {
    expect(CHOICES).toEqual(WHEELS.map(({ segments, risk }) => ({ segments, risk })));
    for (const choice of CHOICES) {
      expect(wheelX100(choice)).toHaveLength(choice.segments);
      expect(wheelX100(choice)[0]).toBe(Math.max(...wheelX100(choice)));
    }
    expect([leastPercent(), greatestX100()]).toEqual(['97.00', 4_850]);
    expect(wheel.stated?.(wheel.config.initial)).toMatchObject({ rtpPercent: '97.00', maxWinStakes: 48.5 });
  });

  it('GAME-14 states a return that is never above the true one, the centavos of a small stake included', () => {
    const stated = (stakeMinor: number) =>
      statedPercent(tableReturn(prizesOf({ segments: 10, risk: 'low' }), stakeMinor));
    expect(stated(100)).toBe('97.00');
    // 1.31 + 7 x 1.21 come back of ten times 1.01: 9.78 of 10.10.
    expect(stated(101)).toBe('96.83');
    expect(paidAt(120, 101)).toBe(121);
  });

  it('GAME-14 swings the more the greater the risk is', () => {
    const swings = CHOICES.map((choice) => volatilityOf(prizesOf(choice)));
    expect(swings).toEqual([1, 2, 3, 1, 2, 4, 2, 2, 5, 2, 2, 5, 2, 3, 5]);
  });

  it('GAME-08 turns the bytes of a seed into every segment equally often (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'ruleta', nonce: 3 });
    const spins = 50_000;
    const stopped = new Array<number>(50).fill(0);
    for (let spin = 0; spin < spins; spin += 1) {
      const segment = draws.below(50);
      stopped[segment] = (stopped[segment] ?? 0) + 1;
    }
    const expected = spins / 50;
    const chiSquare = stopped.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 49 degrees of freedom: the 1 - 10^-6 quantile is 111.1.
    expect(chiSquare).toBeLessThan(111.1);
  });
});
