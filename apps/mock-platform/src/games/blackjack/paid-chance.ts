import { DEALER_TOTALS } from './dealer';
import { BEST, bestTotal } from './hands';
import { against, type Held } from './strategy';
import { type Exact, fractionOf, minus, NONE, overCards, plus, times } from './thirteenths';

const CERTAIN: Exact = { count: 1n, cards: 0 };

const withCard = ({ points, hasAce }: Held, more: number): Held => ({
  points: points + more,
  hasAce: hasAce || more === 1,
});

/** How likely hands lose to a dealer who shows one card and comes to one total, each played as well as can be. */
function losses(up: number, house: number) {
  const known = new Map<string, Exact>();
  const stood = ({ points, hasAce }: Held): Exact => {
    const { total } = bestTotal(points, hasAce);
    return total > BEST || (house <= BEST && house > total) ? CERTAIN : NONE;
  };
  const more = (held: Held): Exact => {
    const key = `${held.points} ${held.hasAce}`;
    const before = known.get(key);
    if (before) return before;
    const isHit = against(up).more(held).play === 'hit';
    const chance = isHit ? overCards((card) => more(withCard(held, card))) : stood(held);
    known.set(key, chance);
    return chance;
  };
  const two = (held: Held): Exact =>
    against(up).two(held).play === 'double' ? overCards((card) => stood(withCard(held, card))) : more(held);
  /** Of one of the two hands of a pair. */
  const split = (points: number): Exact => {
    const one: Held = { points, hasAce: points === 1 };
    return overCards((card) => (one.hasAce ? stood : two)(withCard(one, card)));
  };
  return { two, split };
}

const isNatural = (one: number, other: number): boolean =>
  bestTotal(one + other, one === 1 || other === 1).total === BEST;

/** How likely all is lost that was staked on two cards against a card of the dealer's. A blackjack loses to nothing. */
function lostAgainst(up: number): Exact {
  const { dealer, pair } = against(up);
  const noBlackjack = dealer.reduce(plus, NONE);
  const reached = dealer.map((chance, at) => ({ chance, of: losses(up, DEALER_TOTALS[at] ?? 0) }));
  return overCards((one) =>
    overCards((other) => {
      if (isNatural(one, other)) return NONE;
      const isSplit = one === other && pair(one).play === 'split';
      const held = { points: one + other, hasAce: one === 1 || other === 1 };
      return reached.reduce(
        (sum, { chance, of }) => {
          const lost = isSplit ? times(of.split(one), of.split(one)) : of.two(held);
          return plus(sum, times(chance, lost));
        },
        minus(CERTAIN, noBlackjack),
      );
    }),
  );
}

let found: { readonly ways: bigint; readonly of: bigint } | null = null;

/** How likely a round pays anything, if only the stake, played as well as can be and never insured. Exact. */
export function paidChance(): { readonly ways: bigint; readonly of: bigint } {
  found ??= fractionOf(minus(CERTAIN, overCards(lostAgainst)));
  return found;
}

/** As people read it, cut: `52.36`. */
export function statedPaidPercent(): string {
  const { ways, of } = paidChance();
  return (Number((ways * 10_000n) / of) / 100).toFixed(2);
}
