import { HOLD_AND_SPIN_LINES, type HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { REELS, ROWS } from '../slot/lines';
import { type Drawn, outcomeOf, paysOf } from './engine';
import { type HoldAndSpinModelId, MODELS } from './models';

/** What is paid for a stake, which is so many line stakes that nothing is cut. */
export const paidFor = (lineStakes: number, stakeMinor: number): number =>
  (lineStakes * stakeMinor) / HOLD_AND_SPIN_LINES;

/** A round in words of its view, which pages, records and the verify page read. */
export function viewOf(model: HoldAndSpinModelId, drawn: Drawn): HoldAndSpinView {
  const outcome = outcomeOf(MODELS[model], drawn);
  const { cells, coins, respins, wins, isFull, linesPay, coinsPay, grandPays } = outcome;
  const reelOf = (reel: number) => cells.slice(reel * ROWS, (reel + 1) * ROWS).map((letter) => SYMBOL_NAMES[letter]);
  return {
    model,
    reels: Array.from({ length: REELS }, (_, reel) => reelOf(reel)),
    coins: [...coins],
    wins: wins.map(({ line, symbol, count, lineStakes }) => ({
      ...{ line, symbol: SYMBOL_NAMES[symbol], count, lineStakes },
    })),
    respins: respins.map((landed) => [...landed]),
    ...{ isFull, linesPay, coinsPay, grandPays },
    multiplierX100: (paysOf(outcome) * 100) / HOLD_AND_SPIN_LINES,
  };
}
