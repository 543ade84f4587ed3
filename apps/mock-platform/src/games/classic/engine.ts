import type { DrawSource } from '../../kernel/fairness';
import { CLASSIC_SYMBOLS, type ClassicModel, type ClassicSymbol, LINES, REELS, ROWS } from './models';

export interface LineWin {
  /** Index into `LINES`. */
  readonly line: number;
  readonly symbol: ClassicSymbol;
  /** Reels from the left, wilds with it. */
  readonly count: number;
  readonly times: number;
  readonly paysX100: number;
}

export interface ClassicRound {
  /** Where each strip stands: the index of the symbol in the top row. */
  readonly stops: readonly number[];
  /** By reel from left to right and by row from top to bottom. */
  readonly window: readonly (readonly ClassicSymbol[])[];
  readonly wins: readonly LineWin[];
  readonly paysX100: number;
}

function symbolAt(strip: string, index: number): ClassicSymbol {
  const symbol = CLASSIC_SYMBOLS.find((known) => known === strip[index % strip.length]);
  if (symbol === undefined) throw new RangeError(`a strip holds ${strip[index % strip.length]}`);
  return symbol;
}

const windowOf = ({ strips }: ClassicModel, stops: readonly number[]): ClassicSymbol[][] =>
  strips.map((strip, reel) => Array.from({ length: ROWS }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)));

/** What a line pays: the first symbol of it that is no wild, as far as it runs from the left with wilds for it. */
export function linePays(model: ClassicModel, cells: readonly ClassicSymbol[]): Omit<LineWin, 'line'> | null {
  const symbol = cells.find((cell) => cell !== 'W') ?? 'W';
  const broken = cells.findIndex((cell) => cell !== symbol && cell !== 'W');
  const count = broken === -1 ? REELS : broken;
  const pays = count < 2 ? 0 : (model.linesX100[symbol][count - 2] ?? 0);
  if (pays === 0) return null;
  const wilds = symbol === 'W' ? 0 : cells.slice(0, count).filter((cell) => cell === 'W').length;
  const times = model.wildTimes ** wilds;
  return { symbol, count, times, paysX100: pays * times };
}

/** What reels that stand so pay. Pure: pages and records show stored rounds with it. */
export function evaluate(model: ClassicModel, stops: readonly number[]): ClassicRound {
  const window = windowOf(model, stops);
  const wins = LINES.slice(0, model.lines).flatMap((rows, line) => {
    const won = linePays(
      model,
      window.flatMap((column, reel) => column[rows[reel] ?? 0] ?? []),
    );
    return won ? [{ line, ...won }] : [];
  });
  return { stops, window, wins, paysX100: wins.reduce((sum, { paysX100 }) => sum + paysX100, 0) };
}

/** Plays a round: where each reel stands, first reel first. */
export const play = (model: ClassicModel, draws: DrawSource): ClassicRound =>
  evaluate(
    model,
    model.strips.map((strip) => draws.below(strip.length)),
  );
