import { HAND_CARDS, type Hold, type PokerTable, type VideoPokerView } from '@tonalli/contracts/games/video-poker';
import type { DrawSource } from '../../kernel/fairness';
import { dealCards } from '../deck';
import { handOf } from './hands';
import { prizesOf } from './tables';

/** As many as a round can show: five that are dealt, and one for each of them. */
const MOST_CARDS = 2 * HAND_CARDS;

export interface PokerRound {
  readonly table: PokerTable;
  /** All that the round can show, in order. */
  readonly cards: readonly number[];
  /** Null before the draw. */
  readonly hold: Hold | null;
}

/**
 * The order of draws: `dealCards` of ten cards. The first five are dealt; those after them replace what is not held, from left to
 * right.
 */
export const deal = (table: PokerTable, draws: DrawSource): PokerRound => ({
  table,
  cards: dealCards(MOST_CARDS, draws),
  hold: null,
});

export const dealtOf = ({ cards }: PokerRound): readonly number[] => cards.slice(0, HAND_CARDS);

/** The five cards after a draw that holds these. */
export function afterDraw({ cards }: Pick<PokerRound, 'cards'>, hold: Hold): number[] {
  let next = HAND_CARDS;
  return hold.flatMap((isHeld, at) => {
    const card = isHeld ? cards[at] : cards[next++];
    return card === undefined ? [] : [card];
  });
}

/** What a stake of 1 is paid; 0 before the draw. */
export function multiplierOf(round: PokerRound): number {
  const { deuces, times } = prizesOf(round.table);
  return round.hold ? times[handOf(deuces, afterDraw(round, round.hold))] : 0;
}

/** In the order of `VideoPokerView`, since results are compared as text. Cards to come are left out. */
export function viewOf(round: PokerRound): VideoPokerView {
  const { table, hold } = round;
  const dealt = [...dealtOf(round)];
  const cards = hold ? afterDraw(round, hold) : dealt;
  const hand = handOf(prizesOf(table).deuces, cards);
  return { table, dealt, hold: hold && [...hold], cards: [...cards], hand, multiplier: multiplierOf(round) };
}
