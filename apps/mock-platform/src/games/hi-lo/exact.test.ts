import type { HiLoMove, HiLoSide } from '@tonalli/contracts/games/hi-lo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { deal, type HiLoTerms, offerOf, standingX10000, take } from './engine';
import { greatestWinChance, leastReturnBp, statedReturnPercent } from './exact';
import { multiplierX10000 } from './odds';

const RTP_BP = 9_700;
const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const SIDES: readonly HiLoSide[] = ['higher', 'lower'];
const termsOf = (stakeMinor: number): HiLoTerms => ({ stakeMinor, rtpBp: RTP_BP, maxPayoutMinor: 100_000_000 });

/** The ranks that win, said once more: the same rank does on both sides. */
const winningTo = (side: HiLoSide, from: number): number[] =>
  RANKS.filter((to) => to === from || (side === 'higher' ? to > from : to < from));

interface Played {
  readonly cards: readonly number[];
  readonly moves: readonly HiLoMove[];
}

/** The least and the most that a player can get on average, as whole numbers over 13 to the moves that are left. */
function bounds(played: Played, left: number, terms: HiLoTerms): { least: bigint; most: bigint } {
  const picked = played.moves.some((move) => move !== 'skip');
  const found: { least: bigint; most: bigint }[] = [];
  const all = 13n ** BigInt(left);
  if (picked) {
    const times = BigInt(standingX10000({ ...played, end: 'open' }, RTP_BP));
    const paid = ((BigInt(terms.stakeMinor) * times) / 10_000n) * all;
    found.push({ least: paid, most: paid });
  }
  const go = (move: HiLoMove, to: readonly number[]) => {
    const each = to.map((rank) =>
      bounds({ cards: [...played.cards, rank], moves: [...played.moves, move] }, left - 1, terms),
    );
    const sum = (of: 'least' | 'most') => each.reduce((total, bound) => total + bound[of], 0n);
    found.push({ least: sum('least'), most: sum('most') });
  };
  if (left > 0) {
    const from = played.cards.at(-1) ?? 0;
    for (const side of SIDES) if (offerOf(played, side, terms)) go(side, winningTo(side, from));
    // Whoever passes over a card still picks before the end.
    if (picked || left > 1) go('skip', RANKS);
  }
  const least = found.reduce((low, { least: one }) => (one < low ? one : low), found[0]?.least ?? 0n);
  const most = found.reduce((high, { most: one }) => (one > high ? one : high), 0n);
  return { least, most };
}

describe('hi-lo', () => {
  it('GAME-05 GAME-11 returns 97 % less the floors for every pick there is, counted card by card', () => {
    for (const stakeMinor of [100, 101, 997, 1_000, 12_345, 1_000_000]) {
      for (const from of RANKS) {
        for (const side of SIDES) {
          const winning = winningTo(side, from).length;
          const offer = offerOf({ cards: [from], moves: [] }, side, termsOf(stakeMinor));
          if (winning === 13) {
            expect(offer).toBeNull();
            continue;
          }
          const floored = (BigInt(RTP_BP) * 13n) / BigInt(winning);
          const paidMinor = (BigInt(stakeMinor) * floored) / 10_000n;
          expect(offer).toEqual({ winning, multiplierX10000: Number(floored), payoutMinor: Number(paidMinor) });
          // In whole numbers: 97/100 of 13 stakes, less what 13 cards pay.
          const short = 13n * BigInt(stakeMinor) * 97n - paidMinor * BigInt(winning) * 100n;
          expect(short >= 0n).toBe(true);
          const returnedBp = (paidMinor * BigInt(winning) * 10_000n) / (13n * BigInt(stakeMinor));
          expect(Number(returnedBp)).toBeGreaterThanOrEqual(leastReturnBp(stakeMinor, RTP_BP));
        }
      }
    }
  });

  it.each([100, 997])(
    'GAME-05 GAME-11 GAME-14 returns between what it states and 97 percent, with a stake of %i, whatever is picked or passed over and wherever one stops, all cards of three moves',
    (stakeMinor) => {
      const all = BigInt(stakeMinor) * 13n ** 3n;
      for (const first of RANKS) {
        const { least, most } = bounds({ cards: [first], moves: [] }, 3, termsOf(stakeMinor));
        expect(most * 100n <= all * 97n).toBe(true);
        expect(Number((least * 10_000n) / all)).toBeGreaterThanOrEqual(leastReturnBp(stakeMinor, RTP_BP));
      }
    },
  );

  it('GAME-05 takes the return once and floors once, after however many picks', () => {
    const picks = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 31 });
    fc.assert(
      fc.property(picks, fc.integer({ min: 1, max: 10_000 }), (winning, rtpBp) => {
        const below = winning.reduce((product, ranks) => product * BigInt(ranks), 1n);
        const above = BigInt(rtpBp) * 13n ** BigInt(winning.length);
        expect(multiplierX10000(winning, rtpBp)).toBe(Number(above / below));
      }),
    );
  });

  it('GAME-14 states a return that is never above the true one, and how rare the greatest win is at best', () => {
    expect(statedReturnPercent(100, RTP_BP)).toBe('96.06');
    expect(statedReturnPercent(1_000, RTP_BP)).toBe('96.89');
    expect(statedReturnPercent(1_000_000, RTP_BP)).toBe('96.99');
    const config = { rtpBp: RTP_BP, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
    // A million at 10.00 is 100,000 stakes, and 0.97 of a stake comes back.
    expect(greatestWinChance(1_000, config)).toBeCloseTo(0.97 / 100_000, 15);
    expect(greatestWinChance(1_000_000, config)).toBeCloseTo(0.0097, 15);
  });

  it('GAME-08 turns the bytes of a seed into every card equally often (chi-square, 1 in 10^6)', () => {
    const bins = new Array<number>(52).fill(0);
    for (let nonce = 0; nonce < 1_000; nonce += 1) {
      const { cards } = deal(fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'cartas', nonce }));
      for (const card of cards) bins[card] = (bins[card] ?? 0) + 1;
    }
    const expected = (1_000 * 32) / 52;
    const chiSquare = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51 degrees of freedom: the 1 - 10^-6 quantile is 113.3.
    expect(chiSquare).toBeLessThan(113);
  });

  it('GAME-05 returns what it states in seeded rounds that go for twice the stake, within four standard errors', () => {
    const terms = termsOf(10_000);
    const rounds = 4_000;
    let sum = 0;
    let squares = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      let round = deal(fairDraws({ serverSeed: '77'.repeat(32), clientSeed: 'hi-lo', nonce }));
      while (round.end === 'open') {
        const [higher, lower] = SIDES.map((side) => offerOf(round, side, terms)?.winning ?? 0);
        const likelier = (higher ?? 0) >= (lower ?? 0) ? 'higher' : 'lower';
        round = take(round, standingX10000(round, RTP_BP) >= 20_000 ? 'cash-out' : likelier, terms);
      }
      const times = standingX10000(round, RTP_BP) / 10_000;
      sum += times;
      squares += times ** 2;
    }
    const mean = sum / rounds;
    const deviation = Math.sqrt(squares / rounds - mean ** 2);
    expect(Math.abs(mean - 0.97)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
  });
});
