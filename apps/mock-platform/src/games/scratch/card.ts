import type { ScratchTable, ScratchView } from '@tonalli/contracts/games/scratch';
import type { DrawSource } from '../../kernel/fairness';
import { fieldsOf, layoutsOf } from './layouts';
import { CARDS, multiplierX100Of, paysX100Of, winnerOf } from './tables';

/** What decides a card: its number in the table, which says what it wins, and which of all cards that win just that it looks like. */
export interface DrawnCard {
  readonly card: number;
  readonly layout: number;
}

export function drawCard(table: ScratchTable, draws: DrawSource): DrawnCard {
  const card = draws.below(CARDS);
  return { card, layout: draws.below(layoutsOf(winnerOf(table, card))) };
}

/** What lies below the foil. */
export function cardView(table: ScratchTable, { card, layout }: DrawnCard): ScratchView {
  const winner = winnerOf(table, card);
  return {
    table,
    fields: fieldsOf(winner, layout),
    winner,
    multiplierX100: multiplierX100Of(table, winner),
    paysX100: [...paysX100Of(table)],
  };
}
