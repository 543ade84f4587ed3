import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { createRandom } from '../../kernel/random';
import { edgeBp, exactReturn, statedReturnPercent } from './exact';
import { choiceOf, multiplierX10000, payoutOf, winningRolls, wins } from './odds';

const RTP_BP = 9_700;
const SIDES = ['under', 'over'] as const;
/** So large that no payout is floored. */
const STAKE_MINOR = 10_000;

const everyChoice = SIDES.flatMap((side) => Array.from({ length: 10_000 }, (_, target) => ({ side, target })));

describe('dice', () => {
  it('GAME-05 GAME-11 returns 97 % less the floor of the multiplier for every target there is', () => {
    const wrong: string[] = [];
    for (const choice of everyChoice) {
      const winning = choice.side === 'under' ? choice.target : 9_999 - choice.target;
      if (winning === 0) continue;
      const { paidMinor, stakedMinor, ...exact } = exactReturn({ ...choice, stakeMinor: STAKE_MINOR }, RTP_BP);
      // In whole numbers: 97/100 of all stakes is at least what is paid, and exceeds it by less than one ten-thousandth a hit.
      const short = BigInt(stakedMinor) * 97n - BigInt(paidMinor) * 100n;
      const isStated = exact.winning === winning && short >= 0n && short < 100n * BigInt(winning);
      if (!isStated) wrong.push(`${choice.side} ${choice.target}`);
    }
    expect(wrong).toEqual([]);
  });

  it('GAME-05 GAME-11 pays on the rolls that a target names and on no other, counted one by one', () => {
    for (const choice of everyChoice.filter(({ target }) => target % 97 === 0 || target > 9_990)) {
      const bet = { ...choice, stakeMinor: STAKE_MINOR };
      let paidMinor = 0;
      let winning = 0;
      for (let roll = 0; roll < 10_000; roll += 1) {
        const isWin = choice.side === 'under' ? roll < choice.target : roll > choice.target;
        if (wins(choice, roll) !== isWin) throw new Error(`${choice.side} ${choice.target} at ${roll}`);
        if (isWin) winning += 1;
        paidMinor += payoutOf(bet, roll, RTP_BP);
      }
      expect(exactReturn(bet, RTP_BP)).toMatchObject({ winning, paidMinor, stakedMinor: 10_000 * STAKE_MINOR });
      expect(choiceOf(choice.side, winningRolls(choice))).toEqual(choice);
    }
  });

  it('GAME-05 is worth the same on both sides, and pays less the more rolls win', () => {
    let last = Number.POSITIVE_INFINITY;
    for (let winning = 1; winning < 10_000; winning += 1) {
      const [under = 0, over] = SIDES.map((side) => multiplierX10000(choiceOf(side, winning), RTP_BP));
      if (under !== over || under > last) throw new Error(`with ${winning} rolls: ${under}, ${over} after ${last}`);
      last = under;
    }
    expect(last).toBe(9_700);
  });

  it('GAME-14 states a return that is never above the true one, the centavos of a small stake included', () => {
    const bet = (target: number, stakeMinor: number) => ({ side: 'under' as const, target, stakeMinor });
    expect(statedReturnPercent(bet(5_000, 100), RTP_BP)).toBe('97.00');
    // 97 / 33.33 = 2.9102..., of which 1.00 pays 2.91.
    expect(statedReturnPercent(bet(3_333, 100), RTP_BP)).toBe('96.99');
    expect(statedReturnPercent(bet(9_000, 100), RTP_BP)).toBe('96.30');
    expect(edgeBp(bet(9_000, 100), RTP_BP)).toBe(370);
    expect(edgeBp(bet(5_000, 100), RTP_BP)).toBe(300);
  });

  it('GAME-08 turns the bytes of a seed into every roll equally often (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'dados', nonce: 3 });
    const rolls = 100_000;
    const bins = new Array<number>(100).fill(0);
    for (let i = 0; i < rolls; i += 1) {
      const bin = Math.floor(draws.below(10_000) / 100);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    const expected = rolls / 100;
    const chiSquare = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 99 degrees of freedom: the 1 - 10^-6 quantile is 179.0.
    expect(chiSquare).toBeLessThan(179);
  });

  it.each([
    ['under', 5_000],
    ['over', 9_899],
  ] as const)(
    'GAME-05 returns what it states in a million seeded rolls %s %i, within four standard errors',
    (side, target) => {
      const source = createRandom(`dice ${side} ${target}`);
      const bet = { side, target, stakeMinor: STAKE_MINOR };
      const rolls = 1_000_000;
      let paidMinor = 0;
      for (let i = 0; i < rolls; i += 1) paidMinor += payoutOf(bet, source.int(0, 9_999), RTP_BP);
      const p = winningRolls(bet) / 10_000;
      const multiplier = multiplierX10000(bet, RTP_BP) / 10_000;
      const deviation = multiplier * Math.sqrt(p * (1 - p));
      expect(Math.abs(paidMinor / STAKE_MINOR / rolls - p * multiplier)).toBeLessThan(
        (4 * deviation) / Math.sqrt(rolls),
      );
    },
  );
});
