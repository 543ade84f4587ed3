import { BEST, bestTotal, DEALER_STANDS } from './hands';
import { type Exact, NONE, overCards } from './thirteenths';

/** Where the dealer may stand; `BEST + 1` is anything above 21. */
export const DEALER_TOTALS: readonly number[] = [17, 18, 19, 20, BEST, BEST + 1];

type Chances = readonly Exact[];

const CERTAIN: Exact = { count: 1n, cards: 0 };
const NEVER: Chances = DEALER_TOTALS.map(() => NONE);

const eachOverCards = (chancesOf: (card: number) => Chances): Chances =>
  DEALER_TOTALS.map((_, at) => overCards((card) => chancesOf(card)[at] ?? NONE));

const known = new Map<string, Chances>();

function from(points: number, hasAce: boolean): Chances {
  const key = `${points} ${hasAce}`;
  const before = known.get(key);
  if (before) return before;
  const { total } = bestTotal(points, hasAce);
  const chances =
    total >= DEALER_STANDS
      ? DEALER_TOTALS.map((aim) => (aim === Math.min(total, BEST + 1) ? CERTAIN : NONE))
      : eachOverCards((card) => from(points + card, hasAce || card === 1));
  known.set(key, chances);
  return chances;
}

/**
 * How likely the dealer comes to each of `DEALER_TOTALS` from the card that is shown, and has no blackjack: together these are
 * less than 1 where the card may be half of one.
 */
export const dealerTotals = (up: number): Chances =>
  eachOverCards((hole) => {
    const hasAce = up === 1 || hole === 1;
    return bestTotal(up + hole, hasAce).total === BEST ? NEVER : from(up + hole, hasAce);
  });
