import type { BlackjackStep, BlackjackView } from '@tonalli/contracts/games/blackjack';
import { DEALER_TOTALS, dealerTotals } from './dealer';
import { offered } from './engine';
import { BEST, bestTotal, isAce, pointsOf } from './hands';
import { type Exact, isMore, minus, NONE, overCards, plus, scaled } from './thirteenths';

export type Play = Extract<BlackjackStep, 'hit' | 'stand' | 'double' | 'split'>;

/** A play, and what it wins on average in stakes while the dealer has no blackjack. */
export interface Choice {
  readonly play: Play;
  readonly value: Exact;
}

/** Cards that count so much with each ace as 1. */
export interface Held {
  readonly points: number;
  readonly hasAce: boolean;
}

export interface Against {
  /** The best play of two cards without a split, of a hand that was split too. */
  readonly two: (held: Held) => Choice;
  /** The best play of a pair of cards that count so much each. */
  readonly pair: (points: number) => Choice;
  /** The best play of three cards or more. */
  readonly more: (held: Held) => Choice;
  /** By `DEALER_TOTALS`. */
  readonly dealer: readonly Exact[];
}

const withCard = ({ points, hasAce }: Held, more: number): Held => ({
  points: points + more,
  hasAce: hasAce || more === 1,
});

const best = (choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.reduce((found, choice) => (isMore(choice.value, found.value) ? choice : found));

/** What standing on a total wins. */
function standing(dealer: readonly Exact[], total: number): Exact {
  return dealer.reduce((sum, chance, at) => {
    const house = DEALER_TOTALS[at] ?? 0;
    const isBeaten = total > BEST || (house <= BEST && house > total);
    if (isBeaten) return minus(sum, chance);
    return house === total ? sum : plus(sum, chance);
  }, NONE);
}

/** Each hand is worked out once. */
function once<Found>(find: (held: Held) => Found): (held: Held) => Found {
  const known = new Map<number, Found>();
  return (held) => {
    const key = 2 * held.points + (held.hasAce ? 1 : 0);
    const found = known.get(key) ?? find(held);
    known.set(key, found);
    return found;
  };
}

function solve(up: number): Against {
  const dealer = dealerTotals(up);
  const stand = once(({ points, hasAce }) => standing(dealer, bestTotal(points, hasAce).total));
  const hit = (held: Held): Exact => overCards((card) => more(withCard(held, card)).value);
  const more = once((held): Choice => {
    const stays: Choice = { play: 'stand', value: stand(held) };
    // At 21 or above nothing is left to choose.
    const isDone = bestTotal(held.points, held.hasAce).total >= BEST;
    return isDone ? stays : best([stays, { play: 'hit', value: hit(held) }]);
  });
  const two = once((held): Choice => {
    const without = more(held);
    if (bestTotal(held.points, held.hasAce).total === BEST) return without;
    const doubled = overCards((card) => stand(withCard(held, card)));
    return best([without, { play: 'double', value: scaled(doubled, 2n) }]);
  });
  const pair = (points: number): Choice => {
    const one: Held = { points, hasAce: points === 1 };
    const each = overCards((card) => (one.hasAce ? stand : (held: Held) => two(held).value)(withCard(one, card)));
    return best([two(withCard(one, points)), { play: 'split', value: scaled(each, 2n) }]);
  };
  return { two, pair, more, dealer };
}

const solved = new Map<number, Against>();

/** The best play against each card of the dealer's (1 to 10), by going through every hand that can follow. */
export function against(up: number): Against {
  const found = solved.get(up) ?? solve(up);
  solved.set(up, found);
  return found;
}

/** The best play of what is held and can be done now; insurance is never worth its price. */
export function bestStep(view: Pick<BlackjackView, 'stage' | 'hands' | 'active' | 'dealer'>): BlackjackStep | null {
  if (view.stage === 'insurance') return 'decline';
  const cards = view.active === null ? null : view.hands[view.active]?.cards;
  if (!cards) return null;
  const table = against(pointsOf(view.dealer[0] ?? 0));
  const held: Held = { points: cards.reduce((sum, card) => sum + pointsOf(card), 0), hasAce: cards.some(isAce) };
  if (cards.length > 2) return table.more(held).play;
  return offered(view).includes('split') ? table.pair(held.points / 2).play : table.two(held).play;
}
