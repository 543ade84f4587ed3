import { RANKS, rankOf } from '@tonalli/contracts/games/cards';

/** An ace stands first. */
const highness = (card: number): number => (rankOf(card) + 12) % 13;

/** `AKQ`: the ranks of a hand, the highest first. The same in every language. */
export const ranksText = (cards: readonly number[]): string =>
  cards
    .toSorted((one, other) => highness(other) - highness(one))
    .map((card) => RANKS[rankOf(card)])
    .join('');
