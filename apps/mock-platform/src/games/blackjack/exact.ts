import type { BlackjackConfig } from '@tonalli/contracts/games/blackjack';
import { DEALER_TOTALS } from './dealer';
import { BEST, bestTotal } from './hands';
import { MOST_STAKES } from './money';
import { against } from './strategy';
import { type Exact, fractionOf, minus, NONE, overCards, plus, scaled, times } from './thirteenths';

interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

const CERTAIN: Exact = { count: 1n, cards: 0 };
const isNatural = (one: number, other: number): boolean =>
  bestTotal(one + other, one === 1 || other === 1).total === BEST;

/** Of two cards. */
const naturalChance = overCards((one) => overCards((other) => (isNatural(one, other) ? CERTAIN : NONE)));
/** A blackjack that the dealer has not as well. */
const paidNaturalChance = times(naturalChance, minus(CERTAIN, naturalChance));

function bestValue(up: number, one: number, other: number): Exact {
  const held = { points: one + other, hasAce: one === 1 || other === 1 };
  return (one === other ? against(up).pair(one) : against(up).two(held)).value;
}

/** What a round wins on average in half stakes, played as well as can be and never insured. */
function halfStakesWon(): Exact {
  const played = overCards((up) =>
    overCards((one) => overCards((other) => (isNatural(one, other) ? NONE : bestValue(up, one, other)))),
  );
  const lostToBlackjack = times(naturalChance, minus(CERTAIN, naturalChance));
  return plus(scaled(minus(played, lostToBlackjack), 2n), scaled(paidNaturalChance, 3n));
}

let halfStakes: Exact | null = null;

/** What comes back of a stake on average; with an odd one the half of a minor unit is lost where a blackjack is paid. */
export function exactReturn(stakeMinor: number): Fraction {
  halfStakes ??= halfStakesWon();
  const perStake = scaled(plus(scaled(CERTAIN, 2n), halfStakes), BigInt(stakeMinor));
  const paid = stakeMinor % 2 === 0 ? perStake : minus(perStake, paidNaturalChance);
  const { ways, of } = fractionOf(paid);
  return { ways, of: 2n * BigInt(stakeMinor) * of };
}

const returnBp = (stakeMinor: number): number => {
  const { ways, of } = exactReturn(stakeMinor);
  return Number((ways * 10_000n) / of);
};

/** What the house keeps of the first stake on average, in basis points and rounded up, however the round goes on. */
export const edgeBp = (stakeMinor: number): number => 10_000 - returnBp(stakeMinor);

/** As people read it: never more than it is. */
export const statedReturnPercent = (stakeMinor: number): string => (returnBp(stakeMinor) / 100).toFixed(2);

/** One rank in 13 that is a ten pays nothing: insurance keeps a thirteenth, rounded up. */
export const INSURANCE_EDGE_BP = 770;

/** How likely a doubled hand that began with one of the pair beats a dealer who comes to this. */
const doubledWin = (up: number, pair: number, house: number): Exact =>
  overCards((second) => {
    const held = { points: pair + second, hasAce: pair === 1 || second === 1 };
    if (pair === 1 || against(up).two(held).play !== 'double') return NONE;
    return overCards((third) => {
      const { total } = bestTotal(held.points + third, held.hasAce || third === 1);
      return total <= BEST && (house > BEST || total > house) ? CERTAIN : NONE;
    });
  });

let greatest: Fraction | null = null;

/** How likely the greatest win is, played as well as can be: a split, both hands doubled, both won. */
export function greatestWinChance(): Fraction {
  greatest ??= fractionOf(splitAndDoubledWins());
  return greatest;
}

function splitAndDoubledWins(): Exact {
  return overCards((up) =>
    overCards((pair) => {
      if (against(up).pair(pair).play !== 'split') return NONE;
      const both = against(up).dealer.reduce((sum, reached, at) => {
        const one = doubledWin(up, pair, DEALER_TOTALS[at] ?? 0);
        return plus(sum, times(reached, times(one, one)));
      }, NONE);
      return overCards((other) => (other === pair ? both : NONE));
    }),
  );
}

/** The greatest stake: within the limits, and so that the greatest win can be paid. */
export const greatestStakeMinor = ({ maxStakeMinor, maxPayoutMinor }: BlackjackConfig): number =>
  Math.min(maxStakeMinor, Math.floor(maxPayoutMinor / MOST_STAKES));
