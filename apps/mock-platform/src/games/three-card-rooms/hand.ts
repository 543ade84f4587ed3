import { TRIO_HANDS, type TrioHandName } from '@tonalli/contracts/games/three-card-rooms';
import { rank } from '../three-card-poker/hands';

interface Strength {
  readonly hand: TrioHandName;
  /** Equal hands have equal scores, the better one the greater. */
  readonly score: number;
}

/** Above every score of the ranks of three cards. */
const KIND = 13 ** 3;

/** What three cards are worth: by the kind of hand, then by its ranks. Suits do not count. */
export function strengthOf(cards: readonly number[]): Strength {
  const { hand, score } = rank(cards);
  return { hand, score: TRIO_HANDS.indexOf(hand) * KIND + (score % KIND) };
}

/** Of those that are there, who has the best hand; several where hands are equal. */
export function bestOf(hands: readonly { readonly seat: number; readonly cards: readonly number[] }[]): number[] {
  const scored = hands.map(({ seat, cards }) => ({ seat, score: strengthOf(cards).score }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ seat }) => seat);
}
