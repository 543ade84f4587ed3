/** Cards 0 to 51: rank = card % 13 from the ace, suit = floor(card / 13). */
const pointsOf = (card: number): number => Math.min((card % 13) + 1, 10);
const strengthOf = (card: number): number => (card % 13) * 4 + Math.floor(card / 13);

/** 10 for niu niu, 1 to 9 for what two cards are above a ten when the other three make tens, 0 where no three do. */
export function niuOf(cards: readonly number[]): number {
  const sum = cards.reduce((total, card) => total + pointsOf(card), 0);
  for (const [index, first] of cards.entries()) {
    for (const second of cards.slice(index + 1)) {
      // The two that are left over: the other three make tens when they leave the same remainder as all five.
      const pair = pointsOf(first) + pointsOf(second);
      if ((sum - pair) % 10 === 0) return pair % 10 === 0 ? 10 : pair % 10;
    }
  }
  return 0;
}

export const multipleOf = (niu: number): number => (niu === 10 ? 3 : niu >= 7 ? 2 : 1);

/** Whether a hand beats another: by niu, then by its highest card; no two hands of one deck are equal. */
export function beats(hand: readonly number[], other: readonly number[]): boolean {
  const [own, theirs] = [niuOf(hand), niuOf(other)];
  if (own !== theirs) return own > theirs;
  return Math.max(...hand.map(strengthOf)) > Math.max(...other.map(strengthOf));
}
