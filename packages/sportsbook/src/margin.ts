import { HIGHEST_ODDS, LOWEST_ODDS, type OddsMilli } from './leg';

/** Chances are told from models, in floats; odds and money that follow from them are whole numbers. */
const HALVINGS = 80;

/**
 * Odds of the selections of a market whose chances sum to 1, so that the inverses of the odds sum to `margin`, such as 1.06:
 * each is p^-k with one k for all (power method), which takes less from favourites than from outsiders in no market and keeps
 * the longshots honest. Rounded down to the steps of prices, and within the odds that are offered. Throws RangeError for chances that are
 * none.
 */
export function powerOdds(chances: readonly number[], margin: number): OddsMilli[] {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  if (chances.some((chance) => !(chance > 0 && chance < 1)) || Math.abs(sum - 1) > 1e-6)
    throw new RangeError(`not the chances of a market: ${chances.join(', ')}`);
  if (!(margin >= 1 && margin < chances.length)) throw new RangeError(`not a margin: ${margin}`);
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    const inverses = chances.reduce((all, chance) => all + chance ** middle, 0);
    if (inverses > margin) low = middle;
    else high = middle;
  }
  return chances.map((chance) => offered(chance ** -high));
}

/** Up to which odds prices go in which steps, thousandths: finer than that nobody compares them. */
const STEPS = [
  { below: 1_100, step: 1 },
  { below: 10_000, step: 10 },
  { below: 100_000, step: 100 },
] as const;
const LONGEST_STEP = 1_000;

/** Odds of one price among those that are offered. */
export function offered(odds: number): OddsMilli {
  const milli = odds * 1_000 + 1e-6;
  const step = STEPS.find(({ below }) => milli < below)?.step ?? LONGEST_STEP;
  return Math.min(HIGHEST_ODDS, Math.max(LOWEST_ODDS, Math.floor(milli / step) * step));
}

/** How a selection comes out, with which chance each; what is left is lost. */
export interface Chances {
  readonly won: number;
  readonly halfWon: number;
  readonly void: number;
  readonly halfLost: number;
}

/**
 * The odds at which a bet that may come back whole or in half is fair: o with
 * won·o + halfWon·(1 + o)/2 + void + halfLost/2 = 1. Infinity for what cannot win.
 */
export function fairOdds({ won, halfWon, void: back, halfLost }: Chances): number {
  const wins = won + halfWon / 2;
  return wins <= 0 ? Number.POSITIVE_INFINITY : (1 - back - halfWon / 2 - halfLost / 2) / wins;
}

/** What a staked 1 returns at these odds, on average. */
export const returnAt = ({ won, halfWon, void: back, halfLost }: Chances, oddsMilli: OddsMilli): number =>
  (won * oddsMilli) / 1_000 + (halfWon * (1_000 + oddsMilli)) / 2_000 + back + halfLost / 2;

/**
 * Odds of a market of two sides that may come back: each as a market without returns has them by the power method, on the
 * chances of a stake that is decided.
 */
export function pairOdds(pair: readonly [Chances, Chances], margin: number): [OddsMilli, OddsMilli] {
  const inverses = pair.map((side) => 1 / fairOdds(side));
  const [first = 0, second = 0] = inverses;
  if (first <= 0 || second <= 0) return [offered(fairOdds(pair[0]) / margin), offered(fairOdds(pair[1]) / margin)];
  const [one = LOWEST_ODDS, other = LOWEST_ODDS] = powerOdds(
    [first / (first + second), second / (first + second)],
    margin,
  );
  return [one, other];
}
