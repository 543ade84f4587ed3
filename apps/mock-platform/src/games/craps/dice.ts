import type { DrawSource } from '../../kernel/fairness';
import type { Dice } from './table';

/** So many rolls are drawn with the first; later ones as they come. */
export const DRAWN_FIRST = 4;

const throwDice = (draws: DrawSource): Dice => [draws.below(6) + 1, draws.below(6) + 1];

export const firstDice = (draws: DrawSource): Dice[] => Array.from({ length: DRAWN_FIRST }, () => throwDice(draws));

/** The next roll, and what stays drawn beyond it. */
export function nextDice(ahead: readonly Dice[], draws: DrawSource): { dice: Dice; ahead: Dice[] } {
  const [dice, ...others] = ahead;
  return { dice: dice ?? throwDice(draws), ahead: others };
}
