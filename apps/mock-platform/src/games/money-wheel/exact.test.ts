import { WHEEL_SPOTS, type WheelSpot } from '@tonalli/contracts/games/money-wheel';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { moneyWheel } from './module';
import { SEGMENTS } from './segments';

/** What the help prints, apart from the code: how many segments show it, and what it pays to 1. */
const PRINTED: Readonly<Record<WheelSpot, readonly [segments: number, toOne: number]>> = {
  ...{ jade: [26, 1], turquoise: [13, 3], amber: [8, 5.5] },
  ...{ coral: [4, 12], amethyst: [2, 25], sun: [1, 51] },
};
const context = { config: moneyWheel.config.initial, at: 0, phase: () => null };

function paidAt(spots: Readonly<Record<string, number>>, segment: number): number {
  const bet = { round: 'k', spots };
  const open = moneyWheel.resume({ id: 'r', bet, state: { segment: null }, open: spots, heldMinor: 0 });
  const phase = { name: 'result', takesBets: false, lastsMs: null, table: { stop: segment } };
  const { results = [] } = open.follow({ key: 'k', phase }, context);
  return results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
}
const paidOverAll = (spots: Readonly<Record<string, number>>) =>
  Array.from({ length: 54 }, (_, segment) => paidAt(spots, segment)).reduce((sum, paidMinor) => sum + paidMinor, 0);

describe('money-wheel', () => {
  it.each(WHEEL_SPOTS)('GAME-05 GAME-11 %s returns exactly 52/54, counted over all segments', (spot) => {
    const [segments, toOne] = PRINTED[spot];
    expect(segments * (toOne + 1)).toBe(52);
    const paid = Array.from({ length: 54 }, (_, segment) => paidAt({ [spot]: 200 }, segment));
    expect(paid.filter((paidMinor) => paidMinor > 0)).toEqual(new Array(segments).fill(200 * (toOne + 1)));
    expect(paidOverAll({ [spot]: 200 })).toBe(52 * 200);
    expect(moneyWheel.accept({ round: 'k', spots: { [spot]: 200 } }, context).price().stakes).toMatchObject([
      { line: spot, stakeMinor: 200, edgeBp: Math.ceil((2 / 54) * 10_000) },
    ]);
  });

  it('GAME-05 GAME-14 returns from 94 to 97.5 percent of small stakes too, the cut centavo included', () => {
    for (const spot of WHEEL_SPOTS) {
      for (const stakeMinor of [100, 101, 103, 149, 151, 999]) {
        const paidMinor = paidOverAll({ [spot]: stakeMinor });
        const percent = (paidMinor * 100) / (54 * stakeMinor);
        expect([spot, percent >= 94 && percent <= 97.5]).toEqual([spot, true]);
        const [stake] = moneyWheel.accept({ round: 'k', spots: { [spot]: stakeMinor } }, context).price().stakes;
        // What the house is said to keep is never less than what it keeps.
        expect(stake?.edgeBp).toBe(Math.ceil(10_000 - (paidMinor * 10_000) / (54 * stakeMinor)));
      }
    }
    expect(moneyWheel.stated?.(moneyWheel.config.initial)).toMatchObject({ rtpPercent: '96.29', maxWinStakes: 52 });
  });

  it('GAME-05 returns 52/54 of chips on all spots at once', () => {
    const spots = { sun: 100, amethyst: 200, coral: 400, amber: 800, turquoise: 1_300, jade: 2_600 };
    expect(paidOverAll(spots)).toBe(52 * 5_400);
  });

  it('GAME-05 has 54 segments, no two alike beside each other, and what is rare spread evenly', () => {
    expect(SEGMENTS).toHaveLength(54);
    for (const [segment, spot] of SEGMENTS.entries()) expect(spot).not.toBe(SEGMENTS[(segment + 1) % 54]);
    for (const spot of ['amber', 'coral', 'amethyst'] as const) {
      const at = [...SEGMENTS.keys()].filter((segment) => SEGMENTS[segment] === spot);
      const gaps = at.map((segment, index) => ((at[index + 1] ?? (at[0] ?? 0) + 54) - segment) % 54 || 54);
      const even = 54 / at.length;
      for (const gap of gaps) expect(Math.abs(gap - even)).toBeLessThanOrEqual(1.25);
    }
  });

  it('GAME-08 turns the bytes of a seed into every segment equally often (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'rueda', nonce: 3 });
    const stopped = new Array<number>(54).fill(0);
    for (let spin = 0; spin < 54_000; spin += 1) {
      const segment = draws.below(54);
      stopped[segment] = (stopped[segment] ?? 0) + 1;
    }
    const chiSquare = stopped.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 53 degrees of freedom: the 1 - 10^-6 quantile is 116.5.
    expect(chiSquare).toBeLessThan(116.5);
  });
});
