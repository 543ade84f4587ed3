import type { HeldCoin, HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import type { Cell, ReelWindow, ShownWin, SymbolLook } from '../../page/reels/types';
import { PAYLINES, REELS, ROWS } from '../../slot/lines';

/** Keys of what only this game shows. */
export const EMPTY = '_';
export const COIN = 'O';

/** What so many line stakes are of the stake: `1.5`. */
export const shownWorth = (lineStakes: number): string => shownMultiplier(lineStakes * 5);

const coinLook = (tint: string): SymbolLook => ({ paths: [], tint, ground: 'coin' });

/** The looks of coins, which say what they are worth, and of an empty cell. */
export const COIN_LOOKS: Readonly<Record<string, SymbolLook>> = {
  [COIN]: coinLook('#ffc83d'),
  mini: coinLook('#6fe3a5'),
  minor: coinLook('#6fb8ff'),
  major: coinLook('#ff7aa8'),
  [EMPTY]: { paths: [], tint: '#000000', ground: 'none' },
};

export const cellOf = (cell: number): Cell => ({ column: Math.floor(cell / ROWS), row: cell % ROWS });
export const cellsOf = (coins: readonly HeldCoin[]): Cell[] => coins.map(({ cell }) => cellOf(cell));

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(SYMBOL_NAMES).map(([letter, name]): [string, string] => [name, letter]),
);

type Labels = (coin: HeldCoin) => string;

function windowWith(coins: readonly HeldCoin[], labelOf: Labels, otherwise: (cell: number) => string): ReelWindow {
  const at = new Map(coins.map((coin) => [coin.cell, coin]));
  const contentOf = (cell: number) => {
    const coin = at.get(cell);
    if (!coin) return otherwise(cell);
    return { symbol: coin.kind === 'plain' ? COIN : coin.kind, label: labelOf(coin) };
  };
  return Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ROWS }, (_row, row) => contentOf(reel * ROWS + row)),
  );
}

/** The spin of a round, its coins with what they are worth. */
export const spunWindow = ({ reels, coins }: HoldAndSpinView, labelOf: Labels): ReelWindow =>
  windowWith(coins, labelOf, (cell) => {
    const { column, row } = cellOf(cell);
    return LETTERS.get(reels[column]?.[row] ?? '') ?? EMPTY;
  });

/** Nothing but the coins held. */
export const heldWindow = (coins: readonly HeldCoin[], labelOf: Labels): ReelWindow =>
  windowWith(coins, labelOf, () => EMPTY);

/** The columns that could bring the sixth coin once two are missing at most: they keep the player waiting. */
export function waitedColumns({ coins }: HoldAndSpinView, from: number): number[] {
  const before = (column: number) => coins.filter(({ cell }) => cell < column * ROWS).length;
  return Array.from({ length: REELS }, (_, column) => column).filter(
    (column) => column > 0 && before(column) >= from - 2 && before(column) < from,
  );
}

/** The lines that won, with what each pays. */
export const shownWins = ({ wins }: HoldAndSpinView, colourOf: (line: number) => string): ShownWin[] =>
  wins.map(({ line, count, lineStakes }) => {
    const rows = PAYLINES[line] ?? [];
    return {
      cells: rows.slice(0, count).map((row, column) => ({ column, row })),
      line: { rows, colour: colourOf(line) },
      amount: `× ${shownWorth(lineStakes)}`,
    };
  });
