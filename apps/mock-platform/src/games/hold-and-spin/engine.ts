import type { HeldCoin } from '@tonalli/contracts/games/hold-and-spin';
import type { DrawSource } from '../../kernel/fairness';
import { PAYLINES, REELS, ROWS } from '../slot/lines';
import { type LineSymbol, SCATTER, type SlotSymbol, SYMBOLS, WILD } from '../slot/symbols';
import { HOLD_FROM, type HoldAndSpinModel, RESPINS } from './models';

export const CELLS = REELS * ROWS;

export interface LineWin {
  /** Index into `PAYLINES`. */
  readonly line: number;
  readonly symbol: LineSymbol;
  readonly count: number;
  readonly lineStakes: number;
}

/** What was drawn: all of the round. */
export interface Drawn {
  /** A letter a cell, counted down each reel from the left one on. */
  readonly cells: readonly SlotSymbol[];
  readonly coins: readonly HeldCoin[];
  readonly respins: readonly (readonly HeldCoin[])[];
}

export interface Outcome extends Drawn {
  readonly wins: readonly LineWin[];
  readonly isFull: boolean;
  /** In line stakes, each. */
  readonly linesPay: number;
  readonly coinsPay: number;
  readonly grandPays: number;
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** The first whose weights, added up, are above what was drawn. */
function pick<Item>(items: readonly Item[], weightOf: (item: Item) => number, drawn: number): Item {
  let left = drawn;
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  throw new RangeError(`${drawn} is beyond the weights`);
}

export const stopsOf = (reel: HoldAndSpinModel['reels'][number]): number =>
  sumOf(SYMBOLS, (symbol) => reel[symbol] ?? 0);

function drawCoin({ coins }: HoldAndSpinModel, cell: number, random: DrawSource): HeldCoin {
  const drawn = random.below(sumOf(coins, ({ weight }) => weight));
  const { kind, lineStakes } = pick(coins, ({ weight }) => weight, drawn);
  return { cell, kind, lineStakes };
}

/** One respin: each cell that holds no coin, in order; what is a coin draws its worth at once. */
function respin(model: HoldAndSpinModel, held: ReadonlySet<number>, random: DrawSource): HeldCoin[] {
  const landed: HeldCoin[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (held.has(cell) || random.below(model.respin.of) >= model.respin.coins) continue;
    landed.push(drawCoin(model, cell, random));
  }
  return landed;
}

function holdAndSpin(model: HoldAndSpinModel, coins: readonly HeldCoin[], random: DrawSource): HeldCoin[][] {
  const held = new Set(coins.map(({ cell }) => cell));
  const respins: HeldCoin[][] = [];
  for (let left = held.size >= HOLD_FROM ? RESPINS : 0; left > 0 && held.size < CELLS; left -= 1) {
    const landed = respin(model, held, random);
    for (const { cell } of landed) held.add(cell);
    respins.push(landed);
    if (landed.length > 0) left = RESPINS + 1;
  }
  return respins;
}

/** Draws a whole round: each cell down the reels, a coin's worth right after it, then the respins. */
export function draw(model: HoldAndSpinModel, random: DrawSource): Drawn {
  const coins: HeldCoin[] = [];
  const cells = model.reels.flatMap((reel, at) =>
    Array.from({ length: ROWS }, (_, row) => {
      const symbol = pick(SYMBOLS, (letter) => reel[letter] ?? 0, random.below(stopsOf(reel)));
      if (symbol === SCATTER) coins.push(drawCoin(model, at * ROWS + row, random));
      return symbol;
    }),
  );
  return { cells, coins, respins: holdAndSpin(model, coins, random) };
}

function lineWin(model: HoldAndSpinModel, cells: readonly SlotSymbol[], line: number): LineWin | null {
  const shown = (PAYLINES[line] ?? []).map((row, reel) => cells[reel * ROWS + row]);
  const first = shown[0];
  if (first === undefined || first === WILD || first === SCATTER) return null;
  const end = shown.findIndex((symbol) => symbol !== first && symbol !== WILD);
  const count = end < 0 ? REELS : end;
  const lineStakes = model.linePays[first][count - 3] ?? 0;
  return lineStakes > 0 ? { line, symbol: first, count, lineStakes } : null;
}

/** What a round that was drawn pays. */
export function outcomeOf(model: HoldAndSpinModel, drawn: Drawn): Outcome {
  const { cells, coins, respins } = drawn;
  const wins = PAYLINES.flatMap((_, line) => lineWin(model, cells, line) ?? []);
  const held = coins.length >= HOLD_FROM ? [...coins, ...respins.flat()] : [];
  const isFull = held.length === CELLS;
  return {
    ...{ cells, coins, respins, wins, isFull },
    linesPay: sumOf(wins, ({ lineStakes }) => lineStakes),
    coinsPay: isFull ? 0 : sumOf(held, ({ lineStakes }) => lineStakes),
    grandPays: isFull ? model.grand : 0,
  };
}

/** What it pays in all, in line stakes. */
export const paysOf = ({ linesPay, coinsPay, grandPays }: Outcome): number => linesPay + coinsPay + grandPays;
