import type { SicBoShown } from '@tonalli/contracts/games/sic-bo';
import { SicBoDice } from '@tonalli/contracts/games/sic-bo';
import { z } from 'zod';
import { type SpinTimes, spinRounds } from '../spin-rounds';
import { isTriple, totalOf } from './spots';
import { DICE, diceOf, SIDES } from './throws';

const Wish = z.union([
  z.strictObject({ dice: SicBoDice }),
  z.strictObject({ total: z.int().min(3).max(18) }),
  z.strictObject({ triple: z.literal(true) }),
]);

function fits(stop: number, wish: z.infer<typeof Wish>): boolean {
  const dice = diceOf(stop);
  if ('dice' in wish) return wish.dice.every((face, nth) => face === dice[nth]);
  return 'total' in wish ? totalOf(dice) === wish.total : isTriple(dice);
}

/** The throws of a table. How the dice come to lie is seen from the moment in which they are thrown. */
export const throwsOf = (name: string, times: SpinTimes) =>
  spinRounds({
    ...{ name, times, places: SIDES, thrown: DICE, wish: Wish, fits },
    show: (stop): SicBoShown => ({ dice: stop === null ? null : diceOf(stop) }),
  });
