import type { BaccaratWinner } from '@tonalli/contracts/games/baccarat';
import { DECK, rankOf } from '@tonalli/contracts/games/cards';
import type { DrawSource } from '../../kernel/fairness';

export const DECKS = 8;

export interface Coup {
  /** In the order in which they were dealt. */
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

/** The ace counts 1, ten and courts nothing. */
export const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((total, card) => total + pointsOf(card), 0) % 10;

/** On these third cards of the player the banker draws, by the banker's total of two cards. */
export const BANKER_DRAWS: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
  7: [],
};

/** The most at which the player draws, and the banker whose player did not. */
export const DRAWS_TO = 5;
const NATURAL = 8;

function bankerDraws(banker: readonly number[], third: number | undefined): boolean {
  const total = totalOf(banker);
  return third === undefined ? total <= DRAWS_TO : (BANKER_DRAWS[total]?.includes(pointsOf(third)) ?? false);
}

/** Player, banker, player, banker; then third cards as the rules have it. Nobody chooses. */
export function playCoup(next: () => number): Coup {
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ];
  if (totalOf(player) >= NATURAL || totalOf(banker) >= NATURAL) return { player, banker };
  if (totalOf(player) <= DRAWS_TO) player.push(next());
  if (bankerDraws(banker, player[2])) banker.push(next());
  return { player, banker };
}

/** Cards of eight decks that were shuffled for this round alone: each draw takes one of those that are left. */
export function dealFrom(draws: DrawSource): () => number {
  const gone: number[] = [];
  return () => {
    let place = draws.below(DECKS * DECK - gone.length);
    for (const taken of gone) if (taken <= place) place += 1;
    gone.push(place);
    gone.sort((one, other) => one - other);
    return place % DECK;
  };
}

export function winnerOf({ player, banker }: Coup): BaccaratWinner {
  const difference = totalOf(player) - totalOf(banker);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'player' : 'banker';
}

/** The first two cards are of one rank. */
export const isPair = ([first = 0, second = 1]: readonly number[]): boolean => rankOf(first) === rankOf(second);
