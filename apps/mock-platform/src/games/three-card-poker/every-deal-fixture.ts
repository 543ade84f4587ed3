import { DECK } from '@tonalli/contracts/games/cards';
import { qualifies, rank } from './hands';

export interface Showdowns {
  readonly cards: readonly number[];
  readonly score: number;
  /** Of the 18,424 hands of the dealer: those that do not qualify, and of those that do the lower, equal and higher ones. */
  readonly unqualified: number;
  readonly lower: number;
  readonly equal: number;
  readonly higher: number;
}

export const DEALER_HANDS = 18_424;

/** How many of a growing set of hands have none of three cards, by inclusion and exclusion. */
class Hands {
  private all = 0;
  private readonly having = new Int32Array(DECK);
  private readonly havingBoth = new Int32Array(DECK * DECK);
  private readonly members = new Set<string>();

  add(cards: readonly number[]): void {
    const [a = 0, b = 0, c = 0] = cards;
    this.all += 1;
    for (const one of cards) this.having[one] = (this.having[one] ?? 0) + 1;
    for (const at of [a * DECK + b, a * DECK + c, b * DECK + c]) this.havingBoth[at] = (this.havingBoth[at] ?? 0) + 1;
    this.members.add(cards.join());
  }

  without(cards: readonly number[]): number {
    const [a = 0, b = 0, c = 0] = cards;
    const ones = cards.reduce((sum, one) => sum + (this.having[one] ?? 0), 0);
    const pairs = [a * DECK + b, a * DECK + c, b * DECK + c].reduce((sum, at) => sum + (this.havingBoth[at] ?? 0), 0);
    return this.all - ones + pairs - (this.members.has(cards.join()) ? 1 : 0);
  }
}

/** Every hand of the player against every hand of the dealer: 407,170,400 deals, counted by where a hand stands among all. */
export function everyDeal(): Showdowns[] {
  const hands: { cards: number[]; score: number; isQualified: boolean }[] = [];
  for (let a = 0; a < DECK; a += 1)
    for (let b = a + 1; b < DECK; b += 1)
      for (let c = b + 1; c < DECK; c += 1) {
        const ranked = rank([a, b, c]);
        hands.push({ cards: [a, b, c], score: ranked.score, isQualified: qualifies(ranked) });
      }
  hands.sort((one, other) => one.score - other.score);
  const [unqualified, below] = [new Hands(), new Hands()];
  for (const { cards, isQualified } of hands) if (!isQualified) unqualified.add(cards);
  const groups = Map.groupBy(hands, ({ score }) => score);
  return [...groups.values()].flatMap((group) => {
    const same = new Hands();
    for (const { cards, isQualified } of group) if (isQualified) same.add(cards);
    const found = group.map(({ cards, score }): Showdowns => {
      const counts = {
        unqualified: unqualified.without(cards),
        lower: below.without(cards),
        equal: same.without(cards),
      };
      const higher = DEALER_HANDS - counts.unqualified - counts.lower - counts.equal;
      return { cards, score, ...counts, higher };
    });
    for (const { cards, isQualified } of group) if (isQualified) below.add(cards);
    return found;
  });
}
