import { CLUSTER_PARTS, type ClusterView } from '@tonalli/contracts/games/cluster';
import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import type { Cell, ReelWindow } from '../../page/reels/types';

export type ShownStep = ClusterView['steps'][number];

/** What so many twentieths are of the stake: `1.5`. */
export const shownParts = (parts: number): string => String(parts / CLUSTER_PARTS);

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(SYMBOL_NAMES).map(([letter, name]): [string, string] => [name, letter]),
);

export const windowOf = ({ reels }: ShownStep): ReelWindow =>
  reels.map((column) => column.map((name) => LETTERS.get(name) ?? ''));

/** Where a symbol lies on a board, down its columns. */
export const cellsOf = ({ reels }: ShownStep, symbol: string): Cell[] =>
  reels.flatMap((names, column) => names.flatMap((name, row) => (name === symbol ? [{ column, row }] : [])));

/** All that wins on a board. */
export const winningCells = (step: ShownStep): Cell[] => step.wins.flatMap(({ symbol }) => cellsOf(step, symbol));
