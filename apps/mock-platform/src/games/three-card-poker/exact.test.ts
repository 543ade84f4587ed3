import { describe, expect, it } from 'vitest';
import { DEALER_HANDS, everyDeal } from './every-deal-fixture';
import {
  ANTE_EDGE_BP,
  exactReturn,
  greatestStakeMinor,
  PAID_DEALS,
  PAIR_PLUS_EDGE_BP,
  statedReturnPercent,
  TOP_CHANCE,
  VOLATILITY,
} from './exact';
import { isBestPlayed, rank } from './hands';

/** As printed on tables everywhere, to one: not read from the game. */
const BONUS: Record<string, number> = { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 };
const PLUS: Record<string, number> = { 'straight-flush': 40, 'three-of-a-kind': 30, straight: 6, flush: 4, pair: 1 };

/** What every hand wins by playing and by checking, against all hands of the dealer, in antes. */
const WORTHS = everyDeal().map(({ cards, unqualified, lower, equal, higher }) => {
  const { hand } = rank(cards);
  const bonus = (BONUS[hand] ?? 0) * DEALER_HANDS;
  const [play, check] = [2, 1].map((at = 1) => unqualified + at * (lower - higher) + bonus);
  return { cards, hand, play: play ?? 0, check: check ?? 0, unqualified, lower, equal, higher };
});
const total = (of: (one: (typeof WORTHS)[number]) => number): number => WORTHS.reduce((sum, one) => sum + of(one), 0);
const FOLD = -DEALER_HANDS;

describe('the return of three-card poker', () => {
  it('GAME-05 GAME-11 is that of every deal, each played in the best way', () => {
    const won = total(({ play }) => Math.max(play, FOLD));
    const staked = BigInt(WORTHS.length * DEALER_HANDS);
    expect(exactReturn(false)).toEqual({ paid: staked + BigInt(won), staked });
    const plus = total(({ hand }) => (PLUS[hand] === undefined ? 0 : PLUS[hand] + 1));
    const paid = staked + BigInt(won) + BigInt(plus * DEALER_HANDS);
    expect(exactReturn(true)).toEqual({ paid, staked: 2n * staked });
    // Published: the house keeps 3.3730 % of the ante, and 2.3167 % of this pair plus.
    expect((won / Number(staked)).toFixed(6)).toBe('-0.033730');
    expect((1 - plus / WORTHS.length).toFixed(6)).toBe('0.023167');
    expect([ANTE_EDGE_BP, PAIR_PLUS_EDGE_BP]).toEqual([338, 232]);
    expect([statedReturnPercent(false), statedReturnPercent(true)]).toEqual(['96.62', '97.15']);
  });

  it('GAME-05 is reached by playing queen, six and four or better, and nothing less', () => {
    expect(WORTHS.filter(({ cards, play }) => play >= FOLD !== isBestPlayed(cards))).toEqual([]);
    expect(WORTHS.filter(({ cards }) => isBestPlayed(cards))).toHaveLength(14_900);
  });

  it('GAME-13 brings nothing to who stays away on purpose, whatever the hand', () => {
    const away = WORTHS.map(({ hand, check, play }) => ({ away: hand === 'high-card' ? FOLD : check, play }));
    expect(away.filter((one) => one.away > Math.max(one.play, FOLD))).toEqual([]);
  });

  it('GAME-14 says how likely the greatest win is, and how much a round swings', () => {
    const most = total(({ hand, lower }) => (hand === 'straight-flush' ? lower : 0));
    expect(TOP_CHANCE).toEqual({ ways: most, of: WORTHS.length * DEALER_HANDS });
    const squares = total(({ cards, hand, unqualified, lower, equal, higher }) => {
      const bonus = BONUS[hand] ?? 0;
      if (!isBestPlayed(cards)) return DEALER_HANDS;
      return unqualified * (1 + bonus) ** 2 + lower * (2 + bonus) ** 2 + equal * bonus ** 2 + higher * (bonus - 2) ** 2;
    });
    const deviation = Math.sqrt(squares / TOP_CHANCE.of);
    expect(deviation.toFixed(2)).toBe('1.64');
    expect(1 + [0.6, 1.3, 3, 5].filter((atLeast) => deviation >= atLeast).length).toBe(VOLATILITY);
  });

  it('GAME-14 says how many deals pay anything, the best play given', () => {
    const paidAgainst = ({ cards, hand, unqualified, lower, equal }: (typeof WORTHS)[number]) => {
      if (!isBestPlayed(cards)) return 0;
      return BONUS[hand] === undefined ? unqualified + lower + equal : DEALER_HANDS;
    };
    expect(PAID_DEALS).toEqual({
      anteAlone: total(paidAgainst),
      withPairPlus: total((one) => (PLUS[one.hand] === undefined ? paidAgainst(one) : DEALER_HANDS)),
    });
  });

  it('GAME-05 asks for no ante whose best hand could not be paid', () => {
    const config = { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 45_000_000 };
    expect([greatestStakeMinor(config, true), greatestStakeMinor(config, false)]).toEqual([900_000, 1_000_000]);
  });
});
