import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { createRandom } from '../../kernel/random';
import { edgeBp, exactReturn, statedReturnPercent } from './exact';
import { payoutOf, resultX100, winningDraws, wins } from './odds';

const RTP_BP = 9_700;
const ALL = 2n ** 32n;
const MOST_X100 = 100_000_000;

/** The rule in whole numbers that never round: 97 % of 2^32, over what is left above the draw, in hundredths. */
function drawnX100(draw: number): bigint {
  const drawn = (97n * ALL) / (ALL - BigInt(draw));
  if (drawn < 100n) return 100n;
  return drawn > BigInt(MOST_X100) ? BigInt(MOST_X100) : drawn;
}

/** Targets of every size: each up to 100, and some of all that lie above. */
const TARGETS = [
  ...Array.from({ length: 9_900 }, (_, index) => 101 + index),
  ...Array.from({ length: 6_000 }, (_, index) => Math.round(10_001 * 1.00153 ** index)).filter((x) => x <= MOST_X100),
  MOST_X100,
];

describe('limbo', () => {
  it('GAME-05 turns a draw into the multiplier that the rule says, at both ends and wherever it changes', () => {
    const anyDraw = fc.oneof(
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.integer({ min: 0, max: 200_000 }).map((below) => 2 ** 32 - 1 - below),
    );
    fc.assert(fc.property(anyDraw, (draw) => BigInt(resultX100(draw, RTP_BP)) === drawnX100(draw)));
    expect([0, 2 ** 32 - 1].map((draw) => resultX100(draw, RTP_BP))).toEqual([100, MOST_X100]);
    // 1 / 32 of the draws is left: 97 * 32 / 100 = 31.04.
    expect(resultX100(2 ** 32 - 2 ** 27, RTP_BP)).toBe(3_104);
  });

  it('GAME-05 GAME-11 wins from one draw on and with none before it, for each target', () => {
    for (const targetX100 of TARGETS) {
      const winning = winningDraws({ targetX100 }, RTP_BP);
      const first = 2 ** 32 - winning;
      const around = [first, first - 1].map((draw) => drawnX100(draw) >= BigInt(targetX100));
      const told = [first, first - 1].map((draw) => wins({ targetX100 }, resultX100(draw, RTP_BP)));
      if (around.join() !== 'true,false' || told.join() !== 'true,false') throw new Error(`at ${targetX100}`);
    }
  });

  it('GAME-05 GAME-11 returns 97 % less the floor of the chance for every target', () => {
    for (const targetX100 of TARGETS) {
      const { paidMinor, stakedMinor } = exactReturn({ targetX100, stakeMinor: 100 }, RTP_BP);
      // In whole numbers: the draws that are missing for 97 % are less than one.
      const short = 97n * stakedMinor - 100n * paidMinor;
      if (short < 0n || short >= 100n * BigInt(targetX100)) throw new Error(`at ${targetX100}: ${short}`);
      if (paidMinor * 10_000n < 9_697n * stakedMinor) throw new Error(`at ${targetX100} less than 96.97 %`);
    }
  });

  it('GAME-14 states a return that is never above the true one, the centavos of an odd stake included', () => {
    const stated = (targetX100: number, stakeMinor: number) => statedReturnPercent({ targetX100, stakeMinor }, RTP_BP);
    expect(stated(200, 100)).toBe('96.99');
    // 1.01 of 199 is 200.99, of which 200 is paid: 200 / 199 of 97 / 101.
    expect(stated(101, 199)).toBe('96.52');
    expect(edgeBp({ targetX100: 101, stakeMinor: 199 }, RTP_BP)).toBe(348);
  });

  it('GAME-05 pays more and wins less often the higher the target', () => {
    let last = { winning: Number.POSITIVE_INFINITY, pays: 0 };
    for (const targetX100 of [...new Set(TARGETS)]) {
      const bet = { targetX100, stakeMinor: 100 };
      const now = { winning: winningDraws(bet, RTP_BP), pays: payoutOf(bet, MOST_X100) };
      if (now.winning > last.winning || now.pays <= last.pays) throw new Error(`at ${targetX100}`);
      last = now;
    }
    expect(last).toEqual({ winning: 4_166, pays: MOST_X100 });
  });

  it('GAME-08 turns the bytes of a seed into draws of every size equally often (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'limbo', nonce: 3 });
    const rounds = 100_000;
    const bins = new Array<number>(100).fill(0);
    for (let i = 0; i < rounds; i += 1) {
      const bin = Math.floor((draws.below(2 ** 32) / 2 ** 32) * 100);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    const expected = rounds / 100;
    // 99 degrees of freedom: the 1 - 10^-6 quantile is 179.0.
    expect(bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(179);
  });

  it('GAME-05 returns what it states in a million seeded rounds at 2.00, within four standard errors', () => {
    const source = createRandom('limbo 200');
    const bet = { targetX100: 200, stakeMinor: 100 };
    const rounds = 1_000_000;
    let paidMinor = 0;
    for (let i = 0; i < rounds; i += 1) paidMinor += payoutOf(bet, resultX100(source.int(0, 2 ** 32 - 1), RTP_BP));
    const deviation = 2 * Math.sqrt(0.485 * 0.515);
    expect(Math.abs(paidMinor / 100 / rounds - 0.97)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
  });
});
