import { THREE_CARDS, type ThreeCardStep } from '@tonalli/contracts/games/three-card-poker';
import type { DrawSource } from '../../kernel/fairness';
import { dealCards } from '../deck';
import type { ThreeCardRound } from './money';

/** The order of draws: `dealCards` of six cards, the player's three and then the dealer's. */
export function dealAs(draws: DrawSource, step: ThreeCardStep | null): ThreeCardRound {
  const cards = dealCards(2 * THREE_CARDS, draws);
  return { player: cards.slice(0, THREE_CARDS), dealer: cards.slice(THREE_CARDS), step };
}
