import { NIU_CARDS } from '@tonalli/contracts/games/niu-niu';

const TEN = 10;
/** Tens, jacks, queens and kings count ten, all others what they show. */
const pointsOf = (card: number): number => Math.min((card % 13) + 1, TEN);

/** By suit as cards number them: spades, hearts, diamonds, clubs. Spades are the highest, then hearts, clubs, diamonds. */
const SUIT_STRENGTH = [3, 2, 0, 1] as const;
const strengthOf = (card: number): number => (card % 13) * 4 + (SUIT_STRENGTH[Math.floor(card / 13)] ?? 0);

/** The two cards beside three that make tens, with what they are above a ten; null where no three do. */
export function pairOf(cards: readonly number[]): { readonly pair: readonly [number, number]; niu: number } | null {
  const sum = cards.reduce((total, card) => total + pointsOf(card), 0);
  for (const [at, first] of cards.entries()) {
    for (const second of cards.slice(at + 1)) {
      // The other three make tens when these two leave the same remainder as all five.
      const points = pointsOf(first) + pointsOf(second);
      if ((sum - points) % TEN === 0) return { pair: [first, second], niu: points % TEN === 0 ? TEN : points % TEN };
    }
  }
  return null;
}

/** 10 for niu niu, 1 to 9 for the points beside three cards that make tens, 0 where no three do. */
export const niuOf = (cards: readonly number[]): number => (cards.length < NIU_CARDS ? 0 : (pairOf(cards)?.niu ?? 0));

/** What a hand that wins multiplies the stake by. */
export const timesOf = (niu: number): number => (niu === TEN ? 3 : niu >= 7 ? 2 : 1);

/** Whether a hand beats another: by niu, then by its highest card. No two hands of one deck are equal. */
export function beats(hand: readonly number[], other: readonly number[]): boolean {
  const [own, theirs] = [niuOf(hand), niuOf(other)];
  if (own !== theirs) return own > theirs;
  return Math.max(...hand.map(strengthOf)) > Math.max(...other.map(strengthOf));
}
