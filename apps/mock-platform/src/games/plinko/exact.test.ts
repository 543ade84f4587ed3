import type { PlinkoChoice } from '@tonalli/contracts/games/plinko';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { createRandom } from '../../kernel/random';
import { paidAt, percentOf, statedPercent, tableReturn, volatilityOf } from '../pay-table';
import { CHOICES, greatestX100, leastPercent } from './exact';
import { plinko } from './module';
import { drawPath, multiplierAt, pathsTo, prizesOf, slotOf } from './odds';

interface Table extends PlinkoChoice {
  /** What is paid from the edge to the middle. */
  readonly half: readonly number[];
  /** What comes back of a stake in the long run, reckoned apart from the code. */
  readonly returns: readonly [part: bigint, of: bigint];
  readonly percent: string;
}

const TABLES: readonly Table[] = [
  { rows: 8, risk: 'low', half: [5, 2, 1.1, 1, 0.5], returns: [1_253n, 1_280n], percent: '97.89' },
  { rows: 8, risk: 'medium', half: [12, 3, 1.25, 0.7, 0.4], returns: [621n, 640n], percent: '97.03' },
  { rows: 8, risk: 'high', half: [27, 4, 1.5, 0.3, 0.2], returns: [39n, 40n], percent: '97.50' },
  { rows: 12, risk: 'low', half: [9, 3, 1.6, 1.4, 1.1, 0.95, 0.5], returns: [3_973n, 4_096n], percent: '96.99' },
  { rows: 12, risk: 'medium', half: [30, 10, 4, 2, 1.1, 0.58, 0.3], returns: [99_823n, 102_400n], percent: '97.48' },
  { rows: 12, risk: 'high', half: [160, 24, 8, 2, 0.7, 0.18, 0.18], returns: [99_411n, 102_400n], percent: '97.08' },
  {
    rows: 16,
    risk: 'low',
    half: [15, 8, 2, 1.4, 1.4, 1.2, 1.1, 0.95, 0.5],
    returns: [318_509n, 327_680n],
    percent: '97.20',
  },
  {
    rows: 16,
    risk: 'medium',
    half: [100, 40, 10, 5, 3, 1.5, 0.95, 0.5, 0.3],
    returns: [320_101n, 327_680n],
    percent: '97.68',
  },
  {
    rows: 16,
    risk: 'high',
    half: [1_000, 120, 26, 9, 4, 1.9, 0.2, 0.2, 0.2],
    returns: [159_179n, 163_840n],
    percent: '97.15',
  },
];

const context = { config: plinko.config.initial, at: 0, phase: () => null };

/** A ball that goes to the right wherever the number has a 1, from its highest bit on. */
const falling = (rows: number, path: number) => {
  let row = rows;
  return { below: () => (path >> --row) & 1 };
};

describe('plinko', () => {
  it.each(TABLES)(
    'GAME-05 GAME-11 returns what it states with $rows rows at $risk risk, counted over every path there is',
    ({ rows, risk, half, returns: [part, of], percent }) => {
      const choice = { rows, risk };
      const stakeMinor = 137;
      let [paidMinor, hundredths] = [0, 0];
      for (let path = 0; path < 2 ** rows; path += 1) {
        let ones = 0;
        for (let bit = 0; bit < rows; bit += 1) ones += (path >> bit) & 1;
        const paysX100 = Math.round((half[Math.min(ones, rows - ones)] ?? 0) * 100);
        const drawn = drawPath(rows, falling(rows, path));
        if (slotOf(drawn) !== ones || multiplierAt(choice, drawn) !== paysX100) {
          throw new Error(`path ${path} ends in ${slotOf(drawn)}`);
        }
        hundredths += paysX100;
        paidMinor += Math.floor((paysX100 * stakeMinor) / 100);
      }
      expect(BigInt(hundredths) * of).toBe(part * 100n * 2n ** BigInt(rows));
      expect(tableReturn(prizesOf(choice), stakeMinor)).toMatchObject({
        ...{ outcomes: 2 ** rows, paidMinor, stakedMinor: 2 ** rows * stakeMinor, maxWinOutcomes: 2 },
        maxWinMinor: Math.floor((half[0] ?? 0) * stakeMinor),
      });
      expect(percentOf(prizesOf(choice))).toBe(percent);
    },
  );

  it('GAME-05 offers these tables and no other, and gives the least of them as its return', () => {
    expect(CHOICES).toEqual(TABLES.map(({ rows, risk }) => ({ rows, risk })));
    expect(leastPercent()).toBe('96.99');
    expect(greatestX100()).toBe(100_000);
    expect(plinko.stated?.(plinko.config.initial)).toMatchObject({ rtpPercent: '96.99', maxWinStakes: 1_000 });
  });

  it('GAME-05 pays the ball that falls by the path that is drawn', () => {
    for (const { rows, risk, half } of TABLES) {
      for (let path = 0; path < 2 ** rows; path += rows === 16 ? 13 : 1) {
        const right = path.toString(2).replaceAll('0', '').length;
        const bet = { rows, risk, stakeMinor: 1_000 };
        const { results = [] } = plinko.accept(bet, context).start(falling(rows, path)).turn;
        const pays = Math.round((half[Math.min(right, rows - right)] ?? 0) * 1_000);
        if (results[0]?.payoutMinor !== pays) throw new Error(`${rows} ${risk} ${path}: ${pays}`);
      }
    }
  });

  it('GAME-14 states a return that is never above the true one, the centavos of a small stake included', () => {
    const stated = (stakeMinor: number) =>
      statedPercent(tableReturn(prizesOf({ rows: 8, risk: 'medium' }), stakeMinor));
    expect(stated(100)).toBe('97.03');
    // 70 x 0.40 + 112 x 0.70 + 56 x 1.26 + 16 x 3.03 + 2 x 12.12 come back of 256 x 1.01: 249.68 of 258.56.
    expect(stated(101)).toBe('96.56');
  });

  it('GAME-14 swings the more the greater the risk is', () => {
    expect(CHOICES.map((choice) => volatilityOf(prizesOf(choice)))).toEqual([1, 2, 3, 1, 2, 4, 1, 3, 5]);
  });

  it('GAME-05 counts the paths to each slot', () => {
    expect(pathsTo(8)).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1]);
    expect(pathsTo(12)).toEqual([1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1]);
  });

  it('GAME-08 turns the bytes of a seed into every slot as often as it should (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'bolitas', nonce: 3 });
    const balls = 12_800;
    const landed = new Array<number>(9).fill(0);
    for (let ball = 0; ball < balls; ball += 1) {
      const slot = slotOf(drawPath(8, draws));
      landed[slot] = (landed[slot] ?? 0) + 1;
    }
    const chiSquare = [1, 8, 28, 56, 70, 56, 28, 8, 1].reduce((sum, paths, slot) => {
      const expected = (balls * paths) / 256;
      return sum + ((landed[slot] ?? 0) - expected) ** 2 / expected;
    }, 0);
    // 8 degrees of freedom: the 1 - 10^-6 quantile is 42.7.
    expect(chiSquare).toBeLessThan(42.7);
  });

  it('GAME-05 returns what it states in seeded balls, within four standard errors', () => {
    const source = createRandom('plinko 12 medium');
    const choice = { rows: 12, risk: 'medium' } as const;
    const balls = 100_000;
    let [paid, squares] = [0, 0];
    for (let ball = 0; ball < balls; ball += 1) {
      const pays = multiplierAt(choice, drawPath(12, { below: (bound) => source.int(0, bound - 1) })) / 100;
      paid += pays;
      squares += pays * pays;
    }
    const mean = paid / balls;
    const deviation = Math.sqrt(squares / balls - mean * mean);
    expect(Math.abs(mean - 99_823 / 102_400)).toBeLessThan((4 * deviation) / Math.sqrt(balls));
    expect(paidAt(58, 1_001)).toBe(580);
  });
});
